/*
 * Runs before everything else, in any browser: written in the oldest JavaScript, not a module.
 * Shows the ready-made message of index.html when the page can't start: no modules, no WebAssembly, or a script that
 * did not arrive. A page that did start takes the message away by itself.
 */
(function () {
  "use strict";
  var root = document.documentElement;
  var page = /** @type {any} */ (window);

  /** @param {string} id */
  function show(id) {
    if (root.getAttribute("data-page") === "ready") return;
    root.setAttribute("data-engine", "failed"); // at once: the main script looks at it before it starts
    if (page.early) page.early.worker.terminate();
    whenReady(function () {
      var box = document.getElementById(id);
      if (box) box.hidden = false;
    });
  }

  function isSupported() {
    var script = document.createElement("script");
    return "noModule" in script && typeof WebAssembly === "object" && typeof Worker === "function" && supportsModuleWorkers();
  }

  /* A browser that knows module workers looks at the option before anything else; the throw keeps it from starting one. */
  function supportsModuleWorkers() {
    var asked = false;
    try {
      var options = /** @type {any} */ ({ get type() { asked = true; throw new Error("seen"); } });
      new Worker("guard.js", options);
    } catch (seen) {
      return asked;
    }
    return asked;
  }

  /** @param {() => void} act */
  function whenReady(act) {
    if (document.readyState !== "loading") act();
    else document.addEventListener("DOMContentLoaded", act);
  }

  /* On a later visit everything is there: Python need not wait for the page's scripts, which take its worker over. */
  function startEarly() {
    if (!isLaterVisit()) return;
    var own = /** @type {HTMLScriptElement} */ (document.currentScript).src;
    if (!own) return; // in the single file the worker is inside, out of reach from here
    var worker = new Worker(own.replace("guard.js", "engine/worker.js"), { type: "module", name: "later visit" });
    var early = page.early = { worker: worker, events: /** @type {Event[]} */ ([]) };
    worker.onmessage = worker.onerror = function (/** @type {Event} */ event) {
      event.preventDefault();
      early.events.push(event);
    };
  }

  /* A frame in a sandbox may not even ask. */
  function isLaterVisit() {
    try {
      return navigator.serviceWorker && navigator.serviceWorker.controller;
    } catch (forbidden) {
      return null;
    }
  }

  /* A browser keeps what arrived, damaged or not: first the page's parts are fetched past its cache. */
  function tryAgain() {
    if (typeof fetch !== "function") return reload();
    setTimeout(reload, 10000); // on a line that stands still
    var parts = document.querySelectorAll("script[src], link[rel=modulepreload], link[rel=stylesheet]");
    var fetched = [];
    for (var i = 0; i < parts.length; i++) fetched.push(renew(/** @type {any} */ (parts[i]).src || /** @type {any} */ (parts[i]).href));
    Promise.all(fetched).then(reload);
  }

  /**
   * To its end: what is on its way when the page goes is not kept. What does not come shows after the reload.
   * @param {string} address
   */
  function renew(address) {
    return fetch(address, { cache: "reload" }).then(function (response) { return response.arrayBuffer(); }).then(null, function () {});
  }

  function reload() {
    location.reload();
  }

  var buttons = document.getElementsByTagName("button");
  whenReady(function () {
    for (var i = 0; i < buttons.length; i++) {
      if (buttons[i].className === "button try-again") buttons[i].onclick = tryAgain;
    }
  });

  /* A module that is missing or broken announces itself on its element, or as an error of the window. */
  window.addEventListener("error", function () { show("broken"); }, true);
  window.addEventListener("unhandledrejection", function () { show("broken"); });

  if (!isSupported()) show("unsupported");
  else startEarly();
})();

// The part of zzfx that the page uses; the package has no types of its own.
export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;

"""What every game shares: the contract, options, events, errors, random numbers."""

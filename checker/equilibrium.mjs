// Strategic games and their equilibria.

/** Judges by kind. */
export const EQUILIBRIUM = {};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const equilibriumGames = () => ({});

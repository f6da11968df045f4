// Models of duopoly.

/** Judges by kind. */
export const DUOPOLY = {};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const duopolyGames = () => ({});

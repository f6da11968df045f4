// Coalitional games.

/** Judges by kind. */
export const COALITION = {};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const coalitionGames = () => ({});

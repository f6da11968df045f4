// Cooperative games of two players.

/** Judges by kind. */
export const BARGAINING = {};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const bargainingGames = () => ({});

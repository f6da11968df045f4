// Poker with hands from the unit interval.

/** Judges by kind. */
export const POKER = {};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const pokerGames = () => ({});

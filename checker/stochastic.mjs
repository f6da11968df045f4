// Games inside games: recursive and stochastic systems.

/** Judges by kind. */
export const STOCHASTIC = {};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const stochasticGames = () => ({});

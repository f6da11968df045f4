// Utility and contraction maps.

/** Judges by kind. */
export const APPENDIX = {};

/** Makers of small random documents by kind, on the random numbers of random.mjs. */
export const appendixGames = () => ({});

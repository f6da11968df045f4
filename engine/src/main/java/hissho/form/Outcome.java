package hissho.form;

import hissho.number.RationalVector;

/** Something that can come of a game: a name, which may be empty, and what it pays each player. */
public record Outcome(String name, RationalVector payoffs) {}

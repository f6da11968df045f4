package hissho.play;

import hissho.number.Rational;

/** A move with the probability it is made with. */
public record Weighted(Move move, Rational weight) {}

package hissho.duopoly;

import hissho.number.Rational;

/** What a firm pays: so much for each unit, and a fixed cost whatever it makes. */
record Firm(Rational unit, Rational fixed) {}

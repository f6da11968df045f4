package hissho.duopoly;

import hissho.number.Rational;

/** Linear terms as a book prints them. */
final class Lines {

    private Lines() {}

    /** A factor times a letter: p, 3·p, 1/4·p; nothing where the factor is zero. */
    static String times(Rational factor, String letter) {
        if (factor.isZero()) return "";
        return factor.equals(Rational.ONE) ? letter : factor + "·" + letter;
    }
}

package hissho.bargaining;

import hissho.document.Node;
import hissho.number.Rational;
import java.util.List;

/** What I and II receive. */
record Point(Rational x, Rational y) {

    static Point read(Node node) {
        List<Rational> both = node.pair();
        return new Point(both.get(0), both.get(1));
    }

    List<Rational> facts() {
        return List.of(x, y);
    }

    Point plus(Point other) {
        return new Point(x.plus(other.x), y.plus(other.y));
    }

    Point minus(Point other) {
        return new Point(x.minus(other.x), y.minus(other.y));
    }

    Point times(Rational factor) {
        return new Point(x.times(factor), y.times(factor));
    }

    /** Twice the area of the triangle with another direction: positive where the other lies to the left. */
    Rational cross(Point other) {
        return x.times(other.y).minus(y.times(other.x));
    }

    Rational dot(Point other) {
        return x.times(other.x).plus(y.times(other.y));
    }

    boolean atLeast(Point other) {
        return x.compareTo(other.x) >= 0 && y.compareTo(other.y) >= 0;
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}

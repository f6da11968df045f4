package hissho.impartial.nimber;

import java.math.BigInteger;

/** An expression of nim arithmetic: what is computed, before it is. */
public sealed interface NimExpression {

    /** What the expression comes to; dividing by 0 is an {@link ArithmeticException}. */
    Nimber value();

    /** The expression as people write it. */
    String print();

    record Literal(Nimber number) implements NimExpression {
        @Override
        public Nimber value() {
            return number;
        }

        @Override
        public String print() {
            return number.toString();
        }
    }

    record Plus(NimExpression left, NimExpression right) implements NimExpression {
        @Override
        public Nimber value() {
            return left.value().plus(right.value());
        }

        @Override
        public String print() {
            return left.print() + " ⊕ " + right.print();
        }
    }

    record Times(NimExpression left, NimExpression right) implements NimExpression {
        @Override
        public Nimber value() {
            return left.value().times(right.value());
        }

        @Override
        public String print() {
            return factor(left) + " ⊗ " + factor(right);
        }
    }

    record Over(NimExpression left, NimExpression right) implements NimExpression {
        @Override
        public Nimber value() {
            return left.value().over(right.value());
        }

        @Override
        public String print() {
            return factor(left) + " ⊘ " + (right instanceof Literal ? right.print() : "(" + right.print() + ")");
        }
    }

    record Power(NimExpression base, BigInteger exponent) implements NimExpression {
        @Override
        public Nimber value() {
            return base.value().power(exponent);
        }

        @Override
        public String print() {
            return (base instanceof Literal ? base.print() : "(" + base.print() + ")") + "^" + exponent;
        }
    }

    record Root(NimExpression of) implements NimExpression {
        @Override
        public Nimber value() {
            return of.value().squareRoot();
        }

        @Override
        public String print() {
            return "√" + (of instanceof Literal ? of.print() : "(" + of.print() + ")");
        }
    }

    private static String factor(NimExpression expression) {
        return expression instanceof Plus ? "(" + expression.print() + ")" : expression.print();
    }
}

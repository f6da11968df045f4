package hissho.impartial.nimber;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.Map;

/**
 * Undoes the operations of an expression with products by the rules of Fermat powers: quotients are multiplied back, roots squared.
 * Products of too many terms are taken from the solver, which is then said.
 */
final class NimCheck {

    private static final int MOST_TERMS = 5_000;

    private final FermatProducts products = new FermatProducts();
    private final Progress progress;
    private boolean complete = true;

    NimCheck(Progress progress) {
        this.progress = progress;
    }

    /** Whether the expression has this value. */
    boolean holds(NimExpression expression, Nimber value) {
        progress.check();
        return switch (expression) {
            case NimExpression.Literal literal -> literal.number().equals(value);
            case NimExpression.Plus plus ->
                value(plus.left()).plus(value(plus.right())).equals(value);
            case NimExpression.Times times ->
                product(value(times.left()), value(times.right())).equals(value);
            case NimExpression.Over over -> {
                Nimber divisor = value(over.right());
                yield !divisor.isZero() && product(value, divisor).equals(value(over.left()));
            }
            case NimExpression.Power power -> power(value(power.base()), power.exponent(), value);
            case NimExpression.Root root -> product(value, value).equals(value(root.of()));
        };
    }

    /** The value of a part, which is checked where it is not plain. */
    private Nimber value(NimExpression part) {
        Nimber value = part.value();
        return holds(part, value) ? value : value.plus(Nimber.ONE);
    }

    private boolean power(Nimber base, BigInteger exponent, Nimber value) {
        Nimber result = Nimber.ONE;
        BigInteger factors = exponent.abs();
        for (int bit = factors.bitLength() - 1; bit >= 0; bit--) {
            result = product(result, result);
            if (factors.testBit(bit)) result = product(result, base);
        }
        return exponent.signum() < 0 ? product(result, value).equals(Nimber.ONE) : result.equals(value);
    }

    Nimber product(Nimber a, Nimber b) {
        progress.check();
        if ((long) a.value().bitCount() * b.value().bitCount() > MOST_TERMS) {
            complete = false;
            return a.times(b);
        }
        return new Nimber(products.product(a.value(), b.value()));
    }

    /** What was found, with the extent it deserves. */
    Certificate certificate(boolean holds, String says, Map<String, Object> data) {
        return new Certificate.SecondWay(
                holds,
                complete ? Extent.everything() : new Extent.Part(Message.of("nimber.certificate.large")),
                Message.of(says),
                data);
    }
}

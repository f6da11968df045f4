package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Locale;

/** Both call a number; I wins if the sum is odd and II if it is even, and the loser pays the sum or the product. */
public record OddOrEven(List<Integer> calls, Payment payment) implements NamedGame {

    private static final Field<List<Integer>> CALLS =
            Field.optional("calls", Shape.listOf(Shape.whole(0, 1_000_000), 1, Family.LARGEST), List.of(1, 2));
    private static final Field<Payment> PAYMENT = Field.optional(
            "payment",
            Shape.choice("sum", "product").as(name -> Payment.valueOf(name.toUpperCase(Locale.ROOT))),
            Payment.SUM);

    public static final Family FAMILY =
            Family.of("odd-or-even", p -> new OddOrEven(CALLS.in(p), PAYMENT.in(p)), CALLS, PAYMENT);

    public enum Payment {
        SUM,
        PRODUCT
    }

    public OddOrEven {
        calls = List.copyOf(calls);
    }

    @Override
    public String family() {
        return "odd-or-even";
    }

    @Override
    public MatrixGame matrix() {
        List<String> names = calls.stream().map(String::valueOf).toList();
        return new MatrixGame(
                RationalMatrix.generate(calls.size(), calls.size(), (i, j) -> pay(calls.get(i), calls.get(j))),
                names,
                names);
    }

    private Rational pay(long mine, long yours) {
        Rational amount = Rational.of(payment == Payment.SUM ? mine + yours : mine * yours);
        return (mine + yours) % 2 == 1 ? amount : amount.negated();
    }
}

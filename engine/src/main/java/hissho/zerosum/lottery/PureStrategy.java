package hissho.zerosum.lottery;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

/** A pure strategy as the mixed strategy that plays it for certain. */
public record PureStrategy(int strategies, int pure) implements Inquiry.Asked {

    private static final Field<Integer> STRATEGIES = Field.required("strategies", Shape.whole(1, 100_000));
    private static final Field<Integer> PURE = Field.required("pure", Shape.whole(1, 100_000));

    public static final Inquiry<PureStrategy> KIND = new Inquiry<>(
            new Listing("mixed-strategy", "lottery", Chapter.MATRIX),
            Shape.fields(STRATEGIES, PURE),
            PureStrategy::read,
            List.of("mixed"));

    private static PureStrategy read(Node document) {
        int strategies = STRATEGIES.in(document);
        return new PureStrategy(strategies, document.get("pure").whole(1, strategies));
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("mixed", () -> RationalVector.unit(strategies, pure - 1));
    }

    @Override
    public Certificate check(Progress progress) {
        List<Rational> mixed = new ArrayList<>();
        for (int k = 1; k <= strategies; k++) mixed.add(k == pure ? Rational.ONE : Rational.ZERO);
        return Inquiry.again(InOrder.of("mixed", RationalVector.of(mixed)));
    }
}

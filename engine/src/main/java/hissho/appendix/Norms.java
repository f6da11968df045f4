package hissho.appendix;

import hissho.document.Field;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.List;

/** The size of a vector in the three usual metrics. */
record Norms(RationalVector x) implements Inquiry.Asked {

    private static final Field<List<Rational>> X = Field.required("x", Lotteries.NUMBERS);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("vector-norms", "appendix", Chapter.APPENDIX),
                Shape.fields(X),
                document -> new Norms(document.get("x").vector()),
                List.of("euclidean", "l1", "sup"));
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts();
        for (Metric metric : Metric.values()) facts.put(metric.key(), ROOTS, () -> metric.size(x));
        return facts;
    }

    /** A root may be written without brackets. */
    static final Compare ROOTS =
            (answered, expected) -> (answered instanceof String mine && expected instanceof String theirs)
                    ? plain(mine).equals(plain(theirs))
                    : Compare.EXACT.agree(answered, expected);

    private static String plain(String root) {
        return root.replaceAll("[\\s()]", "");
    }
}

package hissho.stochastic.guess;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The chance to win Guess it! with equal hands, size by size. */
record GuessDiagonal(GuessRange.Span sizes) implements Inquiry.Asked {

    private static final Field<GuessRange.Span> SIZES = Field.required("diagonal", GuessRange.Span.SHAPE);
    private static final int DECIMALS = 8;
    private static final Rational TOLERANCE = Rational.of(1, 100_000_000);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("guess-it-diagonal", "stochastic", Chapter.RECURSIVE),
                Shape.fields(SIZES),
                node -> new GuessDiagonal(SIZES.in(node)),
                List.of("decimals", "values"));
    }

    @Override
    public Facts answers(Progress progress) {
        GuessTable table = GuessTable.upTo(sizes.to(), progress);
        return new Facts()
                .put(
                        "decimals",
                        Compare.near(TOLERANCE),
                        () -> each(size -> value(table, size).toDecimal(DECIMALS)))
                .put(
                        "values",
                        Compare.EXACT,
                        () -> each(size -> value(table, size)),
                        (words, values) -> words.write(each(size -> words.brief(value(table, size)))));
    }

    private static Rational value(GuessTable table, int size) {
        return table.value(new GuessIt(size, size));
    }

    private Map<String, Object> each(Function<Integer, Object> said) {
        Map<String, Object> map = new LinkedHashMap<>();
        sizes.numbers().forEach(size -> map.put(Integer.toString(size), said.apply(size)));
        return map;
    }

    @Override
    public Certificate check(Progress progress) {
        Set<GuessIt> all = new LinkedHashSet<>();
        sizes.numbers().forEach(size -> all.addAll(GuessTable.reachable(new GuessIt(size, size))));
        return GuessCertificate.of(GuessTable.upTo(sizes.to(), progress), all, progress);
    }
}

package hissho.coalition.bankruptcy;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Claims on an estate of any size: how each rule divides as the estate grows. */
public final class SweepKind implements Kind<SweepQuestion> {

    /** Random arrival changes at sums of claims, of which there may be two to this power. */
    static final int MOST_CLAIMS = 12;

    private static final Field<List<Rational>> CLAIMS =
            Field.required("claims", Shape.listOf(Shape.number(), 1, MOST_CLAIMS));
    private static final Field<List<String>> NAMES =
            Field.optional("names", Shape.listOf(Shape.text(), 1, MOST_CLAIMS));
    private static final Field<List<Rational>> RANGE =
            Field.optional("estateRange", Shape.listOf(Shape.number(), 2, 2));
    private static final Field<List<Rational>> ESTATES =
            Field.optional("estates", Shape.listOf(Shape.number(), 1, 1_000), List.of());
    private static final Field<String> SOLUTION = Field.optional(
            "solution", Shape.choice("nucleolus", "shapley", "proRata", "equalAwards", "equalLosses"), "nucleolus");

    @Override
    public Listing listing() {
        return new Listing("estate-sweep", "value", Chapter.COALITION);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(CLAIMS, NAMES, RANGE, ESTATES, SOLUTION);
    }

    @Override
    public List<String> facts() {
        return SweepSolution.FACTS;
    }

    @Override
    public SweepQuestion read(Node document) {
        List<Rational> claims = CLAIMS.in(document);
        for (Node claim : document.get("claims").list())
            if (claim.rational().isNegative()) throw claim.bad("coalition.bad.negative", claim.rational());
        Rational total = Division.total(claims);
        if (!total.isPositive()) throw document.get("claims").bad("value.bad.no-claims");
        Optional<List<Rational>> range = RANGE.find(document);
        range.ifPresent(pair -> {
            if (pair.get(0).compareTo(pair.get(1)) >= 0)
                throw document.get("estateRange").bad("value.bad.range");
            within(document.get("estateRange"), total);
        });
        document.find("estates").ifPresent(node -> within(node, total));
        return new SweepQuestion(
                claims,
                names(document, claims.size()),
                range.orElse(List.of(Rational.ZERO, total)),
                ESTATES.in(document),
                Rule.of(SOLUTION.in(document)).orElseThrow());
    }

    private static void within(Node numbers, Rational total) {
        for (Node number : numbers.list())
            if (number.rational().isNegative() || number.rational().compareTo(total) > 0)
                throw number.bad("core.bad.out-of-range", number.rational(), 0, total);
    }

    /** The names given, or letters. */
    private static List<String> names(Node document, int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) names.add(String.valueOf((char) ('A' + i)));
        Optional<List<String>> given = NAMES.find(document);
        if (given.isEmpty()) return names;
        Node node = document.get("names");
        if (given.get().size() != count)
            throw node.badSize(count, count, given.get().size());
        if (new HashSet<>(given.get()).size() < count) throw node.bad("coalition.bad.names-twice");
        return given.get();
    }

    @Override
    public Solution solve(SweepQuestion question, Progress progress) {
        Map<Rule, Supplier<EstateSweep>> sweeps = new EnumMap<>(Rule.class);
        for (Rule rule : Rule.values())
            sweeps.put(rule, new Once<>(() -> EstateSweep.of(rule, question.claims(), progress)));
        return new SweepSolution(question, sweeps, progress);
    }
}

package hissho.zerosum.invariance;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.question.LineNames;
import hissho.zerosum.question.MatrixFacts;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Everything the symmetries of a matrix game can be asked: group, orbits, quotient, invariant optima, and claims about them. */
final class SymmetryFacts {

    /** What is also asked of any matrix game. */
    private static final List<String> SOLUTION =
            List.of("row", "col", "favors", "uniqueRow", "uniqueCol", "rowExtreme", "colExtreme", "saddlePoints");

    static final List<String> KEYS = List.copyOf(of(
                    new SymmetryKind.Asked(
                            MatrixGame.of(new long[] {0}),
                            new LineNames(List.of("1"), false),
                            new LineNames(List.of("1"), false),
                            List.of(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty()),
                    () -> {
                        throw new IllegalStateException("nothing is solved for the names of the facts");
                    },
                    Progress.atMost(0))
            .keys());

    private final SymmetryKind.Asked asked;
    private final RationalMatrix payoffs;
    private final Supplier<Invariance> found;

    private SymmetryFacts(SymmetryKind.Asked asked, Supplier<Invariance> found) {
        this.asked = asked;
        this.payoffs = asked.game().payoffs();
        this.found = found;
    }

    static Facts of(SymmetryKind.Asked asked, Supplier<Invariance> found, Progress progress) {
        SymmetryFacts made = new SymmetryFacts(asked, found);
        Facts facts = made.group().putAll(made.claims());
        Facts solved = MatrixFacts.of(asked.game(), progress);
        for (String key : SOLUTION) facts.put(solved.find(key).orElseThrow());
        return facts;
    }

    private Facts group() {
        LineNames rows = asked.rows();
        LineNames columns = asked.columns();
        return new Facts()
                .put("groupOrder", () -> found.get().group().order())
                .put(
                        "rowOrbits",
                        rows.groups(),
                        () -> labelled(found.get().rowOrbits(), asked.game().rows()),
                        (words, orbits) -> written(orbits))
                .put(
                        "colOrbits",
                        columns.groups(),
                        () -> labelled(found.get().columnOrbits(), asked.game().columns()),
                        (words, orbits) -> written(orbits))
                .put(
                        "quotient",
                        Compare.accepted(expected -> QuotientGame.sameUpToOrder(
                                found.get().quotient().game().payoffs(),
                                Node.root(expected).matrix(InvarianceGroup.MOST_ENTRIES))),
                        () -> found.get().quotient().game().payoffs())
                .put("value", () -> found.get().value())
                .put("invariant", asked::allHold)
                .put("generatorCols", symmetry(payoffs), () -> generator(Symmetry::columns))
                .put("generatorRows", symmetry(payoffs.transposed()), () -> generator(Symmetry::rows))
                .put(
                        "rowOrbitRepresentatives",
                        representatives(rows, () -> found.get().rowOrbits()),
                        () -> firsts(found.get().rowOrbits(), rows))
                .put(
                        "colOrbitRepresentatives",
                        representatives(columns, () -> found.get().columnOrbits()),
                        () -> firsts(found.get().columnOrbits(), columns))
                .put("rowOrbitSizes", Compare.MULTISET, () -> sizes(found.get().rowOrbits()))
                .put("colOrbitSizes", Compare.MULTISET, () -> sizes(found.get().columnOrbits()))
                .put("fullSize", () -> List.of(payoffs.height(), payoffs.width()))
                .put("reduced", () -> Duplicates.of(payoffs).reduced())
                .put(
                        "duplicateRows",
                        rows.groups(),
                        () -> several(Duplicates.of(payoffs).rows(), rows))
                .put(
                        "duplicateCols",
                        columns.groups(),
                        () -> several(Duplicates.of(payoffs).columns(), columns));
    }

    private static List<List<String>> labelled(List<List<Integer>> orbits, List<String> labels) {
        return orbits.stream().map(o -> o.stream().map(labels::get).toList()).toList();
    }

    private static String written(List<List<String>> orbits) {
        return orbits.stream().map(o -> "{" + String.join(", ", o) + "}").collect(Collectors.joining(" "));
    }

    private @Nullable List<Integer> generator(Function<Symmetry, Permutation> side) {
        return found.get().group().generators().stream()
                .findFirst()
                .map(g -> side.apply(g).fromOne())
                .orElse(null);
    }

    private static List<List<Object>> several(List<List<Integer>> groups, LineNames names) {
        return groups.stream().filter(g -> g.size() > 1).map(names::names).toList();
    }

    private static List<Object> firsts(List<List<Integer>> orbits, LineNames names) {
        return orbits.stream().map(orbit -> names.name(orbit.getFirst())).toList();
    }

    private static List<Integer> sizes(List<List<Integer>> orbits) {
        return orbits.stream().map(List::size).toList();
    }

    /** One line of each orbit, whichever. */
    private static Compare representatives(LineNames names, Supplier<List<List<Integer>>> orbits) {
        return Compare.accepted(expected -> {
            List<Integer> lines = names.indices(Node.root(expected));
            return lines.size() == orbits.get().size()
                    && orbits.get().stream().allMatch(orbit -> lines.stream().anyMatch(orbit::contains));
        });
    }

    /** A permutation of the columns that is a symmetry and not the identity. */
    private static Compare symmetry(RationalMatrix payoffs) {
        return Compare.accepted(
                expected -> Permutation.fromOne(Node.root(expected).wholes(1, payoffs.width()))
                        .filter(g -> g.size() == payoffs.width() && !g.isIdentity())
                        .filter(g -> Symmetry.test(payoffs, g) instanceof Symmetry.Verdict.Holds)
                        .isPresent());
    }

    // ---- what was claimed

    private Facts claims() {
        return new Facts()
                .put("squaredPermutation", () -> given().then(given()).fromOne())
                .put("inversePermutation", () -> given().inverse().fromOne())
                .put(
                        "rowPermutation",
                        () -> Symmetry.test(payoffs, given()) instanceof Symmetry.Verdict.Holds holds
                                ? holds.symmetry().rows().fromOne()
                                : null)
                .put(
                        "counterexampleRow",
                        Compare.accepted(expected -> !payoffs.rows()
                                .contains(
                                        Symmetry.image(payoffs.row(asked.rows().index(expected)), given()))),
                        () -> failing()
                                .map(fails -> asked.rows().name(fails.row()))
                                .orElse(null))
                .put(
                        "image",
                        Compare.accepted(expected -> isImage(Node.root(expected).vector())),
                        () -> failing().map(Symmetry.Verdict.Fails::image).orElse(null))
                .put("colInvariant", this::mean)
                .put("meanOptimal", () -> optimalColumn(mean()))
                .put("optimal", () -> {
                    if (asked.p().isEmpty() && asked.q().isEmpty())
                        throw new NotAnswered(Message.of("matrix.unasked", "p"));
                    return asked.p().map(this::optimalRow).orElse(true)
                            && asked.q().map(this::optimalColumn).orElse(true);
                });
    }

    private Permutation given() {
        return asked.permutations().stream()
                .findFirst()
                .orElseThrow(() -> new NotAnswered(Message.of("matrix.unasked", "permutations")));
    }

    private Optional<Symmetry.Verdict.Fails> failing() {
        return Symmetry.test(payoffs, given()) instanceof Symmetry.Verdict.Fails fails
                ? Optional.of(fails)
                : Optional.empty();
    }

    private boolean isImage(RationalVector image) {
        return !payoffs.rows().contains(image)
                && payoffs.rows().stream()
                        .anyMatch(r -> Symmetry.image(r, given()).equals(image));
    }

    private RationalVector mean() {
        RationalVector q = asked.q().orElseThrow(() -> new NotAnswered(Message.of("matrix.unasked", "q")));
        return Invariance.averagedOver(asked.permutations(), found.get(), q)
                .orElseThrow(() -> new NotAnswered(Message.of("invariance.no-average")))
                .mean();
    }

    private boolean optimalRow(RationalVector p) {
        return p.isDistribution()
                && asked.game().secures(new Mixed(p), found.get().value());
    }

    private boolean optimalColumn(RationalVector q) {
        return q.isDistribution()
                && asked.game().concedes(new Mixed(q), found.get().value());
    }
}

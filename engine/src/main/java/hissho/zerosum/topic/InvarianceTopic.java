package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.blotto.Allocation;
import hissho.zerosum.blotto.Blotto;
import hissho.zerosum.invariance.Duplicates;
import hissho.zerosum.invariance.Invariance;
import hissho.zerosum.invariance.InvarianceGroup;
import hissho.zerosum.invariance.Permutation;
import hissho.zerosum.invariance.QuotientGame;
import hissho.zerosum.invariance.Symmetry;
import hissho.zerosum.named.GameInput;
import hissho.zerosum.search.Battleship;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Symmetry group, orbits, quotient, invariant optima. */
final class InvarianceTopic {

    private InvarianceTopic() {}

    static List<Topic> all() {
        return List.of(new Topic(
                "invariance",
                Set.of("matrix", "rowLabels", "colLabels", "game", "params", "colPermutation", "groupCols", "p", "q"),
                InvarianceTopic::answer));
    }

    private static Facts answer(Node input) {
        if (input.has("game") && input.get("game").text().equals("battleship")) {
            Battleship game = Battleship.read(input.get("params"));
            return new Facts()
                    .put("placements", game::placements)
                    .put("groupOrder", game::symmetryCount)
                    .put("orbits", Compare.SET, () -> SearchTopics.orbits(game));
        }
        Asked asked = new Asked(input);
        Facts answers = asked.solved();
        found(answers, asked, quotient(input, asked));
        input.find("colPermutation").ifPresent(node -> proposed(answers, asked, permutation(node, asked)));
        if (input.has("groupCols")) given(answers, asked);
        if (input.has("p") || (input.has("q") && !input.has("groupCols"))) judged(answers, asked);
        return answers;
    }

    /** The orbits: for Blotto those of the posts' permutations, for any other game those of the whole group. */
    private static Once<QuotientGame> quotient(Node input, Asked asked) {
        if (input.has("game") && !input.has("matrix") && GameInput.named(input) instanceof Blotto blotto)
            return new Once<>(() -> new QuotientGame(
                    asked.game,
                    classes(Allocation.all(blotto.blotto(), blotto.posts())),
                    classes(Allocation.all(blotto.kije(), blotto.posts()))));
        return new Once<>(() -> {
            Invariance all = Invariance.of(asked.game, Progress.none());
            return new QuotientGame(asked.game, all.rowOrbits(), all.columnOrbits());
        });
    }

    private static List<List<Integer>> classes(List<Allocation> allocations) {
        List<Allocation> sorted = allocations.stream().map(Allocation::sorted).toList();
        return sorted.stream()
                .distinct()
                .map(each -> java.util.stream.IntStream.range(0, sorted.size())
                        .filter(i -> sorted.get(i).equals(each))
                        .boxed()
                        .toList())
                .toList();
    }

    private static void found(Facts answers, Asked asked, Once<QuotientGame> quotient) {
        LineNames rows = new LineNames(asked.game.rows(), asked.rows.labelled() || asked.input.has("game"));
        LineNames columns = new LineNames(asked.game.columns(), asked.columns.labelled() || asked.input.has("game"));
        Once<Duplicates> duplicates = new Once<>(() -> Duplicates.of(asked.game.payoffs()));
        Once<InvarianceGroup> group =
                new Once<>(() -> InvarianceGroup.of(duplicates.get().reduced(), Progress.none()));
        answers.put("groupOrder", () -> group.get().order())
                .put(
                        "generatorCols",
                        symmetric(asked.game.payoffs()),
                        () -> group.get().generators().stream()
                                .findFirst()
                                .map(g -> g.columns().fromOne())
                                .orElse(null))
                .put(
                        "generatorRows",
                        symmetric(asked.game.payoffs().transposed()),
                        () -> group.get().generators().stream()
                                .findFirst()
                                .map(g -> g.rows().fromOne())
                                .orElse(null))
                .put("rowOrbits", sets(rows), () -> named(quotient.get().rowOrbits(), rows))
                .put("colOrbits", sets(columns), () -> named(quotient.get().columnOrbits(), columns))
                .put(
                        "rowOrbitRepresentatives",
                        representatives(rows, () -> quotient.get().rowOrbits()),
                        () -> firsts(quotient.get().rowOrbits(), rows))
                .put(
                        "colOrbitRepresentatives",
                        representatives(columns, () -> quotient.get().columnOrbits()),
                        () -> firsts(quotient.get().columnOrbits(), columns))
                .put(
                        "rowOrbitSizes",
                        Compare.MULTISET,
                        () -> sizes(quotient.get().rowOrbits()))
                .put(
                        "colOrbitSizes",
                        Compare.MULTISET,
                        () -> sizes(quotient.get().columnOrbits()))
                .put("fullSize", () -> List.of(asked.game.height(), asked.game.width()))
                .put(
                        "quotient",
                        Compare.accepted(expected -> sameUpToOrder(
                                quotient.get().game().payoffs(),
                                Node.root(expected).matrix(100_000))),
                        () -> quotient.get().game().payoffs())
                .put("reduced", () -> duplicates.get().reduced())
                .put(
                        "duplicateRows",
                        sets(rows),
                        () -> named(several(duplicates.get().rows()), rows))
                .put(
                        "duplicateCols",
                        sets(columns),
                        () -> named(several(duplicates.get().columns()), columns));
    }

    private static List<List<Integer>> several(List<List<Integer>> groups) {
        return groups.stream().filter(g -> g.size() > 1).toList();
    }

    private static List<List<Object>> named(List<List<Integer>> orbits, LineNames names) {
        return orbits.stream().map(names::names).toList();
    }

    private static List<Object> firsts(List<List<Integer>> orbits, LineNames names) {
        return orbits.stream().map(orbit -> names.name(orbit.getFirst())).toList();
    }

    private static List<Integer> sizes(List<List<Integer>> orbits) {
        return orbits.stream().map(List::size).toList();
    }

    /** Lists of groups of lines, as sets of sets. */
    private static Compare sets(LineNames names) {
        return (answered, expected) -> groups(answered, names).equals(groups(expected, names));
    }

    private static Set<Set<Integer>> groups(@Nullable Object value, LineNames names) {
        Set<Set<Integer>> groups = new HashSet<>();
        if (value instanceof Collection<?> many)
            for (Object group : many) groups.add(new HashSet<>(names.indices(Node.root(group))));
        return groups;
    }

    /** One line of each orbit, whichever. */
    private static Compare representatives(LineNames names, java.util.function.Supplier<List<List<Integer>>> orbits) {
        return Compare.accepted(expected -> {
            List<Integer> lines = names.indices(Node.root(expected));
            return lines.size() == orbits.get().size()
                    && orbits.get().stream().allMatch(orbit -> lines.stream().anyMatch(orbit::contains));
        });
    }

    /** A permutation of the columns that is a symmetry and not the identity. */
    private static Compare symmetric(RationalMatrix payoffs) {
        return Compare.accepted(expected -> {
            Optional<Permutation> given =
                    Permutation.fromOne(Node.root(expected).wholes(1, payoffs.width()));
            return given.isPresent()
                    && given.get().size() == payoffs.width()
                    && !given.get().isIdentity()
                    && Symmetry.test(payoffs, given.get()) instanceof Symmetry.Verdict.Holds;
        });
    }

    /** Whether two matrices are equal after some reordering of rows and columns. */
    static boolean sameUpToOrder(RationalMatrix a, RationalMatrix b) {
        if (a.height() != b.height() || a.width() != b.width()) return false;
        return matchColumns(a, b, new ArrayList<>());
    }

    private static boolean matchColumns(RationalMatrix a, RationalMatrix b, List<Integer> chosen) {
        List<RationalVector> left = new ArrayList<>();
        List<RationalVector> right = new ArrayList<>();
        int k = chosen.size();
        for (int i = 0; i < a.height(); i++) {
            int row = i;
            left.add(RationalVector.generate(k, j -> a.get(row, chosen.get(j))));
            right.add(RationalVector.generate(k, j -> b.get(row, j)));
        }
        if (!Compare.MULTISET.agree(
                left, right.stream().map(RationalVector::toList).toList())) return false;
        if (k == a.width()) return true;
        for (int j = 0; j < a.width(); j++) {
            if (chosen.contains(j)) continue;
            chosen.add(j);
            if (matchColumns(a, b, chosen)) return true;
            chosen.removeLast();
        }
        return false;
    }

    private static Permutation permutation(Node node, Asked asked) {
        Optional<Permutation> read =
                Permutation.fromOne(node.wholes(1, asked.game.width())).filter(g -> g.size() == asked.game.width());
        return read.orElseThrow(() -> node.bad("invariance.bad.permutation", asked.game.width()));
    }

    private static void proposed(Facts answers, Asked asked, Permutation columns) {
        RationalMatrix payoffs = asked.game.payoffs();
        Symmetry.Verdict verdict = Symmetry.test(payoffs, columns);
        answers.put("invariant", () -> verdict instanceof Symmetry.Verdict.Holds)
                .put("squaredPermutation", () -> columns.then(columns).fromOne())
                .put("inversePermutation", () -> columns.inverse().fromOne());
        switch (verdict) {
            case Symmetry.Verdict.Holds(Symmetry symmetry) ->
                answers.put("rowPermutation", () -> symmetry.rows().fromOne());
            case Symmetry.Verdict.Fails(int row, RationalVector image) ->
                answers.put(
                                "counterexampleRow",
                                Compare.accepted(expected -> !payoffs.rows()
                                        .contains(Symmetry.image(payoffs.row(asked.rows.index(expected)), columns))),
                                () -> asked.rows.name(row))
                        .put(
                                "image",
                                Compare.accepted(expected -> {
                                    RationalVector given = Node.root(expected).vector();
                                    return !payoffs.rows().contains(given)
                                            && payoffs.rows().stream()
                                                    .anyMatch(r -> Symmetry.image(r, columns)
                                                            .equals(given));
                                }),
                                () -> image);
        }
    }

    /** The group that given permutations generate, and the average of a strategy over it. */
    private static void given(Facts answers, Asked asked) {
        List<Permutation> given = asked.input.get("groupCols").list().stream()
                .map(node -> permutation(node, asked))
                .toList();
        List<Permutation> group = Invariance.closure(given, asked.game.width())
                .orElseThrow(() -> new NotAnswered("the group is too large"));
        answers.put(
                "invariant",
                () -> given.stream()
                        .allMatch(g -> Symmetry.test(asked.game.payoffs(), g) instanceof Symmetry.Verdict.Holds));
        if (!asked.input.has("q")) return;
        RationalVector mean = Invariance.symmetrised(asked.needQ(), group);
        answers.put("colInvariant", () -> mean)
                .put("optimal", () -> mean.isDistribution() && asked.solution().isOptimalColumn(new Mixed(mean)));
    }

    /** Whether given strategies are optimal. */
    private static void judged(Facts answers, Asked asked) {
        answers.put(
                "optimal",
                () -> asked.p()
                                .map(p -> p.isDistribution() && asked.solution().isOptimalRow(new Mixed(p)))
                                .orElse(true)
                        && asked.q()
                                .map(q -> q.isDistribution() && asked.solution().isOptimalColumn(new Mixed(q)))
                                .orElse(true));
    }
}

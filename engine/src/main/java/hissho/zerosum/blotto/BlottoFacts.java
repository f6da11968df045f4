package hissho.zerosum.blotto;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.blotto.BlottoSolution.Weighted;
import hissho.zerosum.invariance.QuotientGame;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.question.LineNames;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Everything a Blotto game can be asked: the mixtures of classes, the classes themselves, and the full matrix where it is small. */
final class BlottoFacts {

    static final List<String> KEYS = List.copyOf(of(
                    new BlottoKind.Asked(
                            new Blotto(1, 1, 1),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty(),
                            Optional.empty()),
                    () -> {
                        throw new IllegalStateException("nothing is solved for the names of the facts");
                    },
                    Progress.atMost(0))
            .keys());

    private BlottoFacts() {}

    static Facts of(BlottoKind.Asked asked, Supplier<BlottoSolution> solution, Progress progress) {
        Blotto game = asked.game();
        Once<QuotientGame> quotient = new Once<>(() -> new QuotientGame(
                full(game),
                classes(Allocation.all(game.blotto(), game.posts())),
                classes(Allocation.all(game.kije(), game.posts()))));
        Once<MatrixSolution> whole = new Once<>(() -> MatrixSolver.solve(full(game), progress));
        return new Facts()
                .put("value", () -> solution.get().value())
                .put("row", Compare.WEIGHTS, () -> byClass(solution.get().row()))
                .put("col", Compare.WEIGHTS, () -> byClass(solution.get().column()))
                .put("size", game::size)
                .put("rounds", () -> solution.get().rounds())
                .remarks("rounds")
                .put("favors", () -> favors(solution.get().value()))
                .put(
                        "reducedSize",
                        () -> List.of(
                                Allocation.classes(game.blotto(), game.posts()).size(),
                                Allocation.classes(game.kije(), game.posts()).size()))
                .put(
                        "rowEach",
                        Compare.WEIGHTS,
                        () -> each(asked.row().orElseGet(() -> solution.get().row()), game.blotto(), game.posts()))
                .put(
                        "colEach",
                        Compare.WEIGHTS,
                        () -> each(asked.column().orElseGet(() -> solution.get().column()), game.kije(), game.posts()))
                .put("optimal", () -> optimal(asked, solution.get().value()))
                .put("guarantee", () -> guarantee(asked))
                .put("matrix", () -> full(game).payoffs())
                .put("rowLabels", () -> full(game).rows())
                .put("colLabels", () -> full(game).columns())
                .put(
                        "fullRow",
                        Compare.accepted(p -> secures(whole.get(), vector(p))),
                        () -> whole.get().row().weights())
                .put(
                        "fullCol",
                        Compare.accepted(q -> concedes(whole.get(), vector(q))),
                        () -> whole.get().column().weights())
                .put("uniqueRow", () -> whole.get().rows().unique())
                .put("uniqueCol", () -> whole.get().columns().unique())
                .put("rowExtreme", Compare.SET, () -> extreme(whole.get().rows()))
                .put("colExtreme", Compare.SET, () -> extreme(whole.get().columns()))
                .put("fullSize", () -> List.of(full(game).height(), full(game).width()))
                .put(
                        "rowOrbits",
                        (answered, proposed) -> rows(game).groups().agree(answered, proposed),
                        () -> named(quotient.get().rowOrbits(), full(game).rows()))
                .put(
                        "colOrbits",
                        (answered, proposed) -> columns(game).groups().agree(answered, proposed),
                        () -> named(quotient.get().columnOrbits(), full(game).columns()))
                .put(
                        "rowOrbitRepresentatives",
                        representatives(game.blotto(), game.posts()),
                        () -> firsts(game.blotto(), game.posts()))
                .put(
                        "colOrbitRepresentatives",
                        representatives(game.kije(), game.posts()),
                        () -> firsts(game.kije(), game.posts()))
                .put("rowOrbitSizes", Compare.MULTISET, () -> sizes(game.blotto(), game.posts()))
                .put("colOrbitSizes", Compare.MULTISET, () -> sizes(game.kije(), game.posts()))
                .put(
                        "quotient",
                        Compare.accepted(expected -> QuotientGame.sameUpToOrder(
                                game.quotient().payoffs(), Node.root(expected).matrix(Blotto.MOST_ENTRIES))),
                        () -> quotient.get().game().payoffs());
    }

    private static MatrixGame full(Blotto game) {
        if (!game.isSmall())
            throw new NotAnswered(Message.of("named.bad.blotto-too-large", game.size(), Blotto.MOST_ENTRIES));
        return game.matrix();
    }

    private static String favors(Rational value) {
        return value.isZero() ? "fair" : value.isPositive() ? "I" : "II";
    }

    private static LineNames rows(Blotto game) {
        return new LineNames(Allocation.names(game.blotto(), game.posts()), true);
    }

    private static LineNames columns(Blotto game) {
        return new LineNames(Allocation.names(game.kije(), game.posts()), true);
    }

    private static RationalVector vector(@Nullable Object proposed) {
        return Node.root(proposed).vector();
    }

    private static boolean secures(MatrixSolution solution, RationalVector p) {
        return p.size() == solution.game().height() && p.isDistribution() && solution.isOptimalRow(new Mixed(p));
    }

    private static boolean concedes(MatrixSolution solution, RationalVector q) {
        return q.size() == solution.game().width() && q.isDistribution() && solution.isOptimalColumn(new Mixed(q));
    }

    private static List<RationalVector> extreme(ExtremeOptima optima) {
        if (!optima.complete()) throw new NotAnswered(Message.of("matrix.unknown.too-many"));
        return optima.strategies().stream().map(Mixed::weights).toList();
    }

    private static Map<String, Rational> byClass(List<Weighted> mixture) {
        Map<String, Rational> weights = new LinkedHashMap<>();
        for (Weighted each : mixture) weights.put(each.allocation().className(), each.weight());
        return weights;
    }

    /** The probability of every single allocation, by class. */
    private static Map<String, Rational> each(List<Weighted> mixture, int regiments, int posts) {
        Map<String, Rational> each = new LinkedHashMap<>();
        for (Allocation one : Allocation.classes(regiments, posts)) each.put(one.toString(), Rational.ZERO);
        for (Weighted one : mixture) each.merge(one.allocation().toString(), one.each(), Rational::plus);
        return each;
    }

    private static boolean optimal(BlottoKind.Asked asked, Rational value) {
        if (!asked.isProposal()) throw new NotAnswered(Message.of("matrix.unasked", "p"));
        Blotto game = asked.game();
        boolean single = asked.p()
                        .map(p -> p.isDistribution()
                                && game.matrix().columnPayoffs(p).minimum().equals(value))
                        .orElse(true)
                && asked.q()
                        .map(q -> q.isDistribution()
                                && game.matrix().rowPayoffs(q).maximum().equals(value))
                        .orElse(true);
        return single
                && asked.row()
                        .map(m -> BlottoSolution.distribution(m)
                                && BestReply.ofKije(game, m).payoff().equals(value))
                        .orElse(true)
                && asked.column()
                        .map(m -> BlottoSolution.distribution(m)
                                && BestReply.ofBlotto(game, m).payoff().equals(value))
                        .orElse(true);
    }

    /** What the proposed strategy of Blotto secures, or that of Kije concedes at most. */
    private static Rational guarantee(BlottoKind.Asked asked) {
        MatrixGame game = full(asked.game());
        return asked.p()
                .map(p -> game.columnPayoffs(p).minimum())
                .or(() -> asked.q().map(q -> game.rowPayoffs(q).maximum()))
                .orElseThrow(() -> new NotAnswered(Message.of("matrix.unasked", "p")));
    }

    private static List<List<Integer>> classes(List<Allocation> allocations) {
        List<Allocation> sorted = allocations.stream().map(Allocation::sorted).toList();
        return sorted.stream()
                .distinct()
                .map(each -> IntStream.range(0, sorted.size())
                        .filter(i -> sorted.get(i).equals(each))
                        .boxed()
                        .toList())
                .toList();
    }

    private static List<List<String>> named(List<List<Integer>> orbits, List<String> labels) {
        return orbits.stream().map(o -> o.stream().map(labels::get).toList()).toList();
    }

    private static List<String> firsts(int regiments, int posts) {
        return Allocation.classes(regiments, posts).stream()
                .map(Allocation::toString)
                .toList();
    }

    private static List<BigInteger> sizes(int regiments, int posts) {
        return Allocation.classes(regiments, posts).stream()
                .map(Allocation::classSize)
                .toList();
    }

    /** One allocation of each class, whichever. */
    private static Compare representatives(int regiments, int posts) {
        return Compare.accepted(expected -> {
            List<String> texts = Node.root(expected).texts();
            List<Allocation> given = texts.stream()
                    .flatMap(text -> Allocation.read(text).stream())
                    .map(Allocation::sorted)
                    .toList();
            List<Allocation> all = Allocation.classes(regiments, posts);
            return texts.size() == all.size() && Set.copyOf(given).equals(Set.copyOf(all));
        });
    }
}

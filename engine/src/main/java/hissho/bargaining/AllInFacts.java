package hissho.bargaining;

import hissho.algebra.FilledFormula;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.fact.Nested;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Everything that is said about the endgame with a player all in: numbers for numbers, formulas for letters. */
final class AllInFacts {

    /** What I, II and III get in letters, row by row: honest or bluff against call or fold. */
    static final List<List<List<String>>> LETTERS = List.of(
            List.of(List.of("p*A+p*B", "A-p*A-p*B", "0"), List.of("p*A", "A-p*A", "0")),
            List.of(List.of("p*A+2*p*B-B", "A+B-p*A-2*p*B", "0"), List.of("p*A", "0", "A-p*A")));

    private final AllIn game;
    private final Progress progress;

    private AllInFacts(AllIn game, Progress progress) {
        this.game = game;
        this.progress = progress;
    }

    static Facts of(AllIn game, Progress progress) {
        return new AllInFacts(game, progress).all();
    }

    private Facts all() {
        Facts facts = new Facts();
        if (game.isNumeric()) numbers(facts);
        facts.put("formula", Formula.SAME, () -> FilledFormula.fill(formulas(), lettered()));
        facts.put("rows", () -> List.of("honest", "bluff")).put("cols", () -> List.of("call", "fold"));
        if (!game.isNumeric()) {
            facts.put("payoffs", Formula.SAME, () -> FilledFormula.fill(LETTERS, game.numbers()));
            facts.put("constantSum", Formula.SAME, () -> game.filled("A"))
                    .put("foldBestIffXAtMost", Formula.SAME, () -> game.filled("p*B/((1-p)(A+B))"))
                    .put(
                            "IAtLeastPAWhenCalledIffXAtMost",
                            Formula.SAME,
                            () -> game.chance()
                                    .map(p -> p.over(Rational.ONE.minus(p))
                                            .min(Rational.ONE)
                                            .toString())
                                    .orElse("p/(1-p)"))
                    .put("condition", () -> condition(game))
                    .put("instance", (answered, expected) -> atInstance(expected), AllInFacts::formulas);
        }
        return facts;
    }

    /** Where the formulas hold, with the numbers that are given beside letters. */
    static String condition(AllIn game) {
        if (game.isNumeric() || game.numbers().isEmpty()) return "2*p*B < (1-p)(A+2*B)";
        return game.filled("2*p*B") + " < " + game.filled("(1-p)(A+2*B)");
    }

    /** The numbers that are put into formulas: none where everything is one. */
    private Map<String, Rational> lettered() {
        return game.isNumeric() ? Map.of() : game.numbers();
    }

    static Map<String, Object> formulas() {
        return InOrder.of(
                "sigma", "A",
                "threatBluffProb", "2*p*B/((1-p)(A+2*B))",
                "threatCallProb", "A/(A+2*B)",
                "phi1", "p*A+p*A*B/(A+2*B)",
                "phi2", "(1-p)A-p*A*B/(A+2*B)");
    }

    private void numbers(Facts facts) {
        CooperativeGame table = game.game();
        Rational p = game.chance().orElseThrow();
        Rational q = Rational.ONE.minus(p);
        Once<TuSolution> tu = new Once<>(() -> TuSolution.of(table, Rational.ONE, progress));
        facts.put("phi", () -> tu.get().split().facts())
                .put("regime", () -> isInterior() ? "interior" : "saddle")
                .put("payoffs", game::payoffs)
                .put("constantSum", game.pot()::orElseThrow)
                .put(
                        "foldBestIffXAtMost",
                        () -> p.times(game.bet().orElseThrow())
                                .over(q.times(
                                        game.pot().orElseThrow().plus(game.bet().orElseThrow())))
                                .min(Rational.ONE))
                .put("IAtLeastPAWhenCalledIffXAtMost", () -> p.over(q).min(Rational.ONE))
                .put("condition", () -> condition(game));
        Once<MatrixSolution> first = new Once<>(
                () -> MatrixSolver.solve(MatrixGame.of(table.payoffs().first()), progress));
        Once<MatrixSolution> second = new Once<>(
                () -> MatrixSolver.solve(MatrixGame.of(table.payoffs().second().transposed()), progress));
        facts.put(
                        "safety",
                        () -> List.of(
                                first.get().pair().value(), second.get().pair().value()))
                .put(
                        "maxminI",
                        Compare.SET,
                        () -> first.get().rows().strategies().stream()
                                .map(x -> x.weights())
                                .toList())
                .put(
                        "maxminII",
                        Compare.SET,
                        () -> second.get().rows().strategies().stream()
                                .map(x -> x.weights())
                                .toList());
        Once<TwoByTwo> equilibria = new Once<>(() -> TwoByTwo.of(table));
        facts.put("extremeEquilibria", Compare.SET, () -> equilibria.get().extreme())
                .put(
                        "continuumComponents",
                        TwoByTwo::sameComponents,
                        () -> equilibria.get().components());
        Nested.put(facts, "tu", () -> TuFacts.of(table, tu.get()));
        Nested.put(facts, "ntu", () -> LambdaFacts.of(table, () -> LambdaTransfer.of(table, progress), progress));
        facts.put("tuPayoffNtuFeasible", () -> table.hull().contains(tu.get().split()));
        facts.put("instance", (answered, expected) -> atInstance(expected), () -> instance(game));
    }

    private boolean isInterior() {
        Rational a = game.pot().orElseThrow();
        Rational b = game.bet().orElseThrow();
        Rational p = game.chance().orElseThrow();
        return p.times(b).times(2).compareTo(Rational.ONE.minus(p).times(a.plus(b.times(2)))) < 0;
    }

    private Map<String, Object> instance(AllIn at) {
        TuSolution tu = TuSolution.of(at.game(), Rational.ONE, progress);
        return InOrder.of(
                "A",
                at.pot().orElseThrow(),
                "B",
                at.bet().orElseThrow(),
                "p",
                at.chance().orElseThrow(),
                "threatBluffProb",
                tu.threatsI().getFirst().get(1),
                "threatCallProb",
                tu.threatsII().getFirst().get(0),
                "phi",
                tu.split().facts());
    }

    /** An answer key names parameters and what it says of them: the game is solved for these parameters and compared. */
    private boolean atInstance(@Nullable Object expected) {
        if (!(expected instanceof Map<?, ?> said)) return false;
        AllIn there = new AllIn(
                CellFacts.number(said.get("A")).or(game::pot),
                CellFacts.number(said.get("B")).or(game::bet),
                CellFacts.number(said.get("p")).or(game::chance));
        if (!there.isNumeric()) throw new NotAnswered(Message.of("core.not-answered", "instance"));
        Map<String, Object> ours = instance(there);
        return said.entrySet().stream()
                .allMatch(entry -> ours.containsKey(entry.getKey().toString())
                        && Compare.EXACT.agree(ours.get(entry.getKey().toString()), entry.getValue()));
    }
}

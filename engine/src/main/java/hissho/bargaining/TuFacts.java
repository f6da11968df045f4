package hissho.bargaining;

import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;

/** What is said about the solution with side payments. */
final class TuFacts {

    static final List<String> KEYS = List.of(
            "sigma",
            "cooperativeStrategies",
            "threatMatrix",
            "delta",
            "threatI",
            "threatII",
            "threatsComplete",
            "disagreementPoints",
            "payoff",
            "sidePayments",
            "gain");

    static final List<String> MORE = List.of(
            "disagreementPoint",
            "segment",
            "settlement",
            "settlementGain",
            "ifCol",
            "differenceIMinusII",
            "counterThreatCredible",
            "naiveHalfOfTotal",
            "demandBackedByThreat",
            "cooperativeCell",
            "threatSaddles",
            "sidePaymentFrom1To2",
            "v",
            "tuPayoffNtuFeasible");

    private TuFacts() {}

    static Facts of(CooperativeGame game, TuSolution solution) {
        return new Facts()
                .put("sigma", solution::sigma)
                .put("cooperativeStrategies", Compare.SET, () -> cells(solution.cooperative(game)))
                .put("threatMatrix", () -> game.threatMatrix(Rational.ONE))
                .put("delta", solution::delta)
                .put("threatI", Compare.SET, solution::threatsI)
                .put("threatII", Compare.SET, solution::threatsII)
                .put("threatsComplete", () -> solution.complete() && solution.allPairs())
                .put("disagreementPoints", Compare.SET, () -> CellFacts.points(solution.disagreements(game)))
                .put("payoff", () -> solution.split().facts())
                .put("sidePayments", Compare.SET, () -> CellFacts.sidePayments(game, solution))
                .put("gain", () -> gain(game, solution));
    }

    private static List<Rational> gain(CooperativeGame game, TuSolution solution) {
        Point from = solution.disagreements(game).iterator().next();
        return solution.split().minus(from).facts();
    }

    static List<List<Integer>> cells(List<int[]> cells) {
        return cells.stream().map(cell -> List.of(cell[0] + 1, cell[1] + 1)).toList();
    }

    /** The questions beside the solution. */
    static Facts more(CooperativeGame game, TuSolution solution, Progress progress) {
        Facts facts = new Facts();
        game.asked().threats().ifPresent(threats -> settlement(facts, game, solution, threats));
        game.asked().threatRow().ifPresent(row -> announced(facts, game, solution, row - 1));
        facts.put(
                "cooperativeCell",
                (answered, expected) -> cells(solution.cooperative(game)).stream()
                        .anyMatch(cell -> Compare.EXACT.agree(cell, expected)),
                () -> cells(solution.cooperative(game)).getFirst());
        facts.put("threatSaddles", Compare.SET, () -> saddles(game.threatMatrix(Rational.ONE)));
        facts.put("sidePaymentFrom1To2", () -> {
            int[] cell = solution.cooperative(game).getFirst();
            return game.cell(cell[0], cell[1]).x().minus(solution.split().x());
        });
        facts.put(
                "v",
                () -> InOrder.of(
                        "1", GameProgram.solve(game.payoffs().first(), progress).value(),
                        "2",
                                GameProgram.solve(game.payoffs().second().transposed(), progress)
                                        .value(),
                        "12", solution.sigma()));
        facts.put("tuPayoffNtuFeasible", () -> game.hull().contains(solution.split()));
        return facts;
    }

    /** Any threats, good or bad, and the midpoint they lead to. */
    private static void settlement(
            Facts facts, CooperativeGame game, TuSolution solution, List<RationalVector> threats) {
        Point d = game.expected(threats.getFirst(), threats.getLast());
        Point settled = TuSolution.split(Rational.ONE, solution.sigma(), d.x().minus(d.y()));
        facts.put("disagreementPoint", d::facts)
                .put(
                        "segment",
                        () -> List.of(
                                List.of(d.x(), solution.sigma().minus(d.x())),
                                List.of(solution.sigma().minus(d.y()), d.y())))
                .put("settlement", settled::facts)
                .put("settlementGain", () -> settled.minus(d).facts());
    }

    /** A row announced as a threat: what each answer of II pays, and whether another answer than the first is a credible counterthreat. */
    private static void announced(Facts facts, CooperativeGame game, TuSolution solution, int row) {
        List<Rational> differences = new ArrayList<>();
        for (int j = 0; j < game.width(); j++)
            differences.add(game.cell(row, j).x().minus(game.cell(row, j).y()));
        facts.family("ifCol", number -> {
                    if (number < 1 || number > game.width())
                        throw new NotAnswered(Message.of("core.not-answered", "ifCol" + number));
                    return game.cell(row, number - 1).facts();
                })
                .put("differenceIMinusII", () -> differences)
                .put(
                        "counterThreatCredible",
                        () -> differences.stream().anyMatch(x -> x.compareTo(differences.getFirst()) < 0))
                .put("naiveHalfOfTotal", () -> solution.sigma().over(2))
                .put("demandBackedByThreat", () -> demand(game, row));
    }

    /** What I gets by the announced row where II answers best for herself. */
    private static Rational demand(CooperativeGame game, int row) {
        Point best = game.cell(row, 0);
        for (int j = 1; j < game.width(); j++) {
            Point other = game.cell(row, j);
            int order = other.y().compareTo(best.y());
            if (order > 0 || (order == 0 && other.x().compareTo(best.x()) < 0)) best = other;
        }
        return best.x();
    }

    private static List<List<Integer>> saddles(RationalMatrix matrix) {
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < matrix.height(); i++)
            for (int j = 0; j < matrix.width(); j++)
                if (matrix.get(i, j).equals(matrix.row(i).minimum())
                        && matrix.get(i, j).equals(matrix.column(j).maximum())) found.add(List.of(i + 1, j + 1));
        return found;
    }
}

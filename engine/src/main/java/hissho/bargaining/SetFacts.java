package hissho.bargaining;

import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** What can be reached: with and without side payments, the Pareto boundaries, which points belong to what, and partners of a cell. */
final class SetFacts {

    static final List<String> KEYS = List.of(
            "ntuHullCcw",
            "ntuParetoVertices",
            "pareto",
            "tuStrip",
            "inNtu",
            "inTu",
            "ntuPareto",
            "tuPareto",
            "pointMixture",
            "partners",
            "fixedThreatCells",
            "threatPoint");

    private SetFacts() {}

    static Facts of(CooperativeGame game) {
        Hull hull = game.hull();
        Rational most = game.total(Rational.ONE);
        Rational least = game.cells().stream()
                .map(cell -> cell.x().plus(cell.y()))
                .min(Rational::compareTo)
                .orElseThrow();
        Facts facts = new Facts()
                .put("ntuHullCcw", CellFacts::rotated, () -> CellFacts.points(hull.vertices()))
                .put("ntuParetoVertices", () -> CellFacts.points(hull.pareto()))
                .put("pareto", () -> CellFacts.points(hull.pareto()))
                .put("tuStrip", () -> InOrder.of("minSum", least, "maxSum", most));
        if (!game.asked().points().isEmpty()) {
            facts.put("inNtu", each(game, hull::contains));
            facts.put(
                    "inTu",
                    each(
                            game,
                            p -> p.x().plus(p.y()).compareTo(least) >= 0
                                    && p.x().plus(p.y()).compareTo(most) <= 0));
            facts.put("ntuPareto", each(game, hull::isPareto));
            facts.put("tuPareto", each(game, p -> p.x().plus(p.y()).equals(most)));
        }
        game.asked().point().ifPresent(point -> {
            CellFacts.mixture(facts, "pointMixture", game, () -> inside(hull, point));
            facts.put("partners", Compare.SET, () -> CellFacts.points(partners(game, point)));
        });
        facts.put("fixedThreatCells", Compare.SET, () -> fixedThreats(game));
        facts.put(
                "threatPoint",
                () -> fixedThreats(game).stream()
                        .findFirst()
                        .map(at -> game.cell(at.get(0) - 1, at.get(1) - 1).facts())
                        .orElseThrow(() -> new NotAnswered(Message.of("bargaining.no-fixed-threat"))));
        return facts;
    }

    private static Point inside(Hull hull, Point point) {
        if (!hull.contains(point)) throw new NotAnswered(Message.of("bargaining.not-feasible", point.toString()));
        return point;
    }

    private static Supplier<List<Boolean>> each(CooperativeGame game, Predicate<Point> test) {
        return () -> game.asked().points().stream().map(test::test).toList();
    }

    /** Cells other than the point that lie with it on an edge of the Pareto boundary. */
    private static List<Point> partners(CooperativeGame game, Point point) {
        List<Point> chain = game.hull().pareto();
        List<Point> found = new ArrayList<>();
        for (int k = 0; k + 1 < chain.size(); k++) {
            Point a = chain.get(k);
            Point b = chain.get(k + 1);
            if (Hull.share(a, b, point).isEmpty()) continue;
            for (Point cell : game.cells())
                if (!cell.equals(point)
                        && !found.contains(cell)
                        && Hull.share(a, b, cell).isPresent()) found.add(cell);
        }
        return found;
    }

    /** Cells that are saddle points of A and of -B: they are an optimal threat at every rate. */
    static List<List<Integer>> fixedThreats(CooperativeGame game) {
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < game.height(); i++)
            for (int j = 0; j < game.width(); j++) if (isFixedThreat(game, i, j)) found.add(List.of(i + 1, j + 1));
        return found;
    }

    private static boolean isFixedThreat(CooperativeGame game, int row, int column) {
        Point here = game.cell(row, column);
        for (int j = 0; j < game.width(); j++) {
            Point other = game.cell(row, j);
            if (other.x().compareTo(here.x()) < 0 || other.y().compareTo(here.y()) > 0) return false;
        }
        for (int i = 0; i < game.height(); i++) {
            Point other = game.cell(i, column);
            if (other.x().compareTo(here.x()) > 0 || other.y().compareTo(here.y()) < 0) return false;
        }
        return true;
    }
}

package hissho.bargaining;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Answer;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;

/** What two players can reach together, with and without side payments. */
record FeasibleAnswer(CooperativeGame game, Hull hull, List<Point> pareto) implements Answer {

    static FeasibleAnswer of(CooperativeGame game) {
        return new FeasibleAnswer(game, game.hull(), game.hull().pareto());
    }

    @Override
    public Facts facts(Progress progress) {
        return SetFacts.of(game);
    }

    /** Every cell lies inside the polygon, every vertex is a cell, and no vertex lies between its neighbours. */
    @Override
    public Certificate certificate(Progress progress) {
        List<Point> v = hull.vertices();
        boolean holds = v.stream().allMatch(game.cells()::contains)
                && v.stream().distinct().count() == v.size();
        for (int k = 0; k < v.size() && v.size() > 2; k++) {
            progress.check();
            Point edge = v.get((k + 1) % v.size()).minus(v.get(k));
            holds &= edge.cross(v.get((k + 2) % v.size()).minus(v.get(k))).isPositive();
            Point from = v.get(k);
            holds &= game.cells().stream()
                    .noneMatch(cell -> edge.cross(cell.minus(from)).isNegative());
        }
        holds &= v.size() > 2 || game.cells().stream().allMatch(hull::contains);
        holds &= pareto.stream()
                .allMatch(p -> v.contains(p) && game.cells().stream().noneMatch(c -> !c.equals(p) && c.atLeast(p)));
        holds &= pareto.equals(hull.pareto());
        return new Certificate.SecondWay(
                holds,
                Extent.everything(),
                Message.of("bargaining.certificate.hull", v.size()),
                InOrder.of("hull", CellFacts.points(v), "pareto", CellFacts.points(pareto)));
    }

    @Override
    public Message title() {
        return Message.of("bargaining.feasible-set.title");
    }

    @Override
    public Message headline() {
        return Message.of(
                "bargaining.feasible-set.headline", hull.vertices().size(), game.total(Rational.ONE), pareto.size());
    }

    @Override
    public List<String> told() {
        return SetFacts.KEYS;
    }

    @Override
    public List<Section> sections(Words words) {
        return List.of(CooperativeFigures.feasible(game, words));
    }
}

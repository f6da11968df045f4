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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What two players can reach together, with and without side payments. */
record FeasibleAnswer(CooperativeGame game, Hull hull, List<Point> pareto) implements Answer {

    /** Facts that another one says too, or the table of points. */
    private static final Set<String> BESIDE = Set.of("pareto", "inNtu", "inTu", "ntuPareto", "tuPareto");

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
                        InOrder.of("hull", CellFacts.points(v), "pareto", CellFacts.points(pareto)))
                .calling(Map.of("ntuHullCcw", "hull", "ntuParetoVertices", "pareto"));
    }

    @Override
    public Message title() {
        return Message.of("bargaining.feasible-set.title");
    }

    @Override
    public Optional<Message> verdict(Facts facts) {
        return AskedPoints.verdict(facts);
    }

    @Override
    public Message headline() {
        if (hull.vertices().size() == 1) return reached();
        Message best = pareto.size() == 1
                ? Message.of("bargaining.feasible-set.best", pareto.getFirst().toString())
                : Message.of("bargaining.feasible-set.pareto", pareto.size());
        return Message.of("core.verdict.first", reached(), best);
    }

    /** The feasible set, which may be no more than a segment or a point. */
    private Message reached() {
        List<Point> corners = hull.vertices();
        Rational most = game.total(Rational.ONE);
        return switch (corners.size()) {
            case 1 ->
                Message.of(
                        "bargaining.feasible-set.only-point", corners.getFirst().toString(), most);
            case 2 ->
                Message.of(
                        "bargaining.feasible-set.segment",
                        corners.getFirst().toString(),
                        corners.getLast().toString(),
                        most);
            default -> Message.of("bargaining.feasible-set.headline", corners.size(), most);
        };
    }

    @Override
    public List<String> told() {
        return SetFacts.KEYS.stream().filter(key -> !BESIDE.contains(key)).toList();
    }

    @Override
    public List<Section> sections(Words words) {
        List<Section> sections = new ArrayList<>(AskedPoints.sections(game, words));
        sections.add(CooperativeFigures.feasible(game, words));
        return sections;
    }
}

package hissho.duopoly;

import hissho.algebra.RealRoot;
import hissho.fact.Coded;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Figure.Axis;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Point;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The plane of outputs of two firms: both reaction curves, the equilibrium, isoprofit curves, Stackelberg's points, collusion. */
final class CournotFigures {

    private CournotFigures() {}

    static List<Section> of(CournotAnswer answer, Words words) {
        List<Section> sections = new ArrayList<>();
        Market market = answer.game().market();
        if (market.size() == 2 && answer.first().isPresent()) {
            List<Block> blocks = new ArrayList<>();
            CournotFormulas.reaction(market)
                    .filter(r -> market.demand().intercept().isPresent())
                    .ifPresent(reaction ->
                            blocks.add(new Block.Paragraph(words.say("duopoly.cournot.why", Coded.printed(reaction)))));
            boolean linear = market.demand().intercept().isPresent();
            blocks.add(new Block.Picture(
                    plane(answer, words),
                    words.say(
                            !linear
                                    ? "duopoly.cournot.figure"
                                    : market.hasEqualUnits()
                                            ? "duopoly.cournot.figure-equal"
                                            : "duopoly.cournot.figure-linear")));
            sections.add(new Section(words.say("duopoly.section.plane"), blocks));
        }
        if (market.size() > 1 && market.size() <= 12 && answer.first().isPresent()) sections.add(firms(answer, words));
        return sections;
    }

    private static Section firms(CournotAnswer answer, Words words) {
        List<RealRoot> q = answer.first().orElseThrow();
        List<RealRoot> profits = answer.profits(q);
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < q.size(); i++) {
            Firm firm = answer.game().market().firms().get(i);
            rows.add(List.of(
                    Block.Cell.of(words.say("duopoly.firm", i + 1)),
                    Block.Cell.of(firm.unit(), words),
                    Block.Cell.of(firm.fixed(), words),
                    Block.Cell.of(q.get(i).write("x")),
                    Block.Cell.of(profits.get(i).write("x"))));
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(
                "",
                List.of(
                        words.say("duopoly.column.firm"),
                        words.say("duopoly.column.unit"),
                        words.say("duopoly.column.fixed"),
                        words.say("duopoly.column.quantity"),
                        words.say("duopoly.column.profit")),
                rows,
                true));
        if (profits.stream().anyMatch(profit -> profit.compareTo(Rational.ZERO) < 0))
            blocks.add(new Block.Paragraph(words.say("duopoly.loss")));
        return new Section(words.say("duopoly.section.firms"), blocks);
    }

    private static Figure plane(CournotAnswer answer, Words words) {
        Market market = answer.game().market();
        List<RealRoot> q = answer.first().orElseThrow();
        double most = Math.max(
                Monopoly.of(market, 0).quantity().doubleValue(),
                Monopoly.of(market, 1).quantity().doubleValue());
        double to =
                2.1 * Math.max(most, Math.max(q.get(0).doubleValue(), q.get(1).doubleValue()));
        List<Curve> curves = new ArrayList<>();
        curves.add(new Curve(
                words.say("duopoly.figure.reaction", 1),
                Plane.turned(Plane.curve(0, to, y -> reply(market, 0, y))),
                Tone.FIRST,
                true));
        curves.add(new Curve(
                words.say("duopoly.figure.reaction", 2),
                Plane.curve(0, to, x -> reply(market, 1, x)),
                Tone.SECOND,
                true));
        List<Dot> dots = new ArrayList<>();
        for (List<RealRoot> each : answer.equilibria())
            dots.add(new Dot(
                    new Point(each.get(0).doubleValue(), each.get(1).doubleValue()),
                    words.say("duopoly.figure.equilibrium"),
                    Tone.ACCENT));
        if (market.demand().intercept().isPresent()) linear(market, q, to, curves, dots, words);
        return new Figure.Plot(
                new Axis(words.say("duopoly.axis.output", 1), 0, to),
                new Axis(words.say("duopoly.axis.output", 2), 0, to),
                curves,
                dots,
                List.of(),
                true);
    }

    private static double reply(Market market, int firm, double others) {
        return BestReply.of(market, firm, Rational.ofExactly(Math.max(0, others)))
                .quantity()
                .doubleValue();
    }

    private static void linear(
            Market market, List<RealRoot> q, double to, List<Curve> curves, List<Dot> dots, Words words) {
        double a = market.demand().intercept().orElseThrow().doubleValue();
        double[] unit = {
            market.firms().get(0).unit().doubleValue(),
            market.firms().get(1).unit().doubleValue()
        };
        double x = q.get(0).doubleValue();
        double y = q.get(1).doubleValue();
        double first = x * (a - x - y - unit[0]);
        double second = y * (a - x - y - unit[1]);
        if (first > 0)
            curves.add(new Curve(
                    words.say("duopoly.figure.isoprofit", 1),
                    Plane.inside(Plane.curve(to / 400, to, t -> a - unit[0] - t - first / t), to),
                    Tone.FIRST,
                    false));
        if (second > 0)
            curves.add(new Curve(
                    words.say("duopoly.figure.isoprofit", 2),
                    Plane.inside(Plane.turned(Plane.curve(to / 400, to, t -> a - unit[1] - t - second / t)), to),
                    Tone.SECOND,
                    false));
        if (!market.hasEqualUnits()) return;
        double half = (a - unit[0]) / 2;
        curves.add(new Curve(
                words.say("duopoly.figure.collusion"),
                List.of(new Point(half, 0), new Point(0, half)),
                Tone.GOOD,
                false));
        dots.add(new Dot(new Point(half, half / 2), words.say("duopoly.figure.leads", 1), Tone.PLAIN));
        dots.add(new Dot(new Point(half / 2, half), words.say("duopoly.figure.leads", 2), Tone.PLAIN));
    }
}

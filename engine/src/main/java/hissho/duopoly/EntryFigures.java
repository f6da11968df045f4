package hissho.duopoly;

import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Figure.Axis;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Point;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.List;

/** What the entrant can earn against the incumbent's output, and the incumbent's profit against the fixed cost in three regimes. */
final class EntryFigures {

    private EntryFigures() {}

    static List<Section> of(Entry game, Words words) {
        double d = game.d().doubleValue();
        double fixed = game.fixed().doubleValue();
        Dot deterring =
                new Dot(new Point(d - 2 * Math.sqrt(fixed), 0), words.say("duopoly.figure.deterring"), Tone.ACCENT);
        Curve entrant = new Curve(
                words.say("duopoly.figure.entrant"),
                Plane.curve(0, d, q -> (d - q) * (d - q) / 4 - fixed),
                Tone.SECOND,
                true);
        Figure first = new Figure.Plot(
                new Axis(words.say("duopoly.axis.incumbent"), 0, d),
                new Axis(words.say("duopoly.column.profit"), -fixed * 1.1, Math.max(d * d / 4 - fixed, 1e-9)),
                List.of(entrant),
                game.canBreakEven() ? List.of(deterring) : List.of(),
                List.of());
        double low = d * d * (3 - 2 * Math.sqrt(2)) / 32;
        double high = d * d / 16;
        double to = Math.max(high * 1.6, fixed * 1.1);
        double here = now(d, fixed);
        Figure second = new Figure.Plot(
                new Axis(words.say("duopoly.axis.fixed"), 0, to),
                new Axis(words.say("duopoly.figure.incumbent"), Math.min(0, here * 1.1), d * d / 4),
                List.of(
                        new Curve(
                                words.say("duopoly.figure.accommodate"),
                                Plane.curve(0, low, f -> now(d, f)),
                                Tone.SECOND,
                                true),
                        new Curve(
                                words.say("duopoly.figure.deter"),
                                Plane.curve(low, high, f -> now(d, f)),
                                Tone.GOOD,
                                true),
                        new Curve(
                                words.say("duopoly.figure.blockaded"),
                                Plane.curve(high, to, f -> now(d, f)),
                                Tone.FIRST,
                                true)),
                List.of(new Dot(new Point(fixed, here), "F = " + words.write(game.fixed()), Tone.PLAIN)),
                List.of());
        return List.of(Section.of(
                words.say("duopoly.section.timing"),
                new Block.Paragraph(words.say(
                        "duopoly.entry-deterrence.timing",
                        words.write(game.best(game.d().minus(game.d()))))),
                new Block.Paragraph(words.say("duopoly.entry-deterrence.why", words.write(game.d()))),
                new Block.Paragraph(words.say(
                        game.monopolyProfit().isNegative()
                                ? "duopoly.entry-deterrence.loss"
                                : game.staysOut()
                                        ? "duopoly.entry-deterrence.staysOut"
                                        : "duopoly.entry-deterrence.enters")),
                new Block.Picture(first, words.say("duopoly.entry-deterrence.figure")),
                new Block.Picture(second, words.say("duopoly.entry-deterrence.regimes"))));
    }

    private static double now(double d, double f) {
        double keep = Math.max(d / 2, d - 2 * Math.sqrt(f));
        double deter = keep * (d - keep) - f;
        return f >= d * d / 16 ? deter : Math.max(deter, d * d / 8 - f);
    }
}

package hissho.zerosum.gallery;

import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.countable.SemiInfiniteSolution;
import hissho.zerosum.countable.SemiInfiniteSolution.Reply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The graphical solution of a game of two strategies against infinitely many. */
record SemiInfiniteAnswer(String kind, SemiInfiniteKind.Asked asked, SemiInfiniteSolution solution)
        implements Solution {

    private static final int MOST_STEPS = 1_000_000;

    @Override
    public boolean certified() {
        return solution.certified();
    }

    private String many() {
        return asked.game().wide() ? "II" : "I";
    }

    private String two() {
        return asked.game().wide() ? "I" : "II";
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(
                words.say("named.section.game"),
                Telling.paragraph(words, "countable.semi.game." + kind, asked.written())));
        sections.add(graph(words));
        sections.add(replies(words));
        return new Report(
                kind,
                words.say("named." + kind),
                headline(words),
                facts(words),
                sections,
                new Report.Certificate(words.say("countable.semi.certificate"), certified()));
    }

    private String headline(Words words) {
        if (!solution.exact())
            return words.say(
                    "countable.semi.enclosed",
                    solution.lower().toDecimal(10),
                    solution.upper().toDecimal(10));
        return words.say(
                solution.attained() ? "countable.semi.headline" : "countable.semi.headline-limit",
                solution.lower(),
                two(),
                mixture(words),
                many());
    }

    private String mixture(Words words) {
        Rational p = solution.mixtures().getFirst();
        if (solution.mixtures().size() == 1)
            return p.denominator().bitLength() > 60
                    ? "(" + p.toDecimal(6) + ", " + Rational.ONE.minus(p).toDecimal(6) + ")"
                    : "(" + words.write(p) + ", " + words.write(Rational.ONE.minus(p)) + ")";
        return words.say("countable.semi.interval", solution.mixtures().getLast(), p);
    }

    private List<Said> facts(Words words) {
        List<Said> facts = new ArrayList<>();
        if (solution.exact()) facts.add(Said.of(words, "value", "named.fact.value", solution.lower()));
        else {
            facts.add(Said.of(words, "lower", "countable.fact.lower", solution.lower()));
            facts.add(Said.of(words, "upper", "countable.fact.upper", solution.upper()));
        }
        facts.add(Said.of(words, asked.game().wide() ? "row" : "col", "countable.fact.two", solution.mixtures()));
        Map<String, Rational> weights = new LinkedHashMap<>();
        for (Reply reply : solution.replies()) weights.put(name(reply), reply.weight());
        facts.add(Said.of(words, asked.game().wide() ? "col" : "row", "countable.fact.many", weights));
        facts.add(Said.of(words, "attained", "countable.fact.attained", solution.attained()));
        return facts;
    }

    private static String name(Reply reply) {
        return "(" + shortly(reply.first()) + ", " + shortly(reply.second()) + ")";
    }

    private static String shortly(Rational x) {
        return x.toString().length() > 12 ? x.toDecimal(6) : x.toString();
    }

    private Section graph(Words words) {
        return Section.of(
                words.say("countable.section.graph"),
                Telling.paragraph(words, asked.game().wide() ? "countable.semi.lower" : "countable.semi.upper", two()),
                new Block.Picture(plot(words), words.say("countable.semi.plot", two())));
    }

    private Figure plot(Words words) {
        List<Figure.Curve> curves = new ArrayList<>();
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (Reply reply : solution.replies()) {
            double at0 = reply.second().doubleValue();
            double at1 = reply.first().doubleValue();
            least = Math.min(least, Math.min(at0, at1));
            most = Math.max(most, Math.max(at0, at1));
            curves.add(new Figure.Curve(
                    name(reply),
                    List.of(new Figure.Point(0, at0), new Figure.Point(1, at1)),
                    reply.attained() ? Tone.SECOND : Tone.MUTED,
                    false));
        }
        List<Figure.Point> envelope = new ArrayList<>();
        for (int k = 0; k <= 64; k++) {
            Rational p = Rational.of(k, 64);
            java.util.Optional<Rational> height = solution.envelope(p);
            if (height.isPresent()) {
                double y = height.get().doubleValue();
                envelope.add(new Figure.Point(p.doubleValue(), y));
                least = Math.min(least, y);
                most = Math.max(most, y);
            }
        }
        curves.add(new Figure.Curve(words.say("countable.semi.envelope"), envelope, Tone.FIRST, true));
        double room = Math.max(0.25, (most - least) * 0.08);
        Rational p = solution.mixtures().getFirst();
        return new Figure.Plot(
                new Figure.Axis(words.say("countable.axis." + two()), 0, 1),
                new Figure.Axis(words.say("countable.axis.payoff"), least - room, most + room),
                curves,
                List.of(new Figure.Dot(
                        new Figure.Point(p.doubleValue(), solution.lower().doubleValue()),
                        shortly(solution.lower()),
                        Tone.ACCENT)),
                List.of());
    }

    private Section replies(Words words) {
        List<Block> blocks = new ArrayList<>();
        List<List<Block.Cell>> rows = solution.replies().stream()
                .map(reply -> Telling.row(
                        words,
                        name(reply),
                        shortly(reply.parameter()),
                        shortly(reply.weight()),
                        words.say(reply.attained() ? "countable.semi.real" : "countable.semi.limit")))
                .toList();
        blocks.add(
                Telling.paragraph(words, solution.attained() ? "countable.semi.mixes" : "countable.semi.none", many()));
        blocks.add(Telling.table(
                words,
                rows,
                "countable.head.payoffs",
                "countable.head.number",
                "named.head.weight",
                "countable.head.kind"));
        if (!solution.attained())
            solution.nearly(asked.epsilon(), MOST_STEPS)
                    .ifPresent(near -> blocks.add(Telling.paragraph(
                            words, "countable.semi.nearly", asked.epsilon(), near.index(), near.payoffs())));
        return new Section(words.say("countable.section.replies", many()), blocks);
    }
}

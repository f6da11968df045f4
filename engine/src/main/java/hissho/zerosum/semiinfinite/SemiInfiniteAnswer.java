package hissho.zerosum.semiinfinite;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.semiinfinite.SemiInfiniteSolution.Reply;
import hissho.zerosum.writing.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The graphical solution of a game of two strategies against infinitely many. */
public record SemiInfiniteAnswer(
        String kind, SemiInfiniteKind.Asked asked, SemiInfiniteSolution solution, Facts facts, Progress progress)
        implements Solution {

    /** The envelope over all of the infinitely many strategies at each optimal mixture, and the replies one by one. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean ends = solution.endsShown();
        Extent extent = solution.exact() && solution.attained() && ends
                ? Extent.everything()
                : new Extent.Part(Message.of(
                        !solution.exact()
                                ? "semiinfinite.certificate.bounds"
                                : !solution.attained()
                                        ? "semiinfinite.certificate.attained"
                                        : "semiinfinite.certificate.ends"));
        Map<String, Object> data = InOrder.of(
                "written", asked.written(),
                "wide", asked.game().wide(),
                "lower", solution.lower(),
                "upper", solution.upper(),
                "mixtures", solution.mixtures(),
                "replies", solution.replies().stream().map(this::evidence).toList());
        if (solution.attained()) data.put("attained", true); // that nothing attains the value was not checked
        Certificate proof = new Certificate.SecondWay(
                solution.game().equals(asked.game()) && solution.certified(),
                extent,
                Message.of("semiinfinite.certificate"),
                data);
        return solution.exact() ? proof.covering(Map.of("value", solution.lower())) : proof;
    }

    /** A reply with its place on the curve or in the sequence; a limit has none, and a single point needs none. */
    private Map<String, Object> evidence(Reply reply) {
        Map<String, Object> data = InOrder.of("payoffs", List.of(reply.first(), reply.second()));
        List<Points> points = asked.game().points();
        boolean single = reply.source() >= 0
                && reply.source() < points.size()
                && points.get(reply.source()) instanceof Points.Single;
        if (reply.attained() && !single) data.put("parameter", reply.parameter());
        data.put("strategy", reply.attained());
        data.put("weight", reply.weight());
        return data;
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
                words.say("semiinfinite.section.game"),
                Telling.paragraph(words, "semiinfinite.game." + kind, asked.written())));
        sections.add(graph(words));
        sections.add(replies(words));
        return new Report(
                kind,
                words.say("semiinfinite." + kind),
                headline(words),
                Said.of(words, "semiinfinite", facts, told()),
                sections);
    }

    private String headline(Words words) {
        if (!solution.exact())
            return words.say(
                    asked.game().points().stream().anyMatch(points -> points instanceof Points.Curve)
                            ? "semiinfinite.enclosed"
                            : "semiinfinite.between",
                    solution.lower().decimalBelow(10),
                    solution.upper().decimalAbove(10));
        return words.say(
                solution.attained() ? "semiinfinite.headline" : "semiinfinite.headline-limit",
                solution.lower(),
                two(),
                mixture(words),
                many(),
                solution.attained() ? played(words, solution.replies()) : "");
    }

    /** The replies by name with their weights, as 9/11 on j = 3, 2/11 on j = 4; one alone without. */
    private String played(Words words, List<Reply> replies) {
        if (replies.size() == 1) return name(replies.getFirst());
        return replies.stream()
                .map(reply -> words.say("semiinfinite.weight", Reply.shortly(reply.weight()), name(reply)))
                .collect(java.util.stream.Collectors.joining(", "));
    }

    private String name(Reply reply) {
        return switch (asked.game().points().get(reply.source())) {
            case Points.Sequence sequence -> sequence.variable() + " = " + Reply.shortly(reply.parameter());
            case Points.Curve curve -> curve.variable() + " = " + Reply.shortly(reply.parameter());
            case Points.Single _ -> reply.shortly();
        };
    }

    private String mixture(Words words) {
        Rational p = solution.mixtures().getFirst();
        if (solution.mixtures().size() == 1)
            return p.denominator().bitLength() > 60
                    ? "(" + p.toDecimal(6) + ", " + Rational.ONE.minus(p).toDecimal(6) + ")"
                    : "(" + words.write(p) + ", " + words.write(Rational.ONE.minus(p)) + ")";
        return words.say("semiinfinite.interval", solution.mixtures().getLast(), p);
    }

    private String[] told() {
        String two = asked.game().wide() ? "row" : "col";
        String many = asked.game().wide() ? "col" : "row";
        return solution.exact()
                ? new String[] {"value", two, many, "attained"}
                : new String[] {"lower", "upper", two, many, "attained"};
    }

    private Section graph(Words words) {
        return Section.of(
                words.say("semiinfinite.section.graph"),
                Telling.paragraph(words, asked.game().wide() ? "semiinfinite.lower" : "semiinfinite.upper", two()),
                new Block.Picture(plot(words), words.say("semiinfinite.plot", two())));
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
                    reply.shortly(),
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
        curves.add(new Figure.Curve(words.say("semiinfinite.envelope"), envelope, Tone.FIRST, true));
        double room = Math.max(0.25, (most - least) * 0.08);
        Rational p = solution.mixtures().getFirst();
        return new Figure.Plot(
                new Figure.Axis(words.say("semiinfinite.axis." + two()), 0, 1),
                new Figure.Axis(words.say("semiinfinite.axis.payoff"), least - room, most + room),
                curves,
                List.of(new Figure.Dot(
                        new Figure.Point(p.doubleValue(), solution.lower().doubleValue()),
                        Reply.shortly(solution.lower()),
                        Tone.ACCENT)),
                List.of());
    }

    private Section replies(Words words) {
        List<Block> blocks = new ArrayList<>();
        List<List<Block.Cell>> rows = solution.replies().stream()
                .map(reply -> Telling.row(
                        words,
                        reply.shortly(),
                        Reply.shortly(reply.parameter()),
                        Reply.shortly(reply.weight()),
                        words.say(reply.attained() ? "semiinfinite.real" : "semiinfinite.limit")))
                .toList();
        blocks.add(Telling.paragraph(words, solution.attained() ? "semiinfinite.mixes" : "semiinfinite.none", many()));
        blocks.add(Telling.table(
                words,
                rows,
                "semiinfinite.head.payoffs",
                "semiinfinite.head.number",
                "named.head.weight",
                "semiinfinite.head.kind"));
        Optional<SemiInfiniteSolution.NearlyOptimal> nearly = solution.attained()
                ? Optional.empty()
                : solution.nearly(asked.epsilon(), SemiInfiniteFacts.MOST_STEPS, progress);
        nearly.ifPresent(near -> blocks.add(Telling.paragraph(
                words, "semiinfinite.nearly", asked.epsilon(), many(), played(words, near.replies()), near.payoffs())));
        return new Section(words.say("semiinfinite.section.replies", many()), blocks);
    }
}

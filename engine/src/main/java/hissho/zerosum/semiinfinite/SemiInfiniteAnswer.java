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
        boolean known = (solution.exact() && ends) || solution.tangency().isPresent();
        Extent extent = known && solution.attained()
                ? Extent.everything()
                : new Extent.Part(Message.of(
                        !solution.exact() && solution.tangency().isEmpty()
                                ? "semiinfinite.certificate.bounds"
                                : !solution.attained()
                                        ? "semiinfinite.certificate.attained"
                                        : "semiinfinite.certificate.ends"));
        Map<String, Object> data =
                InOrder.of("written", asked.written(), "wide", asked.game().wide());
        if (solution.tangency().isPresent())
            data.putAll(Touching.evidence(solution.tangency().get()));
        else {
            data.put("lower", solution.lower());
            data.put("upper", solution.upper());
            data.put("mixtures", solution.mixtures());
            data.put("replies", solution.replies().stream().map(this::evidence).toList());
        }
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
        Optional<Tangency> irrational = solution.tangency();
        if (irrational.isPresent())
            return words.say(
                    solution.attained() ? "semiinfinite.headline" : "semiinfinite.headline-limit",
                    Touching.value(irrational.get().value()),
                    two(),
                    Touching.pair(irrational.get().mixture()),
                    many(),
                    solution.attained() ? Touching.played(words, asked.game(), irrational.get()) : "");
        if (!solution.exact())
            return words.say(
                    "semiinfinite.between",
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
        if (solution.exact() && solution.endless()) return new String[] {"value", two, "attained"};
        return solution.exact() || solution.tangency().isPresent()
                ? new String[] {"value", two, many, "attained"}
                : new String[] {"lower", "upper", two, many, "attained"};
    }

    /** A column of the other player's mixture as the figure draws it and the table lists it. */
    private record Line(double first, double second, String payoffs, String place, String weight, boolean attained) {}

    private List<Line> lines() {
        if (solution.tangency().isPresent())
            return solution.tangency().get().touches().stream()
                    .map(touch -> new Line(
                            touch.first().doubleValue(),
                            touch.second().doubleValue(),
                            Touching.payoffs(touch),
                            Touching.brief(touch.parameter()),
                            Touching.brief(touch.weight()),
                            touch.attained()))
                    .toList();
        return solution.replies().stream()
                .filter(reply -> !solution.standsIn(reply))
                .map(reply -> new Line(
                        reply.first().doubleValue(),
                        reply.second().doubleValue(),
                        reply.shortly(),
                        Reply.shortly(reply.parameter()),
                        Reply.shortly(reply.weight()),
                        reply.attained()))
                .toList();
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
        for (Line line : lines()) {
            double at0 = line.second;
            double at1 = line.first;
            least = Math.min(least, Math.min(at0, at1));
            most = Math.max(most, Math.max(at0, at1));
            curves.add(new Figure.Curve(
                    line.payoffs,
                    List.of(new Figure.Point(0, at0), new Figure.Point(1, at1)),
                    line.attained ? Tone.SECOND : Tone.MUTED,
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
        double p = solution.tangency()
                .map(t -> t.mixture().doubleValue())
                .orElseGet(() -> solution.mixtures().getFirst().doubleValue());
        double height = solution.tangency()
                .map(t -> t.value().doubleValue())
                .orElseGet(() -> solution.lower().doubleValue());
        return new Figure.Plot(
                new Figure.Axis(words.say("semiinfinite.axis." + two()), 0, 1),
                new Figure.Axis(words.say("semiinfinite.axis.payoff"), least - room, most + room),
                curves,
                List.of(new Figure.Dot(
                        new Figure.Point(p, height),
                        solution.tangency()
                                .map(t -> Touching.brief(t.value()))
                                .orElseGet(() -> Reply.shortly(solution.lower())),
                        Tone.ACCENT)),
                List.of());
    }

    private Section replies(Words words) {
        List<Block> blocks = new ArrayList<>();
        List<List<Block.Cell>> rows = lines().stream()
                .map(line -> Telling.row(
                        words,
                        line.payoffs,
                        line.place,
                        line.weight,
                        words.say(line.attained ? "semiinfinite.real" : "semiinfinite.limit")))
                .toList();
        boolean endless = solution.endless();
        blocks.add(Telling.paragraph(
                words,
                solution.attained() ? "semiinfinite.mixes" : endless ? "semiinfinite.endless" : "semiinfinite.none",
                many()));
        if (!endless)
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

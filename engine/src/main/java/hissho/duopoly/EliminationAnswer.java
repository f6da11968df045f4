package hissho.duopoly;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Answer;
import hissho.kind.AnsweredKind;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Iterated elimination of strictly dominated outputs in Cournot's game, in units of a-c. While the others make at least L each,
 * an output above (1-(n-1)L)/2 is worse than that bound whatever they do; while they make at most U each, so is one below
 * (1-(n-1)U)/2. With two firms the bounds close in on 1/3, with more they stop.
 */
record EliminationAnswer(Asked game, List<Bound> bounds) implements Answer {

    record Asked(int firms, Rational low, Rational high, int steps) implements Game {}

    /** A bound that was lowered from above or raised from below. */
    record Bound(boolean upper, Rational at) {
        List<Object> facts() {
            return List.of(upper ? "upper" : "lower", at);
        }
    }

    private static final int MOST_STEPS = 200;
    private static final Field<Integer> FIRMS = Field.optional("firms", Shape.whole(2, MarketReader.MOST_FIRMS), 2);
    private static final Field<List<Rational>> START =
            Field.optional("startInterval", Shape.listOf(Shape.number(), 2, 2), List.of(Rational.ZERO, Rational.ONE));
    private static final Field<Integer> STEPS = Field.optional("steps", Shape.whole(1, MOST_STEPS), 12);

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("cournot-elimination", "duopoly", Chapter.DUOPOLY),
                Shape.fields(FIRMS, START, STEPS),
                EliminationAnswer::read,
                (game, progress) -> of(game),
                List.of("boundsInUnitsOfAMinusC", "limit", "survivors", "map"));
    }

    private static Asked read(Node document) {
        List<Rational> start = START.in(document);
        if (start.getFirst().isNegative() || start.getFirst().compareTo(start.getLast()) > 0)
            throw document.get("startInterval").bad("duopoly.bad.interval");
        return new Asked(FIRMS.in(document), start.getFirst(), start.getLast(), STEPS.in(document));
    }

    static EliminationAnswer of(Asked game) {
        return new EliminationAnswer(game, bounds(game, game.steps()));
    }

    /** The successive bounds, alternately from above and from below, until none moves. */
    private static List<Bound> bounds(Asked game, int steps) {
        List<Bound> bounds = new ArrayList<>();
        Rational low = game.low();
        Rational high = game.high();
        int still = 0;
        for (int k = 0; bounds.size() < steps && still < 2 && !low.equals(high); k++) {
            boolean upper = k % 2 == 0;
            Rational bound = next(game, upper ? low : high);
            boolean moves = upper ? bound.compareTo(high) < 0 : bound.compareTo(low) > 0;
            still = moves ? 0 : still + 1;
            if (!moves) continue;
            bound = upper ? bound.max(low) : bound.min(high);
            bounds.add(new Bound(upper, bound));
            if (upper) high = bound;
            else low = bound;
        }
        return bounds;
    }

    private static Rational next(Asked game, Rational opposite) {
        return Rational.ONE.minus(opposite.times(game.firms() - 1L)).over(2).max(Rational.ZERO);
    }

    private List<Object> asFacts(int steps) {
        return bounds(game, steps).stream().<Object>map(Bound::facts).toList();
    }

    /** The interval that is left after all steps in the limit: a point for two firms that start around 1/3. */
    private List<Rational> survivors() {
        Rational third = Rational.of(1, 3);
        if (game.firms() == 2 && game.low().compareTo(third) <= 0 && game.high().compareTo(third) >= 0)
            return List.of(third, third);
        Rational low = game.low();
        Rational high = game.high();
        for (Bound bound : bounds(game, MOST_STEPS)) {
            if (bound.upper()) high = bound.at();
            else low = bound.at();
        }
        return List.of(low, high);
    }

    @Override
    public Facts facts(Progress progress) {
        return new Facts()
                .put(
                        "boundsInUnitsOfAMinusC",
                        this::sameAsFar,
                        () -> bounds.stream().map(Bound::facts).toList())
                .put(
                        "limit",
                        () -> survivors().getFirst().equals(survivors().getLast())
                                ? survivors().getFirst()
                                : null)
                .put("survivors", this::survivors)
                .put("map", () -> game.firms() == 2 ? "(1-x)/2" : "(1-" + (game.firms() - 1) + "*x)/2");
    }

    /** Somebody else may have gone another number of steps. */
    private boolean sameAsFar(@Nullable Object answered, @Nullable Object expected) {
        return expected instanceof List<?> asked
                && asked.size() <= MOST_STEPS
                && Compare.EXACT.agree(asFacts(asked.size()), asked);
    }

    /**
     * A bound is where the slope of the profit, 1 - s - 2q beside outputs s of the others, vanishes at the end of s that is kindest to
     * outputs beyond it, so these earn less whatever the others do. The rounds end where neither side moves. With two firms around 1/3
     * each bound is half as far from 1/3 as the one before it on the other side, so they close in on it.
     */
    @Override
    public Certificate certificate(Progress progress) {
        Rational low = game.low();
        Rational high = game.high();
        boolean holds = bounds.size() <= game.steps();
        for (Bound bound : bounds) {
            Rational others = (bound.upper() ? low : high).times(game.firms() - 1L);
            Rational slope = Rational.ONE.minus(others).minus(bound.at().times(2));
            boolean clipped = bound.at().equals(bound.upper() ? low.max(Rational.ZERO) : high);
            holds &= clipped ? slope.signum() * (bound.upper() ? 1 : -1) <= 0 : slope.isZero();
            holds &= bound.upper()
                    ? bound.at().compareTo(high) < 0 && bound.at().compareTo(low) >= 0
                    : bound.at().compareTo(low) > 0 && bound.at().compareTo(high) <= 0;
            if (bound.upper()) high = bound.at();
            else low = bound.at();
        }
        if (bounds.size() < game.steps()) holds &= !moves(low, high);
        List<Rational> left = survivors();
        holds &= !moves(left.getFirst(), left.getLast())
                && left.getFirst().compareTo(low) >= 0
                && left.getLast().compareTo(high) <= 0;
        return new Certificate.Values(
                        holds,
                        Extent.everything(),
                        Message.of("duopoly.certificate.elimination", bounds.size()),
                        InOrder.of("bounds", bounds.stream().map(Bound::facts).toList(), "survivors", left))
                .calling(Map.of("boundsInUnitsOfAMinusC", "bounds"));
    }

    /** Whether outputs between two bounds can still be eliminated. */
    private boolean moves(Rational low, Rational high) {
        if (low.equals(high)) return false;
        long others = game.firms() - 1L;
        boolean above = Rational.ONE.minus(low.times(others)).compareTo(high.times(2)) < 0;
        boolean below = Rational.ONE.minus(high.times(others)).compareTo(low.times(2)) > 0;
        return (above && high.isPositive()) || below;
    }

    @Override
    public Message title() {
        return Message.of("duopoly.cournot-elimination.title");
    }

    @Override
    public Message headline() {
        List<Rational> left = survivors();
        return left.getFirst().equals(left.getLast())
                ? Message.of("duopoly.cournot-elimination.headline", left.getFirst())
                : Message.of("duopoly.cournot-elimination.stops", left.getFirst(), left.getLast());
    }

    @Override
    public List<String> told() {
        List<Rational> left = survivors();
        return left.getFirst().equals(left.getLast())
                ? List.of("boundsInUnitsOfAMinusC", "limit", "survivors", "map")
                : List.of("boundsInUnitsOfAMinusC", "survivors", "map");
    }

    @Override
    public List<Section> sections(Words words) {
        List<Figure.Region> boxes = new ArrayList<>();
        double low = game.low().doubleValue();
        double high = game.high().doubleValue();
        boxes.add(box("", low, high, Tone.MUTED));
        int k = 0;
        for (Bound bound : bounds) {
            if (bound.upper()) high = bound.at().doubleValue();
            else low = bound.at().doubleValue();
            if (++k <= 6) boxes.add(box("", low, high, k % 2 == 0 ? Tone.FIRST : Tone.SECOND));
        }
        return List.of(Section.of(
                words.say("duopoly.section.plane"),
                new Block.Paragraph(
                        game.firms() == 2
                                ? words.say("duopoly.cournot-elimination.why")
                                : words.say("duopoly.cournot-elimination.why-many", game.firms(), game.firms() - 1)),
                game.firms() == 2 ? two(boxes, words) : many(boxes, words)));
    }

    private static Block two(List<Figure.Region> boxes, Words words) {
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis(words.say("duopoly.axis.part", 1), 0, 1),
                        new Figure.Axis(words.say("duopoly.axis.part", 2), 0, 1),
                        List.of(
                                new Figure.Curve(
                                        "2q1+q2 = a-c",
                                        List.of(new Figure.Point(0.5, 0), new Figure.Point(0, 1)),
                                        Tone.FIRST,
                                        true),
                                new Figure.Curve(
                                        "q1+2q2 = a-c",
                                        List.of(new Figure.Point(1, 0), new Figure.Point(0, 0.5)),
                                        Tone.SECOND,
                                        true)),
                        List.of(),
                        boxes,
                        true),
                words.say("duopoly.cournot-elimination.figure"));
    }

    /** With more firms one of them is drawn against all others, who make the same. */
    private Block many(List<Figure.Region> boxes, Words words) {
        int others = game.firms() - 1;
        return new Block.Picture(
                new Figure.Plot(
                        new Figure.Axis(words.say("duopoly.axis.part", 1), 0, 1),
                        new Figure.Axis(words.say("duopoly.axis.part-others"), 0, 1),
                        List.of(new Figure.Curve(
                                "2q1+" + others + "x = a-c",
                                List.of(new Figure.Point(0.5, 0), new Figure.Point(0, 1.0 / others)),
                                Tone.FIRST,
                                true)),
                        List.of(),
                        boxes,
                        true),
                words.say("duopoly.cournot-elimination.figure-many"));
    }

    private static Figure.Region box(String label, double low, double high, Tone tone) {
        return new Figure.Region(
                label,
                List.of(
                        new Figure.Point(low, low),
                        new Figure.Point(high, low),
                        new Figure.Point(high, high),
                        new Figure.Point(low, high)),
                tone);
    }
}

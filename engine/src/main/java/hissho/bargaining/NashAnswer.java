package hissho.bargaining;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.bargaining.FeasibleSet.Found;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.fact.Roots;
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
import java.util.Objects;
import java.util.Optional;

/** Nash's bargaining solution: the point of the set with the largest product of gains over the threat; beside it two other solutions. */
record NashAnswer(Bargain game, Optional<Found> found) implements Answer {

    /**
     * A set and a threat, which may lie outside: then there is nothing to bargain about.
     *
     * @param rescaling factor and shift of each player's units, by which the set came from another one
     */
    record Bargain(FeasibleSet set, Point threat, List<String> players, Optional<List<Point>> rescaling)
            implements Game {}

    private static final Field<Point> THREAT = Field.required("threatPoint", CooperativeGame.CELL.by(Point::read));
    private static final Field<Node> BIMATRIX =
            Field.optional("bimatrix", CooperativeGame.BIMATRIX.shape()).looksLike("bimatrix");

    private static final Field<List<Point>> RESCALING =
            Field.optional("rescaling", Shape.listOf(CooperativeGame.CELL.by(Point::read), 2, 2));

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("nash-bargaining", "bargaining", Chapter.BARGAINING),
                Shape.fields(FeasibleReader.SET, BIMATRIX, THREAT, CooperativeGame.PLAYERS, RESCALING),
                NashAnswer::read,
                (game, progress) -> of(game),
                List.of(
                        "payoff",
                        "payoffDecimal",
                        "lambda",
                        "product",
                        "gainPossible",
                        "valid",
                        "reason",
                        "paretoArc",
                        "pareto",
                        "paretoSlope",
                        "cornerSolution",
                        "kalaiSmorodinsky",
                        "kalaiSmorodinskyDecimal",
                        "egalitarian",
                        "isImageOf"));
    }

    private static Bargain read(Node document) {
        Point threat = THREAT.in(document);
        if (document.has("bimatrix") == document.has("feasibleSet")) throw document.bad("bargaining.bad.one-set");
        FeasibleSet set = document.has("bimatrix")
                ? new FeasibleSet.Polygon(CooperativeGame.of(CooperativeGame.bimatrix(BIMATRIX.in(document)))
                        .hull())
                : FeasibleReader.read(FeasibleReader.SET.in(document), threat);
        Optional<List<Point>> rescaling = RESCALING.find(document);
        if (rescaling.stream().flatMap(List::stream).anyMatch(unit -> !unit.x().isPositive()))
            throw document.get("rescaling").bad("bargaining.bad.rescaling");
        return new Bargain(set, threat, CooperativeGame.PLAYERS.in(document), rescaling);
    }

    static NashAnswer of(Bargain game) {
        return new NashAnswer(
                game,
                game.set().contains(game.threat()) ? Optional.of(game.set().nash(game.threat())) : Optional.empty());
    }

    private Found point() {
        return found.orElseThrow(() -> new NotAnswered(
                Message.of("bargaining.threat-outside", game.threat().toString())));
    }

    /** The slope of the ray from the threat to the solution. */
    private Optional<RealRoot> slope() {
        Found p = point();
        if (p.x().compareTo(game.threat().x()) <= 0) return Optional.empty();
        if (game.set() instanceof FeasibleSet.Ellipse e && game.threat().equals(e.centre()))
            return Optional.of(RootValue.squareRoot(e.squareY().over(e.squareX())));
        if (p.y().isRational())
            return Optional.of(RootValue.of(
                    hissho.algebra.RationalFunction.of(
                            Polynomial.constant(
                                    p.y().rational().minus(game.threat().y())),
                            Polynomial.of(game.threat().x().negated(), Rational.ONE)),
                    p.x()));
        if (p.product().isRational())
            return Optional.of(RootValue.of(
                    hissho.algebra.RationalFunction.of(
                            Polynomial.constant(p.product().rational()),
                            Polynomial.of(game.threat().x().negated(), Rational.ONE)
                                    .power(2)),
                    p.x()));
        if (game.set() instanceof FeasibleSet.Between set)
            return Optional.of(RootValue.of(
                    set.upper()
                            .minus(hissho.algebra.RationalFunction.constant(
                                    game.threat().y()))
                            .over(hissho.algebra.RationalFunction.of(
                                    Polynomial.of(game.threat().x().negated(), Rational.ONE))),
                    p.x()));
        if (p.x().isRational())
            return Optional.of(RootValue.of(
                    Polynomial.of(game.threat().y().negated(), Rational.ONE)
                            .times(p.x().rational().minus(game.threat().x()).inverse()),
                    p.y()));
        return EllipseSlope.of((FeasibleSet.Ellipse) game.set(), game.threat(), p);
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = new Facts().put("valid", found::isPresent).put("reason", () -> {
            if (found.isPresent()) throw new NotAnswered(Message.of("core.not-answered", "reason"));
            return "threat-outside-feasible-set";
        });
        Roots.put(facts, "payoff", () -> point().facts());
        facts.put(
                "payoffDecimal",
                (answered, expected) -> Roots.same(point().facts(), decimals(expected)),
                () -> point().facts().stream().map(x -> x.decimal(10)).toList());
        Roots.put(facts, "lambda", () -> slope().orElseThrow(() -> new NotAnswered(Message.of("bargaining.no-slope"))));
        Roots.put(facts, "product", () -> point().product());
        facts.put("gainPossible", () -> {
            point();
            return game.set().gains(game.threat());
        });
        facts.put(
                "paretoArc",
                (answered, expected) -> sameSet(game.set().arc(), expected),
                () -> Roots.plain(game.set().arc()),
                Roots::text);
        if (game.set() instanceof FeasibleSet.Polygon polygon) polygon(facts, polygon.hull());
        Roots.put(facts, "egalitarian", () -> {
            point();
            RealRoot gain = game.set().equalGain(game.threat());
            return List.of(
                    EllipseNash.shifted(gain, game.threat().x()),
                    EllipseNash.shifted(gain, game.threat().y()));
        });
        Roots.put(facts, "kalaiSmorodinsky", () -> CurvedKalai.of(game.set(), valid()));
        facts.put("kalaiSmorodinskyDecimal", () -> CurvedKalai.decimals(game.set(), valid()));
        Roots.put(facts, "isImageOf", this::original);
        return facts;
    }

    /** What the solution was before the change of units the document names; without one there is nothing to compare. */
    private List<RealRoot> original() {
        List<Point> units = game.rescaling().orElseThrow(() -> new NotAnswered(Message.of("bargaining.no-rescaling")));
        return List.of(before(point().x(), units.get(0)), before(point().y(), units.get(1)));
    }

    private static RealRoot before(RealRoot root, Point unit) {
        return RootValue.of(
                Polynomial.of(unit.y().negated(), Rational.ONE).times(unit.x().inverse()), root);
    }

    private void polygon(Facts facts, Hull hull) {
        List<Point> chain = hull.pareto();
        facts.put("pareto", () -> CellFacts.points(chain));
        facts.put("paretoSlope", () -> {
            if (chain.size() != 2) throw new NotAnswered(Message.of("bargaining.many-edges", chain.size() - 1));
            return LambdaTransfer.edgeRates(chain).getFirst().negated();
        });
        facts.put("cornerSolution", () -> hull.vertices().contains(PolygonNash.of(hull, valid())));
    }

    private Point valid() {
        point();
        return game.threat();
    }

    /** Decimals are compared digit by digit, whole numbers as they are. */
    private static Object decimals(@org.jspecify.annotations.Nullable Object expected) {
        return expected == null ? List.of() : expected;
    }

    private static boolean sameSet(List<List<RealRoot>> ours, @org.jspecify.annotations.Nullable Object expected) {
        return expected instanceof List<?> theirs
                && theirs.stream().allMatch(e -> ours.stream().anyMatch(p -> Roots.same(p, e)))
                && ours.stream().allMatch(p -> theirs.stream().anyMatch(e -> Roots.same(p, e)));
    }

    /**
     * The supporting line through the solution with minus the slope of the ray proves the maximum: on it the product of gains is largest
     * at its middle, which is the solution, and the set lies below it. The other solutions beside it are not proved.
     */
    @Override
    public Certificate certificate(Progress progress) {
        if (found.isEmpty())
            return new Certificate.Counterexample(
                    !game.set().contains(game.threat()),
                    Extent.everything(),
                    Message.of("bargaining.certificate.outside"),
                    InOrder.of("threatPoint", game.threat().facts()));
        boolean holds = game.set().contains(game.threat()) && NashProof.holds(game.set(), game.threat(), point());
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("bargaining.certificate.nash-part")),
                Message.of("bargaining.certificate.nash"),
                InOrder.of(
                        "payoff", Objects.requireNonNull(Roots.plain(point().facts())),
                        "product", Objects.requireNonNull(Roots.plain(point().product()))));
    }

    @Override
    public Message title() {
        return Message.of("bargaining.nash-bargaining.title");
    }

    @Override
    public Message headline() {
        if (found.isEmpty())
            return Message.of("bargaining.threat-outside", game.threat().toString());
        Found p = point();
        return Message.of(
                "bargaining.nash-bargaining.headline",
                game.players().get(0),
                p.x().brief(),
                game.players().get(1),
                p.y().brief(),
                p.product().brief());
    }

    /** What the change of units, where one is named, made of the solution. */
    @Override
    public Optional<Message> verdict(Facts facts) {
        if (found.isEmpty() || game.rescaling().isEmpty()) return Optional.empty();
        List<RealRoot> before = original();
        return Optional.of(Message.of(
                "bargaining.nash-bargaining.rescaled",
                before.get(0).brief(),
                before.get(1).brief()));
    }

    @Override
    public List<String> told() {
        boolean irrational =
                found.filter(p -> !p.x().isRational() || !p.y().isRational()).isPresent();
        List<String> told = new ArrayList<>(List.of(
                "payoff",
                "product",
                "lambda",
                "gainPossible",
                "valid",
                "reason",
                "cornerSolution",
                found.isPresent() && CurvedKalai.isLarge(game.set(), game.threat())
                        ? "kalaiSmorodinskyDecimal"
                        : "kalaiSmorodinsky",
                "egalitarian",
                "paretoArc"));
        if (irrational) told.add(1, "payoffDecimal");
        if (game.rescaling().isPresent()) told.add("isImageOf");
        return told;
    }

    @Override
    public List<Section> sections(Words words) {
        List<Figure.Point> outline = game.set().outline();
        List<Figure.Curve> curves = new ArrayList<>();
        List<Figure.Dot> dots = new ArrayList<>();
        Figure.Point threat = CooperativeFigures.at(game.threat());
        dots.add(new Figure.Dot(threat, words.say("bargaining.figure.threat"), Tone.BAD)
                .moving(Figure.Handle.of("threatPoint")));
        if (found.isPresent()) {
            Figure.Point at =
                    new Figure.Point(point().x().doubleValue(), point().y().doubleValue());
            dots.add(new Figure.Dot(at, words.say("bargaining.figure.nash"), Tone.ACCENT));
            curves.add(new Figure.Curve("", List.of(threat, at), Tone.MUTED, false));
            dots.addAll(others(at, words));
            if ((at.x() - threat.x()) * (at.y() - threat.y()) > 1e-9)
                curves.add(new Figure.Curve(
                        words.say("bargaining.figure.hyperbola"), hyperbola(threat, at, outline), Tone.SECOND, true));
        }
        List<Figure.Region> regions =
                outline.size() > 2 ? List.of(new Figure.Region("", outline, Tone.FIRST)) : List.of();
        CooperativeFigures.segment(outline).ifPresent(curves::addFirst);
        List<Figure.Point> seen = new ArrayList<>(outline);
        seen.add(threat);
        return List.of(Section.of(
                words.say("bargaining.section.why"),
                new Block.Paragraph(words.say(
                        "bargaining.nash-bargaining." + why(threat),
                        game.threat().toString())),
                new Block.Picture(
                        new Figure.Plot(
                                CooperativeFigures.axis(
                                        words.say(
                                                "bargaining.axis",
                                                game.players().get(0)),
                                        seen.stream().map(Figure.Point::x)),
                                CooperativeFigures.axis(
                                        words.say(
                                                "bargaining.axis",
                                                game.players().get(1)),
                                        seen.stream().map(Figure.Point::y)),
                                curves,
                                dots,
                                regions,
                                true),
                        words.say(
                                found.isEmpty()
                                        ? "bargaining.figure.nash-outside"
                                        : curves.size() > 1
                                                ? "bargaining.figure.nash-caption"
                                                : "bargaining.figure.nash-still"))));
    }

    /** The other solutions that are named, as far as they are other points. */
    private List<Figure.Dot> others(Figure.Point solution, Words words) {
        List<String> kalai = CurvedKalai.decimals(game.set(), game.threat());
        double gain = game.set().equalGain(game.threat()).doubleValue();
        Figure.Point smorodinsky =
                new Figure.Point(Double.parseDouble(kalai.getFirst()), Double.parseDouble(kalai.getLast()));
        Figure.Point egalitarian = new Figure.Point(
                game.threat().x().doubleValue() + gain, game.threat().y().doubleValue() + gain);
        List<Figure.Dot> dots = new ArrayList<>();
        if (!isAt(egalitarian, solution))
            dots.add(new Figure.Dot(egalitarian, words.say("bargaining.figure.egalitarian"), Tone.PLAIN));
        if (!isAt(smorodinsky, solution) && !isAt(smorodinsky, egalitarian))
            dots.add(new Figure.Dot(smorodinsky, words.say("bargaining.figure.kalai"), Tone.PLAIN));
        return dots;
    }

    private static boolean isAt(Figure.Point one, Figure.Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y()) < 1e-6 * (1 + Math.hypot(other.x(), other.y()));
    }

    /** Which argument leads to the solution: the product, or that at most one player can gain. */
    private String why(Figure.Point threat) {
        if (found.isEmpty()) return "outside";
        boolean first = point().x().doubleValue() - threat.x() > 1e-9;
        boolean second = point().y().doubleValue() - threat.y() > 1e-9;
        return first && second ? "why" : first || second ? "one-gains" : "nobody-gains";
    }

    /** The points with the same product of gains, as far as they are drawn: not farther than the set, so that the name stands beside the curve. */
    private static List<Figure.Point> hyperbola(Figure.Point threat, Figure.Point at, List<Figure.Point> outline) {
        double right = outline.stream().mapToDouble(Figure.Point::x).max().orElse(at.x());
        double top = outline.stream().mapToDouble(Figure.Point::y).max().orElse(at.y());
        double least = Math.max(0.4, (at.y() - threat.y()) / Math.max(top - threat.y(), at.y() - threat.y()));
        double most = Math.min(2.5, Math.max(right - threat.x(), at.x() - threat.x()) / (at.x() - threat.x()));
        List<Figure.Point> points = new ArrayList<>();
        for (int k = 0; k <= 48; k++) {
            double t = least * Math.pow(most / least, k / 48.0);
            points.add(
                    new Figure.Point(threat.x() + (at.x() - threat.x()) * t, threat.y() + (at.y() - threat.y()) / t));
        }
        return points;
    }
}

package hissho.equilibrium.question;

import hissho.equilibrium.NashSubset;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.report.Figure;
import hissho.report.Figure.Axis;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Grid;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Region;
import hissho.report.Figure.Square;
import hissho.report.Figure.Triangle;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Pictures of a game of two players: the table with its stars, best replies in the unit square, equilibria in a triangle, payoffs that repetition can reach. */
final class BimatrixFigures {

    private BimatrixFigures() {}

    /** The table of pairs, a star beside each best reply; cells with two stars are the pure equilibria. */
    static Grid stars(BimatrixAnswer answer, Words words) {
        List<List<Square>> rows = IntStream.range(0, answer.game.size(0))
                .mapToObj(i -> IntStream.range(0, answer.game.size(1))
                        .mapToObj(j -> square(answer, words, answer.game.profile(i, j)))
                        .toList())
                .toList();
        return new Grid(answer.game.strategies(0), answer.game.strategies(1), rows);
    }

    private static Square square(BimatrixAnswer answer, Words words, int profile) {
        boolean first = answer.pure().stars().get(0).get(profile);
        boolean second = answer.pure().stars().get(1).get(profile);
        String text = words.write(answer.game.payoffAt(0, profile)) + (first ? "*" : "") + ", "
                + words.write(answer.game.payoffAt(1, profile)) + (second ? "*" : "");
        return new Square(text, first && second ? Tone.ACCENT : Tone.PLAIN);
    }

    /** Best replies of a game with two strategies each: across the probability of the first row, upwards that of the first column; where the two lines meet is an equilibrium. */
    static Plot replies(BimatrixAnswer answer, Words words) {
        StrategyNames names = new StrategyNames(answer.game, words);
        String x = words.say(
                "equilibrium.figure.probability",
                names.of(0, 0),
                answer.game.players().name(0));
        String y = words.say(
                "equilibrium.figure.probability",
                names.of(1, 0),
                answer.game.players().name(1));
        List<Curve> curves = List.of(
                new Curve(
                        words.say(
                                "equilibrium.figure.reply",
                                answer.game.players().name(0)),
                        line(answer.matrices.first()).stream()
                                .map(pair -> new Point(pair[1], pair[0]))
                                .toList(),
                        Tone.FIRST,
                        true),
                new Curve(
                        words.say(
                                "equilibrium.figure.reply",
                                answer.game.players().name(1)),
                        line(answer.matrices.second().transposed()).stream()
                                .map(pair -> new Point(pair[0], pair[1]))
                                .toList(),
                        Tone.SECOND,
                        true));
        List<Dot> dots = answer.all().extreme().stream()
                .map(pair -> new Dot(
                        new Point(
                                pair.get(0).get(0).doubleValue(),
                                pair.get(1).get(0).doubleValue()),
                        "(" + words.brief(pair.get(0).get(0)) + ", "
                                + words.brief(pair.get(1).get(0)) + ")",
                        Tone.GOOD))
                .toList();
        return new Plot(new Axis(x, 0, 1), new Axis(y, 0, 1), curves, dots, List.of(), true);
    }

    /** The best reply of the row chooser as a line through the square: the opponent's probability of the first strategy, then the own one. */
    private static List<double[]> line(RationalMatrix own) {
        Rational atZero = own.get(0, 1).minus(own.get(1, 1));
        Rational atOne = own.get(0, 0).minus(own.get(1, 0));
        List<double[]> line = new ArrayList<>();
        if (atZero.isZero() && atOne.isZero()) {
            line.add(new double[] {0, 0});
            line.add(new double[] {0, 1});
            line.add(new double[] {1, 1});
            line.add(new double[] {1, 0});
            line.add(new double[] {0, 0});
            return line;
        }
        if (atZero.isZero()) line.add(new double[] {0, atOne.isPositive() ? 0 : 1});
        line.add(new double[] {0, atZero.isPositive() || (atZero.isZero() && atOne.isPositive()) ? 1 : 0});
        if (atZero.signum() * atOne.signum() < 0) {
            double turn = atZero.over(atZero.minus(atOne)).doubleValue();
            line.add(new double[] {turn, atZero.isPositive() ? 1 : 0});
            line.add(new double[] {turn, atZero.isPositive() ? 0 : 1});
        }
        line.add(new double[] {1, atOne.isPositive() || (atOne.isZero() && atZero.isPositive()) ? 1 : 0});
        if (atOne.isZero()) line.add(new double[] {1, atZero.isPositive() ? 0 : 1});
        return line;
    }

    /** The strategies of a player with three that occur in equilibria. */
    static Triangle triangle(BimatrixAnswer answer, int player, Words words) {
        List<Curve> curves = new ArrayList<>();
        List<Region> regions = new ArrayList<>();
        for (NashSubset subset : answer.all().continua()) {
            List<Mixed> corners = player == 0 ? subset.first() : subset.second();
            List<Point> points = corners.stream().map(BimatrixFigures::point).toList();
            if (points.size() == 2) curves.add(new Curve("", points, Tone.ACCENT, true));
            if (points.size() > 2) regions.add(new Region("", around(points), Tone.ACCENT));
        }
        List<Dot> dots = answer.all().extreme().stream()
                .map(pair -> pair.get(player))
                .distinct()
                .map(strategy -> new Dot(point(strategy), NearNumbers.inTable(words, strategy.weights()), Tone.GOOD))
                .toList();
        return new Triangle(answer.game.strategies(player), curves, dots, regions);
    }

    /** The corners of a polygon one after the other. */
    private static List<Point> around(List<Point> corners) {
        double x = corners.stream().mapToDouble(Point::x).average().orElse(0);
        double y = corners.stream().mapToDouble(Point::y).average().orElse(0);
        return corners.stream()
                .sorted(Comparator.comparingDouble(corner -> Math.atan2(corner.y() - y, corner.x() - x)))
                .toList();
    }

    private static Point point(Mixed strategy) {
        return Triangle.shares(
                strategy.get(0).doubleValue(),
                strategy.get(1).doubleValue(),
                strategy.get(2).doubleValue());
    }

    /** All payoffs that mixtures of cells give, and those that pay both at least what they can secure. */
    static Plot folk(BimatrixAnswer answer, Words words) {
        List<RationalVector> hull = FolkRegion.hull(answer);
        List<Dot> dots = new ArrayList<>();
        for (RationalVector corner : hull) dots.add(new Dot(at(corner), words.write(corner), Tone.PLAIN));
        for (Profile pair : answer.listsAll() ? answer.all().extreme() : answer.known())
            dots.add(new Dot(at(answer.paid(pair)), words.say("equilibrium.figure.equilibrium"), Tone.GOOD));
        double[] x = range(hull, 0);
        double[] y = range(hull, 1);
        return new Plot(
                new Axis(
                        words.say(
                                "equilibrium.figure.payoff",
                                answer.game.players().name(0)),
                        x[0],
                        x[1]),
                new Axis(
                        words.say(
                                "equilibrium.figure.payoff",
                                answer.game.players().name(1)),
                        y[0],
                        y[1]),
                List.of(),
                dots,
                List.of(
                        new Region("", hull.stream().map(BimatrixFigures::at).toList(), Tone.MUTED),
                        new Region(
                                words.say("equilibrium.figure.folk"),
                                FolkRegion.corners(answer).stream()
                                        .map(BimatrixFigures::at)
                                        .toList(),
                                Tone.ACCENT)),
                true);
    }

    private static Point at(RationalVector payoff) {
        return new Point(payoff.get(0).doubleValue(), payoff.get(1).doubleValue());
    }

    private static double[] range(List<RationalVector> points, int coordinate) {
        double least = points.stream()
                .mapToDouble(p -> p.get(coordinate).doubleValue())
                .min()
                .orElse(0);
        double most = points.stream()
                .mapToDouble(p -> p.get(coordinate).doubleValue())
                .max()
                .orElse(1);
        double room = Math.max(0.5, (most - least) / 10);
        return new double[] {least - room, most + room};
    }

    /** The replicator dynamics of a symmetric game: the shares of two strategies as the slope of the first, of three as paths in a triangle. */
    static Figure replicator(BimatrixAnswer answer, Words words) {
        double[][] a = new double[answer.game.size(0)][answer.game.size(0)];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < a.length; j++)
                a[i][j] = answer.matrices.first().get(i, j).doubleValue();
        return a.length == 2
                ? Replicator.slope(
                        a,
                        new StrategyNames(answer.game, words).of(0, 0),
                        rest(answer, words, x -> new Point(x.get(0).doubleValue(), 0)),
                        words)
                : Replicator.paths(a, answer.game.strategies(0), rest(answer, words, x -> point(new Mixed(x))));
    }

    /** The symmetric equilibria, at which nothing moves; those that are stable are named. */
    private static List<Dot> rest(BimatrixAnswer answer, Words words, Function<RationalVector, Point> place) {
        return EvolutionFacts.symmetric(answer).stream()
                .map(x -> EvolutionFacts.isStable(answer, x)
                        ? new Dot(place.apply(x), words.say("equilibrium.figure.stable"), Tone.GOOD)
                        : new Dot(place.apply(x), "", Tone.BAD))
                .toList();
    }
}

package hissho.equilibrium.question;

import hissho.report.Figure.Axis;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Plot;
import hissho.report.Figure.Point;
import hissho.report.Figure.Triangle;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The replicator dynamics drawn: a strategy's share grows by what it earns more than the average. Paths are followed in floating point; they illustrate and prove nothing. */
final class Replicator {

    private static final int STEPS = 600;
    private static final double STEP = 0.03;
    private static final int DIVISIONS = 6;

    private Replicator() {}

    /** The growth of the first of two strategies against its share. */
    static Plot slope(double[][] a, String first, List<Dot> rest, Words words) {
        List<Point> points = new ArrayList<>();
        double least = 0;
        double most = 0;
        for (int k = 0; k <= 60; k++) {
            double x = k / 60.0;
            double y = growth(a, new double[] {x, 1 - x})[0];
            least = Math.min(least, y);
            most = Math.max(most, y);
            points.add(new Point(x, y));
        }
        double room = Math.max(0.01, (most - least) / 10);
        return new Plot(
                new Axis(words.say("equilibrium.figure.share", first), 0, 1),
                new Axis(words.say("equilibrium.figure.growth"), least - room, most + room),
                List.of(
                        new Curve("", List.of(new Point(0, 0), new Point(1, 0)), Tone.MUTED, false),
                        new Curve("", points, Tone.ACCENT, true)),
                rest,
                List.of());
    }

    /** Paths from a lattice of starting shares, each with a dot where it begins. */
    static Triangle paths(double[][] a, List<String> names, List<Dot> rest) {
        double step = STEP / Math.max(spread(a), 1e-9);
        List<Curve> curves = new ArrayList<>();
        List<Dot> dots = new ArrayList<>();
        for (int i = 1; i < DIVISIONS - 1; i++)
            for (int j = 1; i + j < DIVISIONS; j++) {
                double[] x = {i / (double) DIVISIONS, j / (double) DIVISIONS, (DIVISIONS - i - j) / (double) DIVISIONS};
                dots.add(new Dot(Triangle.shares(x[0], x[1], x[2]), "", Tone.MUTED));
                List<Point> points = new ArrayList<>();
                for (int k = 0; k < STEPS; k++) {
                    if (k % 10 == 0) points.add(Triangle.shares(x[0], x[1], x[2]));
                    x = next(a, x, step);
                }
                curves.add(new Curve("", points, Tone.ACCENT, false));
            }
        dots.addAll(rest);
        return new Triangle(names, curves, dots, List.of());
    }

    /** The largest difference of two strategies against the same one: only such differences move the shares. */
    private static double spread(double[][] a) {
        double most = 0;
        for (int j = 0; j < a.length; j++)
            for (double[] row : a) for (double[] other : a) most = Math.max(most, row[j] - other[j]);
        return most;
    }

    private static double[] growth(double[][] a, double[] x) {
        double[] earned = new double[x.length];
        double average = 0;
        for (int i = 0; i < x.length; i++) {
            for (int j = 0; j < x.length; j++) earned[i] += a[i][j] * x[j];
            average += x[i] * earned[i];
        }
        for (int i = 0; i < x.length; i++) earned[i] = x[i] * (earned[i] - average);
        return earned;
    }

    /** One step of the midpoint rule. */
    private static double[] next(double[][] a, double[] x, double step) {
        double[] half = moved(x, growth(a, x), step / 2);
        return moved(x, growth(a, half), step);
    }

    private static double[] moved(double[] x, double[] direction, double step) {
        double[] y = new double[x.length];
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            y[i] = Math.max(0, x[i] + step * direction[i]);
            sum += y[i];
        }
        for (int i = 0; i < x.length; i++) y[i] /= sum;
        return y;
    }
}

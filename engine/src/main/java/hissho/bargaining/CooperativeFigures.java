package hissho.bargaining;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Figure.Axis;
import hissho.report.Figure.Curve;
import hissho.report.Figure.Dot;
import hissho.report.Figure.Region;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Pictures of payoffs: the hull of the cells, the strip of side payments, disagreement points, the ray to the split, phi of the rate. */
final class CooperativeFigures {

    private CooperativeFigures() {}

    static Figure.Point at(Point point) {
        return new Figure.Point(point.x().doubleValue(), point.y().doubleValue());
    }

    /** The axes around some points with a little room. */
    static Axis axis(String label, Stream<Double> values) {
        List<Double> all = values.toList();
        double from = all.stream().mapToDouble(x -> x).min().orElse(0);
        double to = all.stream().mapToDouble(x -> x).max().orElse(1);
        double room = Math.max(0.12 * (to - from), 0.5);
        return new Axis(label, from - room, to + room);
    }

    /** Where one player's payoffs spread over this many times the other's, the axes have scales of their own. */
    private static final double MOST_SLENDER = 3;

    /** How long the head of an arrow is, as a part of the picture. */
    private static final double HEAD = 0.05;

    static Figure plot(CooperativeGame game, List<Point> around, List<Curve> curves, List<Dot> dots, Words words) {
        return plot(game, around, curves, dots, List.of(), words);
    }

    private static Figure plot(
            CooperativeGame game,
            List<Point> around,
            List<Curve> curves,
            List<Dot> dots,
            List<Region> behind,
            Words words) {
        Hull hull = game.hull();
        List<Curve> all = new ArrayList<>(curves);
        List<Figure.Point> pareto =
                hull.pareto().stream().map(CooperativeFigures::at).toList();
        if (pareto.size() > 1) all.add(new Curve("", pareto, Tone.GOOD, true));
        List<Region> regions = new ArrayList<>(behind);
        List<Figure.Point> outline =
                hull.vertices().stream().map(CooperativeFigures::at).toList();
        if (outline.size() > 2) regions.add(new Region("", outline, Tone.FIRST));
        segment(outline).ifPresent(all::addFirst);
        List<Axis> axes = axes(game, around, words);
        return new Figure.Plot(axes.getFirst(), axes.getLast(), all, dots, regions, isEqual(axes));
    }

    private static List<Axis> axes(CooperativeGame game, List<Point> around, Words words) {
        List<Point> seen = new ArrayList<>(game.cells());
        seen.addAll(around);
        return List.of(
                axis(
                        words.say("bargaining.axis", game.players().getFirst()),
                        seen.stream().map(p -> p.x().doubleValue())),
                axis(
                        words.say("bargaining.axis", game.players().getLast()),
                        seen.stream().map(p -> p.y().doubleValue())));
    }

    private static boolean isEqual(List<Axis> axes) {
        double slender = (axes.getFirst().to() - axes.getFirst().from())
                / (axes.getLast().to() - axes.getLast().from());
        return slender > 1 / MOST_SLENDER && slender < MOST_SLENDER;
    }

    /** A set that is only a segment, which has no inside to be shaded. */
    static Optional<Curve> segment(List<Figure.Point> outline) {
        return outline.size() == 2 ? Optional.of(new Curve("", outline, Tone.FIRST, false)) : Optional.empty();
    }

    static List<Dot> cells(CooperativeGame game) {
        return game.cells().stream()
                .distinct()
                .limit(60)
                .map(cell -> new Dot(at(cell), cell.toString(), Tone.PLAIN))
                .toList();
    }

    /** A line of slope minus the rate through a point, beyond the frame on both sides. */
    static Curve line(CooperativeGame game, String label, Rational rate, Rational total, Tone tone) {
        double least = game.cells().stream()
                .mapToDouble(p -> p.x().doubleValue())
                .min()
                .orElse(0);
        double most = game.cells().stream()
                .mapToDouble(p -> p.x().doubleValue())
                .max()
                .orElse(1);
        double room = Math.max(0.25 * (most - least), 1);
        double r = rate.doubleValue();
        double t = total.doubleValue();
        return new Curve(
                label,
                List.of(
                        new Figure.Point(least - room, t - r * (least - room)),
                        new Figure.Point(most + room, t - r * (most + room))),
                tone,
                false);
    }

    static Section feasible(CooperativeGame game, Words words) {
        Rational most = game.total(Rational.ONE);
        Rational least = game.cells().stream()
                .map(p -> p.x().plus(p.y()))
                .min(Rational::compareTo)
                .orElseThrow();
        return Section.of(
                words.say("bargaining.section.feasible"),
                new Block.Picture(
                        plot(game, List.of(), List.of(), cells(game), words), words.say("bargaining.figure.ntu")),
                new Block.Picture(
                        plot(
                                game,
                                List.of(),
                                List.of(
                                        line(game, "x+y = " + words.write(most), Rational.ONE, most, Tone.GOOD),
                                        line(game, "x+y = " + words.write(least), Rational.ONE, least, Tone.MUTED)),
                                cells(game),
                                List.of(strip(game, least, most)),
                                words),
                        words.say("bargaining.figure.tu")));
    }

    /** What side payments reach, as far as the picture goes: all between the lines of the least and of the largest total. */
    private static Region strip(CooperativeGame game, Rational least, Rational most) {
        List<Figure.Point> low = line(game, "", Rational.ONE, least, Tone.MUTED).points();
        List<Figure.Point> high = line(game, "", Rational.ONE, most, Tone.MUTED).points();
        return new Region("", List.of(low.getFirst(), low.getLast(), high.getLast(), high.getFirst()), Tone.GOOD);
    }

    /** Hull, line of the total, disagreement points, the ray to the split and the payments from the cooperative cells. */
    static Figure split(CooperativeGame game, TuSolution solution, Words words) {
        List<Curve> curves = new ArrayList<>();
        List<Dot> dots = new ArrayList<>(cells(game));
        String total = solution.rate().equals(Rational.ONE) ? "x+y" : words.write(solution.rate()) + "·x+y";
        curves.add(line(
                game, total + " = " + words.write(solution.sigma()), solution.rate(), solution.sigma(), Tone.ACCENT));
        List<Point> seen = new ArrayList<>(List.of(solution.split()));
        int shown = 0;
        for (Point d : solution.disagreements(game)) {
            if (shown++ == 6) break;
            seen.add(d);
            dots.removeIf(cell -> cell.at().equals(at(d)));
            dots.add(new Dot(at(d), "D = " + d, Tone.BAD));
            curves.add(new Curve("", List.of(at(d), at(solution.split())), Tone.MUTED, false));
        }
        boolean heads = isEqual(axes(game, seen, words));
        for (int[] cell : solution.cooperative(game))
            if (solution.rate().equals(Rational.ONE))
                curves.add(new Curve(
                        "",
                        arrow(game, at(game.cell(cell[0], cell[1])), at(solution.split()), heads),
                        Tone.SECOND,
                        true));
        dots.add(new Dot(at(solution.split()), "φ = " + solution.split(), Tone.ACCENT));
        return plot(game, seen, curves, dots, words);
    }

    /** A payment: a line from a cell to the split, with a head where the scales are equal, so that it is not bent. */
    private static List<Figure.Point> arrow(CooperativeGame game, Figure.Point from, Figure.Point to, boolean hasHead) {
        double far = Math.hypot(to.x() - from.x(), to.y() - from.y());
        if (!hasHead || far == 0) return List.of(from, to);
        double widest = game.cells().stream()
                .mapToDouble(p -> Math.hypot(p.x().doubleValue() - to.x(), p.y().doubleValue() - to.y()))
                .max()
                .orElse(far);
        double along = Math.min(HEAD * widest, far / 2) / far;
        double x = (from.x() - to.x()) * along;
        double y = (from.y() - to.y()) * along;
        return List.of(
                from,
                to,
                new Figure.Point(to.x() + x - y / 2, to.y() + y + x / 2),
                to,
                new Figure.Point(to.x() + x + y / 2, to.y() + y - x / 2));
    }

    /** A threat that can be moved, and Nash's solution where the threat is feasible. */
    static Figure nash(CooperativeGame game, Point threat, Words words) {
        return nash(game, threat, "threatPoint", words);
    }

    /** The same where the threat stands in another field of the document. */
    static Figure nash(CooperativeGame game, Point threat, String field, Words words) {
        List<Dot> dots = new ArrayList<>(cells(game));
        List<Curve> curves = new ArrayList<>();
        dots.add(new Dot(at(threat), words.say("bargaining.figure.threat"), Tone.BAD).moving(Figure.Handle.of(field)));
        if (game.hull().contains(threat)) {
            Point found = PolygonNash.of(game.hull(), threat);
            dots.add(new Dot(at(found), words.say("bargaining.figure.nash"), Tone.ACCENT));
            curves.add(new Curve("", List.of(at(threat), at(found)), Tone.MUTED, false));
        }
        return plot(game, List.of(threat), curves, dots, words);
    }

    /** The split as the rate runs, against the hull, with the solution or with the limit that the split approaches. */
    static Figure curve(
            CooperativeGame game, List<Point> splits, Optional<Point> solution, boolean isLimit, Words words) {
        List<Figure.Point> points = splits.stream().map(CooperativeFigures::at).toList();
        List<Dot> dots = new ArrayList<>(cells(game));
        solution.ifPresent(split -> dots.add(new Dot(at(split), (isLimit ? "φ → " : "φ = ") + split, Tone.ACCENT)));
        return plot(
                game, solution.stream().toList(), List.of(new Curve("φ(λ)", points, Tone.SECOND, true)), dots, words);
    }
}

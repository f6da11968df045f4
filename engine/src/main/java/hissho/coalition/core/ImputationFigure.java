package hissho.coalition.core;

import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.Aspects;
import hissho.coalition.CoalitionalGame;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The simplex of imputations as a picture: for three players a triangle with the core, the least core, the coalitions' lines and the
 * points of the values; for four a tetrahedron seen from the side. Where there is no simplex it says so.
 */
final class ImputationFigure {

    private final CoalitionalGame game;
    private final Coalitions form;
    private final Asked asked;
    private final Facts all;
    private final Words words;

    private ImputationFigure(CoalitionalGame game, Asked asked, Facts all, Words words) {
        this.game = game;
        this.form = game.coalitions();
        this.asked = asked;
        this.all = all;
        this.words = words;
    }

    static List<Block> of(CoalitionalGame game, Asked asked, Facts all, Words words) {
        if (game.count() != 3 && game.count() != 4) return List.of();
        ImputationFigure figure = new ImputationFigure(game, asked, all, words);
        int vertices = Imputations.vertices(figure.form).size();
        if (vertices == 0) return List.of(new Block.Paragraph(words.say("coalition.figure.no-imputation")));
        if (vertices == 1) return List.of(new Block.Paragraph(words.say("coalition.figure.one-imputation")));
        return List.of(game.count() == 3 ? figure.triangle() : figure.tetrahedron());
    }

    // ---- three players

    private Block triangle() {
        List<Figure.Curve> curves = new ArrayList<>();
        List<Figure.Region> regions = new ArrayList<>();
        for (long pair : game.ofSize(2)) {
            int third = Long.numberOfTrailingZeros(form.grand() & ~pair);
            List<RationalVector> ends = ImputationAspect.line(form, third);
            unstable(pair, third, ends).ifPresent(regions::add);
            if (ends.size() == 2)
                curves.add(new Figure.Curve(
                        words.say("coalition.figure.line", game.name(pair), form.worth(pair)),
                        ends.stream().map(this::place).toList(),
                        Tone.MUTED,
                        false));
        }
        List<Figure.Dot> dots = new ArrayList<>();
        List<RationalVector> core = vertices("coreVertices");
        draw(core, words.say("coalition.figure.core"), Tone.GOOD, curves, regions, dots);
        if (core.isEmpty())
            draw(
                    vertices("leastCoreVertices").stream()
                            .filter(this::isInside)
                            .toList(),
                    words.say("coalition.figure.least-core"),
                    Tone.ACCENT,
                    curves,
                    regions,
                    dots);
        String own = words.say("coalition.point.x");
        points().forEach((name, x) -> {
            Figure.Dot dot = new Figure.Dot(place(x), name, Tone.FIRST);
            dots.add(name.equals(own) ? dot.moving(handle()) : dot);
        });
        List<String> corners = IntStream.range(0, 3)
                .mapToObj(i -> game.players().name(i) + " " + words.write(Imputations.best(form, i)))
                .toList();
        return new Block.Picture(
                new Figure.Triangle(corners, curves, dots, regions, true),
                words.say(core.isEmpty() ? "coalition.figure.triangle-empty" : "coalition.figure.triangle"));
    }

    /** The imputations that give a pair less than its worth: those beyond its line, on the side of the third player. */
    private Optional<Figure.Region> unstable(long pair, int third, List<RationalVector> ends) {
        List<RationalVector> corners =
                IntStream.range(0, 3).mapToObj(i -> Imputations.best(form, i)).toList();
        boolean everywhere =
                corners.stream().allMatch(x -> Imputations.share(x, pair).compareTo(form.worth(pair)) < 0);
        if (!everywhere && ends.size() != 2) return Optional.empty();
        List<RationalVector> outline = everywhere ? corners : List.of(corners.get(third), ends.get(0), ends.get(1));
        return Optional.of(
                new Figure.Region("", outline.stream().map(this::place).toList(), Tone.BAD));
    }

    /** An imputation is what everybody has alone, and a share of what is left. */
    private Figure.Handle handle() {
        List<Double> alone = IntStream.range(0, 3)
                .mapToObj(i -> form.worth(1L << i).doubleValue())
                .toList();
        double left = form.worth(form.grand()).doubleValue()
                - alone.stream().mapToDouble(Double::doubleValue).sum();
        return new Figure.Handle("x", alone, left);
    }

    private void draw(
            List<RationalVector> set,
            String name,
            Tone tone,
            List<Figure.Curve> curves,
            List<Figure.Region> regions,
            List<Figure.Dot> dots) {
        if (set.size() == 1) dots.add(new Figure.Dot(place(set.getFirst()), name, tone));
        else if (set.size() == 2)
            curves.add(new Figure.Curve(name, set.stream().map(this::place).toList(), tone, true));
        else if (set.size() > 2) {
            List<RationalVector> outline = around(set);
            regions.add(new Figure.Region(
                    name,
                    outline.stream().map(this::place).toList(),
                    tone,
                    outline.stream().map(words::write).toList()));
        }
    }

    /** The corners of a polygon in the order of its outline. */
    private List<RationalVector> around(List<RationalVector> set) {
        double x = set.stream().mapToDouble(v -> place(v).x()).average().orElse(0);
        double y = set.stream().mapToDouble(v -> place(v).y()).average().orElse(0);
        return set.stream()
                .sorted(Comparator.comparingDouble(v -> Math.atan2(place(v).y() - y, place(v).x() - x)))
                .toList();
    }

    private Figure.Point place(RationalVector x) {
        RationalVector weights = Imputations.barycentric(form, x);
        return Figure.Triangle.shares(
                weights.get(0).doubleValue(),
                weights.get(1).doubleValue(),
                weights.get(2).doubleValue());
    }

    private boolean isInside(RationalVector x) {
        return Imputations.isImputation(form, x);
    }

    private List<RationalVector> vertices(String key) {
        try {
            List<RationalVector> vertices = new ArrayList<>();
            for (Object each : all.get(key, List.class)) vertices.add((RationalVector) each);
            return vertices;
        } catch (NotAnswered e) {
            return List.of();
        }
    }

    /** The points of the values and of what was asked, by name, where they are imputations. */
    private Map<String, RationalVector> points() {
        Map<String, RationalVector> points = new LinkedHashMap<>();
        for (String key : List.of("shapley", "nucleolus")) {
            Optional<RationalVector> value = value(key);
            value.ifPresent(x -> points.put(words.say("coalition.point." + key), x));
        }
        for (Aspect aspect : Aspects.all())
            try {
                aspect.points(game, asked, all).forEach((key, x) -> points.putIfAbsent(words.say(key), x));
            } catch (NotAnswered e) {
                // no such point in this game
            }
        asked.x().ifPresent(x -> points.put(words.say("coalition.point.x"), x));
        for (RationalVector x : asked.points()) points.putIfAbsent(words.write(x), x);
        points.values().removeIf(x -> !isInside(x));
        return points;
    }

    private Optional<RationalVector> value(String key) {
        try {
            return Optional.of(all.get(key, RationalVector.class));
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    // ---- four players

    private Block tetrahedron() {
        List<Figure.Tetrahedron.Line> lines = new ArrayList<>();
        List<Figure.Tetrahedron.Spot> spots = new ArrayList<>();
        List<RationalVector> core = vertices("coreVertices");
        for (List<Integer> edge : Edges.of(form, core))
            lines.add(new Figure.Tetrahedron.Line(
                    shares(core.get(edge.get(0))), shares(core.get(edge.get(1))), Tone.GOOD, true));
        for (RationalVector vertex : core) spots.add(new Figure.Tetrahedron.Spot(shares(vertex), "", Tone.GOOD));
        points().forEach((name, x) -> spots.add(new Figure.Tetrahedron.Spot(shares(x), name, Tone.FIRST)));
        return new Block.Picture(
                new Figure.Tetrahedron(game.players().names(), lines, spots),
                words.say(core.isEmpty() ? "coalition.figure.tetrahedron-empty" : "coalition.figure.tetrahedron"));
    }

    private List<Double> shares(RationalVector x) {
        return Imputations.barycentric(form, x).stream()
                .map(Rational::doubleValue)
                .toList();
    }
}

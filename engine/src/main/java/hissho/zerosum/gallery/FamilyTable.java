package hissho.zerosum.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Tabulation;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.named.Families;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.NamedGame;
import hissho.zerosum.search.ColumnGeneration;
import hissho.zerosum.search.Dresher;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The value of a family of games for every n of a range. */
record FamilyTable() implements Tabulation {

    private static final int MOST = 40;
    private static final List<String> FAMILIES = Families.all().stream()
            .filter(family -> family.names().contains("n"))
            .map(Family::slug)
            .toList();
    private static final List<String> NUMBERS =
            List.of("correct", "tooHigh", "tooLow", "b", "win", "lose", "threshold", "penalty", "adjacent");

    @Override
    public String name() {
        return "family-values";
    }

    @Override
    public String room() {
        return "named";
    }

    @Override
    public Shape.Fields parameters() {
        List<Field<?>> fields = new ArrayList<>();
        fields.add(Field.required("game", Shape.choice(FAMILIES.toArray(String[]::new))));
        fields.add(Field.optional("from", Shape.whole(1, MOST)));
        fields.add(Field.optional("to", Shape.whole(1, MOST)));
        for (String number : NUMBERS) fields.add(Field.optional(number, Shape.number()));
        return new Shape.Fields(fields);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        Family family = Families.named(parameters.get("game"));
        parameters.get("game").choice(FAMILIES.toArray(String[]::new));
        int from = parameters.find("from").map(n -> n.whole(1, MOST)).orElse(1);
        int to = parameters.find("to").map(n -> n.whole(from, MOST)).orElse(Math.max(from, 12));
        Map<String, @Nullable Object> given = new LinkedHashMap<>(parameters.fields());
        Set<String> own = new HashSet<>(family.names());
        given.keySet().retainAll(own);
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<Figure.Point> points = new ArrayList<>();
        for (int n = from; n <= to; n++) {
            progress.done(n - from, to - from + 1);
            Map<String, @Nullable Object> with = new LinkedHashMap<>(given);
            with.put("n", n);
            Rational value = value(family.read(new Node("", with)), progress);
            rows.add(Telling.row(words, Integer.toString(n), value, value.toDecimal(6)));
            points.add(new Figure.Point(n, value.doubleValue()));
        }
        return report(words, family, rows, points);
    }

    private static Rational value(NamedGame game, Progress progress) {
        return game instanceof Dresher dresher
                ? ColumnGeneration.solve(dresher, progress).value()
                : MatrixSolver.optimum(game.matrix(), progress).value();
    }

    private Report report(Words words, Family family, List<List<Block.Cell>> rows, List<Figure.Point> points) {
        double least =
                Math.min(0, points.stream().mapToDouble(Figure.Point::y).min().orElse(0));
        double most = points.stream().mapToDouble(Figure.Point::y).max().orElse(1);
        Figure plot = new Figure.Plot(
                new Figure.Axis(
                        "n",
                        points.getFirst().x(),
                        Math.max(points.getFirst().x() + 1, points.getLast().x())),
                new Figure.Axis(words.say("named.fact.value"), least, most + Math.max(0.05, (most - least) * 0.08)),
                List.of(new Figure.Curve(words.say("named." + family.slug()), points, Tone.FIRST, true)),
                points.stream().map(p -> new Figure.Dot(p, "", Tone.FIRST)).toList(),
                List.of());
        String title = words.say("named.table.family-values.title", words.say("named." + family.slug()));
        return new Report(
                name(),
                title,
                title,
                List.of(),
                List.of(Section.of(
                        words.say("parametric.head.value"),
                        Telling.table(words, rows, "countable.head.n", "parametric.head.value", "named.head.decimal"),
                        new Block.Picture(plot, words.say("named.table.family-values.plot")))),
                new Report.Certificate(words.say("named.table.family-values.certificate"), true));
    }
}

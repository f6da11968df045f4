package hissho.zerosum.gallery;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
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
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.NamedGame;
import hissho.zerosum.search.Dresher;
import hissho.zerosum.writing.Telling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The value of a family of games for every n of a range. */
record FamilyTable() implements Tabulation {

    private static final int MOST = 40;
    private static final int MOST_COLUMNS_CHECKED = 1_000;

    private static final Field<String> GAME = Field.required(
            "game", Shape.choice(Families.sized().stream().map(Family::slug).toArray(String[]::new)));
    private static final Field<Integer> FROM = Field.optional("from", Shape.whole(1, MOST), 1);
    private static final Field<Integer> TO = Field.optional("to", Shape.whole(1, MOST));

    @Override
    public String name() {
        return "family-values";
    }

    @Override
    public String room() {
        return "named";
    }

    /** The range, and every parameter that some family takes beside its size. */
    @Override
    public Shape.Fields parameters() {
        Map<String, Field<?>> further = new LinkedHashMap<>();
        for (Family family : Families.sized())
            for (Field<?> field : family.parameters())
                if (field.shape().plain() instanceof Shape.Exact)
                    further.put(field.name(), Field.optional(field.name(), field.shape()));
        return new Shape.Fields(Stream.concat(Stream.of(GAME, FROM, TO), further.values().stream())
                .toList());
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        Family family = Families.find(GAME.in(parameters)).orElseThrow();
        int from = FROM.in(parameters);
        int to = TO.find(parameters).orElse(Math.max(from, 12));
        if (to < from) throw parameters.get("to").bad("core.bad.out-of-range", to, from, MOST);
        Map<String, @Nullable Object> own = new LinkedHashMap<>(parameters.fields());
        own.keySet().retainAll(family.names());
        List<NamedGame> games = new ArrayList<>();
        List<Rational> values = new ArrayList<>();
        for (int n = from; n <= to; n++) {
            progress.done(n - from, to - from + 1);
            games.add(GameInput.sized(family, Node.root(own), n));
            values.add(games.getLast().value(progress));
        }
        return report(words, family, from, values).certified(check(games, values, progress), words);
    }

    private Report report(Words words, Family family, int from, List<Rational> values) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<Figure.Point> points = new ArrayList<>();
        for (int k = 0; k < values.size(); k++) {
            rows.add(Telling.row(
                    words,
                    Integer.toString(from + k),
                    values.get(k),
                    values.get(k).toDecimal(6)));
            points.add(new Figure.Point(from + k, values.get(k).doubleValue()));
        }
        double least =
                Math.min(0, points.stream().mapToDouble(Figure.Point::y).min().orElse(0));
        double most = points.stream().mapToDouble(Figure.Point::y).max().orElse(1);
        Figure plot = new Figure.Plot(
                new Figure.Axis(
                        "n",
                        points.getFirst().x(),
                        Math.max(points.getFirst().x() + 1, points.getLast().x())),
                new Figure.Axis(
                        words.say("parametric.head.value"), least, most + Math.max(0.05, (most - least) * 0.08)),
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
                        new Block.Picture(plot, words.say("named.table.family-values.plot")))));
    }

    /** Solves every game whose matrix can be written down once more and checks both guarantees on the whole matrix. */
    static Certificate check(List<NamedGame> games, List<Rational> values, Progress progress) {
        int checked = 0;
        boolean holds = games.size() == values.size();
        for (int k = 0; k < games.size() && holds; k++) {
            Optional<MatrixGame> matrix = small(games.get(k));
            if (matrix.isEmpty()) continue;
            progress.check();
            OptimalPair pair = MatrixSolver.optimum(matrix.get(), progress);
            holds = pair.value().equals(values.get(k)) && pair.solves(matrix.get());
            checked++;
        }
        return new Certificate.SecondWay(
                holds,
                Extent.sample(checked, games.size()),
                Message.of("named.table.family-values.certificate"),
                InOrder.of(
                        "games",
                        games.stream().map(NamedGame::family).distinct().toList(),
                        "values",
                        values));
    }

    private static Optional<MatrixGame> small(NamedGame game) {
        if (game instanceof Dresher dresher && dresher.n() > Dresher.LARGEST_LISTED) return Optional.empty();
        return Optional.of(game.matrix()).filter(matrix -> matrix.width() <= MOST_COLUMNS_CHECKED);
    }
}

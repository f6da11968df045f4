package hissho.zerosum.question;

import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Choices;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.Method;
import hissho.zerosum.method.Methods;
import hissho.zerosum.method.PivotTableau.Place;
import hissho.zerosum.named.GameInput;
import hissho.zerosum.rounds.Rounds;
import hissho.zerosum.topic.LineNames;
import hissho.zerosum.topic.MatrixTopics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The kind of two-person zero-sum matrix games. */
public final class MatrixKind implements Kind<MatrixQuestion> {

    private static final int MOST_OUTCOMES = 100_000;

    @Override
    public Listing listing() {
        return new Listing("matrix", "matrix", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        Shape<?> line = Shape.either(Shape.whole(1, Integer.MAX_VALUE), Shape.text());
        Shape<?> weights = Shape.either(Shape.listOf(Shape.number()), Shape.mapOf(Shape.number()));
        return Shape.fields(
                Field.required("matrix", Shape.matrix()).looksLike("matrix"),
                Field.optional("rowLabels", Shape.listOf(Shape.text())),
                Field.optional("colLabels", Shape.listOf(Shape.text())),
                Field.optional("unit", Shape.text()),
                Field.optional("method", Shape.choice(methods())),
                Field.optional("p", weights),
                Field.optional("q", weights),
                Field.optional("value", Shape.number()),
                Field.optional("rowPlayed", line),
                Field.optional("colPlayed", line),
                Field.optional("outcomes", Shape.whole(1, MOST_OUTCOMES)),
                Field.optional("mode", Shape.choice("pure", "mixed")),
                Field.optional("strict", Shape.truth()),
                Field.optional("transfer", line),
                Field.optional("supportRows", Shape.listOf(line)),
                Field.optional("supportCols", Shape.listOf(line)),
                Field.optional("shift", Shape.number()),
                Field.optional("adjugate", Shape.truth()),
                Field.optional("pivots", Shape.listOf(Shape.listOf(Shape.whole(1, 1000), 2, 2))),
                Field.optional("matrix2", Shape.matrix()),
                Field.optional("programs", Shape.truth()));
    }

    private static String[] methods() {
        return Stream.concat(Stream.of("automatic"), Methods.all().stream().map(Method::name))
                .toArray(String[]::new);
    }

    @Override
    public MatrixQuestion read(Node document) {
        MatrixGame plain = GameInput.read(document);
        MatrixGame game = new MatrixGame(
                plain.payoffs(),
                plain.rows(),
                plain.columns(),
                document.find("unit").map(Node::text).orElse(plain.unit()));
        LineNames rows = new LineNames(game.rows(), document.has("rowLabels"));
        LineNames columns = new LineNames(game.columns(), document.has("colLabels"));
        return new MatrixQuestion(
                game,
                document.find("method").map(node -> node.choice(methods())).flatMap(Methods::named),
                choices(document, rows, columns),
                document.find("p").map(node -> weights(node, rows)),
                document.find("q").map(node -> weights(node, columns)),
                document.find("value").map(Node::rational),
                document.find("rowPlayed").map(rows::index),
                document.find("colPlayed").map(columns::index),
                document.find("outcomes").map(node -> node.whole(1, MOST_OUTCOMES)),
                document.find("transfer").map(rows::index),
                document.find("matrix2").map(node -> node.matrix(GameInput.MOST_ENTRIES)),
                document.find("programs").map(Node::truth).orElse(false));
    }

    private static Choices choices(Node document, LineNames rows, LineNames columns) {
        return new Choices(
                document.find("mode")
                                .map(node -> node.choice("pure", "mixed"))
                                .orElse("mixed")
                                .equals("pure")
                        ? Dominance.Mode.PURE
                        : Dominance.Mode.MIXED,
                document.find("strict").map(Node::truth).orElse(false),
                document.find("supportRows").map(node -> support(node, rows::indices)),
                document.find("supportCols").map(node -> support(node, columns::indices)),
                document.find("shift").map(Node::rational),
                document.find("pivots").map(MatrixKind::pivots),
                document.find("adjugate").map(Node::truth).orElse(false));
    }

    private static List<Integer> support(Node node, Function<Node, List<Integer>> indices) {
        List<Integer> lines = indices.apply(node);
        if (lines.isEmpty() || Set.copyOf(lines).size() < lines.size()) throw node.bad("matrix.bad.support");
        return lines;
    }

    private static List<Place> pivots(Node node) {
        return node.list().stream()
                .map(pair -> pair.list(2, 2))
                .map(pair ->
                        new Place(pair.get(0).whole(1, 1000) - 1, pair.get(1).whole(1, 1000) - 1))
                .toList();
    }

    private static RationalVector weights(Node node, LineNames names) {
        RationalVector weights = node.isMap() ? names.weights(node) : node.vector();
        if (weights.size() != names.labels().size())
            throw node.bad("matrix.bad.length", names.labels().size(), weights.size());
        return weights;
    }

    @Override
    public Solution solve(MatrixQuestion question, Progress progress) {
        return MatrixAnswer.of(question, progress);
    }

    @Override
    public Optional<Position> play(MatrixQuestion question, Progress progress) {
        return Rounds.of(question.game(), progress);
    }

    /** A matrix in one word, as 2,3,1;4,1,6: rows are divided by semicolons or spaces, entries by commas. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.empty();
        List<List<String>> rows = words.stream()
                .flatMap(word -> Stream.of(word.split(";")))
                .map(row -> List.of(row.split(",")))
                .collect(Collectors.toList());
        if (rows.stream()
                .flatMap(List::stream)
                .anyMatch(entry -> Rational.read(entry).isEmpty()))
            throw new BadDocument("", Message.of("matrix.bad.words"));
        return Optional.of(InOrder.of("kind", name(), "matrix", rows));
    }

    @Override
    public List<Topic> topics() {
        return MatrixTopics.all();
    }
}

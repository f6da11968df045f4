package hissho.equilibrium.question;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.equilibrium.rounds.Style;
import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A table with payoffs of three players of whom only two choose: the third looks on and is paid. */
public final class BystanderKind implements Kind<StrategicQuestion> {

    private static final Field<List<Node>> TRIMATRIX = Field.required(
                    "trimatrix",
                    Shape.listOf(
                            Shape.listOf(Shape.listOf(Shape.number(), 3, 3), 1, 1_000)
                                    .by(node -> node),
                            1,
                            1_000))
            .looksLike("watched");

    @Override
    public Listing listing() {
        return new Listing("bystander", "equilibrium", Chapter.EQUILIBRIUM);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(TRIMATRIX, TwoPlayers.ROWS, TwoPlayers.COLS, BimatrixKind.P, BimatrixKind.Q);
    }

    @Override
    public List<String> facts() {
        return StrategicFacts.KEYS;
    }

    @Override
    public StrategicQuestion read(Node document) {
        List<Node> rows = TRIMATRIX.in(document);
        int width = rows.getFirst().list(1, 1_000).size();
        List<List<List<Rational>>> cells = new ArrayList<>();
        for (Node row : rows) {
            if (row.list().size() != width)
                throw row.bad("core.bad.ragged", row.list().size(), width);
            cells.add(row.list().stream()
                    .map(cell -> cell.list(3, 3).stream().map(Node::rational).toList())
                    .toList());
        }
        StrategicGame game = StrategicGame.generate(
                Players.of("I", "II", "III"),
                List.of(
                        names(document, TwoPlayers.ROWS, rows.size()),
                        names(document, TwoPlayers.COLS, width),
                        List.of("–")),
                (i, at) -> cells.get(at[0]).get(at[1]).get(i));
        Optional<Mixed> p = BimatrixKind.P.find(document).map(node -> BimatrixKind.mixed(node, game.strategies(0)));
        Optional<Mixed> q = BimatrixKind.Q.find(document).map(node -> BimatrixKind.mixed(node, game.strategies(1)));
        return new StrategicQuestion(
                "bystander",
                game,
                p.flatMap(first -> q.map(second -> Profile.of(first, second, Mixed.pure(1, 0)))),
                Collections.emptyList(),
                RationalVector.of(1, 1, 1),
                List.of(),
                400,
                Style.EQUILIBRIUM);
    }

    private static List<String> names(Node document, Field<List<String>> field, int count) {
        return field.isIn(document)
                ? document.get(field.name()).names(count)
                : IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }

    @Override
    public Solution solve(StrategicQuestion question, Progress progress) {
        return new StrategicAnswer(question, progress);
    }
}

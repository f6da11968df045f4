package hissho.zerosum.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Any game of the gallery by the name of its family and its parameters, as the literature writes them. */
final class NamedMatrixKind implements Kind<NamedMatrixKind.Chosen<?>> {

    private static final Shape<?> PARAMETER = Shape.either(
            Shape.number(),
            Shape.text(),
            Shape.listOf(Shape.either(
                    Shape.number(), Shape.text(), Shape.listOf(Shape.either(Shape.number(), Shape.text())))),
            Shape.mapOf(Shape.number()));
    private static final Field<Node> PARAMS =
            Field.optional("params", Shape.mapOf(PARAMETER).by(node -> node), new Node("params", Map.of()));

    private final List<Kind<?>> kinds;
    private final Field<Kind<?>> game;

    NamedMatrixKind(List<Kind<?>> kinds) {
        this.kinds = List.copyOf(kinds);
        this.game = Field.required(
                "game",
                Shape.choice(kinds.stream().map(Kind::name).toArray(String[]::new))
                        .by(this::kind));
    }

    private Kind<?> kind(Node name) {
        return kinds.stream()
                .filter(k -> k.name().equals(name.text()))
                .findFirst()
                .orElseThrow(() -> name.bad(
                        "named.bad.unknown-game",
                        name.text(),
                        String.join(", ", kinds.stream().map(Kind::name).toList())));
    }

    /** A game together with the kind that reads and solves it. */
    record Chosen<G extends Game>(Kind<G> kind, G game) implements Game {

        static <G extends Game> Chosen<G> read(Kind<G> kind, Node parameters) {
            kind.document().read(parameters);
            return new Chosen<>(kind, kind.read(parameters));
        }

        Optional<Position> play(Progress progress) {
            return kind.play(game, progress);
        }

        Optional<Message> unplayable() {
            return kind.unplayable(game);
        }

        Solution solve(Progress progress) {
            return kind.solve(game, progress);
        }
    }

    @Override
    public Listing listing() {
        return new Listing("named-matrix-game", "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(game, PARAMS);
    }

    /** What any of these games can be asked. */
    @Override
    public List<String> facts() {
        return kinds.stream().flatMap(kind -> kind.facts().stream()).distinct().toList();
    }

    @Override
    public Chosen<?> read(Node document) {
        return Chosen.read(game.in(document), PARAMS.in(document));
    }

    @Override
    public Solution solve(Chosen<?> chosen, Progress progress) {
        return chosen.solve(progress);
    }

    @Override
    public Optional<Message> unplayable(Chosen<?> chosen) {
        return chosen.unplayable();
    }

    @Override
    public Optional<Position> play(Chosen<?> chosen, Progress progress) {
        return chosen.play(progress);
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new FamilyTable());
    }
}

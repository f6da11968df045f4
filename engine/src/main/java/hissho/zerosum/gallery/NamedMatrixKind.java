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
import hissho.verify.Topic;
import hissho.zerosum.topic.NamedTopics;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Any game of the gallery by the name of its family and its parameters, as answer keys write them. */
final class NamedMatrixKind implements Kind<NamedMatrixKind.Chosen<?>> {

    private final List<Kind<?>> kinds;

    NamedMatrixKind(List<Kind<?>> kinds) {
        this.kinds = List.copyOf(kinds);
    }

    /** A game together with the kind that reads and solves it. */
    record Chosen<G extends Game>(Kind<G> kind, G game) implements Game {

        static <G extends Game> Chosen<G> read(Kind<G> kind, Node document) {
            return new Chosen<>(kind, kind.read(document));
        }

        Optional<Position> play(Progress progress) {
            return kind.play(game, progress);
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
        Shape<?> value = Shape.either(
                Shape.number(),
                Shape.text(),
                Shape.listOf(Shape.either(
                        Shape.number(), Shape.text(), Shape.listOf(Shape.either(Shape.number(), Shape.text())))),
                Shape.mapOf(Shape.number()));
        return Shape.fields(
                Field.required(
                        "game", Shape.choice(kinds.stream().map(Kind::name).toArray(String[]::new))),
                Field.optional("params", Shape.mapOf(value)));
    }

    @Override
    public Chosen<?> read(Node document) {
        Set<String> known = new HashSet<>(Reading.ABOUT);
        known.addAll(Set.of("game", "params"));
        document.only(known);
        Node name = document.get("game");
        Kind<?> kind = kinds.stream()
                .filter(k -> k.name().equals(name.text()))
                .findFirst()
                .orElseThrow(() -> name.bad(
                        "named.bad.unknown-game",
                        name.text(),
                        String.join(", ", kinds.stream().map(Kind::name).toList())));
        Map<String, @Nullable Object> parameters = new LinkedHashMap<>();
        document.find("params").ifPresent(params -> parameters.putAll(params.fields()));
        return Chosen.read(kind, new Node("params", parameters));
    }

    @Override
    public Solution solve(Chosen<?> chosen, Progress progress) {
        return chosen.solve(progress);
    }

    @Override
    public Optional<Position> play(Chosen<?> chosen, Progress progress) {
        return chosen.play(progress);
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new FamilyTable());
    }

    @Override
    public List<Topic> topics() {
        return NamedTopics.all();
    }
}

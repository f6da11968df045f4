package hissho.kind;

import hissho.claim.Claim;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One kind of game: one entry of the catalogue.
 *
 * <p>The words say its name under {@code ROOM.NAME}, one sentence about it under {@code ROOM.NAME.about}, and what each field
 * of its document means under {@code ROOM.NAME.field.FIELD}.
 */
public interface Kind<G extends Game> {

    /** How the catalogue lists it. */
    Listing listing();

    default String name() {
        return listing().name();
    }

    default String room() {
        return listing().room();
    }

    default Chapter chapter() {
        return listing().chapter();
    }

    /** What its document holds beside {@code kind} and {@code title}. */
    Shape.Fields document();

    /** Reads a document into a legal game, or throws {@link hissho.document.BadDocument}. */
    G read(Node document);

    /** Solves the game exactly. */
    Solution solve(G game, Progress progress);

    /** The keys of the facts its solutions can give, in the order they are told. */
    default List<String> facts() {
        return List.of();
    }

    /** The document meant by a few words on the command line, as in {@code play nim 3 4 5}, where this kind has such a form. */
    default Optional<Map<String, Object>> fromWords(List<String> words) {
        return Optional.empty();
    }

    /** The fields of a document that name things of this kind's own, as a language calls them; a document that names them itself keeps its names. */
    default Map<String, Object> named(Words words) {
        return Map.of();
    }

    /** Why this game cannot be played although others of its kind can; nothing where no game of the kind is played. */
    default Optional<Message> unplayable(G game) {
        return Optional.empty();
    }

    /** The starting position, where the game can be played against the perfect player, worked out under the budget. */
    default Optional<Position> play(G game, Progress progress) {
        return Optional.empty();
    }

    default List<Tabulation> tables() {
        return List.of();
    }

    default List<Claim> claims() {
        return List.of();
    }
}

package hissho.extensive.question;

import hissho.extensive.Dealt;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/** What a game draws of itself beside its tree, or instead of it. */
public interface Drawn {

    /** A game with nothing to draw but its tree. */
    Drawn PLAIN = new Drawn() {};

    default List<Section> pictures(Words words, Progress progress) {
        return List.of();
    }

    /** The cards of the game, where it has any. */
    default Optional<Dealt> dealt() {
        return Optional.empty();
    }

    /** The answer to what the document asks beside the solution; it is told first. */
    default Optional<Message> verdict() {
        return Optional.empty();
    }

    /** Whether these pictures stand instead of the tree. */
    default boolean isInstead() {
        return false;
    }
}

package hissho.extensive;

import hissho.report.Section;
import hissho.words.Words;
import java.util.List;

/** What a game draws of itself beside its tree, or instead of it. */
public interface Drawn {

    /** A game with nothing to draw but its tree. */
    Drawn PLAIN = new Drawn() {};

    default List<Section> pictures(Words words) {
        return List.of();
    }

    /** Whether these pictures stand instead of the tree. */
    default boolean isInstead() {
        return false;
    }
}

package hissho.fact;

import hissho.words.Words;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Knows what a wrong answer would lead to: what a strategy guarantees and what punishes it, which reply beats a move. */
@FunctionalInterface
public interface Teacher {

    /** Says what a value that is not right would lead to; nothing where that is not known. */
    Optional<String> about(@Nullable Object proposed, Words words);

    /** The answers somebody may choose from, right or wrong, where there are few enough to be shown. */
    default List<String> choices(Words words) {
        return List.of();
    }

    /** Whether somebody typed what is written so, however it is spaced and parted. */
    static boolean isSame(String typed, String written) {
        return Typed.same(typed, written);
    }

    Teacher NOBODY = (proposed, words) -> Optional.empty();
}

package hissho.stochastic.guess;

import hissho.kind.Kind;
import java.util.List;

/** The kinds about Guess it!. */
public final class GuessKinds {

    private GuessKinds() {}

    public static List<Kind<?>> all() {
        return List.of(new GuessKind(), GuessLine.kind(), GuessRange.kind(), GuessDiagonal.kind());
    }
}

package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.kind.Game;
import hissho.number.Rational;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A question about the Memory game with perfect memory.
 *
 * @param drawWorth what a draw is worth to both, where it is not one half and not given to one player
 * @param turned what the first card of the turn, already turned but not yet counted as known, has shown
 * @param asked the leads whose values and strategies are asked for, every possible one where nothing is said
 */
public record MemoryGame(
        MemoryState state,
        MemoryRules rules,
        Optional<Rational> drawWorth,
        Optional<Turned> turned,
        Optional<List<Integer>> asked)
        implements Game {

    public MemoryGame {
        asked = asked.map(List::copyOf);
    }

    /** The leads whose values and strategies are asked for. */
    List<Integer> leads() {
        int n = state.pairs();
        return asked.orElseGet(() -> IntStream.rangeClosed(-n, n).boxed().toList());
    }

    boolean leadsAsked() {
        return asked.isPresent();
    }

    /** The first card of the turn: its number is new, or it matches a known card. */
    public enum Turned {
        NEW,
        MATCH
    }
}

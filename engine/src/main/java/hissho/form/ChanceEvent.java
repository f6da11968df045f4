package hissho.form;

import hissho.number.RationalVector;
import java.util.List;

/** A move of chance: what can happen, and with which probabilities. */
public record ChanceEvent(String name, List<String> moves, RationalVector probabilities) implements Branching {

    public ChanceEvent {
        moves = List.copyOf(moves);
    }
}

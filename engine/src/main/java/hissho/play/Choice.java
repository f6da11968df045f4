package hissho.play;

import java.util.List;

/** What the oracle would play. */
public sealed interface Choice {

    /** All best moves; any of them will do. */
    record Best(List<Move> moves) implements Choice {
        public Best {
            moves = List.copyOf(moves);
            if (moves.isEmpty()) throw new IllegalArgumentException("no best move");
        }
    }

    /** Every legal move is as good as any other. */
    record Any() implements Choice {}

    /** A mixed strategy: the moves with the probabilities of an equilibrium, none of them 0. */
    record Mixed(List<Weighted> moves) implements Choice {
        public Mixed {
            moves = List.copyOf(moves);
        }
    }
}

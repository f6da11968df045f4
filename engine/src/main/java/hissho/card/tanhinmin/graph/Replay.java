package hissho.card.tanhinmin.graph;

import java.util.List;
import java.util.Random;

/** Plays a position out: one side by the values, the other at random, to see whether what the values promise comes true. */
final class Replay {

    private static final int MANY = 24;
    private static final int FEW = 2;
    private static final long LARGE_SEARCH = 2_000_000;

    private Replay() {}

    /** Whether the side with the better end of the value keeps its promise against random play; in a draw both sides do. */
    static boolean keepsPromise(Values values, int value) {
        Random random = new Random(20_260_401);
        int games = values.visited() > LARGE_SEARCH ? FEW : MANY;
        for (int i = 0; i < games; i++) {
            if (value >= 0 && result(values, 0, random) < value) return false;
            if (value <= 0 && -result(values, 1, random) < -value) return false;
        }
        return true;
    }

    /** The result for the first mover when the careful side (0 for the first mover) plays by the values. */
    private static int result(Values start, int careful, Random random) {
        Values at = start;
        boolean passed = false;
        for (int side = 0; ; side = 1 - side) {
            int sign = side == 0 ? 1 : -1;
            int card = side == careful ? best(at, passed) : any(at, random);
            if (card == GraphGame.EMPTY) {
                if (at.game().emptyTable() && passed) return 0;
                passed = at.game().emptyTable();
                at = at.turned();
            } else {
                if (at.game().finishes(card)) return sign;
                passed = false;
                at = at.played(card);
            }
        }
    }

    private static int best(Values at, boolean passed) {
        int bestCard = GraphGame.EMPTY;
        int bestValue = !at.game().mayPass() ? -2 : passed && at.game().emptyTable() ? 0 : at.ofPassing();
        for (int card : Bits.list(at.game().playable())) {
            if (bestValue == 1) break;
            int value = at.ofPlaying(card);
            if (value > bestValue) {
                bestValue = value;
                bestCard = card;
            }
        }
        return bestCard;
    }

    private static int any(Values at, Random random) {
        List<Integer> cards = Bits.list(at.game().playable());
        int choice = random.nextInt(cards.size() + (at.game().mayPass() ? 1 : 0));
        return choice == cards.size() ? GraphGame.EMPTY : cards.get(choice);
    }
}

package hissho.card.tanhinmin.graph;

import hissho.progress.Progress;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * Plays a position out, one side by the values, to see whether what the values promise comes true: against every reply where that is
 * affordable, else against random play.
 */
final class Replay {

    private static final int MOST_MOMENTS = 20_000;
    private static final int MANY = 24;
    private static final int FEW = 2;
    private static final long LARGE_SEARCH = 2_000_000;
    private static final int DEEPEST = 4_000;

    private final Progress progress;
    private final Set<GraphMoment> met = new HashSet<>();
    private boolean complete = true;

    private Replay(Progress progress) {
        this.progress = progress;
    }

    /** What was found: whether the promise was kept, against every reply or not, and in how many moments or games. */
    record Found(boolean kept, boolean everyReply, int met) {}

    /** Whether the side with the better end of the value keeps its promise; in a draw both sides do. */
    static Found of(Values values, int value, Progress progress) {
        if (values.visited() <= LARGE_SEARCH) {
            Replay mover = new Replay(progress);
            Replay other = new Replay(progress);
            boolean kept = (value < 0 || mover.keeps(values, true, value, false, 0))
                    && (value > 0 || other.keeps(values, false, -value, false, 0));
            boolean complete = mover.complete && other.complete;
            if (!kept || complete) return new Found(kept, complete, mover.met.size() + other.met.size());
        }
        Random random = new Random(20_260_401);
        int games = values.visited() > LARGE_SEARCH ? FEW : MANY;
        for (int i = 0; i < games; i++) {
            progress.check();
            if (value >= 0 && result(values, 0, random) < value) return new Found(false, false, i);
            if (value <= 0 && -result(values, 1, random) < -value) return new Found(false, false, i);
        }
        return new Found(true, false, games);
    }

    /**
     * Whether the careful side gets at least so much from here against every reply.
     *
     * @param careful whether the careful side is to move
     */
    private boolean keeps(Values at, boolean careful, int promise, boolean passed, int depth) {
        GraphMoment moment = new GraphMoment(at.game(), passed, false);
        if (met.contains(moment)) return true;
        if (met.size() >= MOST_MOMENTS || depth > DEEPEST) {
            complete = false;
            return true;
        }
        progress.check();
        met.add(moment);
        if (careful) return after(at, best(at, passed), true, promise, passed, depth);
        for (int card : Bits.list(at.game().playable()))
            if (!after(at, card, false, promise, passed, depth)) return false;
        return !at.game().mayPass() || after(at, GraphGame.EMPTY, false, promise, passed, depth);
    }

    private boolean after(Values at, int card, boolean careful, int promise, boolean passed, int depth) {
        if (card == GraphGame.EMPTY) {
            if (at.game().emptyTable() && passed) return promise <= 0;
            return keeps(at.turned(), !careful, promise, at.game().emptyTable(), depth + 1);
        }
        if (at.game().finishes(card)) return careful;
        return keeps(at.played(card), !careful, promise, false, depth + 1);
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

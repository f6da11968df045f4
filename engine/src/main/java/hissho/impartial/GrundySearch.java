package hissho.impartial;

import hissho.progress.Progress;
import hissho.progress.Room;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Grundy values by memoised search: the value of a position is the least number that is no option's value.
 *
 * <p>The search keeps its own stack, so depth is no limit, and notices a position that leads back to itself.
 */
public final class GrundySearch<P> {

    /** More positions than this are not searched. */
    public static final int MOST_POSITIONS = 20_000_000;

    private final Rules<P> rules;
    private final Map<P, Integer> values = new HashMap<>();
    private final int most = Room.positions(MOST_POSITIONS);

    public GrundySearch(Rules<P> rules) {
        this.rules = rules;
    }

    public Rules<P> rules() {
        return rules;
    }

    public synchronized int value(P position, Progress progress) {
        P start = rules.canonical(position);
        Integer before = values.get(start);
        return before == null ? search(start, progress) : before;
    }

    private int search(P start, Progress progress) {
        Deque<Frame<P>> stack = new ArrayDeque<>();
        try {
            return search(start, stack, progress);
        } finally {
            for (Frame<P> open : stack) values.remove(open.position);
        }
    }

    private int search(P start, Deque<Frame<P>> stack, Progress progress) {
        stack.push(frame(start));
        values.put(start, Frame.OPEN);
        while (true) {
            Frame<P> top = stack.element();
            Optional<P> unknown = advance(top);
            if (unknown.isPresent()) {
                progress.check();
                if (values.size() > most) throw new Progress.Full();
                values.put(unknown.get(), Frame.OPEN);
                stack.push(frame(unknown.get()));
                continue;
            }
            int value = top.seen.nextClearBit(0);
            values.put(top.position, value);
            stack.pop();
            if (stack.isEmpty()) return value;
        }
    }

    private Optional<P> advance(Frame<P> frame) {
        while (frame.pending != null || frame.left.hasNext()) {
            P next = frame.pending != null
                    ? frame.pending
                    : rules.canonical(frame.left.next().after());
            frame.pending = null;
            Integer value = values.get(next);
            if (value == null) {
                frame.pending = next;
                return Optional.of(next);
            }
            if (value == Frame.OPEN) throw new IllegalStateException("play can return to " + rules.print(next));
            frame.seen.set(value);
        }
        return Optional.empty();
    }

    private Frame<P> frame(P position) {
        List<Rules.Turn<P>> turns = rules.turns(position);
        return new Frame<>(position, turns.iterator());
    }

    /** A position whose options are being looked at. */
    private static final class Frame<P> {
        static final int OPEN = -1;
        final P position;
        final Iterator<Rules.Turn<P>> left;
        final BitSet seen = new BitSet();

        @Nullable
        P pending;

        Frame(P position, Iterator<Rules.Turn<P>> left) {
            this.position = position;
            this.left = left;
        }
    }
}

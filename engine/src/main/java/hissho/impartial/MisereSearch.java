package hissho.impartial;

import hissho.document.BadDocument;
import hissho.impartial.Multisets.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Misère outcomes by plain memoised search: a position without moves is N, otherwise it is N exactly if some option is P. Positions
 * still open lie on a stack of their own, so that long games can be searched.
 */
public final class MisereSearch {

    private static final int MOST_POSITIONS = 3_000_000;
    private static final long MOST_OPTIONS = 1_000_000;

    private final Map<Position, Outcome> known = new HashMap<>();
    private final Multisets positions;
    private final Progress progress;

    public MisereSearch(Progress progress) {
        this.progress = progress;
        positions = new Multisets(MOST_OPTIONS, MisereSearch::tooLarge, progress);
    }

    /** A position whose options are being looked at, the one in hand first. */
    private record Open(Position position, Deque<Position> left) {}

    public Outcome outcome(Component game) {
        if (!game.isSearchable()) throw tooLarge();
        Position wanted = positions.position(game);
        if (!known.containsKey(wanted)) {
            Deque<Open> open = new ArrayDeque<>();
            open(open, wanted);
            while (!open.isEmpty()) step(open);
        }
        return known.getOrDefault(wanted, Outcome.P);
    }

    /** Decides the topmost position if its options allow it, or opens the first of them that is not known. */
    private void step(Deque<Open> open) {
        Open top = open.element();
        while (!top.left.isEmpty()) {
            Position after = top.left.element();
            Outcome outcome = known.get(after);
            if (outcome == null) {
                open(open, after);
                return;
            }
            if (outcome == Outcome.P) {
                known.put(open.pop().position, Outcome.N);
                return;
            }
            top.left.remove();
        }
        known.put(open.pop().position, Outcome.P);
    }

    private void open(Deque<Open> open, Position position) {
        progress.check();
        if (known.size() > MOST_POSITIONS) throw tooLarge();
        Set<Position> options = positions.options(position);
        if (options.isEmpty()) known.put(position, Outcome.N);
        else open.push(new Open(position, new ArrayDeque<>(options)));
    }

    private static BadDocument tooLarge() {
        return new BadDocument("", Message.of("impartial.bad.misere-large", MOST_POSITIONS));
    }
}

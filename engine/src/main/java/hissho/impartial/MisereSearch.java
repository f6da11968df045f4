package hissho.impartial;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Misère outcomes by plain memoised search: a position without moves is N, otherwise it is N exactly if some option is P. Positions
 * still open lie on a stack of their own, so that long games can be searched.
 */
public final class MisereSearch {

    private static final int MOST_POSITIONS = 3_000_000;
    private static final long MOST_OPTIONS = 1_000_000;

    private final Map<Object, Outcome> known = new HashMap<>();
    private final Progress progress;

    public MisereSearch(Progress progress) {
        this.progress = progress;
    }

    /** A position whose options are being looked at, the one in hand first. */
    private record Open(Object key, Deque<Option> left) {}

    public Outcome outcome(Component game) {
        Object wanted = game.key();
        if (!known.containsKey(wanted)) {
            if (!game.isSearchable()) throw tooLarge();
            Deque<Open> open = new ArrayDeque<>();
            open(open, game, wanted);
            while (!open.isEmpty()) step(open);
        }
        return known.getOrDefault(wanted, Outcome.P);
    }

    /** Decides the topmost position if its options allow it, or opens the first of them that is not known. */
    private void step(Deque<Open> open) {
        Open top = open.element();
        while (!top.left.isEmpty()) {
            Component after = top.left.element().after();
            Object key = after.key();
            Outcome outcome = known.get(key);
            if (outcome == null) {
                open(open, after, key);
                return;
            }
            if (outcome == Outcome.P) {
                known.put(open.pop().key, Outcome.N);
                return;
            }
            top.left.remove();
        }
        known.put(open.pop().key, Outcome.P);
    }

    private void open(Deque<Open> open, Component game, Object key) {
        progress.check();
        if (known.size() > MOST_POSITIONS || game.optionCount() > MOST_OPTIONS) throw tooLarge();
        Deque<Option> options = new ArrayDeque<>(game.options());
        if (options.isEmpty()) known.put(key, Outcome.N);
        else open.push(new Open(key, options));
    }

    private static BadDocument tooLarge() {
        return new BadDocument("", Message.of("impartial.bad.misere-large", MOST_POSITIONS));
    }
}

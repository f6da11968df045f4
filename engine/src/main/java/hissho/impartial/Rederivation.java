package hissho.impartial;

import hissho.progress.Progress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Values and outcomes from nothing but the rules: every position that can be reached is looked at, its value is the least number no
 * option has (Sprague, Grundy), its misère outcome N exactly if some option is P. It shares no table, rule or formula with the
 * solvers, and gives up where there are too many positions or where play can go round in a circle.
 */
public final class Rederivation {

    private static final int MOST_POSITIONS = 20_000;
    private static final long MOST_MOVES = 400_000;
    private static final long MOST_BEGUN = 1_500;

    private final Convention convention;
    private final Progress progress;
    private final Map<Object, Integer> known = new HashMap<>();
    private final Set<Object> open = new HashSet<>();
    private long moves;

    public Rederivation(Convention convention, Progress progress) {
        this.convention = convention;
        this.progress = progress;
    }

    /** A position in hand and where its moves lead, of which the first so many are done. */
    private static final class Frame {
        private final Object key;
        private final List<Component> followers;
        private final Set<Integer> reached = new HashSet<>();
        private int next;

        Frame(Object key, List<Component> followers) {
            this.key = key;
            this.followers = followers;
        }
    }

    /** Whether the position is lost for whoever must move, where that could be found. */
    public Optional<Outcome> outcome(Component game) {
        return worth(game).map(worth -> worth == 0 ? Outcome.P : Outcome.N);
    }

    /** The Grundy value in normal play; in misère play 0 for P and 1 for N. */
    public Optional<Integer> worth(Component game) {
        if (isHopeless(game)) return Optional.empty();
        Object wanted = game.key();
        Deque<Frame> frames = new ArrayDeque<>();
        if (!known.containsKey(wanted) && !enter(frames, game, wanted)) return Optional.empty();
        while (!frames.isEmpty()) {
            Frame top = frames.element();
            if (top.next == top.followers.size()) {
                leave(frames.pop());
                continue;
            }
            Component after = top.followers.get(top.next);
            Object key = after.key();
            Integer worth = known.get(key);
            if (worth == null) {
                if (!enter(frames, after, key)) return Optional.empty();
            } else {
                top.reached.add(worth);
                top.next++;
            }
        }
        return Optional.ofNullable(known.get(wanted));
    }

    /** Whether a position has so many moves, to positions with nearly as many, that there is no use in beginning. */
    private static boolean isHopeless(Component game) {
        long count = game.optionCount();
        if (count <= MOST_BEGUN) return false;
        if (count > MOST_MOVES) return true;
        List<Component> followers = game.followers();
        long after =
                Math.max(followers.getFirst().optionCount(), followers.getLast().optionCount());
        return after > count / 2;
    }

    private boolean enter(Deque<Frame> frames, Component game, Object key) {
        progress.check();
        moves += game.optionCount();
        if (moves > MOST_MOVES || moves < 0 || known.size() > MOST_POSITIONS || !open.add(key)) return false;
        frames.push(new Frame(key, game.followers()));
        return frames.size() <= MOST_POSITIONS;
    }

    private void leave(Frame frame) {
        open.remove(frame.key);
        known.put(frame.key, convention == Convention.NORMAL ? mex(frame.reached) : misere(frame));
    }

    private static int mex(Set<Integer> reached) {
        int least = 0;
        while (reached.contains(least)) least++;
        return least;
    }

    private static int misere(Frame frame) {
        return frame.followers.isEmpty() || frame.reached.contains(0) ? 1 : 0;
    }

    /** How many positions were looked at. */
    public int positions() {
        return known.size();
    }
}

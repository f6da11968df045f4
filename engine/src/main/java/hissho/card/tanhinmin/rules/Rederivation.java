package hissho.card.tanhinmin.rules;

import hissho.progress.Progress;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who wins a shedding game and how soon, by nothing but its rules: every card and every pass is tried, with no theorem and nothing left out. It
 * gives up where there are too many moments.
 *
 * <p>A length is signed: +d the player to move wins after d more moves, the winner hurrying and the loser delaying, -d he loses after d, 0
 * nobody wins.
 */
public final class Rederivation {

    /** So many moments are looked at. */
    public static final int MOST_MOMENTS = 30_000;

    private final int most;
    private final Progress progress;
    private final Map<Moment, Integer> known = new HashMap<>();

    private static final class TooMany extends RuntimeException {
        TooMany() {
            super("too many moments", null, false, false);
        }
    }

    public Rederivation(Progress progress) {
        this(MOST_MOMENTS, progress);
    }

    Rederivation(int most, Progress progress) {
        this.most = most;
        this.progress = progress;
    }

    /** The key of a pass among the moves. */
    public static final int PASS = -1;

    /** How many moments were looked at. */
    public int moments() {
        return known.size();
    }

    /** The length of every move, cards by their number and the pass under {@link #PASS}, where they could be found. */
    public Optional<SortedMap<Integer, Integer>> moves(Moment moment) {
        try {
            return Optional.of(lengths(moment));
        } catch (TooMany e) {
            return Optional.empty();
        }
    }

    private SortedMap<Integer, Integer> lengths(Moment moment) {
        SortedMap<Integer, Integer> lengths = new TreeMap<>();
        moment.plays()
                .forEach((card, next) -> lengths.put(card, next.map(this::after).orElse(1)));
        if (moment.mayPass())
            lengths.put(PASS, moment.passed().map(next -> later(length(next))).orElse(0));
        return lengths;
    }

    /** The length of a move that leads to this moment. */
    private int after(Moment next) {
        int length = length(next);
        return next.isAgain() ? length + Integer.signum(length) : later(length);
    }

    private int length(Moment moment) {
        Integer seen = known.get(moment);
        if (seen != null) return seen;
        if (known.size() >= most) throw new TooMany();
        progress.check();
        int length = best(lengths(moment));
        known.put(moment, length);
        return length;
    }

    /** The best of several lengths. */
    public static int best(Map<Integer, Integer> lengths) {
        return lengths.values().stream()
                .max((a, b) -> Integer.compare(rating(a), rating(b)))
                .orElseThrow();
    }

    /** A quick win before a slow one, a draw before a loss, a slow loss before a quick one. */
    private static int rating(int length) {
        if (length > 0) return Integer.MAX_VALUE - length;
        return length == 0 ? 0 : Integer.MIN_VALUE - length;
    }

    /** The opponent's length as the player who has just moved counts it. */
    private static int later(int opponents) {
        return opponents == 0 ? 0 : opponents > 0 ? -(opponents + 1) : -opponents + 1;
    }

    /** Whether a line of moves is as short as a win against the longest defence can be, every move of it being best. */
    public boolean followsBest(Moment start, Iterable<Integer> line) {
        Optional<Moment> at = Optional.of(start);
        for (int move : line) {
            if (at.isEmpty()) return false;
            SortedMap<Integer, Integer> lengths = lengths(at.get());
            Integer length = lengths.get(move);
            if (length == null || length == 0 || length != best(lengths)) return false;
            at = move == PASS ? at.get().passed() : at.get().plays().getOrDefault(move, Optional.empty());
        }
        return at.isEmpty();
    }
}

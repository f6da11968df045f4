package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The value of a state as a function of the payoff Q of infinite play, in pieces on which it is constant or rises with Q, each proved from
 * exact values at few Q. The value v never falls and rises at most as fast as Q. So it is constant between two Q with equal values, and
 * rises with Q between two whose values differ as much as they. Beyond: every v(Q) solves v = Val A(v), and a solution w is at most v(Q)
 * where Q is at least every entry of w, since optimal mixtures of A(w) then earn w whether play ends or not. So if Q is below every entry
 * of w = v(Q), then w is the least solution and the value for every Q up to its least entry; likewise above.
 */
public final class OfQ {

    private static final int MOST_QUESTIONS = 40;
    private static final int MOST_SPLITS = 5;
    private static final int FARTHEST = 12;

    /** From here to there the value is a constant, or Q plus one; an end that is missing is infinite. */
    public record Piece(Optional<Algebraic> from, Optional<Algebraic> to, boolean rises, Algebraic constant) {

        public boolean admits(Algebraic q) {
            return from.map(f -> f.compareTo(q) <= 0).orElse(true)
                    && to.map(t -> t.compareTo(q) >= 0).orElse(true);
        }

        public Algebraic at(Algebraic q) {
            return rises ? constant.plus(q) : constant;
        }
    }

    private final GameSystem system;
    private final Arena arena;
    private final Progress progress;
    private final Map<Rational, Valuation> known = new TreeMap<>();
    private final Map<Integer, List<Piece>> found = new TreeMap<>();

    public OfQ(GameSystem system, Progress progress) {
        this.system = system;
        this.arena = Arena.of(system);
        this.progress = progress;
    }

    /** The pieces for a state of the arena, or no answer where the value is not of that form or the numbers are too hard. */
    public List<Piece> pieces(int state) {
        List<Piece> before = found.get(state);
        if (before != null) return before;
        List<Piece> now = search(state);
        found.put(state, now);
        return now;
    }

    private List<Piece> search(int state) {
        try {
            Piece left = tail(state, false);
            Piece right = tail(state, true);
            if (!left.rises && !right.rises && left.constant.equals(right.constant))
                return List.of(new Piece(Optional.empty(), Optional.empty(), false, left.constant));
            List<Piece> all = new ArrayList<>(List.of(left));
            Algebraic from = left.to.orElseThrow();
            Algebraic to = right.from.orElseThrow();
            between(state, from, left.at(from), to, right.at(to), MOST_SPLITS, all);
            all.add(right);
            return merged(all);
        } catch (ArithmeticException e) {
            throw new NotAnswered(Message.of("system.unknown.of-q")); // numbers of different fields
        }
    }

    /** What lies beyond the last Q that matters, on one side. */
    private Piece tail(int state, boolean up) {
        for (int power = 2; power <= FARTHEST; power += 5) {
            Rational q = Rational.of(up ? 1L << power : -(1L << power));
            Exact exact = exact(q);
            Algebraic value = exact.value().get(state);
            Algebraic end = exact.value().get(state);
            for (int k : reached(state)) {
                Algebraic other = exact.value().get(k);
                if (up ? other.compareTo(end) > 0 : other.compareTo(end) < 0) end = other;
            }
            int order = end.compareTo(Algebraic.of(q));
            if (up ? order < 0 : order > 0) return beyond(end, up, false, value);
            if (isSettled(exact, state, up, false)) return beyond(Algebraic.of(q), up, false, value);
            if (value.equals(Algebraic.of(q)) && isSettled(exact, state, up, true))
                return beyond(Algebraic.of(q), up, true, Algebraic.ZERO);
        }
        throw new NotAnswered(Message.of("system.unknown.of-q"));
    }

    private static Piece beyond(Algebraic end, boolean up, boolean rises, Algebraic constant) {
        return new Piece(
                up ? Optional.of(end) : Optional.empty(), up ? Optional.empty() : Optional.of(end), rises, constant);
    }

    /**
     * Whether optimal strategies of one player, for a Q far out, settle how likely play is endless whatever the other does: never where
     * the player to whom that would be bad sees to it, surely where the player to whom it is good does.
     */
    private boolean isSettled(Exact exact, int state, boolean up, boolean surely) {
        boolean rows = up == surely;
        Side side = rows ? exact.row() : exact.column();
        if (!side.optimal()) return false;
        Rational amount = up ? Rational.ONE : Rational.ONE.negated();
        Algebraic reached = BestReply.to(
                        arena.paying(Rational.ZERO), rows, side.strategy(), Optional.of(amount), progress)
                .value()
                .get(state);
        return reached.equals(surely ? Algebraic.of(amount) : Algebraic.ZERO);
    }

    /** The pieces between two Q whose values are known, added in order. */
    private void between(
            int state, Algebraic from, Algebraic low, Algebraic to, Algebraic high, int splits, List<Piece> pieces) {
        int order = from.compareTo(to);
        if (order >= 0) return;
        Algebraic rise = high.minus(low);
        if (rise.isZero()) pieces.add(new Piece(Optional.of(from), Optional.of(to), false, low));
        else if (rise.equals(to.minus(from)))
            pieces.add(new Piece(Optional.of(from), Optional.of(to), true, low.minus(from)));
        else if (splits == 0) throw new NotAnswered(Message.of("system.unknown.of-q"));
        else {
            Algebraic flatFirst = to.minus(rise);
            Algebraic flatLast = from.plus(rise);
            for (Algebraic middle : List.of(flatFirst, flatLast))
                if (middle.isRational()) {
                    Algebraic value = value(middle.rational(), state);
                    if (!value.equals(middle.equals(flatFirst) ? low : high)) continue;
                    between(state, from, low, middle, value, splits - 1, pieces);
                    between(state, middle, value, to, high, splits - 1, pieces);
                    return;
                }
            Rational middle = simplest(from, to);
            Algebraic value = value(middle, state);
            between(state, from, low, Algebraic.of(middle), value, splits - 1, pieces);
            between(state, Algebraic.of(middle), value, to, high, splits - 1, pieces);
        }
    }

    /** A short fraction near the middle. */
    private static Rational simplest(Algebraic from, Algebraic to) {
        double width = to.doubleValue() - from.doubleValue();
        long scale = 1;
        while (scale * width < 4 && scale < 1L << 30) scale *= 2;
        return Rational.of(Math.round((from.doubleValue() + to.doubleValue()) / 2 * scale), scale);
    }

    private static List<Piece> merged(List<Piece> pieces) {
        List<Piece> all = new ArrayList<>();
        for (Piece piece : pieces) {
            boolean same = !all.isEmpty()
                    && all.getLast().rises == piece.rises
                    && all.getLast().constant.equals(piece.constant);
            if (same) all.set(all.size() - 1, new Piece(all.getLast().from, piece.to, piece.rises, piece.constant));
            else all.add(piece);
        }
        return all;
    }

    private Algebraic value(Rational q, int state) {
        return exact(q).value().get(state);
    }

    private Exact exact(Rational q) {
        if (!known.containsKey(q) && known.size() >= MOST_QUESTIONS)
            throw new NotAnswered(Message.of("system.unknown.of-q"));
        return known.computeIfAbsent(q, amount -> Valuation.of(system.paying(amount), Optional.of(amount), progress))
                .proved();
    }

    private Set<Integer> reached(int state) {
        TreeSet<Integer> seen = new TreeSet<>(List.of(state));
        Deque<Integer> todo = new ArrayDeque<>(seen);
        while (!todo.isEmpty())
            for (List<Arena.Move> line : arena.rooms().get(todo.pop()).moves())
                for (Arena.Move move : line) for (int to : move.to()) if (seen.add(to)) todo.push(to);
        return seen;
    }

    /** The least and the greatest solution of v = Val A(v) in one state: where the value tends to as Q falls and rises without end. */
    public record Ends(Optional<Algebraic> least, Optional<Algebraic> greatest) {

        public boolean isOne() {
            return least.isPresent() && least.equals(greatest);
        }
    }

    public Ends ends(int state) {
        try {
            Piece left = tail(state, false);
            Piece right = tail(state, true);
            return new Ends(
                    left.rises ? Optional.empty() : Optional.of(left.constant),
                    right.rises ? Optional.empty() : Optional.of(right.constant));
        } catch (ArithmeticException e) {
            throw new NotAnswered(Message.of("system.unknown.of-q")); // numbers of different fields
        }
    }
}

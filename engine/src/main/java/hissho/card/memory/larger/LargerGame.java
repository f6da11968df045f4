package hissho.card.memory.larger;

import hissho.card.memory.Passing;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The larger game, where sure pairs may be declined, solved exactly.
 *
 * <p>A state has n pairs on the table, p of them lying with both cards known, k further known cards, and the mover's lead s; u = 2n−2p−k
 * cards are unknown. Beside 0, 1 and 2 a player may <b>x</b>: an opened card matches a known one, and he turns another known card;
 * <b>y</b>: the same, but he turns another unknown card; <b>i</b>: he leaves a known pair lying and opens some other card. Turning a known
 * card first and an unknown one second is never better than the other way round, since the unknown card first leaves the choice.
 * Every opening lowers u, so passes are the only cycles here too and {@link Passing} resolves them.
 */
public final class LargerGame {

    /** A state of the larger game. */
    public record State(int pairs, int lying, int known, int lead) {
        public State {
            if (lying < 0 || known < 0 || lying + known > pairs) throw new IllegalArgumentException("no such state");
        }

        int unknown() {
            return 2 * (pairs - lying) - known;
        }
    }

    /** What a state is worth with every strategy, and without each of the doubtful ones at this turn. */
    public record Worth(Rational value, Rational withoutX, Rational withoutY, Rational withoutI) {

        public boolean gains() {
            return gainsByX() || gainsByY() || gainsByI();
        }

        public boolean gainsByX() {
            return value.compareTo(withoutX) > 0;
        }

        public boolean gainsByY() {
            return value.compareTo(withoutY) > 0;
        }

        public boolean gainsByI() {
            return value.compareTo(withoutI) > 0;
        }
    }

    private record Ban(boolean x, boolean y, boolean i) {
        static final Ban NOTHING = new Ban(false, false, false);
    }

    private final boolean passing;
    private final BigInteger[] wholes;
    private final Map<Integer, BigInteger[][][]> layers = new TreeMap<>();

    private LargerGame(int pairs, boolean passing) {
        this.passing = passing;
        this.wholes = new BigInteger[2 * pairs + 1];
        wholes[0] = BigInteger.TWO;
        for (int u = 1; u < wholes.length; u++) wholes[u] = wholes[u - 1].multiply(BigInteger.valueOf(u));
    }

    /** Solves every state with at most so many pairs. */
    public static LargerGame upTo(int pairs, boolean passing, Progress progress) {
        LargerGame game = new LargerGame(pairs, passing);
        for (int n = 0; n <= pairs; n++) {
            game.fill(n, progress);
            progress.done((long) n * n * n * n, (long) pairs * pairs * pairs * pairs);
        }
        return game;
    }

    public int pairs() {
        return layers.size() - 1;
    }

    public Rational value(State state) {
        return Rational.of(scaled(state.pairs(), state.lying(), state.known(), state.lead()), wholes[state.unknown()]);
    }

    /** The value with and without each doubtful strategy. */
    public Worth worth(State state) {
        return new Worth(
                value(state),
                without(state, new Ban(true, false, false)),
                without(state, new Ban(false, true, false)),
                without(state, new Ban(false, false, true)));
    }

    /** A state and what it is worth. */
    public record Valued(State state, Worth worth) {}

    /** The states with exactly so many pairs where one of x, y, i truly gains, in order. */
    public List<Valued> gains(int pairs, Progress progress) {
        List<Valued> found = new ArrayList<>();
        for (int p = 0; p <= pairs; p++)
            for (int k = 0; k + p <= pairs; k++)
                for (int s = -pairs; s <= pairs; s++) {
                    progress.check();
                    State state = new State(pairs, p, k, s);
                    Worth worth = worth(state);
                    if (worth.gains()) found.add(new Valued(state, worth));
                }
        return found;
    }

    private Rational without(State state, Ban ban) {
        int n = state.pairs();
        int lead = state.lead();
        BigInteger whole = wholes[state.unknown()];
        BigInteger here = best(n, state.lying(), state.known(), lead, ban);
        if (mayPass(state.lying(), state.known()) && lead >= 0)
            here = here.max(opponent(n, state.lying(), state.known(), lead));
        return Rational.of(here, whole);
    }

    private void fill(int n, Progress progress) {
        BigInteger[][][] layer = new BigInteger[n + 1][][];
        layers.put(n, layer);
        for (int p = 0; p <= n; p++) layer[p] = new BigInteger[n - p + 1][2 * n + 1];
        for (int u = 0; u <= 2 * n; u++)
            for (int p = 0; p <= n; p++) {
                progress.check();
                int k = 2 * (n - p) - u;
                if (k >= 0 && k + p <= n) row(n, p, k, layer[p][k]);
            }
    }

    private void row(int n, int p, int k, BigInteger[] row) {
        BigInteger whole = wholes[2 * (n - p) - k];
        for (int lead = 0; lead <= n; lead++) {
            if (n == 0) {
                row[0] = whole.shiftRight(1);
                continue;
            }
            BigInteger ahead = best(n, p, k, lead, Ban.NOTHING);
            BigInteger behind = lead == 0 ? ahead : best(n, p, k, -lead, Ban.NOTHING);
            Passing values = !mayPass(p, k)
                    ? new Passing(ahead, behind, BigInteger.ZERO)
                    : lead == 0 ? Passing.level(ahead, whole) : Passing.apart(ahead, behind, whole);
            row[n + lead] = values.ahead();
            row[n - lead] = values.behind();
        }
    }

    private boolean mayPass(int p, int k) {
        return passing && (k >= 2 || (k >= 1 && p >= 1) || p >= 2);
    }

    /** The best without strategy 0. */
    private BigInteger best(int n, int p, int k, int s, Ban ban) {
        BigInteger take = p > 0 ? scaled(n - 1, p - 1, k, s + 1) : BigInteger.valueOf(-1);
        int u = 2 * (n - p) - k;
        if (u == 0 || (p > 0 && ban.i())) return take;
        return take.max(openUnknown(n, p, k, s, u, ban));
    }

    private BigInteger openUnknown(int n, int p, int k, int s, int u, Ban ban) {
        BigInteger sum = k == 0 ? BigInteger.ZERO : times(k, matched(n, p, k, s, u, ban));
        int fresh = u - k;
        return fresh == 0 ? sum : sum.add(times(fresh, unmatched(n, p, k, s, fresh, u)));
    }

    /** The opened card's mate is known, in the scale of u−1 unknown cards. */
    private BigInteger matched(int n, int p, int k, int s, int u, Ban ban) {
        BigInteger best = scaled(n - 1, p, k - 1, s + 1);
        if (!ban.x() && (k >= 2 || p >= 1)) best = best.max(opponent(n, p + 1, k - 1, s));
        if (!ban.y() && u >= 2) {
            BigInteger y = k >= 2 ? times(k - 1, opponent(n, p + 2, k - 2, s)) : BigInteger.ZERO;
            if (u > k) y = y.add(times(u - k, opponent(n, p + 1, k, s)));
            best = best.max(y);
        }
        return best;
    }

    /** The opened card is new, in the scale of u−1 unknown cards. */
    private BigInteger unmatched(int n, int p, int k, int s, int fresh, int u) {
        BigInteger two = scaled(n - 1, p, k, s + 1);
        if (k > 0) two = two.add(times(k, opponent(n, p + 1, k, s)));
        if (fresh > 2) two = two.add(times(fresh - 2, opponent(n, p, k + 2, s)));
        return k + p >= 1 && u >= 1 ? two.max(opponent(n, p, k + 1, s)) : two;
    }

    private BigInteger opponent(int n, int p, int k, int s) {
        return wholes[2 * (n - p) - k].subtract(scaled(n, p, k, -s));
    }

    private BigInteger scaled(int n, int p, int k, int s) {
        if (s > n) return wholes[2 * (n - p) - k];
        if (s < -n) return BigInteger.ZERO;
        BigInteger[][][] layer = layers.get(n);
        if (layer == null) throw new IllegalArgumentException("more than the pairs that were solved");
        return layer[p][k][s + n];
    }

    private static BigInteger times(int factor, BigInteger value) {
        return value.multiply(BigInteger.valueOf(factor));
    }
}

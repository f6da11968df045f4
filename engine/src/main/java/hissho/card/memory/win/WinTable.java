package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.card.memory.Passing;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The mover's expected points f(n, k, s) in every state up to a number of pairs, exactly.
 *
 * <p>With u unknown cards f times 2·u! is a whole number, because every strategy averages over the u or u(u−1) equally likely cards
 * it opens; the table holds those whole numbers and never divides. States are filled by pairs, then by known cards from many to
 * few; {@link Passing} says why that order is sound.
 */
public final class WinTable {

    private final MemoryRules rules;
    private final int parity;
    private final BigInteger[] wholes;
    private final BigInteger[][][] layers;

    private WinTable(MemoryRules rules, int pairs) {
        this.rules = rules;
        this.parity = rules.draw() == MemoryRules.Draw.SHARED ? 0 : 1;
        this.wholes = new BigInteger[2 * pairs + 1];
        wholes[0] = BigInteger.TWO;
        for (int u = 1; u < wholes.length; u++) wholes[u] = wholes[u - 1].multiply(BigInteger.valueOf(u));
        this.layers = new BigInteger[pairs + 1][][];
    }

    private WinTable(MemoryRules rules, BigInteger[] wholes, BigInteger[][][] layers) {
        this.rules = rules;
        this.parity = rules.draw() == MemoryRules.Draw.SHARED ? 0 : 1;
        this.wholes = wholes;
        this.layers = layers;
    }

    /** Fills the table for all states with at most so many pairs. */
    public static WinTable upTo(int pairs, MemoryRules rules, Progress progress) {
        WinTable table = new WinTable(rules, pairs);
        for (int n = 0; n <= pairs; n++) {
            table.fill(n, progress);
            progress.done((long) n * n * n, (long) pairs * pairs * pairs);
        }
        return table;
    }

    public MemoryRules rules() {
        return rules;
    }

    public int pairs() {
        return layers.length - 1;
    }

    /** The mover's expected points. */
    public Rational value(MemoryState state) {
        return points(scaled(state.pairs(), state.known(), rules.halfPairs(state.lead())), state.unknown());
    }

    /** The same table for the opponent of the player whom the rule about draws calls the mover. */
    WinTable fromOtherSide() {
        return new WinTable(rules.fromOtherSide(), wholes, layers);
    }

    /** The value of each strategy the mover may choose, by its number. */
    public Map<Integer, Rational> strategies(MemoryState state) {
        Map<Integer, Rational> values = new TreeMap<>();
        options(state).forEach((strategy, worth) -> values.put(strategy, points(worth, state.unknown())));
        return values;
    }

    /** The best strategy, the smallest number where several are equally good; nothing is left to choose when all is known. */
    public int strategy(MemoryState state) {
        Map<Integer, BigInteger> options = options(state);
        BigInteger best = options.values().stream().max(BigInteger::compareTo).orElseThrow();
        return options.entrySet().stream()
                .filter(e -> e.getValue().equals(best))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    /** Whether anything is left to decide: some card is unknown and its mate too. */
    public static boolean open(MemoryState state) {
        return state.known() < state.pairs();
    }

    private Map<Integer, BigInteger> options(MemoryState state) {
        if (!open(state)) throw new IllegalArgumentException("every pair is sure in " + state);
        int n = state.pairs();
        int k = state.known();
        int lead = rules.halfPairs(state.lead());
        Map<Integer, BigInteger> options = new TreeMap<>();
        if (mayPass(k) && lead >= 0) options.put(0, opponent(n, k, lead));
        if (mayStopAfterOne(k)) options.put(1, openOne(n, k, lead));
        options.put(2, openTwo(n, k, lead));
        return options;
    }

    private void fill(int n, Progress progress) {
        layers[n] = new BigInteger[n + 1][width(n)];
        for (int k = n; k >= 0; k--) {
            progress.check();
            @Nullable BigInteger[] row = layers[n][k];
            for (int lead = n == 0 ? 0 : parity; lead <= 2 * n; lead += 2) {
                Passing values = k == n ? allSure(n, lead) : resolved(n, k, lead);
                row[index(n, lead)] = values.ahead();
                row[index(n, -lead)] = values.behind();
            }
        }
    }

    /** Every known card's mate can be found: the mover takes all that is left. */
    private Passing allSure(int n, int lead) {
        BigInteger win = wholes[n];
        BigInteger behind = lead < 2 * n ? win : win.shiftRight(1);
        return new Passing(n == 0 ? behind : win, behind, BigInteger.ZERO);
    }

    private Passing resolved(int n, int k, int lead) {
        BigInteger whole = wholes[2 * n - k];
        BigInteger ahead = bestOpening(n, k, lead);
        if (lead == 0) return mayPass(k) ? Passing.level(ahead, whole) : new Passing(ahead, ahead, BigInteger.ZERO);
        BigInteger behind = bestOpening(n, k, -lead);
        return mayPass(k) ? Passing.apart(ahead, behind, whole) : new Passing(ahead, behind, BigInteger.ZERO);
    }

    private BigInteger bestOpening(int n, int k, int lead) {
        BigInteger two = openTwo(n, k, lead);
        return mayStopAfterOne(k) ? two.max(openOne(n, k, lead)) : two;
    }

    private boolean mayPass(int k) {
        return rules.passing() && !rules.alwaysTwo() && k >= 2;
    }

    private boolean mayStopAfterOne(int k) {
        return !rules.alwaysTwo() && k >= 1;
    }

    /** Strategy 1: an unknown card; its mate if that is known, a known card otherwise. */
    private BigInteger openOne(int n, int k, int lead) {
        return firstMatches(n, k, lead).add(times(2 * (n - k), opponent(n, k + 1, lead)));
    }

    /** Strategy 2: an unknown card; its mate if that is known, another unknown card otherwise. */
    private BigInteger openTwo(int n, int k, int lead) {
        int fresh = 2 * (n - k);
        BigInteger second = scaled(n - 1, k, lead + 2);
        if (k > 0) second = second.add(times(k, opponent(n - 1, k, lead - 2)));
        if (fresh > 2) second = second.add(times(fresh - 2, opponent(n, k + 2, lead)));
        return firstMatches(n, k, lead).add(times(fresh, second));
    }

    private BigInteger firstMatches(int n, int k, int lead) {
        return k == 0 ? BigInteger.ZERO : times(k, scaled(n - 1, k - 1, lead + 2));
    }

    /** What is left to the mover when the turn passes: his lead is given from his own side. */
    private BigInteger opponent(int n, int k, int lead) {
        return wholes[2 * n - k].subtract(scaled(n, k, -lead));
    }

    private BigInteger scaled(int n, int k, int lead) {
        if (lead > 2 * n) return wholes[2 * n - k];
        if (lead < -2 * n) return BigInteger.ZERO;
        return layers[n][k][index(n, lead)];
    }

    private int width(int n) {
        return 2 * n + 1;
    }

    private int index(int n, int lead) {
        return (lead + 2 * n) / 2;
    }

    private Rational points(BigInteger scaled, int unknown) {
        return Rational.of(scaled, wholes[unknown]);
    }

    private static BigInteger times(int factor, BigInteger value) {
        return value.multiply(BigInteger.valueOf(factor));
    }

    /** The table row by row, for those who draw it: the strategies at every lead from −n to n. */
    public List<Integer> strategyRow(int pairs, int known) {
        List<Integer> row = new ArrayList<>();
        for (int lead = -pairs; lead <= pairs; lead++) row.add(strategy(new MemoryState(pairs, known, lead)));
        return row;
    }
}

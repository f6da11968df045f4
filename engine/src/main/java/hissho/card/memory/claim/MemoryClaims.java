package hissho.card.memory.claim;

import static hissho.claim.Claim.Verdict.FAILS;
import static hissho.claim.Claim.Verdict.HOLDS;

import hissho.card.memory.MemoryState;
import hissho.card.memory.larger.LargerGame;
import hissho.card.memory.win.ClosedForms;
import hissho.card.memory.win.WinTable;
import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.number.Rational;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

/** The published statements about the Memory game, printed and corrected versions side by side. */
public final class MemoryClaims {

    private MemoryClaims() {}

    public static List<Claim> all() {
        GrowingTables tables = new GrowingTables();
        return List.of(
                claim(tables, "pass-symmetry", HOLDS, 1, 40, s -> s.known() >= 2, MemoryClaims::passSymmetry),
                claim(tables, "pass-symmetry-few-known", FAILS, 1, 10, s -> s.known() < 2, MemoryClaims::passSymmetry),
                claim(tables, "monotone", HOLDS, 1, 40, s -> s.lead() < s.pairs(), MemoryClaims::monotone),
                claim(tables, "start-limit", HOLDS, 2, 60, MemoryClaims::atStart, MemoryClaims::startBounds),
                claim(tables, "start-sign", HOLDS, 7, 60, MemoryClaims::atStart, MemoryClaims::startSign),
                claim(tables, "start-sign-always", FAILS, 1, 10, MemoryClaims::atStart, MemoryClaims::startSign),
                claim(
                        tables,
                        "gain-strategy",
                        HOLDS,
                        1,
                        60,
                        s -> s.lead() == 0 && s.known() < s.pairs(),
                        MemoryClaims::gainStrategy),
                claim(tables, "gain-start", HOLDS, 2, 60, MemoryClaims::atStart, MemoryClaims::gainStart),
                claim(tables, "known-n-1", HOLDS, 4, 60, s -> s.known() == s.pairs() - 1, MemoryClaims::knownAllButOne),
                claim(
                        tables,
                        "known-n-1-printed",
                        FAILS,
                        3,
                        10,
                        s -> s.known() == s.pairs() - 1,
                        MemoryClaims::knownAllButOnePrinted),
                claim(tables, "known-n-2", HOLDS, 3, 60, s -> s.known() == s.pairs() - 2, MemoryClaims::knownAllButTwo),
                claim(tables, "known-n-2-limit", HOLDS, 20, 60, s -> s.known() == s.pairs() - 2, MemoryClaims::limit),
                claim(
                        tables,
                        "known-n-2-limit-printed",
                        FAILS,
                        20,
                        60,
                        s -> s.known() == s.pairs() - 2,
                        MemoryClaims::limitPrinted),
                claim(
                        tables,
                        "parity",
                        HOLDS,
                        1,
                        40,
                        s -> s.known() < s.pairs() && !parityException(s),
                        MemoryClaims::parity),
                claim(tables, "parity-everywhere", FAILS, 1, 10, s -> s.known() < s.pairs(), MemoryClaims::parity),
                claim(
                        tables,
                        "pass-interval",
                        HOLDS,
                        2,
                        40,
                        s -> passRow(s) && !(s.pairs() == 10 && s.known() == 7),
                        MemoryClaims::passInterval),
                claim(
                        tables,
                        "pass-interval-everywhere",
                        FAILS,
                        2,
                        12,
                        MemoryClaims::passRow,
                        MemoryClaims::passInterval),
                claim(
                        tables,
                        "turn-worth",
                        HOLDS,
                        4,
                        40,
                        s -> s.known() >= s.pairs() - 4 && !fourOne(s),
                        MemoryClaims::turnWorth),
                claim(tables, "no-x", HOLDS, 1, 14, s -> true, (s, t) -> larger(s, t, true, 'x')),
                claim(tables, "no-y", HOLDS, 1, 14, s -> true, (s, t) -> larger(s, t, true, 'y')),
                claim(tables, "pairs-lie", HOLDS, 1, 14, s -> true, MemoryClaims::pairsLie),
                claim(tables, "x-without-0", FAILS, 1, 10, s -> true, (s, t) -> larger(s, t, false, 'x')));
    }

    private static Claim claim(
            GrowingTables tables,
            String id,
            Claim.Verdict known,
            int smallest,
            int usual,
            StateClaim.Hypothesis hypothesis,
            StateClaim.Check check) {
        return new StateClaim(id, known, smallest, usual, hypothesis, check, tables);
    }

    // ---- hypotheses

    private static boolean atStart(MemoryState state) {
        return state.known() == 0 && state.lead() == 0;
    }

    private static boolean fourOne(MemoryState s) {
        return s.pairs() == 4 && s.known() == 1 && Math.abs(s.lead()) >= 3;
    }

    private static boolean parityException(MemoryState s) {
        return fourOne(s) || (s.pairs() == 6 && s.known() == 1 && Math.abs(s.lead()) <= 2);
    }

    private static boolean passRow(MemoryState s) {
        return s.known() >= 2 && s.known() < s.pairs() && s.lead() > 0;
    }

    // ---- checks

    private static Finding passSymmetry(MemoryState s, GrowingTables.Watched tables) {
        WinTable table = tables.wins(s.pairs());
        Rational here = table.value(s);
        Rational there = table.value(new MemoryState(s.pairs(), s.known(), -s.lead()));
        Rational sum = here.plus(there);
        if (sum.compareTo(Rational.ONE) < 0) return found(s, "memory.claim.sum-below-one", here, there);
        if (s.known() < 2 || s.lead() <= 0 || s.known() == s.pairs()) return Finding.holds();
        boolean passes = table.strategy(s) == 0;
        return passes == sum.equals(Rational.ONE)
                ? Finding.holds()
                : found(s, "memory.claim.sum-without-pass", here, there);
    }

    private static Finding monotone(MemoryState s, GrowingTables.Watched tables) {
        WinTable table = tables.wins(s.pairs());
        Rational here = table.value(s);
        Rational next = table.value(new MemoryState(s.pairs(), s.known(), s.lead() + 1));
        return here.compareTo(next) <= 0 ? Finding.holds() : found(s, "memory.claim.falls", here, next);
    }

    private static Finding startBounds(MemoryState s, GrowingTables.Watched tables) {
        long n = s.pairs();
        Rational value = tables.wins(s.pairs()).value(s);
        Rational low = Rational.of((2 * n - 4) * (2 * n - 4), 2 * (2 * n - 1) * (2 * n - 3));
        Rational high = Rational.of(n, 2 * n - 1);
        boolean within = low.compareTo(value) <= 0 && value.compareTo(high) <= 0;
        return within ? Finding.holds() : found(s, "memory.claim.out-of-bounds", value, low, high);
    }

    private static Finding startSign(MemoryState s, GrowingTables.Watched tables) {
        Rational value = tables.wins(s.pairs()).value(s);
        boolean odd = s.pairs() % 2 == 1;
        int compared = value.compareTo(Rational.HALF);
        return (odd ? compared > 0 : compared < 0) ? Finding.holds() : found(s, "memory.claim.value-is", value);
    }

    private static Finding gainStrategy(MemoryState s, GrowingTables.Watched tables) {
        int table = tables.gains(s.pairs()).strategy(s.pairs(), s.known());
        int theorem = ClosedForms.gainStrategy(s.pairs(), s.known());
        return table == theorem ? Finding.holds() : found(s, "memory.claim.strategy-is", table, theorem);
    }

    /** E(N,0) differs from 1/(2N+1) or −1/(2N−1) by at most 60/N³, which is what "up to O(N⁻³)" is taken to mean here. */
    private static Finding gainStart(MemoryState s, GrowingTables.Watched tables) {
        long n = s.pairs();
        Rational gain = tables.gains(s.pairs()).gain(s.pairs(), 0);
        Rational main = n % 2 == 1 ? Rational.of(1, 2 * n + 1) : Rational.of(-1, 2 * n - 1);
        Rational allowed = Rational.of(60, n * n * n);
        return gain.minus(main).absolute().compareTo(allowed) <= 0
                ? Finding.holds()
                : found(s, "memory.claim.gain-is", gain, main);
    }

    private static Finding knownAllButOne(MemoryState s, GrowingTables.Watched tables) {
        WinTable table = tables.wins(s.pairs());
        Rational form = ClosedForms.knownAllButOne(s.pairs(), s.lead()).orElseThrow();
        if (!table.value(s).equals(form)) return found(s, "memory.claim.form-differs", table.value(s), form);
        int strategy = ClosedForms.strategyAllButOne(s.pairs(), s.lead()).orElseThrow();
        return table.strategy(s) == strategy
                ? Finding.holds()
                : found(s, "memory.claim.strategy-is", table.strategy(s), strategy);
    }

    private static Finding knownAllButOnePrinted(MemoryState s, GrowingTables.Watched tables) {
        Rational value = tables.wins(s.pairs()).value(s);
        Optional<Rational> form = ClosedForms.knownAllButOnePrinted(s.pairs(), s.lead());
        return form.isEmpty() || form.get().equals(value)
                ? Finding.holds()
                : found(s, "memory.claim.form-differs", value, form.get());
    }

    private static Finding knownAllButTwo(MemoryState s, GrowingTables.Watched tables) {
        WinTable table = tables.wins(s.pairs());
        Rational form = ClosedForms.knownAllButTwo(s.pairs(), s.lead()).orElseThrow();
        if (!table.value(s).equals(form)) return found(s, "memory.claim.form-differs", table.value(s), form);
        return table.strategy(s) == 1 ? Finding.holds() : found(s, "memory.claim.strategy-is", table.strategy(s), 1);
    }

    /** The value at s = an lies within 5/n of its limit. */
    private static Finding limit(MemoryState s, GrowingTables.Watched tables) {
        return nearLimit(s, tables, ClosedForms.limitAllButTwo(Rational.of(s.lead(), s.pairs())));
    }

    private static Finding limitPrinted(MemoryState s, GrowingTables.Watched tables) {
        return nearLimit(s, tables, ClosedForms.limitAllButTwoPrinted(Rational.of(s.lead(), s.pairs())));
    }

    private static Finding nearLimit(MemoryState s, GrowingTables.Watched tables, Rational limit) {
        Rational value = tables.wins(s.pairs()).value(s);
        boolean near = value.minus(limit).absolute().compareTo(Rational.of(5, s.pairs())) <= 0;
        return near ? Finding.holds() : found(s, "memory.claim.limit-differs", value, limit);
    }

    private static Finding parity(MemoryState s, GrowingTables.Watched tables) {
        int strategy = tables.wins(s.pairs()).strategy(s);
        boolean one = (s.pairs() + s.known()) % 2 == 0 && s.known() >= 1;
        boolean right = one ? strategy == 1 : strategy == 2 || (strategy == 0 && s.lead() >= 0);
        return right ? Finding.holds() : found(s, "memory.claim.strategy-breaks", strategy);
    }

    /** Passing at this lead but not at the one below it breaks the interval. */
    private static Finding passInterval(MemoryState s, GrowingTables.Watched tables) {
        WinTable table = tables.wins(s.pairs());
        MemoryState below = new MemoryState(s.pairs(), s.known(), s.lead() - 1);
        boolean broken = table.strategy(s) == 0 && table.strategy(below) != 0;
        return broken ? found(s, "memory.claim.interval-broken", s.lead(), s.lead() - 1) : Finding.holds();
    }

    private static Finding turnWorth(MemoryState s, GrowingTables.Watched tables) {
        int missing = s.pairs() - s.known();
        if (missing < 3 || (missing == 4 && s.known() < 1)) return Finding.holds();
        int strategy = tables.wins(s.pairs()).strategy(s);
        boolean right = missing == 3 ? strategy != 1 : strategy == 1;
        return right ? Finding.holds() : found(s, "memory.claim.strategy-breaks", strategy);
    }

    private static Finding larger(MemoryState s, GrowingTables.Watched tables, boolean passing, char strategy) {
        LargerGame game = tables.larger(s.pairs(), passing);
        for (int lying = 0; lying + s.known() <= s.pairs(); lying++) {
            LargerGame.State state = new LargerGame.State(s.pairs(), lying, s.known(), Math.max(-s.pairs(), s.lead()));
            LargerGame.Worth worth = game.worth(state);
            if (strategy == 'x' ? worth.gainsByX() : worth.gainsByY()) {
                Rational without = strategy == 'x' ? worth.withoutX() : worth.withoutY();
                Message what = Message.of("memory.claim.gains", lying, worth.value(), without);
                return new Finding.Refuted(StateClaim.largerDocument(state, passing), what);
            }
        }
        return Finding.holds();
    }

    private static Finding pairsLie(MemoryState s, GrowingTables.Watched tables) {
        LargerGame game = tables.larger(s.pairs(), true);
        for (int lying = 1; lying + s.known() <= s.pairs(); lying++) {
            LargerGame.State state = new LargerGame.State(s.pairs(), lying, s.known(), s.lead());
            Rational here = game.value(state);
            Rational taken = s.lead() + 1 > s.pairs() - 1
                    ? Rational.ONE
                    : game.value(new LargerGame.State(s.pairs() - 1, lying - 1, s.known(), s.lead() + 1));
            if (!here.equals(taken))
                return new Finding.Refuted(
                        StateClaim.largerDocument(state, true), Message.of("memory.claim.form-differs", here, taken));
        }
        return Finding.holds();
    }

    private static Finding found(MemoryState state, String key, Object... arguments) {
        return new Finding.Refuted(StateClaim.document(state), Message.of(key, arguments));
    }
}

package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.HashMap;
import java.util.Map;

/**
 * The mover's chances of win, draw and loss when both players follow the best strategy of the table (the smallest number where
 * several are equally good), and in the middle of a turn.
 */
public final class Outcomes {

    /** Chances of win, draw and loss; together one. */
    public record Chances(Rational win, Rational draw, Rational loss) {

        static final Chances NONE = new Chances(Rational.ZERO, Rational.ZERO, Rational.ZERO);
        static final Chances WIN = new Chances(Rational.ONE, Rational.ZERO, Rational.ZERO);
        static final Chances DRAW = new Chances(Rational.ZERO, Rational.ONE, Rational.ZERO);

        Chances reversed() {
            return new Chances(loss, draw, win);
        }

        Chances plus(Chances other, Rational weight) {
            return new Chances(
                    win.plus(other.win.times(weight)),
                    draw.plus(other.draw.times(weight)),
                    loss.plus(other.loss.times(weight)));
        }

        /** The chances by name. */
        Map<String, Object> named() {
            return InOrder.of("win", win, "draw", draw, "lose", loss);
        }

        /** Expected points, a draw being worth one half. */
        public Rational points() {
            return win.plus(draw.times(Rational.HALF));
        }
    }

    private final WinTable table;
    private final Progress progress;
    private final Map<MemoryState, Chances> known = new HashMap<>();

    public Outcomes(WinTable table, Progress progress) {
        if (table.rules().draw() != MemoryRules.Draw.SHARED)
            throw new IllegalArgumentException("chances of a draw belong to the game that has draws");
        this.table = table;
        this.progress = progress;
    }

    /** The chances of the player to move. */
    public Chances of(MemoryState state) {
        int n = state.pairs();
        if (state.lead() > n) return Chances.WIN;
        if (state.lead() < -n) return Chances.WIN.reversed();
        if (!WinTable.open(state)) return state.lead() > -n ? Chances.WIN : Chances.DRAW;
        Chances found = known.get(state);
        if (found != null) return found;
        progress.check();
        Chances chances = byStrategy(state, table.strategy(state));
        known.put(state, chances);
        return chances;
    }

    /** The chances when the mover uses this strategy now, and both play best afterwards. */
    public Chances byStrategy(MemoryState state, int strategy) {
        int n = state.pairs();
        int k = state.known();
        if (strategy == 0)
            return state.lead() == 0 && table.strategy(state) == 0
                    ? Chances.DRAW
                    : of(new MemoryState(n, k, -state.lead())).reversed();
        Rational match = Rational.of(k, state.unknown());
        Chances chances =
                k == 0 ? Chances.NONE : Chances.NONE.plus(of(new MemoryState(n - 1, k - 1, state.lead() + 1)), match);
        Chances after = strategy == 1 ? stopWithNewCard(state) : openWithNewCard(state);
        return chances.plus(after, Rational.ONE.minus(match));
    }

    /** The first card of the turn has been turned and its number is new (it is not yet counted as known): open another one. */
    public Chances openWithNewCard(MemoryState state) {
        int n = state.pairs();
        int k = state.known();
        int s = state.lead();
        Rational each = Rational.of(1, state.unknown() - 1L);
        Chances chances = Chances.NONE.plus(of(new MemoryState(n - 1, k, s + 1)), each);
        if (k > 0) chances = chances.plus(of(new MemoryState(n - 1, k, 1 - s)).reversed(), each.times(k));
        if (state.fresh() > 2)
            chances = chances.plus(of(new MemoryState(n, k + 2, -s)).reversed(), each.times(state.fresh() - 2L));
        return chances;
    }

    /** The first card of the turn has been turned and its number is new: turn a known card, which ends the turn. */
    public Chances stopWithNewCard(MemoryState state) {
        return of(new MemoryState(state.pairs(), state.known() + 1, -state.lead()))
                .reversed();
    }

    /** The first card matches a known one: take the pair and go on. */
    public Chances takeMatch(MemoryState state) {
        return of(new MemoryState(state.pairs() - 1, state.known() - 1, state.lead() + 1));
    }

    /** The first card matches a known one: leave the pair, which the opponent will take, and turn another known card. */
    public Chances leaveForKnown(MemoryState state) {
        return of(new MemoryState(state.pairs() - 1, state.known() - 1, 1 - state.lead()))
                .reversed();
    }

    /** The first card matches a known one: leave the pair and open an unknown card, the mate of another known one or a new one. */
    public Chances leaveForUnknown(MemoryState state) {
        int n = state.pairs();
        int k = state.known();
        int unknown = state.unknown() - 1;
        Chances chances = Chances.NONE;
        if (k > 1)
            chances = chances.plus(
                    of(new MemoryState(n - 2, k - 2, 2 - state.lead())).reversed(), Rational.of(k - 1L, unknown));
        if (unknown > k - 1)
            chances = chances.plus(
                    of(new MemoryState(n - 1, k, 1 - state.lead())).reversed(), Rational.of(unknown - k + 1L, unknown));
        return chances;
    }
}

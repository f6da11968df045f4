package hissho.app.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.number.Rational;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Range;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The slow twin of every game that two play with open moves: its whole tree, move by move to the ends, without a word of the oracle. What
 * the oracle says of the start, and every move it calls best, is held against it.
 */
public final class SlowTwin {

    private static final int MOST_POSITIONS = 4_000;
    private static final int DEEPEST = 40;

    /** What each of the two gets: a win is a point and a draw half of one, unless the game pays otherwise. */
    private record Worth(Rational first, Rational second) {
        Rational of(int player) {
            return player == 0 ? first : second;
        }
    }

    private int left = MOST_POSITIONS;

    /** What was found of positions. */
    private final Map<Position, Worth> known = new HashMap<>();

    private SlowTwin() {}

    /** Fails where the oracle is wrong at the start; false where the tree is too large, or not one of two players without secrets. */
    public static boolean agrees(Position start, Progress progress) {
        if (start.table().players().size() != 2 || !(start.table().turn() instanceof Turn.Of(int mover))) return false;
        SlowTwin twin = new SlowTwin();
        Optional<Worth> worth = twin.worth(start, 0, progress);
        if (worth.isEmpty()) return false;
        var advice = start.advice(progress);
        Optional<Rational> told = told(advice.standing());
        if (told.isEmpty()) return false;
        boolean sure = advice.standing() instanceof Standing.Sure;
        assertEquals(
                told.get(), sure ? sign(worth.get(), mover) : worth.get().of(mover), "the whole tree says otherwise");
        if (!(advice.choice() instanceof Choice.Best(List<Move> best))) return true;
        for (Move move : best) {
            Optional<Worth> after = twin.worth(start.after(move), 1, progress);
            if (after.isEmpty()) return true;
            assertEquals(
                    told.get(),
                    sure ? sign(after.get(), mover) : after.get().of(mover),
                    () -> "not a best move: " + move.notation());
        }
        return true;
    }

    private static Optional<Rational> told(Standing standing) {
        return switch (standing) {
            case Standing.Sure.WIN -> Optional.of(Rational.ONE);
            case Standing.Sure.LOSS -> Optional.of(Rational.MINUS_ONE);
            case Standing.Sure.DRAW -> Optional.of(Rational.ZERO);
            case Standing.Worth(Rational value) -> Optional.of(value);
            case Standing.InEquilibrium _, Standing.InRound _, Standing.Unknown _ -> Optional.empty();
        };
    }

    private static Rational sign(Worth worth, int mover) {
        return Rational.of(worth.of(mover).minus(worth.of(1 - mover)).signum());
    }

    private Optional<Worth> worth(Position at, int depth, Progress progress) {
        progress.check();
        Worth before = known.get(at);
        if (before != null) return Optional.of(before);
        if (left-- <= 0 || depth > DEEPEST) return Optional.empty();
        Optional<Worth> found = searched(at, depth, progress);
        found.ifPresent(worth -> known.put(at, worth));
        return found;
    }

    private Optional<Worth> searched(Position at, int depth, Progress progress) {
        return switch (at.table().turn()) {
            case Turn.Over(Ending ending) -> Optional.of(paid(ending));
            case Turn.Chance(List<Weighted> draws) -> average(at, draws, depth, progress);
            case Turn.Of(int player) -> best(at, player, depth, progress);
            case Turn.Deal _ -> Optional.empty();
        };
    }

    private static Worth paid(Ending ending) {
        if (ending.payoffs().size() == 2)
            return new Worth(ending.payoffs().get(0), ending.payoffs().get(1));
        Rational first =
                ending.winner().map(w -> w == 0 ? Rational.ONE : Rational.ZERO).orElse(Rational.HALF);
        return new Worth(first, Rational.ONE.minus(first));
    }

    private Optional<Worth> average(Position at, List<Weighted> draws, int depth, Progress progress) {
        Worth sum = new Worth(Rational.ZERO, Rational.ZERO);
        for (Weighted draw : draws) {
            Optional<Worth> after = worth(at.after(draw.move()), depth + 1, progress);
            if (after.isEmpty()) return after;
            sum = new Worth(
                    sum.first.plus(after.get().first.times(draw.weight())),
                    sum.second.plus(after.get().second.times(draw.weight())));
        }
        return Optional.of(sum);
    }

    private Optional<Worth> best(Position at, int player, int depth, Progress progress) {
        Optional<List<Move>> moves = all(at.moves());
        if (moves.isEmpty()) return Optional.empty();
        Optional<Worth> best = Optional.empty();
        for (Move move : moves.get()) {
            Optional<Worth> after = worth(at.after(move), depth + 1, progress);
            if (after.isEmpty()) return after;
            if (best.isEmpty() || after.get().of(player).compareTo(best.get().of(player)) > 0) best = after;
        }
        return best;
    }

    private static Optional<List<Move>> all(Moves moves) {
        if (moves.rest().isPresent() || moves.count().bitLength() > 8) return Optional.empty();
        List<Move> all = new ArrayList<>(moves.listed());
        for (Range range : moves.ranges())
            for (BigInteger n = range.from(); n.compareTo(range.to()) <= 0; n = n.add(BigInteger.ONE))
                all.add(range.move().apply(n));
        return Optional.of(all);
    }
}

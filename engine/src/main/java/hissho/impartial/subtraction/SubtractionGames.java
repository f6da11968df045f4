package hissho.impartial.subtraction;

import hissho.impartial.heap.Followers;
import hissho.impartial.heap.FollowersTable;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.HeapValues;
import hissho.impartial.heap.Period;
import hissho.impartial.heap.RuleFollowers;
import hissho.impartial.heap.Tally;
import hissho.impartial.heap.ValueTable;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** The games of subtraction sets, patient and impatient. */
public final class SubtractionGames {

    private static final int MOST_LISTED_SET = 10_000_000;
    private static final int MOST_SQUARES = 1_000_000;
    private static final int MOST_INFINITE = 20_000;

    private SubtractionGames() {}

    /** The game of a subtraction set. */
    public static HeapGame of(SubtractionSet set) {
        Followers followers = RuleFollowers.taking(set::upTo, set::countUpTo, (heap, taken) -> set.contains(taken));
        ValueTable table = table(set);
        HeapValues values = switch (set) {
            case SubtractionSet.Listed listed ->
                HeapValues.periodic(table, Period.subtraction(listed.largest()), MOST_LISTED_SET);
            case SubtractionSet.PowersOfTwo powers -> HeapValues.byFormula(n -> n % 3, table, Period.POWERS_OF_TWO);
            case SubtractionSet.Squares squares -> HeapValues.tabled(table, MOST_SQUARES);
            case SubtractionSet.Arithmetic a when isNim(a) -> HeapValues.byFormula(n -> n, table);
            case SubtractionSet.Arithmetic a ->
                HeapValues.periodic(table, Period.arithmetic(a.start(), a.step()), MOST_INFINITE);
            case SubtractionSet.Condition condition -> HeapValues.tabled(table, MOST_INFINITE);
        };
        HeapGame game =
                HeapGame.of("subtraction", set.print(), 0, followers, values).nimInMisere();
        if (!(set instanceof SubtractionSet.Arithmetic progression)) return game;
        HeapGame counted = game.counted(counting(progression, values), progression.step());
        return isNim(progression) ? counted.inverted(LongStream::of) : counted;
    }

    /** The table that needs fewer steps for a heap: two for a run of the set, or one for each member. */
    private static ValueTable table(SubtractionSet set) {
        if (set instanceof SubtractionSet.Listed listed) {
            List<SubtractionSet.Run> runs = listed.runs();
            if (2 * runs.size() < listed.members().size()) return new RunTable(runs);
        }
        return new SubtractionTable(set);
    }

    /** Whether any number may be taken. */
    private static boolean isNim(SubtractionSet set) {
        return set instanceof SubtractionSet.Arithmetic(long start, long step) && start == 1 && step == 1;
    }

    /** What is left runs through a progression too, so its values repeat; whole periods are counted at once. */
    private static Tally counting(SubtractionSet.Arithmetic set, HeapValues values) {
        return (heap, value, progress) -> isNim(set)
                ? Optional.of(value < heap ? BigInteger.ONE : BigInteger.ZERO)
                : values.period(progress).map(period -> counted(set, values, period, heap, value, progress));
    }

    private static BigInteger counted(
            SubtractionSet.Arithmetic set, HeapValues values, Period period, long heap, long value, Progress progress) {
        long most = heap - set.start();
        if (most < 0) return BigInteger.ZERO;
        long common = BigInteger.valueOf(period.period())
                .gcd(BigInteger.valueOf(set.step()))
                .longValueExact();
        long cycle = period.period() / common * set.step();
        long count = 0;
        for (long rest = most % set.step(); rest <= most && rest < period.from() + cycle; rest += set.step()) {
            progress.check();
            if (values.value(rest, progress) != value) continue;
            // below the period a pile stands for itself, in it for every period up to the largest rest
            count += rest < period.from() ? 1 : (most - rest) / cycle + 1;
        }
        return BigInteger.valueOf(count);
    }

    /** The same set, where the whole pile may be taken too: every value but that of the empty pile is one more than the pile one smaller has. */
    public static HeapGame impatient(SubtractionSet set) {
        HeapGame patient = of(set);
        if (isNim(set)) return patient;
        Followers followers = RuleFollowers.taking(
                n -> n == 0 || set.contains(n) ? set.upTo(n) : LongStream.concat(set.upTo(n), LongStream.of(n)),
                n -> set.countUpTo(n) + (n == 0 || set.contains(n) ? 0 : 1),
                (heap, taken) -> taken == heap || set.contains(taken));
        HeapValues values = HeapValues.byFormula(
                (n, progress) -> n == 0 ? 0 : patient.value(n - 1, progress) + 1, new FollowersTable(followers));
        return HeapGame.of("impatient-subtraction", set.print() + " ∪ {n}", 0, followers, values)
                .nimInMisere();
    }
}

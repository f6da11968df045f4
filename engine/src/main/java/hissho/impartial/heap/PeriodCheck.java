package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Optional;

/** Looks at a period once more: all values of the window that the period theorem asks for, from the definition. */
public final class PeriodCheck {

    private static final long MOST_MOVES = 2_000_000;
    private static final int MOST_HEAPS = 20_000;

    private PeriodCheck() {}

    /** Whether the values repeat and the window is long enough; nothing where that would take too long. */
    static Optional<Boolean> of(HeapGame game, Period period, Progress progress) {
        FollowersTable table = new FollowersTable(game.followers());
        long need = (long) period.window() + period.period();
        int known = extent(game, need);
        if (known <= need) return Optional.empty();
        table.extend(known, progress);
        return Optional.of(holds(game, period, table));
    }

    /** So many heaps can be worked out quickly from the definition, one more than are needed at most. */
    public static int extent(HeapGame game, long need) {
        long moves = 0;
        int known = 0;
        while (known <= need && moves < MOST_MOVES && known < MOST_HEAPS)
            moves += 1 + game.followers().atMost(known++);
        return known;
    }

    /** Whether the values of a table repeat, over a window long enough for the period theorem. */
    public static boolean holds(HeapGame game, Period period, FollowersTable table) {
        return period.certifiedBy(table::value)
                && game.values()
                        .reach()
                        .filter(reach -> period.window() >= reach.end(period.from(), period.period()))
                        .isPresent();
    }
}

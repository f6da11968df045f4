package hissho.card.memory;

import hissho.progress.Progress;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The tables claims look things up in, made when first needed and made anew when a larger one is needed. */
final class GrowingTables {

    private final ConcurrentMap<String, Object> tables = new ConcurrentHashMap<>();

    WinTable wins(int pairs) {
        return (WinTable) tables.compute(
                "wins",
                (key, old) -> old instanceof WinTable table && table.pairs() >= pairs
                        ? table
                        : WinTable.upTo(roomy(pairs), MemoryRules.STANDARD, Progress.none()));
    }

    GainTable gains(int pairs) {
        return (GainTable) tables.compute(
                "gains",
                (key, old) -> old instanceof GainTable table && table.pairs() >= pairs
                        ? table
                        : GainTable.upTo(roomy(pairs), Progress.none()));
    }

    LargerGame larger(int pairs, boolean passing) {
        return (LargerGame) tables.compute(
                "larger" + passing,
                (key, old) -> old instanceof LargerGame game && game.pairs() >= pairs
                        ? game
                        : LargerGame.upTo(roomy(pairs), passing, Progress.none()));
    }

    private static int roomy(int pairs) {
        return pairs + pairs / 4;
    }
}

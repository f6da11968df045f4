package hissho.card.memory.claim;

import hissho.card.memory.gain.GainTable;
import hissho.card.memory.larger.LargerGame;
import hissho.card.memory.win.MemoryRules;
import hissho.card.memory.win.WinTable;
import hissho.progress.Progress;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The tables claims look things up in, made when first needed and made anew when a larger one is needed. */
final class GrowingTables {

    private final ConcurrentMap<String, Object> tables = new ConcurrentHashMap<>();

    /** The tables, filled under the budget of whoever asks. */
    record Watched(GrowingTables tables, Progress progress) {
        WinTable wins(int pairs) {
            return tables.wins(pairs, progress);
        }

        GainTable gains(int pairs) {
            return tables.gains(pairs, progress);
        }

        LargerGame larger(int pairs, boolean passing) {
            return tables.larger(pairs, passing, progress);
        }
    }

    private WinTable wins(int pairs, Progress progress) {
        return (WinTable) tables.compute(
                "wins",
                (key, old) -> old instanceof WinTable table && table.pairs() >= pairs
                        ? table
                        : WinTable.upTo(roomy(pairs), MemoryRules.STANDARD, progress));
    }

    private GainTable gains(int pairs, Progress progress) {
        return (GainTable) tables.compute(
                "gains",
                (key, old) -> old instanceof GainTable table && table.pairs() >= pairs
                        ? table
                        : GainTable.upTo(roomy(pairs), progress));
    }

    private LargerGame larger(int pairs, boolean passing, Progress progress) {
        return (LargerGame) tables.compute(
                "larger" + passing,
                (key, old) -> old instanceof LargerGame game && game.pairs() >= pairs
                        ? game
                        : LargerGame.upTo(roomy(pairs), passing, progress));
    }

    private static int roomy(int pairs) {
        return pairs + pairs / 4;
    }
}

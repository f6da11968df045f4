package hissho.card.trick.claim;

import hissho.card.trick.staircase.StairTables;
import hissho.progress.Progress;
import hissho.store.MemoryStore;
import hissho.store.TableStore;
import java.util.HashMap;
import java.util.Map;

/** The tables the claims share, filled when they are first needed. */
final class DealTables {

    private final TableStore store = new MemoryStore();
    private final Map<Integer, StairTables> highest = new HashMap<>();
    private final Map<Boolean, BlockTables> blocks = new HashMap<>();
    private final BlockTables plain = new BlockTables(false, false);

    /** The staircases of all words up to n cards each. */
    synchronized StairTables highest(int n, Progress progress) {
        StairTables known = highest.get(n);
        if (known != null) return known;
        StairTables filled = StairTables.fill(n, store, 1, progress);
        highest.put(n, filled);
        return filled;
    }

    /** The values for every block of scoring cards, collected or avoided, worked out up to n cards each. */
    synchronized BlockTables blocks(boolean avoid, int n, Progress progress) {
        return blocks.computeIfAbsent(avoid, a -> new BlockTables(a, true)).upTo(n, progress);
    }

    /** The values for the highest k cards by plain minimax, which assumes nothing. */
    synchronized BlockTables plain(int n, Progress progress) {
        return plain.upTo(n, progress);
    }
}

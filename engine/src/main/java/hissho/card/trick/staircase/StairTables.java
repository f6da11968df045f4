package hissho.card.trick.staircase;

import hissho.progress.Progress;
import hissho.store.IntTable;
import hissho.store.TableStore;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The staircases of all words up to a size, filled from the bottom, one layer of equally long words after the other: four bytes for
 * all numbers of scoring cards of a word, one bit per state.
 */
public final class StairTables {

    private static final int CHUNK = 1 << 14;

    /** After so many entries a layer is kept, so that a run that is killed loses minutes of the largest layer and not an hour. */
    private static final int KEPT_AT_ONCE = 1 << 24;

    private final List<IntTable> layers = new ArrayList<>();
    private final List<Combinadics> numbering = new ArrayList<>();

    private StairTables() {}

    /** Fills the layers 1 to n, or takes those the store already has, on so many threads. */
    public static StairTables fill(int n, TableStore store, int threads, Progress progress) {
        StairTables tables = new StairTables();
        long whole = 0;
        for (int m = 1; m <= n; m++) whole += Combinadics.count(m);
        AtomicLong done = new AtomicLong();
        for (int m = 1; m <= n; m++) tables.addLayer(m, store, threads, progress, done, whole);
        return tables;
    }

    /** The staircase of a word with m cards in each hand. */
    public int stairs(int m, int word) {
        return layers.get(m - 1).get(numbering.get(m - 1).rank(word));
    }

    /** The staircase of the word with a number. */
    public int stairsOf(int m, long number) {
        return layers.get(m - 1).get(number);
    }

    /** How many words of m cards in each hand are worth v to the leader when the top r score, at [r][v]. */
    public long[][] distribution(int m, int threads, Progress progress) {
        int places = 2 * m;
        long[][] sum = new long[places + 1][places + 1];
        IntTable layer = layers.get(m - 1);
        Parallel.chunks(layer.size(), CHUNK, threads, (from, to) -> {
            progress.check();
            long[][] part = new long[places + 1][places + 1];
            for (long number = from; number < to; number++) {
                int stairs = layer.get(number);
                int value = 0;
                part[0][0]++;
                for (int r = 1; r <= places; r++, stairs >>>= 1) {
                    value += stairs & 1;
                    part[r][value]++;
                }
            }
            synchronized (sum) {
                for (int r = 0; r <= places; r++) for (int v = 0; v <= places; v++) sum[r][v] += part[r][v];
            }
        });
        return sum;
    }

    private void addLayer(int m, TableStore store, int threads, Progress progress, AtomicLong done, long whole) {
        IntTable layer = store.table("trick-stairs-" + m, Combinadics.count(m));
        done.addAndGet(layer.kept());
        if (m == 1) {
            layer.set(0, 0b11);
            layer.set(1, 0);
        } else if (!layer.finished()) fill(layer, m, threads, progress, done, whole);
        if (!layer.finished()) layer.finish();
        layers.add(layer);
        numbering.add(new Combinadics(m));
    }

    private void fill(IntTable layer, int m, int threads, Progress progress, AtomicLong done, long whole) {
        IntTable smaller = layers.get(m - 2);
        Combinadics ranks = numbering.get(m - 2);
        Step.Below below = word -> smaller.get(ranks.rank(word));
        Parallel.Chunk step = (from, to) -> {
            progress.check();
            int word = Combinadics.word(m, from);
            for (long number = from; number < to; number++) {
                layer.set(number, Step.stairs(m, word, below));
                word = Combinadics.next(word);
            }
            progress.done(done.addAndGet(to - from), whole);
        };
        Parallel.chunks(layer.kept(), layer.size(), CHUNK, threads, step, reached -> {
            if (reached - layer.kept() >= KEPT_AT_ONCE) layer.keep(reached);
        });
    }
}

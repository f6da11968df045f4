package hissho.card.trick.claim;

import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.Staircase;
import hissho.progress.Progress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * What the leader takes when the cards at the places from (inclusive) to (exclusive) score one each, for all words, by plain
 * minimax over every pair of cards: the claims about blocks and about more scoring cards rest on no theorem.
 */
public final class BlockTables {

    private final boolean avoid;
    private final boolean everyBlock;
    private final List<byte[][]> layers = new CopyOnWriteArrayList<>();
    private final List<Combinadics> numbering = new CopyOnWriteArrayList<>();

    /** Points avoided or collected; every block or those from the top only. */
    public BlockTables(boolean avoid, boolean everyBlock) {
        this.avoid = avoid;
        this.everyBlock = everyBlock;
        layers.add(new byte[][] {{0}});
        numbering.add(new Combinadics(0));
    }

    public BlockTables upTo(int n, Progress progress) {
        for (int m = layers.size(); m <= n; m++) {
            byte[][] layer = layer(m, progress);
            layers.add(layer);
            numbering.add(new Combinadics(m));
        }
        return this;
    }

    /** What the leader takes of the block. */
    public int leader(int m, int word, int from, int to) {
        return layers.get(m)[index(m, from, to)][numbering.get(m).rank(word)];
    }

    /** What the owner of the ones takes, leading or answering. */
    public int taken(int m, int word, boolean leads, int from, int to) {
        return leads ? leader(m, word, from, to) : to - from - leader(m, Staircase.reversed(word, 2 * m), from, to);
    }

    private static int index(int m, int from, int to) {
        return from * (2 * m + 1) + to;
    }

    private byte[][] layer(int m, Progress progress) {
        int places = 2 * m;
        int count = (int) Combinadics.count(m);
        byte[][] layer = new byte[(places + 1) * (places + 1)][];
        for (int from = 0; from <= (everyBlock ? places : 0); from++)
            for (int to = from; to <= places; to++) {
                progress.check();
                byte[] values = new byte[count];
                int word = Combinadics.word(m, 0);
                for (int number = 0; number < count; number++) {
                    values[number] = (byte) value(m, word, from, to);
                    word = Combinadics.next(word);
                }
                layer[index(m, from, to)] = values;
            }
        return layer;
    }

    private int value(int m, int word, int from, int to) {
        int full = Staircase.below(2 * m);
        int best = avoid ? Integer.MAX_VALUE : -1;
        byte[][] smaller = layers.get(m - 1);
        Combinadics ranks = numbering.get(m - 1);
        for (int leads = word; leads != 0; leads &= leads - 1) {
            int i = Integer.numberOfTrailingZeros(leads);
            int worst = avoid ? -1 : Integer.MAX_VALUE;
            for (int answers = ~word & full; answers != 0; answers &= answers - 1) {
                int j = Integer.numberOfTrailingZeros(answers);
                int above = (i < from ? 1 : 0) + (j < from ? 1 : 0);
                int upTo = (i < to ? 1 : 0) + (j < to ? 1 : 0);
                int rest = Staircase.without(word, i, j);
                byte[] next = smaller[index(m - 1, from - above, to - upTo)];
                int left = to - upTo - from + above;
                int value = i < j ? upTo - above + next[ranks.rank(rest)] : left - next[ranks.rank(~rest & full >>> 2)];
                worst = avoid ? Math.max(worst, value) : Math.min(worst, value);
                if (avoid ? worst >= best : worst <= best) break;
            }
            best = avoid ? Math.min(best, worst) : Math.max(best, worst);
        }
        return best;
    }
}

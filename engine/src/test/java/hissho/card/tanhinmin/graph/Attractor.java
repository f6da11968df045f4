package hissho.card.tanhinmin.graph;

import java.util.Arrays;

/**
 * A second method that knows no rule about passes: all positions of a deal as one finite graph in which games may go on for ever. Won and
 * lost positions are found by working backwards until nothing changes; what is left is drawn.
 */
final class Attractor {

    private final GraphGame game;
    private final int tables;
    private final byte[] value;
    private final boolean[] known;

    Attractor(GraphGame game) {
        this.game = game;
        int cards = game.graph().cards();
        this.tables = cards + 1;
        this.value = new byte[(1 << cards) * tables * 2];
        this.known = new boolean[value.length];
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int at = 0; at < value.length; at++) if (!known[at] && settle(at)) changed = true;
        }
    }

    int value() {
        long all = game.mover() | game.other();
        return value[at(all, 0, game.table())];
    }

    private int at(long cards, int side, int table) {
        return ((int) cards * tables + table + 1) * 2 + side;
    }

    private boolean settle(int at) {
        int side = at % 2;
        int table = at / 2 % tables - 1;
        long cards = at / 2 / tables;
        long own = cards & (side == 0 ? game.mover() : game.other());
        long opposing = cards & (side == 0 ? game.other() : game.mover());
        if (own == 0 || opposing == 0 || !Bits.subset(cards, game.mover() | game.other())) return false;
        int[] successors = successors(cards, side, table, own);
        if (Arrays.stream(successors).anyMatch(next -> next < 0 || known[next] && value[next] == -1)) return set(at, 1);
        if (Arrays.stream(successors).allMatch(next -> known[next] && value[next] == 1)) return set(at, -1);
        return false;
    }

    /** The positions after each move, -1 where the move wins at once. */
    private int[] successors(long cards, int side, int table, long own) {
        long playable = table == GraphGame.EMPTY ? own : own & game.graph().children(table);
        int[] next = new int[Bits.size(playable) + 1];
        int i = 0;
        for (int card : Bits.list(playable))
            next[i++] = own == Bits.bit(card) ? -1 : at(cards & ~Bits.bit(card), 1 - side, card);
        next[i] = at(cards, 1 - side, GraphGame.EMPTY);
        return next;
    }

    private boolean set(int at, int result) {
        known[at] = true;
        value[at] = (byte) result;
        return true;
    }
}

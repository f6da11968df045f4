package hissho.card.tanhinmin.graph;

/** The slow obvious twin: every line of play to its end, no memory, two passes in a row on an empty table being a draw. */
final class Minimax {

    private Minimax() {}

    static int value(GraphGame game) {
        return value(game, false);
    }

    static int value(GraphGame game, boolean passed) {
        int best = -2;
        for (int card : Bits.list(game.playable())) best = Math.max(best, ofPlaying(game, card));
        return game.mayPass() ? Math.max(best, ofPassing(game, passed)) : best;
    }

    static int ofPlaying(GraphGame game, int card) {
        return game.finishes(card) ? 1 : -value(game.played(card), false);
    }

    static int ofPassing(GraphGame game, boolean passed) {
        if (!game.emptyTable()) return -value(game.turned(), false);
        return passed ? 0 : -value(game.turned(), true);
    }
}

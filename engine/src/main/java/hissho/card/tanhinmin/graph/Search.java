package hissho.card.tanhinmin.graph;

import hissho.progress.Progress;

/**
 * Decides who wins when a draw counts as a win of one chosen side, by two mutually recursive questions.
 *
 * <p><i>Playing x wins</i> iff it sheds the last card, or its owner would win with the lead in what is left and no answer to x
 * wins for the opponent. <i>Having the lead wins</i> iff some play wins, or, for the side draws are given to, if no play of the
 * opponent's wins either: then both pass. Neither depends on the table, so one entry per set of cards remembers everything.
 *
 * <p>Pruning by the monotonicity theorems: of two cards with the same answers, the one that can be played on fewer opposing cards
 * is the better one to play, because the other is the better one to keep. Interchangeable cards are the case of equality.
 */
final class Search implements Judge {

    private static final int CHECK_EVERY = 1 << 14;

    private final CardGraph graph;
    private final long[] hands;
    private final int[] keeps;
    private final boolean emptyPass;
    private final int favoured;
    private final Transpositions known;
    private final Progress progress;
    private long visited;

    /** Side 0 is the game's mover, side 1 the other player; draws go to the favoured side. */
    Search(GraphGame game, int favoured, Progress progress) {
        this.graph = game.graph();
        this.hands = new long[] {game.mover(), game.other()};
        this.keeps = new int[] {game.rules().moverKeeps(), game.rules().otherKeeps()};
        this.emptyPass = game.rules().emptyPass();
        this.favoured = favoured;
        this.known = new Transpositions(game.rules().megabytes());
        this.progress = progress;
    }

    /** How many plays have been looked into. */
    @Override
    public long visited() {
        return visited;
    }

    /** Whether a side that has the lead, nobody having passed on the empty table yet, wins with these cards left. */
    @Override
    public boolean leads(long cards, int side) {
        long own = cards & hands[side];
        long opposing = cards & hands[1 - side];
        int slot = known.find(cards);
        if ((known.wins(slot) & own) != 0) return true;
        if (!Bits.subset(own, known.losses(slot))) {
            if (runsOut(own, opposing, keeps[side])) return true;
            if (anyWins(cards, side, own & ~known.losses(slot))) return true;
            known.learn(cards, 0, own);
        }
        return favoured == side && emptyPass && !opponentPlays(cards, side, opposing);
    }

    private boolean opponentPlays(long cards, int side, long opposing) {
        int slot = known.find(cards);
        if ((known.wins(slot) & opposing) != 0) return true;
        if (Bits.subset(opposing, known.losses(slot))) return false;
        if (anyWins(cards, 1 - side, opposing & ~known.losses(slot))) return true;
        known.learn(cards, 0, opposing);
        return false;
    }

    /** Whether a side that may play any of the given cards has a play that wins. */
    @Override
    public boolean anyWins(long cards, int side, long playable) {
        long opposing = cards & hands[1 - side];
        long left = playable;
        while (left != 0) {
            int card = mostPromising(left, opposing);
            if (plays(cards, side, card)) return true;
            left &= ~Bits.bit(card);
            for (long others = left; others != 0; others = Bits.rest(others)) {
                int worse = Bits.lowest(others);
                if (noBetter(worse, card, opposing)) left &= ~Bits.bit(worse);
            }
        }
        return false;
    }

    /** Whether a side wins by playing this card. */
    @Override
    public boolean plays(long cards, int side, int card) {
        int slot = known.find(cards);
        if (Bits.has(known.wins(slot), card)) return true;
        if (Bits.has(known.losses(slot), card)) return false;
        if (++visited % CHECK_EVERY == 0) progress.check();
        boolean wins = workOut(cards, side, card);
        known.learn(cards, wins ? Bits.bit(card) : 0, wins ? 0 : Bits.bit(card));
        return wins;
    }

    private boolean workOut(long cards, int side, int card) {
        long left = cards & ~Bits.bit(card);
        if (Bits.size(left & hands[side]) <= keeps[side]) return true;
        long answers = graph.children(card) & left & hands[1 - side];
        int slot = known.find(left);
        if ((known.wins(slot) & answers) != 0) return false;
        if (answers != 0 && Bits.size(left & hands[1 - side]) <= keeps[1 - side] + 1) return false;
        return !anyWins(left, 1 - side, answers & ~known.losses(slot)) && leads(left, side);
    }

    /** With at most one card too many that could be answered, a hand is played out card by card. */
    private boolean runsOut(long own, long opposing, int keep) {
        int answerable = 0;
        for (long cards = own; cards != 0; cards = Bits.rest(cards))
            if ((graph.children(Bits.lowest(cards)) & opposing) != 0 && ++answerable > keep + 1) return false;
        return true;
    }

    /** Whether the better one losing means that the worse one loses too. */
    private boolean noBetter(int worse, int better, long opposing) {
        return ((graph.children(worse) ^ graph.children(better)) & opposing) == 0
                && Bits.subset(graph.parents(better) & opposing, graph.parents(worse));
    }

    /** Fewest answers first, then fewest opposing cards it could be kept for; the lowest number of equals. */
    private int mostPromising(long playable, long opposing) {
        int best = -1;
        int bestScore = Integer.MAX_VALUE;
        for (long cards = playable; cards != 0; cards = Bits.rest(cards)) {
            int card = Bits.lowest(cards);
            int score = Bits.size(graph.children(card) & opposing) * 64 + Bits.size(graph.parents(card) & opposing);
            if (score < bestScore) {
                best = card;
                bestScore = score;
            }
        }
        return best;
    }
}

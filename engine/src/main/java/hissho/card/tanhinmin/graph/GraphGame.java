package hissho.card.tanhinmin.graph;

import hissho.kind.Game;

/**
 * A position of generalised Tanhinmin: the graph of the cards, the hand of the player to move, the other hand, and the card on
 * the table ({@link #EMPTY} for none), which belongs to neither hand.
 */
public record GraphGame(CardGraph graph, long mover, long other, int table, Rules rules) implements Game {

    public static final int EMPTY = -1;

    /**
     * The rules that vary.
     *
     * @param emptyPass whether passing on an empty table is allowed; without it the game is the papers' variant g
     * @param moverKeeps how many cards the mover may still hold when he has won; 0 in the ordinary game
     * @param otherKeeps the same for the other player
     * @param megabytes the memory the search may take for its table
     * @param cutting cards, as bits, on which nothing may be played and which clear the table at once, so that their player leads again
     */
    public record Rules(boolean emptyPass, int moverKeeps, int otherKeeps, int megabytes, long cutting) {

        public static final int MEGABYTES = 384;
        public static final Rules ORDINARY = new Rules(true, 0, 0, MEGABYTES, 0);
        public static final Rules WITHOUT_EMPTY_PASS = new Rules(false, 0, 0, MEGABYTES, 0);

        Rules reversed() {
            return new Rules(emptyPass, otherKeeps, moverKeeps, megabytes, cutting);
        }
    }

    public GraphGame {
        long all = graph.cards() == 64 ? -1 : Bits.bit(graph.cards()) - 1;
        if ((mover & other) != 0 || !Bits.subset(mover | other, all))
            throw new IllegalArgumentException("the hands are disjoint sets of cards");
        if (Bits.size(mover) <= rules.moverKeeps() || Bits.size(other) <= rules.otherKeeps())
            throw new IllegalArgumentException("nobody has won yet");
        if (table != EMPTY && (table < 0 || table >= graph.cards() || Bits.has(mover | other, table)))
            throw new IllegalArgumentException("the table card belongs to neither hand");
    }

    public static GraphGame of(CardGraph graph, long mover, long other, int table) {
        return new GraphGame(graph, mover, other, table, Rules.ORDINARY);
    }

    public boolean emptyTable() {
        return table == EMPTY;
    }

    /** The cards the mover may play. */
    public long playable() {
        return emptyTable() ? mover : mover & graph.children(table);
    }

    /** Whether this card clears the table at once. */
    public boolean cuts(int card) {
        return card != EMPTY && Bits.has(rules.cutting(), card);
    }

    public boolean mayPass() {
        return !emptyTable() || rules.emptyPass();
    }

    /** The same cards on an empty table, the other player to move. */
    public GraphGame turned() {
        return new GraphGame(graph, /* mover= */ other, /* other= */ mover, EMPTY, rules.reversed());
    }

    /** Whether playing this card wins at once. */
    public boolean finishes(int card) {
        return Bits.size(mover & ~Bits.bit(card)) <= rules.moverKeeps();
    }

    /** The position after a card that does not win at once, as the other player sees it; a card that cuts leaves nothing to do there but to pass. */
    public GraphGame played(int card) {
        return new GraphGame(graph, other, mover & ~Bits.bit(card), card, rules.reversed());
    }

    /** The same game in which these cards, given as bits, clear the table at once. */
    GraphGame cutAtOnce(long cutting) {
        return new GraphGame(
                graph,
                mover,
                other,
                table,
                new Rules(rules.emptyPass(), rules.moverKeeps(), rules.otherKeeps(), rules.megabytes(), cutting));
    }

    /** The position of the same player, who leads again after a card that cuts. */
    public GraphGame led(int card) {
        return new GraphGame(graph, mover & ~Bits.bit(card), other, EMPTY, rules);
    }

    public GraphGame with(CardGraph newGraph) {
        return new GraphGame(newGraph, mover, other, table, rules);
    }
}

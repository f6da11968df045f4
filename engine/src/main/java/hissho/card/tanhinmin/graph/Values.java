package hissho.card.tanhinmin.graph;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;

/**
 * The exact value of a position and of each of its moves for the player to move: 1 a win, -1 a loss, 0 when both would pass for
 * ever.
 *
 * <p>Two searches, one giving the draws to each side, tell the three values apart. Without a cycle among the cards in hand there
 * is no zugzwang, and one search is enough.
 */
public final class Values {

    private static final int MOVER = 0;
    private static final int OTHER = 1;

    private final GraphGame game;
    private final boolean drawsPossible;
    private final Search strict;
    private final Search generous;

    public Values(GraphGame game, Progress progress) {
        this.game = game;
        this.drawsPossible = game.rules().emptyPass()
                && (game.rules().moverKeeps() + game.rules().otherKeeps() > 0 || Cycles.exists(game));
        this.strict = new Search(game, OTHER, progress);
        this.generous = drawsPossible ? new Search(game, MOVER, progress) : strict;
    }

    /** A move: a card, or a pass where the card is {@link GraphGame#EMPTY}. */
    public record Valued(int card, int value) {
        public boolean isPass() {
            return card == GraphGame.EMPTY;
        }
    }

    public GraphGame game() {
        return game;
    }

    /** The value of the position for the player to move. */
    public int value() {
        if (reaches(strict)) return 1;
        return drawsPossible && reaches(generous) ? 0 : -1;
    }

    private boolean reaches(Search search) {
        long all = game.mover() | game.other();
        if (game.emptyTable()) return search.leads(all, MOVER);
        return search.anyWins(all, MOVER, game.playable()) || !search.leads(all, OTHER);
    }

    /** Every legal move with its value, the cards in order and the pass last. */
    public List<Valued> moves() {
        List<Valued> moves = new ArrayList<>();
        for (int card : Bits.list(game.playable())) moves.add(new Valued(card, ofPlaying(card)));
        if (game.mayPass()) moves.add(new Valued(GraphGame.EMPTY, ofPassing()));
        return moves;
    }

    /** What playing this card is worth. */
    public int ofPlaying(int card) {
        long all = game.mover() | game.other();
        if (strict.plays(all, MOVER, card)) return 1;
        return drawsPossible && generous.plays(all, MOVER, card) ? 0 : -1;
    }

    /** What passing is worth; on an empty table never more than 0, because the opponent may pass too. */
    public int ofPassing() {
        long all = game.mover() | game.other();
        if (game.emptyTable()) return generous.anyWins(all, OTHER, game.other()) ? -1 : 0;
        if (!strict.leads(all, OTHER)) return 1;
        return drawsPossible && !generous.leads(all, OTHER) ? 0 : -1;
    }

    /** How many plays the searches have looked into. */
    public long visited() {
        return strict.visited() + (drawsPossible ? generous.visited() : 0);
    }
}

package hissho.card.tanhinmin.graph;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The exact value of a position and of each of its moves for the player to move: 1 a win, -1 a loss, 0 when both would pass for
 * ever. Positions reached from here share what has been found out.
 *
 * <p>Two searches, one giving the draws to each side, tell the three values apart. Without a cycle among the cards in hand there
 * is no zugzwang, and one search is enough; where the graph is a strict order the linear rule decides without any.
 */
public final class Values {

    /** A move: a card, or a pass where the card is {@link GraphGame#EMPTY}. */
    public record Valued(int card, int value) {
        public boolean isPass() {
            return card == GraphGame.EMPTY;
        }
    }

    private final GraphGame game;
    private final int side;
    private final boolean drawsPossible;
    private final List<Judge> drawsTo;

    private Values(GraphGame game, int side, boolean drawsPossible, List<Judge> drawsTo) {
        this.game = game;
        this.side = side;
        this.drawsPossible = drawsPossible;
        this.drawsTo = drawsTo;
    }

    public static Values of(GraphGame game, Progress progress) {
        boolean ordinaryEnd = game.rules().moverKeeps() + game.rules().otherKeeps() == 0;
        Optional<int[]> order =
                ordinaryEnd ? StrictOrder.of(game).filter(r -> StrictOrder.agrees(game, r)) : Optional.empty();
        if (order.isPresent()) {
            Judge rule = new OrderJudge(order.get(), game.mover(), game.other());
            return new Values(game, 0, false, List.of(rule, rule));
        }
        return searched(game, progress);
    }

    /** The values by search, whatever shorter way there may be. */
    public static Values searched(GraphGame game, Progress progress) {
        boolean ordinaryEnd = game.rules().moverKeeps() + game.rules().otherKeeps() == 0;
        boolean drawsPossible = game.rules().emptyPass() && (!ordinaryEnd || Cycles.exists(game));
        Judge toOther = new Search(game, 1, progress);
        Judge toMover = drawsPossible ? new Search(game, 0, progress) : toOther;
        return new Values(game, 0, drawsPossible, List.of(toMover, toOther));
    }

    public GraphGame game() {
        return game;
    }

    /** Whether the linear rule decided, because the graph is a strict order. */
    public boolean byRule() {
        return drawsTo.getFirst() instanceof OrderJudge;
    }

    /** The values of a position reached from this one; turned when it is the other player's turn there. */
    public Values at(GraphGame reached, boolean turned) {
        return new Values(reached, turned ? 1 - side : side, drawsPossible, drawsTo);
    }

    /** The values after a card that does not end the game. */
    public Values played(int card) {
        return new Values(game.played(card), 1 - side, drawsPossible, drawsTo);
    }

    /** The values for the other player on an empty table. */
    public Values turned() {
        return new Values(game.turned(), 1 - side, drawsPossible, drawsTo);
    }

    /** The value of the position for the player to move, nobody having passed on the empty table yet. */
    public int value() {
        if (reaches(strict())) return 1;
        return drawsPossible && reaches(generous()) ? 0 : -1;
    }

    private boolean reaches(Judge judge) {
        if (game.emptyTable()) return judge.leads(all(), side);
        return judge.anyWins(all(), side, game.playable()) || !judge.leads(all(), 1 - side);
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
        if (strict().plays(all(), side, card)) return 1;
        return drawsPossible && generous().plays(all(), side, card) ? 0 : -1;
    }

    /** What passing is worth; on an empty table never more than 0, because the opponent may pass too. */
    public int ofPassing() {
        if (game.emptyTable()) return generous().anyWins(all(), 1 - side, game.other()) ? -1 : 0;
        if (!strict().leads(all(), 1 - side)) return 1;
        return drawsPossible && !generous().leads(all(), 1 - side) ? 0 : -1;
    }

    /**
     * Whether this is a zugzwang as the paper defines it: on an empty table passing is the only best move of both players, because each
     * loses by leading. A value of 0 alone is weaker: the mover may have to lead.
     */
    public boolean isZugzwang() {
        return game.emptyTable() && game.rules().emptyPass() && losesByLeading() && turned().losesByLeading();
    }

    private boolean losesByLeading() {
        return Bits.list(game.playable()).stream().allMatch(card -> ofPlaying(card) < 0);
    }

    /** How many plays the searches have looked into. */
    public long visited() {
        return drawsTo.get(1).visited() + (drawsPossible ? drawsTo.get(0).visited() : 0);
    }

    /** The judge that gives draws to the opponent: only a true win counts. */
    private Judge strict() {
        return drawsTo.get(1 - side);
    }

    private Judge generous() {
        return drawsTo.get(side);
    }

    private long all() {
        return game.mover() | game.other();
    }
}

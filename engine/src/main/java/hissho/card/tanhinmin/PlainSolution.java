package hissho.card.tanhinmin;

import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.Lengths;
import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.LinearRule;
import hissho.card.tanhinmin.plain.Matching;
import hissho.card.tanhinmin.plain.MoversRule;
import hissho.card.tanhinmin.plain.WinningMoves;
import hissho.kind.Solution;
import hissho.report.Report;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/**
 * Who wins the plain game, every winning move, the two matchings that prove it, and a shortest win against a longest defence where
 * the hands are small enough to search.
 *
 * @param own the mover's largest matching into the other's hand without its lowest card, with the table card
 * @param opposing the other's largest matching into the mover's hand without its lowest card
 */
record PlainSolution(
        TanhinminGame.Plain game,
        boolean moverWins,
        WinningMoves winningMoves,
        Matching own,
        Matching opposing,
        Optional<GraphGame> graph,
        Optional<List<Lengths.Step>> line)
        implements Solution {

    private static final int MOST_CARDS_REPLAYED = 400;

    static PlainSolution of(TanhinminGame.Plain game) {
        Hand mover = game.mover();
        Hand other = game.other();
        boolean wins = game.cut()
                .map(cut -> cut.moverWins(mover, other, game.table()))
                .orElseGet(() -> LinearRule.moverWins(mover, other, game.table()));
        WinningMoves moves = game.cut()
                .map(cut -> cut.winningMoves(mover, other, game.table()))
                .orElseGet(() -> WinningMoves.of(mover, other, game.table()));
        Hand beaten = other.withoutLowest();
        Optional<GraphGame> graph = TanhinminKind.asGraph(game);
        return new PlainSolution(
                game,
                wins,
                moves,
                Matching.of(mover, game.table() > 0 ? beaten.plus(game.table()) : beaten),
                Matching.of(other, mover.withoutLowest()),
                graph,
                graph.flatMap(Lengths::line));
    }

    /** The rule's move; only where no card cuts. */
    MoversRule rule() {
        return MoversRule.of(game.mover(), game.other(), game.table());
    }

    @Override
    public boolean certified() {
        boolean consistent = moverWins != winningMoves.none();
        boolean line = this.line.isEmpty() || (this.line.get().getLast().side() == 0) == moverWins;
        return consistent && line && (game.cut().isPresent() || matchingsDecide()) && winnerWins();
    }

    private boolean matchingsDecide() {
        boolean enough = game.table() > 0 ? own.number() > opposing.number() : own.number() >= opposing.number();
        return own.certified() && opposing.certified() && enough == moverWins;
    }

    /** Whether the hands are small enough to play the game out. */
    boolean replayed() {
        return game.mover().size() + game.other().size() <= MOST_CARDS_REPLAYED;
    }

    /** The winner by the rule against an opponent who always answers as low as he can. */
    private boolean winnerWins() {
        if (!replayed()) return true;
        Hand[] hands = {game.mover(), game.other()};
        int winner = moverWins ? 0 : 1;
        int table = game.table();
        for (int side = 0; ; side = 1 - side) {
            int card = side == winner ? winning(hands[side], hands[1 - side], table) : hands[side].lowestAbove(table);
            while (card > 0) {
                hands[side] = hands[side].without(card);
                if (hands[side].isEmpty()) return side == winner;
                if (!cuts(card)) break;
                card = side == winner ? winning(hands[side], hands[1 - side], 0) : hands[side].lowest();
            }
            if (card < 0) return false;
            table = card;
        }
    }

    /** A winning move: a rank, 0 for a pass, -1 where there is none. */
    private int winning(Hand own, Hand opposing, int table) {
        WinningMoves moves = game.cut()
                .map(cut -> cut.winningMoves(own, opposing, table))
                .orElseGet(() -> WinningMoves.of(own, opposing, table));
        if (moves.none()) return -1;
        return moves.cards().isEmpty() ? 0 : moves.cards().getFirst();
    }

    private boolean cuts(int card) {
        return game.cut().map(EightCut::rank).orElse(0) == card;
    }

    @Override
    public Report tell(Words words) {
        return new PlainReport(this, words).report();
    }
}

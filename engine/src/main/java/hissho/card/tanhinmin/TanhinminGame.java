package hissho.card.tanhinmin;

import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.ManyPlayers;
import hissho.kind.Game;
import hissho.words.Message;
import java.util.Optional;

/** A position of Tanhinmin on ranks: the plain game of two, the game of more than two, or a rule option that is played on a graph. */
sealed interface TanhinminGame extends Game {

    /**
     * Two players, one series, first to empty his hand.
     *
     * @param table the rank on the table, 0 for the empty table
     * @param cut the eight-cut rule, where it is played
     */
    record Plain(Hand mover, Hand other, int table, Optional<EightCut> cut) implements TanhinminGame {

        /** Whether a card of this rank clears the table at once. */
        boolean cuts(int rank) {
            return cut.filter(eight -> eight.rank() == rank).isPresent();
        }
    }

    /** A rule option searched as a graph: several series, or first to shed so many cards. */
    record Searched(GraphGame graph, Message note) implements TanhinminGame {}

    /** Three or more players. */
    record Many(ManyPlayers players) implements TanhinminGame {}
}

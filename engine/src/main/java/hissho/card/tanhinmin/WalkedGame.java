package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.StateDiagram;
import hissho.card.tanhinmin.plain.StrategyW;
import hissho.card.tanhinmin.plain.Walk;
import java.util.ArrayList;
import java.util.List;

/** A game of strategy W against a defender who always answers as low as he can, round by round through the state diagram. */
record WalkedGame(List<Round> rounds) {

    /** A round: who opened it, its cards in order, and the edge it takes through the diagram. */
    record Round(boolean firstOpens, List<Integer> cards, StateDiagram.Edge edge) {
        Round {
            cards = List.copyOf(cards);
        }
    }

    WalkedGame {
        rounds = List.copyOf(rounds);
    }

    List<StateDiagram.Edge> edges() {
        return rounds.stream().map(Round::edge).toList();
    }

    static WalkedGame against(Hand hand, StateDiagram diagram) {
        Hand[] hands = {hand, hand};
        Walk walk = Walk.start(diagram, hand.highest());
        List<Round> rounds = new ArrayList<>();
        List<Integer> cards = new ArrayList<>();
        boolean firstOpens = true;
        int table = 0;
        for (int side = 0; !hands[0].isEmpty() && !hands[1].isEmpty(); side = 1 - side) {
            int card = side == 0 ? StrategyW.move(hands[0], hands[1], table) : hands[1].lowestAbove(table);
            if (card > 0) {
                hands[side] = hands[side].without(card);
                cards.add(card);
                walk = walk.played(side == 0, hands[0], hands[1]);
            } else {
                walk = walk.passed(side == 0, hands[1]);
            }
            if (card == 0 || hands[side].isEmpty()) {
                rounds.add(new Round(firstOpens, cards, walk.path().getLast()));
                cards.clear();
                firstOpens = side == 1;
            }
            table = card;
        }
        return new WalkedGame(rounds);
    }
}

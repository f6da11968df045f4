package hissho.card.tanhinmin.graph;

import hissho.card.tanhinmin.graph.HouseGame.Group;
import java.util.List;
import java.util.Optional;

/**
 * When real cards with eleven-back are a graph.
 *
 * <p>The reversal is remembered by the table, not by the card: led, a card c below eleven can be answered by higher ones; played on an
 * opponent's eleven it can be answered by lower ones. A graph cannot tell the two apart. So the deal is a graph iff this never matters:
 * for every player with an eleven and another card, against an opponent of two cards or more, all his other cards must equal every card
 * below eleven of the opponent's.
 */
public final class ElevenBack {

    /** A card that can lie in either order, and an opposing card whose right to be played on it depends on which. */
    public record Conflict(int card, int answer) {}

    private ElevenBack() {}

    /** Why single cards with eleven-back are no graph, empty where they are one. */
    public static Optional<Conflict> conflict(HouseGame game) {
        return between(game, game.mover(), game.other()).or(() -> between(game, game.other(), game.mover()));
    }

    private static Optional<Conflict> between(HouseGame game, long elevens, long opposing) {
        List<Integer> held = Bits.list(elevens);
        Optional<Integer> eleven = held.stream()
                .filter(card -> game.cards().get(card).rank() == HouseGame.ELEVEN)
                .findFirst();
        if (eleven.isEmpty() || Bits.size(opposing) < 2) return Optional.empty();
        for (int card : Bits.list(opposing)) {
            int rank = game.cards().get(card).rank();
            if (rank >= HouseGame.ELEVEN || rank == game.rules().cutting()) continue;
            for (int answer : held)
                if (answer != eleven.get() && game.cards().get(answer).rank() != rank)
                    return Optional.of(new Conflict(card, answer));
        }
        return Optional.empty();
    }

    /** The graph: higher cards on every card but an eleven, lower ones on an eleven, none on a card that cuts. */
    public static GraphGame graph(HouseGame game, GraphGame.Rules rules) {
        List<Group> cards = game.cards();
        long[] children = new long[cards.size()];
        for (int a = 0; a < cards.size(); a++) {
            HouseGame.Order order = game.after(a, HouseGame.Order.USUAL);
            for (int b = 0; b < cards.size(); b++) if (game.mayFollow(b, a, order)) children[a] |= Bits.bit(b);
        }
        CardGraph graph = new CardGraph(cards.stream().map(Group::label).toList(), children);
        return new GraphGame(graph, game.mover(), game.other(), game.table(), rules);
    }
}

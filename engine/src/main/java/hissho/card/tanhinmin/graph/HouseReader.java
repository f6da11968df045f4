package hissho.card.tanhinmin.graph;

import hissho.card.tanhinmin.graph.HouseGame.Group;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.HandReader;
import hissho.document.Node;
import java.util.ArrayList;
import java.util.List;

/** Reads real cards: singles, or groups of equal cards that stay together, with the house rules that are played. */
public final class HouseReader {

    private HouseReader() {}

    /** The position; with groups every rank a player holds is one group. */
    public static HouseGame read(Node document, boolean groups) {
        int cutting = GraphReader.EIGHT_CUT.in(document) ? GraphReader.EIGHT : 0;
        boolean revolution = GraphReader.REVOLUTION.in(document);
        if (revolution && !groups) throw document.get(GraphReader.REVOLUTION.name()).bad("tanhinmin.bad.revolution-needs-groups");
        List<Group> cards = new ArrayList<>();
        long mover = deal(document.get("mover"), groups, cards);
        long other = deal(document.get("other"), groups, cards);
        int table =
                GraphReader.TABLE.find(document).map(node -> table(node, cutting, cards)).orElse(GraphGame.EMPTY);
        return new HouseGame(
                cards,
                mover,
                other,
                table,
                new HouseGame.HouseRules(cutting, GraphReader.ELEVEN_BACK.in(document), revolution));
    }

    private static long deal(Node node, boolean groups, List<Group> cards) {
        Hand hand = HandReader.read(node);
        int dealt = groups ? hand.kinds() : hand.size();
        int room = CardGraph.MOST_CARDS - 1 - cards.size();
        if (dealt > room)
            throw node.bad("tanhinmin.bad.too-many-for-search", cards.size() + dealt, CardGraph.MOST_CARDS - 1);
        long held = 0;
        for (int kind = 0; kind < hand.kinds(); kind++)
            for (int copy = 0; copy < (groups ? 1 : hand.count(kind)); copy++) {
                held |= Bits.bit(cards.size());
                cards.add(new Group(groups ? hand.count(kind) : 1, hand.rank(kind)));
            }
        return held;
    }

    /** A rank for a single card, a map such as {"2": 7} for a group of two sevens. */
    private static int table(Node node, int cutting, List<Group> cards) {
        Group group;
        if (node.isMap()) {
            String size = node.fields().keySet().iterator().next();
            int count = new Node(node.place(), size).whole(1, CardGraph.MOST_CARDS);
            group = new Group(count, node.get(size).whole(1, HandReader.HIGHEST_RANK));
        } else {
            group = new Group(1, node.whole(0, HandReader.HIGHEST_RANK));
        }
        if (group.rank() == 0) return GraphGame.EMPTY;
        if (group.rank() == cutting) throw node.bad("tanhinmin.bad.cut-on-table", cutting);
        cards.add(group);
        return cards.size() - 1;
    }
}

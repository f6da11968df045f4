package hissho.card.tanhinmin.graph;

/** Which cards are interchangeable: cards of one hand with the same answers and the same uses among the opposing cards. */
public final class Interchangeable {

    private Interchangeable() {}

    /** For each card the first card of its class; cards in no hand stand for themselves. */
    public static int[] of(GraphGame game) {
        int[] classes = new int[game.graph().cards()];
        for (int card = 0; card < classes.length; card++) classes[card] = card;
        classify(game, game.mover(), game.other(), classes);
        classify(game, game.other(), game.mover(), classes);
        return classes;
    }

    private static void classify(GraphGame game, long own, long opposing, int[] classes) {
        for (int card : Bits.list(own))
            for (int earlier : Bits.list(own & Bits.bit(card) - 1))
                if (classes[earlier] == earlier && same(game, card, earlier, opposing)) {
                    classes[card] = earlier;
                    break;
                }
    }

    /** Equal among the opposing cards and on the table card. */
    private static boolean same(GraphGame game, int a, int b, long opposing) {
        CardGraph graph = game.graph();
        boolean onTable = game.emptyTable() || graph.edge(game.table(), a) == graph.edge(game.table(), b);
        return onTable
                && ((graph.children(a) ^ graph.children(b)) & opposing) == 0
                && ((graph.parents(a) ^ graph.parents(b)) & opposing) == 0;
    }
}

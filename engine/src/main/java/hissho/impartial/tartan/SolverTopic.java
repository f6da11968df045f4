package hissho.impartial.tartan;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.nimber.LongNimber;
import hissho.verify.Topic;
import java.util.List;
import java.util.Set;

/** Answer keys' questions about the single steps of the tartan method. */
final class SolverTopic {

    private static final Set<String> INPUTS = Set.of(
            "v1",
            "v2",
            "target",
            "rowGame",
            "columnGame",
            "from",
            "to",
            "x",
            "y",
            "firstIndex",
            "subtractionSet",
            "columnSubtractionSet",
            "counts",
            "columnCounts");

    private static final long LARGEST = 1L << 22;
    private static final int FURTHEST = 100_000;

    private SolverTopic() {}

    static Topic topic() {
        return new Topic("tartan-solver", INPUTS, SolverTopic::answer);
    }

    private static Facts answer(Node input) {
        if (input.has("target")) return stepOne(input);
        Tartan tartan = (Tartan) BoardReader.game(BoardReader.TARTAN, input);
        int first = BoardReader.firstIndex(input, tartan);
        return input.has("x") ? optionValues(input, tartan, first) : stepsTwoAndThree(input, tartan, first);
    }

    private static Facts stepOne(Node input) {
        long v1 = input.get("v1").wholeLong(0, LARGEST);
        long v2 = input.get("v2").wholeLong(0, 1L << 32);
        long target = input.get("target").wholeLong(0, 1L << 62);
        return new Facts()
                .put(
                        "solutions",
                        Compare.SET,
                        () -> TartanSteps.solutions(v1, v2, target).stream()
                                .map(p -> List.of(p.first(), p.second()))
                                .toList())
                .put("sg", () -> LongNimber.product(v1, v2));
    }

    private static Facts stepsTwoAndThree(Node input, Tartan tartan, int first) {
        List<Node> from = input.get("from").list(2, 2);
        List<Node> to = input.get("to").list(2, 2);
        return new Facts()
                .put("rowMoves", Compare.SET, () -> moves(tartan.rowGame(), from.get(0), to.get(0), first))
                .put("columnMoves", Compare.SET, () -> moves(tartan.columnGame(), from.get(1), to.get(1), first));
    }

    private static List<List<Long>> moves(CoinGame game, Node from, Node to, int first) {
        long value = from.wholeLong(0, Long.MAX_VALUE);
        for (long place = 0; place <= Math.min(FURTHEST, game.lastPlace()); place++)
            if (game.value(place) == value)
                return BoardTopics.labels(
                        TartanSteps.moves(game, place, to.wholeLong(0, Long.MAX_VALUE), FURTHEST), first);
        throw from.bad("coins.bad.no-such-value", value);
    }

    private static Facts optionValues(Node input, Tartan tartan, int first) {
        long x = input.get("x").wholeLong(first, 2_000) - first;
        long y = input.get("y").wholeLong(first, 2_000) - first;
        long v1 = tartan.rowGame().value(x);
        long v2 = tartan.columnGame().value(y);
        if (v1 * v2 > 50_000_000L) throw new NotAnswered("values as large as " + v1 + " and " + v2);
        return new Facts()
                .put("v1", () -> v1)
                .put("v2", () -> v2)
                .put("sg", () -> tartan.value(x, y))
                .put("cornersOptionValues", Compare.SET, () -> TartanSteps.cornersOptionValues(v1, v2))
                .put("tartanOptionValues", Compare.SET, () -> tartan.optionValues(x, y))
                .put(
                        "cornersContained",
                        () -> tartan.optionValues(x, y).containsAll(TartanSteps.cornersOptionValues(v1, v2)));
    }
}

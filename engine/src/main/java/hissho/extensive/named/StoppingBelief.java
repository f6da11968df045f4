package hissho.extensive.named;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A player of a centipede against a population: what stopping at each of his moves pays on average when the others stop as the belief says.
 *
 * @param player who replies
 * @param belief how often the others stop at their first move, their second, ..., and last how often never
 */
record StoppingBelief(Centipede game, int player, RationalVector belief) {

    static final Shape<Node> SHAPE = Shape.either(Shape.listOf(Shape.number()), Shape.text());

    private static final String UNIFORM = "uniform";

    private static final int MOST_SAID = 4;

    static RationalVector read(Node node, int pairs) {
        if (!node.isList()) {
            if (!node.text().strip().startsWith(UNIFORM)) throw node.bad("extensive.bad.belief-word", node.text());
            return Mixed.uniform(pairs + 1).weights();
        }
        RationalVector belief = node.vector();
        if (belief.size() != pairs + 1) throw node.bad("extensive.bad.belief-size", pairs, belief.size());
        node.probabilities(belief);
        return belief;
    }

    /** All stopping moves with their payoffs on average, and the best of them; the number after the last means never. */
    Map<String, Object> replies() {
        return InOrder.of("stopAt", best(), "expected", most(), "expectedByIndex", expected());
    }

    /** What the best stopping moves pay on average. */
    Rational most() {
        return expected().stream().max(Rational::compareTo).orElseThrow();
    }

    private List<Integer> best() {
        List<Rational> expected = expected();
        Rational most = most();
        return IntStream.range(0, expected.size())
                .filter(k -> expected.get(k).equals(most))
                .mapToObj(k -> k + 1)
                .toList();
    }

    /** The best stopping moves in words: at move 3 or never; the first few of many. */
    Message stops() {
        List<Integer> best = best();
        List<Message> said = best.stream()
                .limit(MOST_SAID)
                .map(k -> k > game.pairs()
                        ? Message.of("extensive.centipede.never")
                        : Message.of("extensive.centipede.at", k))
                .toList();
        if (best.size() > MOST_SAID) return Message.of("core.and-more", said, best.size() - MOST_SAID);
        return said.stream()
                .reduce((a, b) -> Message.of("extensive.centipede.or", a, b))
                .orElseThrow();
    }

    /** The other stops before one's k-th move with what that pays, or one stops oneself; I moves first, so that II sees one more stop. */
    private List<Rational> expected() {
        List<RationalVector> own = player == 0 ? game.firstDown() : game.secondDown();
        List<RationalVector> others = player == 0 ? game.secondDown() : game.firstDown();
        List<Rational> expected = new ArrayList<>();
        Rational stopped = Rational.ZERO;
        Rational left = Rational.ONE;
        for (int k = 0; k <= game.pairs(); k++) {
            int met = k - 1 + player;
            if (met >= 0 && met < game.pairs()) {
                stopped = stopped.plus(belief.get(met).times(others.get(met).get(player)));
                left = left.minus(belief.get(met));
            }
            RationalVector end = k < game.pairs() ? own.get(k) : game.last();
            expected.add(stopped.plus(left.times(end.get(player))));
        }
        return expected;
    }

    /** The best moves agree in any order, payoffs one by one; whoever asks for less is told less. */
    static final Compare SAME = (answered, expected) -> answered instanceof Map<?, ?> ours
            && expected instanceof Map<?, ?> theirs
            && theirs.keySet().stream()
                    .allMatch(key -> ours.containsKey(key)
                            && (key.equals("stopAt") ? Compare.SET : Compare.EXACT)
                                    .agree(ours.get(key), theirs.get(key)));
}

package hissho.extensive.named;

import hissho.algebra.Expression;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.solve.BackwardInduction;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.GameTree;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The centipede (Rosenthal): I and II in turn go down, which ends the game, or across; after so many pairs of moves the last across ends it
 * too. What going down pays depends on how often the player has moved.
 */
record Centipede(
        List<RationalVector> firstDown,
        List<RationalVector> secondDown,
        RationalVector last,
        Optional<RationalVector> belief)
        implements NamedTreeKind.Parameters {

    static final List<String> KEYS = List.of("lastII", "lastI", "firstI", "I", "II", "indexMeans");

    static Centipede read(
            Node document, int pairs, String firstDown, String secondDown, RationalVector last, Optional<Node> belief) {
        return new Centipede(
                payoffs(document, "IDown", firstDown, pairs),
                payoffs(document, "IIDown", secondDown, pairs),
                last,
                belief.map(node -> StoppingBelief.read(node, pairs)));
    }

    /** Two formulas in k, in brackets. */
    private static List<RationalVector> payoffs(Node document, String field, String text, int pairs) {
        String inside = text.strip().replaceFirst("^\\((.*)\\)$", "$1");
        int comma = inside.indexOf(',');
        if (comma < 0) throw document.bad("extensive.bad.pair", field, text);
        try {
            Expression first = Expression.parse(inside.substring(0, comma));
            Expression second = Expression.parse(inside.substring(comma + 1));
            return java.util.stream.IntStream.rangeClosed(1, pairs)
                    .mapToObj(k -> Map.of("k", Rational.of(k)))
                    .map(at -> RationalVector.of(first.at(at), second.at(at)))
                    .toList();
        } catch (hissho.algebra.BadExpression | ArithmeticException e) {
            throw document.bad("extensive.bad.pair", field, text);
        }
    }

    int pairs() {
        return firstDown.size();
    }

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        int node = growth.root();
        for (int k = 0; k < pairs(); k++)
            for (int player = 0; player < 2; player++) {
                growth.decide(node, player, (player == 0 ? "I." : "II.") + (k + 1), "down", "across");
                RationalVector down = (player == 0 ? firstDown : secondDown).get(k);
                growth.pay(growth.child(node, 0), down.get(0), down.get(1));
                node = growth.child(node, 1);
            }
        growth.pay(node, last.get(0), last.get(1));
        return growth.tree();
    }

    @Override
    public List<Section> pictures(Words words, Progress progress) {
        return List.of(CentipedeFigure.section(this, words, progress));
    }

    /** It is drawn from left to right. */
    @Override
    public boolean isInstead() {
        return true;
    }

    /** What the mover compares at the last two nodes and at the first, when all play best afterwards. */
    @Override
    public Facts facts(Progress progress) {
        Facts facts = new Facts()
                .put("lastII", () -> compared(progress, 2 * pairs() - 1))
                .put("lastI", () -> compared(progress, 2 * pairs() - 2))
                .put("firstI", () -> compared(progress, 0));
        belief.ifPresent(held -> {
            for (int player = 0; player < 2; player++) {
                StoppingBelief against = new StoppingBelief(this, player, held);
                facts.put(
                        player == 0 ? "I" : "II",
                        StoppingBelief.SAME,
                        against::replies,
                        (words, _) -> words.say("extensive.centipede.best", against.stops(), against.most()));
            }
            facts.family("indexMeans", this::meaning);
        });
        return facts;
    }

    /** When both should stop, given the belief. */
    @Override
    public Optional<Message> verdict() {
        return belief.map(held -> {
            StoppingBelief first = new StoppingBelief(this, 0, held);
            StoppingBelief second = new StoppingBelief(this, 1, held);
            return Message.of(
                    "extensive.centipede.believed", first.stops(), first.most(), second.stops(), second.most());
        });
    }

    /** What stopping at this index means: at the own move of that number, and one index more for never. */
    private String meaning(int index) {
        if (index < 1 || index > pairs() + 1)
            throw new NotAnswered(Message.of("extensive.no-index", index, pairs() + 1));
        return index > pairs() ? "never stops" : "stops at move " + index;
    }

    /** The node with so many moves before it is the one with so many times two before it in the walk of the tree. */
    private Map<String, Object> compared(Progress progress, int moves) {
        ExtensiveGame game = new ExtensiveGame(tree());
        BackwardInduction solved = BackwardInduction.of(game, progress);
        int node = 2 * moves;
        int mover = game.mover(node);
        return InOrder.of(
                "down", solved.payoffs(game.tree().child(node, 0)).getFirst().get(mover),
                "across", solved.payoffs(game.tree().child(node, 1)).getFirst().get(mover));
    }
}

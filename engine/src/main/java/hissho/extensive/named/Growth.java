package hissho.extensive.named;

import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.GameTreeBuilder;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;

/** A tree of two players, I and II, as it is grown move by move. */
final class Growth {

    private final GameTreeBuilder builder = new GameTreeBuilder(Players.of("I", "II"));

    int root() {
        return builder.root();
    }

    int child(int node, int move) {
        return builder.child(node, move);
    }

    /** Player I (0) or II (1) moves here, and knows that he is in this set. */
    void decide(int node, int player, String set, String... moves) {
        builder.decide(node, set, new InformationSet(player, set, List.of(moves)));
    }

    /** Chance moves here: this happens with this probability, or that. */
    void chance(int node, String happens, Rational probability, String otherwise) {
        chance(node, List.of(happens, otherwise), RationalVector.of(probability, Rational.ONE.minus(probability)));
    }

    void chance(int node, List<String> events, RationalVector probabilities) {
        builder.chance(node, Integer.toString(node), new ChanceEvent("", events, probabilities));
    }

    /** Player II pays player I so much, and the game is over. */
    void pay(int node, Rational amount) {
        pay(node, amount, amount.negated());
    }

    void pay(int node, long amount) {
        pay(node, Rational.of(amount));
    }

    void pay(int node, Rational first, Rational second) {
        builder.pay(node, Integer.toString(node), new Outcome("", RationalVector.of(first, second)));
    }

    GameTree tree() {
        return builder.build();
    }
}

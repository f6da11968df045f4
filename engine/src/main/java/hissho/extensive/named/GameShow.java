package hissho.extensive.named;

import hissho.form.GameTree;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/**
 * The game show: two players with money in hand each pass or gamble, II without knowing what I did; who then has more gets a bonus. Equal
 * sums get none.
 *
 * @param gambles for each player the probabilities of the outcomes and the changes they bring
 */
record GameShow(RationalVector start, List<Gamble> gambles, Rational bonus) implements NamedTreeKind.Parameters {

    record Gamble(RationalVector probabilities, RationalVector changes) {}

    private static final Gamble PASS = new Gamble(RationalVector.of(1), RationalVector.of(0));

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        growth.decide(growth.root(), 0, "I", "pass", "gamble");
        for (int first = 0; first < 2; first++) {
            int node = growth.child(growth.root(), first);
            growth.decide(node, 1, "II", "pass", "gamble");
            for (int second = 0; second < 2; second++)
                settle(
                        growth,
                        growth.child(node, second),
                        first == 0 ? PASS : gambles.get(0),
                        second == 0 ? PASS : gambles.get(1));
        }
        return growth.tree();
    }

    private void settle(Growth growth, int node, Gamble first, Gamble second) {
        List<String> labels = new ArrayList<>();
        List<Rational> weights = new ArrayList<>();
        List<RationalVector> paid = new ArrayList<>();
        for (int i = 0; i < first.changes.size(); i++)
            for (int j = 0; j < second.changes.size(); j++) {
                Rational a = start.get(0).plus(first.changes.get(i));
                Rational b = start.get(1).plus(second.changes.get(j));
                int order = a.compareTo(b);
                labels.add(first.changes.get(i) + ", " + second.changes.get(j));
                weights.add(first.probabilities.get(i).times(second.probabilities.get(j)));
                paid.add(RationalVector.of(order > 0 ? a.plus(bonus) : a, order < 0 ? b.plus(bonus) : b));
            }
        if (paid.size() == 1) {
            growth.pay(node, paid.getFirst().get(0), paid.getFirst().get(1));
            return;
        }
        growth.chance(node, labels, RationalVector.of(weights));
        for (int k = 0; k < paid.size(); k++)
            growth.pay(growth.child(node, k), paid.get(k).get(0), paid.get(k).get(1));
    }
}

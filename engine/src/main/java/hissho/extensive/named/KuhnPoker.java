package hissho.extensive.named;

import hissho.extensive.Dealt;
import hissho.form.GameTree;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Kuhn's poker with any deck (1950): both ante, each sees one card of the deck, I checks or bets, II answers; after a check and a bet
 * I folds or calls. The higher card wins.
 */
record KuhnPoker(int deck, Rational ante, Rational bet, Optional<Rational> accuracy)
        implements NamedTreeKind.Parameters {

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        List<int[]> deals = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        for (int i = 1; i <= deck; i++)
            for (int j = 1; j <= deck; j++) {
                if (i == j) continue;
                deals.add(new int[] {i, j});
                labels.add("(" + i + "," + j + ")");
            }
        Rational each = Rational.of(1, deals.size());
        growth.chance(growth.root(), labels, RationalVector.generate(deals.size(), k -> each));
        for (int k = 0; k < deals.size(); k++)
            deal(growth, growth.child(growth.root(), k), deals.get(k)[0], deals.get(k)[1]);
        return growth.tree();
    }

    private void deal(Growth growth, int node, int own, int other) {
        int sign = own > other ? 1 : -1;
        Rational small = ante.times(sign);
        Rational large = ante.plus(bet).times(sign);
        growth.decide(node, 0, "I." + own, "check", "bet");
        int checked = growth.child(node, 0);
        growth.decide(checked, 1, "II." + other + ".check", "check", "bet");
        growth.pay(growth.child(checked, 0), small);
        int raised = growth.child(checked, 1);
        growth.decide(raised, 0, "I." + own + ".check-bet", "fold", "call");
        growth.pay(growth.child(raised, 0), ante.negated());
        growth.pay(growth.child(raised, 1), large);
        int betted = growth.child(node, 1);
        growth.decide(betted, 1, "II." + other + ".bet", "fold", "call");
        growth.pay(growth.child(betted, 0), ante);
        growth.pay(growth.child(betted, 1), large);
    }

    @Override
    public Optional<Dealt> dealt() {
        return Optional.of(Dealt::pair);
    }
}

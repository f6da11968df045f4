package hissho.extensive.named;

import hissho.extensive.Dealt;
import hissho.fact.Facts;
import hissho.form.GameTree;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Words;
import java.util.List;
import java.util.Optional;

/**
 * Basic Endgame in poker: both ante 1; I draws a winning card with probability p, sees it, and checks or bets b; II, who does not see
 * it, folds or calls.
 *
 * <p>Below the threshold (2+b)/(2+2b) the value is 4p(1+b)/(2+b) − 1: I bets every winner and bluffs with a loser with probability
 * pb/((1−p)(b+2)), and II calls with probability 2/(b+2). From the threshold on I always bets, II may fold, and I wins the ante.
 */
record BasicEndgame(Rational p, Rational b) implements NamedTreeKind.Parameters {

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        growth.chance(growth.root(), "winning card", p, "losing card");
        for (int card = 0; card < 2; card++) {
            int sign = card == 0 ? 1 : -1;
            int seen = growth.child(growth.root(), card);
            growth.decide(seen, 0, card == 0 ? "I.win" : "I.lose", "bet", "check");
            int betted = growth.child(seen, 0);
            growth.decide(betted, 1, "II.1", "call", "fold");
            growth.pay(growth.child(betted, 0), b.plus(1).times(sign));
            growth.pay(growth.child(betted, 1), 1);
            growth.pay(growth.child(seen, 1), sign);
        }
        return growth.tree();
    }

    /** How often I must win for II to be better off never calling. */
    static Rational threshold(Rational b) {
        return b.plus(2).over(b.times(2).plus(2));
    }

    boolean isBelow() {
        return p.compareTo(threshold(b)) < 0;
    }

    Rational value() {
        return isBelow() ? p.times(4).times(b.plus(1)).over(b.plus(2)).minus(1) : Rational.ONE;
    }

    /** How often I bets a loser. */
    Rational bluff() {
        return isBelow() ? p.times(b).over(Rational.ONE.minus(p).times(b.plus(2))) : Rational.ONE;
    }

    /** How often II calls. */
    Rational call() {
        return isBelow() ? Rational.of(2).over(b.plus(2)) : Rational.ZERO;
    }

    @Override
    public List<Section> pictures(Words words, Progress progress) {
        return List.of(EndgameCurves.section(this, words));
    }

    @Override
    public Facts facts(Progress progress) {
        return new Facts()
                .put("bluff", this::bluff)
                .put("call", this::call)
                .put("thresholdProbability", () -> threshold(b));
    }

    @Override
    public Optional<Dealt> dealt() {
        return Optional.of(Dealt::single);
    }
}

package hissho.stochastic.named;

import hissho.algebra.Algebraic;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Play of a sequence of games that never stops, as one player sees it: all that is paid on the way adds up, and the payoff of infinite play
 * comes on top. So endless play is worth that payoff only where nothing is paid on the way; where something is paid on the average, it is worth
 * more than any number or less than any.
 *
 * @param rows whether the player is player I
 */
record Endless(Sequence sequence, boolean rows) {

    /**
     * Whether the opponent can keep play going for ever, whatever the player does, and the player is not paid for it. If not, the player can mix
     * so that every reply ends the play at some time or pays without end.
     */
    boolean canBeHeld(Progress progress) {
        List<Integer> replies = IntStream.range(0, replies())
                .filter(reply -> IntStream.range(0, choices()).allMatch(k -> leadsOn(k, reply)))
                .boxed()
                .toList();
        if (replies.isEmpty()) return false;
        Rational paid = GameProgram.solve(
                        RationalMatrix.generate(choices(), replies.size(), (k, r) -> gain(k, replies.get(r))), progress)
                .value();
        return !paid.isPositive();
    }

    /**
     * Whether a mixture that is optimal with the values of the next games put in guarantees the value when it is repeated for ever. It does where
     * every reply ends the play at some time or pays without end. A reply that keeps the play going and pays nothing brings the payoff of infinite
     * play, which has to be as good as the value: of every later game that can be reached by other replies first, and later games are worth more
     * to the player whom the growth favours.
     */
    boolean isHeld(List<Algebraic> mixture, Rational growth, Algebraic constant) {
        List<Integer> support = IntStream.range(0, mixture.size())
                .filter(k -> mixture.get(k).isPositive())
                .boxed()
                .toList();
        boolean unpaid = false;
        for (int reply = 0; reply < replies(); reply++) {
            int other = reply;
            if (!support.stream().allMatch(k -> leadsOn(k, other))) continue;
            Algebraic paid = support.stream()
                    .map(k -> mixture.get(k).times(gain(k, other)))
                    .reduce(Algebraic.ZERO, Algebraic::plus);
            if (paid.isPositive()) continue;
            if (!support.stream().allMatch(k -> gain(k, other).isZero())) return false;
            unpaid = true;
        }
        if (!unpaid) return true;
        boolean grows = rows ? growth.isPositive() : growth.isNegative();
        if (grows && (sequence.n().isEmpty() || mayGoOn(support))) return false;
        Algebraic value = constant.plus(Algebraic.of(growth.times(sequence.n().orElse(0))));
        int order = Algebraic.of(sequence.infinite()).compareTo(value);
        return rows ? order >= 0 : order <= 0;
    }

    /** Whether some reply may end the play at once or lead on. */
    private boolean mayGoOn(List<Integer> support) {
        return IntStream.range(0, replies())
                .anyMatch(reply ->
                        support.stream().anyMatch(k -> slope(k, reply).isPositive())
                                && !support.stream().allMatch(k -> leadsOn(k, reply)));
    }

    private int choices() {
        return rows ? sequence.height() : sequence.width();
    }

    private int replies() {
        return rows ? sequence.width() : sequence.height();
    }

    private Rational slope(int choice, int reply) {
        return rows ? sequence.slope(choice, reply) : sequence.slope(reply, choice);
    }

    private boolean leadsOn(int choice, int reply) {
        return slope(choice, reply).equals(Rational.ONE);
    }

    /** What the player gets at once; the same in all games where the cell leads on for certain. */
    private Rational gain(int choice, int reply) {
        return rows
                ? sequence.pay(choice, reply, 0)
                : sequence.pay(reply, choice, 0).negated();
    }
}

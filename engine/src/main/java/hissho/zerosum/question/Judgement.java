package hissho.zerosum.question;

import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.OptimalPair;
import java.util.Map;

/** What a pair that was played came to against strategies that are optimal, summed again cell by cell from the payoffs. */
record Judgement(MatrixQuestion question, Rational value, OptimalPair pair) {

    /** By the keys of the facts. */
    Map<String, Object> again() {
        Map<String, Object> said = InOrder.of();
        RationalMatrix payoffs = question.game().payoffs();
        question.played().ifPresent(cell -> {
            said.put("realized", payoffs.get(cell.row(), cell.column()));
            said.put(
                    "rowShortfall",
                    value.minus(met(payoffs, cell.row(), pair.column().weights())));
            said.put(
                    "colExcess",
                    met(payoffs.transposed(), cell.column(), pair.row().weights())
                            .minus(value));
        });
        return said;
    }

    /** What a line earns against a mixture. */
    private static Rational met(RationalMatrix payoffs, int line, RationalVector mixture) {
        Rational sum = Rational.ZERO;
        for (int k = 0; k < mixture.size(); k++)
            sum = sum.plus(payoffs.get(line, k).times(mixture.get(k)));
        return sum;
    }
}

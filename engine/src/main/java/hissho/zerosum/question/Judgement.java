package hissho.zerosum.question;

import hissho.document.InOrder;
import hissho.form.Mixed;
import hissho.linear.Bareiss;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.OptimalPair;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a pair that was played came to against the hardest on it of the optimal strategies, summed again cell by cell from the payoffs. */
record Judgement(MatrixQuestion question, MatrixSolution solution, OptimalPair pair) {

    /** By the keys of the facts. */
    Map<String, Object> again() {
        Map<String, Object> said = InOrder.of();
        RationalMatrix payoffs = question.game().payoffs();
        Rational value = solution.value();
        question.played().ifPresent(cell -> {
            said.put("realized", payoffs.get(cell.row(), cell.column()));
            said.put(
                    "rowShortfall",
                    met(payoffs, cell.row(), pair.column(), solution.columns())
                            .map(value::minus)
                            .reduce(Rational::max)
                            .orElseThrow());
            said.put(
                    "colExcess",
                    met(payoffs.transposed(), cell.column(), pair.row(), solution.rows())
                            .map(paid -> paid.minus(value))
                            .reduce(Rational::max)
                            .orElseThrow());
        });
        if (question.choices().supportRows().isPresent()
                || question.choices().supportColumns().isPresent())
            said.put(
                    "systemVerdict",
                    verdict(
                            payoffs,
                            question.choices().supportRows().orElseGet(() -> upTo(payoffs.height())),
                            question.choices().supportColumns().orElseGet(() -> upTo(payoffs.width()))));
        return said;
    }

    private static List<Integer> upTo(int size) {
        return IntStream.range(0, size).boxed().toList();
    }

    /** Weights and value from one system of equations for each player: the guessed strategies of the other all pay the same, and the weights add up to 1. */
    private static String verdict(RationalMatrix payoffs, List<Integer> rows, List<Integer> columns) {
        if (rows.size() != columns.size()) return "singular";
        Optional<RationalVector> first =
                equations(payoffs.submatrix(rows, columns).transposed());
        Optional<RationalVector> second = equations(payoffs.submatrix(rows, columns));
        if (first.isEmpty() || second.isEmpty()) return "singular";
        Rational value = first.get().get(rows.size());
        for (int k = 0; k < rows.size(); k++)
            if (first.get().get(k).isNegative() || second.get().get(k).isNegative()) return "negative-weight";
        for (int j = 0; j < payoffs.width(); j++) {
            Rational paid = Rational.ZERO;
            for (int k = 0; k < rows.size(); k++)
                paid = paid.plus(first.get().get(k).times(payoffs.get(rows.get(k), j)));
            if (paid.compareTo(value) < 0) return "violated-column";
        }
        for (int i = 0; i < payoffs.height(); i++) {
            Rational paid = Rational.ZERO;
            for (int k = 0; k < columns.size(); k++)
                paid = paid.plus(second.get().get(k).times(payoffs.get(i, columns.get(k))));
            if (paid.compareTo(value) > 0) return "violated-row";
        }
        return "valid";
    }

    /** The weights of the columns, then what every row pays; nothing where they are not determined. */
    private static Optional<RationalVector> equations(RationalMatrix square) {
        int n = square.height();
        RationalMatrix bordered = RationalMatrix.generate(
                n + 1,
                n + 1,
                (i, j) -> i < n ? j < n ? square.get(i, j) : Rational.MINUS_ONE : j < n ? Rational.ONE : Rational.ZERO);
        RationalVector right = RationalVector.generate(n + 1, i -> i < n ? Rational.ZERO : Rational.ONE);
        return Bareiss.solve(bordered, right);
    }

    /** What a line earns against each extreme optimal strategy, or against this one where not all are listed. */
    private static Stream<Rational> met(RationalMatrix payoffs, int line, Mixed one, ExtremeOptima others) {
        return (others.complete() ? others.strategies() : List.of(one)).stream().map(mixture -> {
            Rational sum = Rational.ZERO;
            for (int k = 0; k < mixture.size(); k++)
                sum = sum.plus(payoffs.get(line, k).times(mixture.get(k)));
            return sum;
        });
    }
}

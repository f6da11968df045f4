package hissho.zerosum.question;

import hissho.document.Node;
import hissho.fact.Teacher;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.writing.Writing;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** What one strategy that somebody proposes is worth: what it guarantees, what punishes it and how far that is from the value. */
public record StrategyVerdict(MatrixGame game, MatrixSolution solution, PlayerNames names, Words words) {

    /** Whoever answers with a strategy that is not optimal hears what it guarantees. */
    static Teacher teacher(Asked asked, boolean first) {
        return (proposed, words) -> {
            RationalVector weights = SolutionFacts.vector(proposed, first ? asked.rows : asked.columns);
            List<String> labels = first ? asked.game.rows() : asked.game.columns();
            if (weights.size() != labels.size()) return Optional.empty();
            PlayerNames names = asked.question.players().map(PlayerNames::of).orElseGet(() -> PlayerNames.of(words));
            return Optional.of(new StrategyVerdict(asked.game, asked.solution(), names, words).lesson(weights, first));
        };
    }

    /** The same of a matrix game that stands for another game, its strategies as numbers in a row. */
    public static Teacher teacher(Supplier<MatrixSolution> solution, boolean first) {
        return (proposed, words) -> {
            RationalVector weights = Node.root(proposed).vector();
            MatrixSolution solved = solution.get();
            MatrixGame game = solved.game();
            return weights.size() != (first ? game.height() : game.width())
                    ? Optional.empty()
                    : Optional.of(
                            new StrategyVerdict(game, solved, PlayerNames.of(words), words).lesson(weights, first));
        };
    }

    private String lesson(RationalVector weights, boolean first) {
        Optional<RationalVector> meant = recognised(weights, first).filter(other -> !other.equals(weights));
        if (meant.isPresent() && isOptimal(meant.get(), first))
            return words.say(
                    "core.lesson.rounded-list",
                    Writing.weights(words, meant.get(), first ? game.rows() : game.columns()));
        return noStrategy(weights, first).orElseGet(() -> sentence(weights, first));
    }

    /** Why weights are not a strategy at all, where they are not. */
    Optional<String> noStrategy(RationalVector weights, boolean first) {
        List<String> labels = first ? game.rows() : game.columns();
        String shown = Writing.weights(words, weights, labels);
        return negative(weights, labels, shown)
                .or(() -> weights.isDistribution()
                        ? Optional.empty()
                        : Optional.of(words.say("matrix.proposed.sum", shown, weights.sum())));
    }

    /** The first weight that is negative, told. */
    Optional<String> negative(RationalVector weights, List<String> labels, String shown) {
        return IntStream.range(0, weights.size())
                .filter(i -> weights.get(i).isNegative())
                .mapToObj(i -> words.say("matrix.proposed.negative", shown, labels.get(i), weights.get(i)))
                .findFirst();
    }

    /** What the strategy guarantees and who punishes it with what, or that it is optimal. */
    String sentence(RationalVector weights, boolean first) {
        Rational guarantee = guarantee(weights, first);
        Rational gap = first ? solution.value().minus(guarantee) : guarantee.minus(solution.value());
        List<String> others = first ? game.columns() : game.rows();
        String key = gap.isZero() ? "matrix.proposed.optimal-" : "matrix.proposed.worse-";
        return words.say(
                key + (first ? "I" : "II"),
                Writing.weights(words, weights, first ? game.rows() : game.columns()),
                guarantee,
                solution.value(),
                gap,
                Writing.lines(
                        words,
                        !first,
                        replies(weights, first).stream().map(others::get).toList()),
                first ? names.first() : names.second(),
                first ? names.secondAtStart() : names.firstAtStart());
    }

    RationalVector payoffs(RationalVector weights, boolean first) {
        return first ? game.columnPayoffs(weights) : game.rowPayoffs(weights);
    }

    Rational guarantee(RationalVector weights, boolean first) {
        RationalVector payoffs = payoffs(weights, first);
        return first ? payoffs.minimum() : payoffs.maximum();
    }

    /** The opponent's best replies. */
    List<Integer> replies(RationalVector weights, boolean first) {
        return payoffs(weights, first).indicesOf(guarantee(weights, first));
    }

    boolean isOptimal(RationalVector weights, boolean first) {
        Mixed strategy = new Mixed(weights);
        return first ? solution.isOptimalRow(strategy) : solution.isOptimalColumn(strategy);
    }

    /** The strategy whose rounded decimals these are. */
    Optional<RationalVector> recognised(RationalVector weights, boolean first) {
        return DecimalReading.meant(
                weights,
                (first ? solution.rows() : solution.columns()).strategies(),
                first ? solution::isOptimalRow : solution::isOptimalColumn);
    }
}

package hissho.zerosum.question;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Judges a pair that was played: what it paid, what each choice is worth against an optimal opponent, the best replies. */
final class PlayedFacts {

    private PlayedFacts() {}

    static Facts of(Asked asked) {
        MatrixGame game = asked.game;
        return new Facts()
                .put("realized", () -> game.payoff(row(asked), column(asked)))
                .put(
                        "rowVsOptimalCol",
                        between(() -> rowResults(asked), x -> x),
                        () -> asked.solution().earned(row(asked), asked.pair().column()))
                .put(
                        "rowShortfall",
                        between(() -> rowResults(asked), x -> asked.value().minus(x)),
                        () -> asked.value()
                                .minus(asked.solution()
                                        .earned(row(asked), asked.pair().column())))
                .put(
                        "colVsOptimalRow",
                        between(() -> columnResults(asked), x -> x),
                        () -> asked.solution()
                                .conceded(column(asked), asked.pair().row()))
                .put(
                        "colExcess",
                        between(() -> columnResults(asked), x -> x.plus(asked.value())),
                        () -> asked.solution()
                                .conceded(column(asked), asked.pair().row())
                                .minus(asked.value()))
                .put(
                        "rowBestReplyToCol",
                        asked.rows.set(),
                        () -> asked.rows.names(Asked.best(game.payoffs().column(column(asked)))))
                .put(
                        "colBestReplyToRow",
                        asked.columns.set(),
                        () -> asked.columns.names(
                                Asked.best(game.payoffs().row(row(asked)).negated())));
    }

    private static int row(Asked asked) {
        return asked.question
                .played()
                .orElseThrow(() -> Asked.unasked("rowPlayed"))
                .row();
    }

    private static int column(Asked asked) {
        return asked.question
                .played()
                .orElseThrow(() -> Asked.unasked("colPlayed"))
                .column();
    }

    /** What the row earns against each optimal strategy of II that is listed. */
    private static List<Rational> rowResults(Asked asked) {
        int row = row(asked);
        return Stream.concat(Stream.of(asked.pair().column()), asked.solution().columns().strategies().stream())
                .map(q -> asked.game.payoffs().row(row).dot(q.weights()))
                .toList();
    }

    private static List<Rational> columnResults(Asked asked) {
        int column = column(asked);
        return Stream.concat(Stream.of(asked.pair().row()), asked.solution().rows().strategies().stream())
                .map(p -> asked.game.payoffs().column(column).dot(p.weights()))
                .toList();
    }

    /** Against an opponent with several optimal strategies any result between the extremes is right. */
    private static Compare between(Supplier<List<Rational>> results, UnaryOperator<Rational> result) {
        return Compare.accepted(expected -> {
            Rational r = result.apply(Node.root(expected).rational());
            return r.compareTo(results.get().stream().reduce(Rational::min).orElseThrow()) >= 0
                    && r.compareTo(results.get().stream().reduce(Rational::max).orElseThrow()) <= 0;
        });
    }
}

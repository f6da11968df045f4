package hissho.zerosum.topic;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.List;

/** Judges a pair that was played: what it paid, what each choice is worth against an optimal opponent, the best replies. */
final class PlayedPairs {

    private PlayedPairs() {}

    static Facts judge(Asked asked) {
        int row = asked.rows.index(asked.input.get("rowPlayed"));
        int column = asked.columns.index(asked.input.get("colPlayed"));
        MatrixGame game = asked.game;
        List<Rational> rowEarns = new ArrayList<>();
        List<Rational> columnPays = new ArrayList<>();
        Once<Boolean> worked = new Once<>(() -> {
            rowEarns.add(game.rowPayoffs(asked.solution().column().weights()).get(row));
            columnPays.add(game.columnPayoffs(asked.solution().row().weights()).get(column));
            asked.solution()
                    .columns()
                    .strategies()
                    .forEach(q -> rowEarns.add(game.rowPayoffs(q.weights()).get(row)));
            asked.solution()
                    .rows()
                    .strategies()
                    .forEach(p -> columnPays.add(game.columnPayoffs(p.weights()).get(column)));
            return true;
        });
        return new Facts()
                .put("realized", () -> game.payoff(row, column))
                .put("value", () -> asked.solution().value())
                .put("rowVsOptimalCol", among(rowEarns, Rational.ZERO, true), () -> first(worked, rowEarns))
                .put(
                        "rowShortfall",
                        shortfall(asked, rowEarns, false),
                        () -> asked.solution().value().minus(first(worked, rowEarns)))
                .put("colVsOptimalRow", among(columnPays, Rational.ZERO, true), () -> first(worked, columnPays))
                .put(
                        "colExcess",
                        shortfall(asked, columnPays, true),
                        () -> first(worked, columnPays).minus(asked.solution().value()))
                .put(
                        "rowBestReplyToCol",
                        asked.rows.set(),
                        () -> asked.rows.names(
                                LearnerTopics.bestRows(game.payoffs().column(column))))
                .put(
                        "colBestReplyToRow",
                        asked.columns.set(),
                        () -> asked.columns.names(
                                LearnerTopics.bestRows(game.payoffs().row(row).negated())));
    }

    private static Rational first(Once<Boolean> worked, List<Rational> results) {
        if (!worked.get()) throw new IllegalStateException();
        return results.getFirst();
    }

    /** Against an opponent with several optimal strategies any result between the extremes is right. */
    private static Compare among(List<Rational> results, Rational base, boolean direct) {
        return Compare.accepted(expected -> {
            Rational x = Node.root(expected).rational();
            Rational r = direct ? x.plus(base) : base.minus(x);
            return r.compareTo(results.stream().reduce(Rational::min).orElseThrow()) >= 0
                    && r.compareTo(results.stream().reduce(Rational::max).orElseThrow()) <= 0;
        });
    }

    private static Compare shortfall(Asked asked, List<Rational> results, boolean excess) {
        return (answered, expected) ->
                among(results, asked.solution().value(), excess).agree(answered, expected);
    }
}

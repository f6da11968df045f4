package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Dominated rows and columns struck out one after another until none is left. Striking out a dominated line never changes the
 * value; a strictly dominated line is in no optimal strategy, but a weakly dominated one may be.
 *
 * @param rows the rows that remain, by their original index
 */
public record IteratedDominance(MatrixGame game, List<Step> steps, List<Integer> rows, List<Integer> columns) {

    /**
     * One line struck out.
     *
     * @param index the line's original index
     * @param by the dominating mixture over the original rows or columns
     * @param strict whether some mixture dominates the line strictly
     * @param strictMixture whether this mixture does
     * @param strictBy a mixture that does, where there is one
     * @param rows the rows that are left before the step
     */
    public record Step(
            boolean isRow,
            int index,
            RationalVector by,
            boolean strict,
            boolean strictMixture,
            Optional<RationalVector> strictBy,
            List<Integer> rows,
            List<Integer> columns) {

        /** The same with mixtures over the original lines instead of those that are left. */
        private Step lifted(MatrixGame game) {
            List<Integer> lines = isRow ? rows : columns;
            int size = isRow ? game.height() : game.width();
            return new Step(
                    isRow,
                    index,
                    new Mixed(by).lifted(size, lines).weights(),
                    strict,
                    strictMixture,
                    strictBy.map(
                            mixture -> new Mixed(mixture).lifted(size, lines).weights()),
                    rows,
                    columns);
        }
    }

    public IteratedDominance {
        steps = List.copyOf(steps);
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
    }

    public static IteratedDominance of(MatrixGame game, Dominance.Mode mode, boolean strictOnly, Progress progress) {
        List<Integer> rows = new ArrayList<>(indices(game.height()));
        List<Integer> columns = new ArrayList<>(indices(game.width()));
        List<Step> steps = new ArrayList<>();
        Optional<Step> next = next(game, rows, columns, mode, strictOnly, progress);
        while (next.isPresent()) {
            progress.check();
            steps.add(next.get());
            (next.get().isRow ? rows : columns).removeAll(List.of(next.get().index));
            next = next(game, rows, columns, mode, strictOnly, progress);
        }
        return new IteratedDominance(game, steps, rows, columns);
    }

    /** Single lines first, then mixtures: the shortest argument that makes progress. */
    private static Optional<Step> next(
            MatrixGame game,
            List<Integer> rows,
            List<Integer> columns,
            Dominance.Mode mode,
            boolean strictOnly,
            Progress progress) {
        Stream<Dominance.Mode> modes =
                mode == Dominance.Mode.PURE ? Stream.of(mode) : Stream.of(Dominance.Mode.PURE, mode);
        MatrixGame rest = game.restricted(rows, columns);
        MatrixGame reversed = rest.reversed();
        return modes.map(m -> step(rest, rows, columns, true, m, strictOnly, progress)
                        .or(() -> step(reversed, rows, columns, false, m, strictOnly, progress)))
                .flatMap(Optional::stream)
                .findFirst()
                .map(step -> step.lifted(game));
    }

    private static Optional<Step> step(
            MatrixGame rest,
            List<Integer> rows,
            List<Integer> columns,
            boolean isRow,
            Dominance.Mode mode,
            boolean strictOnly,
            Progress progress) {
        List<Integer> lines = isRow ? rows : columns;
        for (int k = rest.height() - 1; k >= 0; k--) {
            Optional<RationalVector> by = Dominance.find(rest, k, mode, progress);
            if (by.isEmpty()) continue;
            boolean strict = Dominance.strictly(rest, k, progress);
            Optional<RationalVector> strictBy =
                    strict ? Optional.of(Dominance.strictMixture(rest, k, progress)) : Optional.empty();
            RationalVector shown = strictOnly ? strictBy.orElse(by.get()) : by.get();
            boolean strictMixture = Dominance.strict(rest, k, shown);
            boolean single = shown.support().size() == 1;
            if (strictOnly && (!strictMixture || (mode == Dominance.Mode.PURE && !single))) continue;
            return Optional.of(new Step(
                    isRow,
                    lines.get(k),
                    shown,
                    strict,
                    strictMixture,
                    strictBy,
                    List.copyOf(rows),
                    List.copyOf(columns)));
        }
        return Optional.empty();
    }

    public MatrixGame reduced() {
        return game.restricted(rows, columns);
    }

    /** A step that struck out a line no mixture dominates strictly may have struck out optimal strategies. */
    public boolean weak() {
        return steps.stream().anyMatch(step -> !step.strict);
    }

    /** The extreme optimal strategies of I that use a row struck out. */
    public List<Mixed> lostRows(MatrixSolution full) {
        return full.rows().strategies().stream()
                .filter(p -> !rows.containsAll(p.support()))
                .toList();
    }

    public List<Mixed> lostColumns(MatrixSolution full) {
        return full.columns().strategies().stream()
                .filter(q -> !columns.containsAll(q.support()))
                .toList();
    }

    private static List<Integer> indices(int size) {
        return IntStream.range(0, size).boxed().toList();
    }
}

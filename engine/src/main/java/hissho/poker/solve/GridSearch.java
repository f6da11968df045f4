package hissho.poker.solve;

import hissho.number.Rational;
import hissho.poker.BettingTree;
import hissho.poker.Bounds;
import hissho.poker.HandStrategy;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks for an equilibrium of a betting tree by linear programs: the best strategies on a grid show which moves each piece of hands uses,
 * the equations of those pieces say where they end, and the grid is moved there and to where best replies change, until an equilibrium
 * is found exactly or the rounds are over. All bounds are those of exact best replies.
 */
final class GridSearch {

    private static final int ROUNDS = 6;
    private static final int MOST_CELLS = 64;
    private static final int FEWEST_CELLS = 8;

    /** Rows of a program times itself, about; larger trees get a coarser grid. */
    private static final int MOST_ROWS = 800;

    /** So small trees are looked at from several grids. */
    private static final int SMALL = 32;

    private static final int GRAIN = 1 << 20;
    private static final double EDGE_GRAIN = 1L << 34;

    private final BettingTree tree;
    private final Plans plans;
    private final Progress progress;
    private final int cells;
    private Optional<Bounds> best = Optional.empty();

    GridSearch(BettingTree tree, Progress progress) {
        this.tree = tree;
        this.plans = new Plans(tree);
        this.progress = progress;
        this.cells = Math.clamp(2L * MOST_ROWS / GridProgram.perCell(plans), FEWEST_CELLS, MOST_CELLS);
    }

    /** What is best known so far. */
    Optional<Bounds> best() {
        return best;
    }

    Optional<Bounds> run() {
        boolean small = GridProgram.perCell(plans) <= SMALL;
        for (int start : small ? List.of(cells, cells * 5 / 8, cells * 4 / 5) : List.of(cells * 5 / 8, cells)) {
            run(start);
            if (isProved()) return best;
        }
        return best;
    }

    private void run(int start) {
        double[] edges = edges(List.of(), start);
        for (int round = 0; round < ROUNDS; round++) {
            progress.check();
            Optional<GridProgram> first = GridProgram.solve(plans, 0, edges, progress);
            Optional<GridProgram> second = GridProgram.solve(plans, 1, edges, progress);
            if (first.isEmpty() || second.isEmpty()) {
                edges = edges(List.of(), start - 1 - round);
                continue;
            }
            take(strategy(0, first.get().masses, edges), strategy(1, second.get().masses, edges));
            if (isProved()) return;
            List<Double> cuts = List.of();
            for (int around = 0; around < 2; around++) {
                CommonPieces.Found found = CommonPieces.of(
                        tree, plans, pieces(first.get().masses, second.get().masses, edges, around), progress);
                for (List<HandStrategy> both : found.strategies()) take(both.get(0), both.get(1));
                if (isProved()) return;
                if (around == round % 2) cuts = found.cuts();
            }
            List<Double> marked = new ArrayList<>(cuts);
            marked.addAll(first.get().kinks());
            marked.addAll(second.get().kinks());
            if (round % 3 != 0) marked.addAll(changes(first.get().masses, second.get().masses, edges));
            edges = edges(marked, round % 2 == 0 ? start : start / 3);
            if (edges.length > cells * 3 / 2) edges = edges(marked, start / 4);
            if (edges.length > cells * 3 / 2) edges = edges(cuts, start / 4);
        }
    }

    private boolean isProved() {
        return best.isPresent() && best.get().isExact();
    }

    private void take(HandStrategy first, HandStrategy second) {
        Bounds mixed = BettingSolver.bounds(tree, first, second, progress);
        Bounds bounds = mixed.isExact() ? Purified.of(tree, mixed, progress) : mixed;
        best = best.map(known -> known.with(bounds)).or(() -> Optional.of(bounds));
    }

    /** The marked places and so many more, evenly spread. */
    private static double[] edges(List<Double> marked, int even) {
        List<Double> all = new ArrayList<>(marked);
        for (int k = 1; k < even; k++) all.add((double) k / even);
        all.sort(null);
        List<Double> kept = new ArrayList<>(List.of(0.0));
        for (double each : all) {
            double place = Math.rint(each * EDGE_GRAIN) / EDGE_GRAIN;
            if (place - kept.getLast() > 1e-7 && place < 1 - 1e-7) kept.add(place);
        }
        kept.add(1.0);
        return kept.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static List<Double> changes(double[][] first, double[][] second, double[] edges) {
        List<Double> found = new ArrayList<>();
        for (int c = 0; c + 2 < edges.length; c++)
            if (changes(first, edges, c) || changes(second, edges, c)) found.add(edges[c + 1]);
        return found;
    }

    private static boolean changes(double[][] masses, double[] edges, int cell) {
        for (double[] mass : masses)
            if (Math.abs(mass[cell] / (edges[cell + 1] - edges[cell])
                            - mass[cell + 1] / (edges[cell + 2] - edges[cell + 1]))
                    > 1e-6) return true;
        return false;
    }

    /** What the hands of each cell do, or those of so many cells on either side too, where a program jumps to and fro between equals. */
    private static List<CommonPieces.Piece> pieces(double[][] first, double[][] second, double[] edges, int around) {
        List<CommonPieces.Piece> found = new ArrayList<>();
        for (int c = 0; c + 1 < edges.length; c++) {
            double tiny = 1e-7 * (edges[c + 1] - edges[c]);
            boolean[][] uses = {new boolean[first.length], new boolean[second.length]};
            double[][] measures = {new double[first.length], new double[second.length]};
            for (int player = 0; player < 2; player++) {
                double[][] masses = player == 0 ? first : second;
                for (int s = 0; s < masses.length; s++) {
                    for (int k = Math.max(0, c - around); k <= Math.min(edges.length - 2, c + around); k++)
                        uses[player][s] |= masses[s][k] > tiny;
                    if (uses[player][s]) measures[player][s] = masses[s][c];
                }
            }
            found.add(new CommonPieces.Piece(uses, measures));
        }
        return found;
    }

    /** The strategy of a grid in short fractions. */
    private HandStrategy strategy(int player, double[][] masses, double[] edges) {
        List<Rational> cuts = new ArrayList<>();
        for (double edge : edges) cuts.add(Rational.ofExactly(edge));
        Behaviour behaviour = new Behaviour(tree, player, cuts);
        for (Plans.Turn turn : plans.turns(player))
            for (int c = 0; c + 1 < edges.length; c++) {
                double all = 0;
                for (int move : turn.moves()) all += masses[move][c];
                if (all <= 1e-9 * (edges[c + 1] - edges[c])) continue;
                behaviour.put(turn.index(), c, chances(turn, masses, c, all));
            }
        return behaviour.strategy();
    }

    private static List<Rational> chances(Plans.Turn turn, double[][] masses, int cell, double all) {
        long[] parts = new long[turn.moves().size()];
        long left = GRAIN;
        int largest = 0;
        for (int m = 0; m < parts.length; m++) {
            parts[m] = Math.round(masses[turn.moves().get(m)][cell] / all * GRAIN);
            left -= parts[m];
            if (parts[m] > parts[largest]) largest = m;
        }
        parts[largest] += left;
        List<Rational> chances = new ArrayList<>();
        for (long part : parts) chances.add(Rational.of(part, GRAIN));
        return chances;
    }
}

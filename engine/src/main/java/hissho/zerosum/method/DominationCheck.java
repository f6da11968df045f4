package hissho.zerosum.method;

import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Checks eliminations that others propose, step by step. */
public record DominationCheck(MatrixGame game, Progress progress) {

    /** One claimed step: this line goes because of this mixture; the verdicts on strictness are checked where given. */
    public record Claim(
            boolean isRow, int index, RationalVector by, Optional<Boolean> strict, Optional<Boolean> strictMixture) {}

    /** One row that dominates several others; in a symmetric game the same columns go with them. */
    public record Round(int by, List<Integer> remove) {
        public Round {
            remove = List.copyOf(remove);
        }
    }

    public boolean valid(List<Claim> claims, Dominance.Mode mode) {
        List<Integer> rows = new ArrayList<>(indices(game.height()));
        List<Integer> columns = new ArrayList<>(indices(game.width()));
        for (Claim claim : meant(game, claims)) {
            List<Integer> lines = claim.isRow ? rows : columns;
            if (!holds(claim, rows, columns, mode)) return false;
            lines.removeAll(List.of(claim.index));
        }
        return true;
    }

    /** The same steps with the fractions that rounded weights stand for, as 1/3 for 0.333. */
    public static List<Claim> meant(MatrixGame game, List<Claim> claims) {
        List<Integer> rows = new ArrayList<>(indices(game.height()));
        List<Integer> columns = new ArrayList<>(indices(game.width()));
        List<Claim> meant = new ArrayList<>();
        for (Claim claim : claims) {
            RationalVector by = meant(game, claim.isRow, claim.index, claim.by, rows, columns);
            meant.add(new Claim(claim.isRow, claim.index, by, claim.strict, claim.strictMixture));
            (claim.isRow ? rows : columns).removeAll(List.of(claim.index));
        }
        return meant;
    }

    /** The mixture that rounded weights stand for, where that one dominates the line and they do not, or where they do not sum to one. */
    public static RationalVector meant(MatrixGame game, boolean isRow, int index, RationalVector by) {
        return meant(game, isRow, index, by, indices(game.height()), indices(game.width()));
    }

    private static RationalVector meant(
            MatrixGame game, boolean isRow, int index, RationalVector by, List<Integer> rows, List<Integer> columns) {
        List<Integer> lines = isRow ? rows : columns;
        int at = lines.indexOf(index);
        if (at < 0) return by;
        MatrixGame rest = game.restricted(rows, columns);
        MatrixGame side = isRow ? rest : rest.reversed();
        return DecimalReading.judged(
                by,
                List.of(),
                mixture -> mixture.get(index).isZero()
                        && Dominance.dominates(
                                side,
                                at,
                                RationalVector.of(
                                        lines.stream().map(mixture::get).toList())));
    }

    /** Whether a claim is right while these rows and columns are left. */
    public boolean holds(Claim claim, List<Integer> rows, List<Integer> columns, Dominance.Mode mode) {
        List<Integer> lines = claim.isRow ? rows : columns;
        int at = lines.indexOf(claim.index);
        if (at < 0
                || !claim.by.isDistribution()
                || !claim.by.get(claim.index).isZero()
                || !lines.containsAll(claim.by.support())) return false;
        if (mode == Dominance.Mode.PURE && claim.by.support().size() > 1) return false;
        MatrixGame rest = game.restricted(rows, columns);
        MatrixGame side = claim.isRow ? rest : rest.reversed();
        RationalVector by = RationalVector.of(lines.stream().map(claim.by::get).toList());
        return Dominance.dominates(side, at, by)
                && claim.strictMixture
                        .map(said -> said == Dominance.strict(side, at, by))
                        .orElse(true)
                && claim.strict
                        .map(said -> said == Dominance.strictly(side, at, progress))
                        .orElse(true);
    }

    /** Rounds of pure domination until no row dominates another: each time the row that removes most. */
    public List<Round> rounds() {
        boolean symmetric = Structure.of(game.payoffs()).contains(Structure.SKEW_SYMMETRIC);
        List<Integer> rows = new ArrayList<>(indices(game.height()));
        List<Integer> columns = new ArrayList<>(indices(game.width()));
        List<Round> rounds = new ArrayList<>();
        while (true) {
            progress.check();
            MatrixGame rest = game.restricted(rows, columns);
            Round best = new Round(0, List.of());
            for (int i = 0; i < rows.size(); i++) {
                RationalVector by = RationalVector.unit(rest.height(), i);
                int row = rows.get(i);
                List<Integer> below = indices(rows.size()).stream()
                        .filter(k -> rows.get(k) != row && Dominance.dominates(rest, k, by))
                        .map(rows::get)
                        .toList();
                if (below.size() > best.remove.size()) best = new Round(row, below);
            }
            if (best.remove.isEmpty()) return rounds;
            rounds.add(best);
            rows.removeAll(best.remove);
            if (symmetric) columns.removeAll(best.remove);
        }
    }

    public boolean validRounds(List<Round> rounds) {
        boolean symmetric = Structure.of(game.payoffs()).contains(Structure.SKEW_SYMMETRIC);
        List<Integer> rows = new ArrayList<>(indices(game.height()));
        List<Integer> columns = new ArrayList<>(indices(game.width()));
        for (Round round : rounds) {
            RationalVector by = RationalVector.unit(game.height(), round.by);
            for (int row : round.remove) {
                Claim claim = new Claim(true, row, by, Optional.empty(), Optional.empty());
                if (!holds(claim, rows, columns, Dominance.Mode.PURE)) return false;
            }
            rows.removeAll(round.remove);
            if (symmetric) columns.removeAll(round.remove);
        }
        return true;
    }

    /** Whether a vector of payoffs is that of a mixture of the other rows and is nowhere below the row. */
    public boolean isDominatingMixture(MatrixGame side, int row, RationalVector payoffs) {
        if (payoffs.size() != side.width()
                || payoffs.minus(side.payoffs().row(row)).stream().anyMatch(Rational::isNegative)) return false;
        List<Integer> others =
                indices(side.height()).stream().filter(i -> i != row).toList();
        if (others.isEmpty()) return false;
        List<RationalVector> equations = new ArrayList<>();
        for (int j = 0; j < side.width(); j++) {
            int column = j;
            equations.add(RationalVector.generate(others.size(), k -> side.payoff(others.get(k), column)));
        }
        equations.add(RationalVector.generate(others.size(), k -> Rational.ONE));
        RationalVector sides =
                RationalVector.generate(side.width() + 1, j -> j < side.width() ? payoffs.get(j) : Rational.ONE);
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.zero(others.size()),
                RationalMatrix.of(equations),
                Collections.nCopies(equations.size(), Sense.EQUAL),
                sides,
                Set.of());
        return Simplex.solve(program, progress) instanceof Outcome.Optimal;
    }

    private static List<Integer> indices(int size) {
        return IntStream.range(0, size).boxed().toList();
    }
}

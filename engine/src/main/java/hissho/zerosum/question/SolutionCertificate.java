package hissho.zerosum.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.matrix.Uniqueness;
import hissho.zerosum.method.Kernels;
import hissho.zerosum.method.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks the solution of a matrix game from its payoffs alone: both guarantees for every strategy that is listed (von Neumann), that
 * the lists of extreme optimal strategies are complete, by trying every square submatrix (Shapley and Snow 1950), and that what
 * is called unique is unique, by a linear program.
 */
public final class SolutionCertificate {

    private static final long MOST_SUBMATRICES = 1_000;
    private static final long MOST_ENTRIES = 4_000;

    private SolutionCertificate() {}

    /** The certificate of a solution, and of a pair that a method found besides. */
    public static Certificate.Guarantees of(MatrixSolution solution, Optional<OptimalPair> found, Progress progress) {
        MatrixGame game = solution.game();
        Certificate.Guarantees guarantees = Certificate.Guarantees.check(
                game.payoffs(),
                solution.value(),
                strategies(solution.row(), found.map(OptimalPair::row), solution.rows()),
                strategies(solution.column(), found.map(OptimalPair::column), solution.columns()),
                Extent.everything(),
                Message.of("matrix.certificate", solution.value()));
        boolean sameValue =
                found.map(pair -> pair.value().equals(solution.value())).orElse(true);
        Lists lists = Lists.of(solution, guarantees.holds(), progress);
        Extent extent = lists.checked ? Extent.everything() : new Extent.Part(Message.of("matrix.certificate.lists"));
        Map<String, Object> claims = InOrder.of(
                "rowsComplete", solution.rows().complete(),
                "columnsComplete", solution.columns().complete(),
                "uniqueRow", solution.rows().unique(),
                "uniqueColumn", solution.columns().unique());
        if (lists.checked) {
            extremeAmong(guarantees.rows(), solution.rows()).ifPresent(list -> claims.put("rowExtreme", list));
            extremeAmong(guarantees.columns(), solution.columns()).ifPresent(list -> claims.put("colExtreme", list));
        }
        return guarantees.with(sameValue && lists.right, extent, claims);
    }

    /** The complete list of extreme strategies, where others stand beside them. */
    private static Optional<List<RationalVector>> extremeAmong(List<RationalVector> all, ExtremeOptima extreme) {
        List<RationalVector> list =
                extreme.strategies().stream().map(Mixed::weights).toList();
        return extreme.complete() && !list.equals(all) ? Optional.of(list) : Optional.empty();
    }

    /** The guarantees with all that they say of the facts of a matrix game. */
    public static Certificate covering(Certificate.Guarantees proof) {
        RationalMatrix payoffs = proof.payoffs();
        List<Rational> worst =
                payoffs.rows().stream().map(RationalVector::minimum).toList();
        List<Rational> best =
                payoffs.columns().stream().map(RationalVector::maximum).toList();
        List<List<Integer>> saddles = new ArrayList<>();
        for (int i = 0; i < worst.size(); i++)
            for (int j = 0; j < best.size(); j++)
                if (worst.get(i).equals(best.get(j))) saddles.add(List.of(i + 1, j + 1));
        List<String> structures = Structure.of(payoffs).stream()
                .filter(structure -> structure.saysSomething(payoffs))
                .map(Structure::tag)
                .toList();
        return proof.calling(Map.of("rowExtreme", "rows", "colExtreme", "columns", "uniqueCol", "uniqueColumn"))
                .holding(structures.isEmpty() ? Map.of() : Map.of("structures", structures))
                .covering(InOrder.of(
                        "row", proof.rows().getFirst(),
                        "col", proof.columns().getFirst(),
                        "favors", SolutionFacts.favors(proof.value()),
                        "sidePayment", proof.value().negated(),
                        "pureLower", worst.stream().reduce(Rational::max).orElseThrow(),
                        "pureUpper", best.stream().reduce(Rational::min).orElseThrow(),
                        "saddlePoints", saddles));
    }

    private static List<RationalVector> strategies(Mixed one, Optional<Mixed> other, ExtremeOptima extreme) {
        return Stream.of(other.stream(), Stream.of(one), extreme.strategies().stream())
                .flatMap(s -> s)
                .map(Mixed::weights)
                .distinct()
                .toList();
    }

    /**
     * What the two lists say of themselves.
     *
     * @param checked whether completeness and uniqueness could be checked
     */
    private record Lists(boolean right, boolean checked) {

        static Lists of(MatrixSolution solution, boolean solved, Progress progress) {
            if (!solved) return new Lists(false, false);
            boolean consistent = consistent(solution.rows()) && consistent(solution.columns());
            Optional<List<Kernels.Kernel>> kernels = Kernels.everywhere(solution.game(), MOST_SUBMATRICES, progress);
            if (kernels.isPresent())
                return new Lists(
                        consistent
                                && matches(solution.rows(), kernels.get(), OptimalPair::row)
                                && matches(solution.columns(), kernels.get(), OptimalPair::column),
                        true);
            if ((long) solution.game().height() * solution.game().width() > MOST_ENTRIES)
                return new Lists(consistent, false);
            boolean uniqueRow = Uniqueness.ofRow(solution.game(), solution.pair(), progress);
            boolean uniqueColumn =
                    Uniqueness.ofRow(solution.game().reversed(), solution.pair().reversed(), progress);
            return new Lists(
                    consistent
                            && uniqueRow == solution.rows().unique()
                            && uniqueColumn == solution.columns().unique(),
                    uniqueRow && uniqueColumn);
        }

        /** A list is not empty, repeats nothing, and is of one strategy exactly where it claims to hold the only one. */
        private static boolean consistent(ExtremeOptima optima) {
            int size = optima.strategies().size();
            return size > 0
                    && optima.strategies().stream().distinct().count() == size
                    && (optima.unique() ? size == 1 && optima.complete() : !optima.complete() || size > 1);
        }

        private static boolean matches(
                ExtremeOptima optima, List<Kernels.Kernel> kernels, Function<OptimalPair, Mixed> side) {
            Set<Mixed> all =
                    kernels.stream().map(kernel -> side.apply(kernel.pair())).collect(Collectors.toSet());
            return all.containsAll(optima.strategies())
                    && optima.complete() == (all.size() == optima.strategies().size())
                    && optima.unique() == (all.size() == 1);
        }
    }
}

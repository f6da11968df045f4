package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Checks a queen too far out for a table by the theorem of Wythoff and Beatty: every row, column and diagonal holds exactly one lost
 * square, which is found here by halving intervals on a ≤ kφ < a + 1, that is (2a − k)² ≤ 5k² < (2a + 2 − k)², without any root.
 */
final class WythoffCertificate {

    private final Progress progress;

    private WythoffCertificate(Progress progress) {
        this.progress = progress;
    }

    static Certificate of(Analysis analysis, BigInteger x, BigInteger y, Progress progress) {
        WythoffCertificate check = new WythoffCertificate(progress);
        boolean misere = analysis.convention() == Convention.MISERE;
        Set<List<BigInteger>> winning = new HashSet<>();
        check.inLine(x, y).ifPresent(winning::add);
        check.inLine(y, x).map(List::reversed).ifPresent(winning::add);
        BigInteger lower = check.lower(x.subtract(y).abs());
        BigInteger down = x.min(y).subtract(lower);
        boolean lost = down.signum() == 0;
        if (down.signum() > 0) winning.add(List.of(x.subtract(down), y.subtract(down)));
        // misère play differs on the squares up to (2, 2) only, to which a far queen can move from an edge or along the
        // diagonal
        if (misere) winning = near(winning, x, y);
        Set<Object> listed = new HashSet<>();
        for (Option option : analysis.winning())
            listed.add(Objects.requireNonNull(option.facts().get("to")));
        boolean holds = analysis.outcome() == (lost ? Outcome.P : Outcome.N)
                && listed.size() == analysis.winning().size()
                && (lost ? listed.isEmpty() : listed.equals(winning));
        return new Certificate.ClosedForm(
                "wythoff",
                holds,
                Extent.everything(),
                Message.of("impartial.wythoff.certificate"),
                InOrder.of(
                        "outcome", analysis.outcome().plain(),
                        "play", analysis.convention().plain(),
                        "winning",
                                analysis.winning().stream().map(Option::facts).toList(),
                        "winningCount", listed.size()));
    }

    /** The lost squares of misère play near the corner stand in for (0, 0), (1, 2) and (2, 1). */
    private static Set<List<BigInteger>> near(Set<List<BigInteger>> winning, BigInteger x, BigInteger y) {
        Set<List<BigInteger>> squares = new HashSet<>();
        for (List<BigInteger> to : winning) if (to.get(0).max(to.get(1)).compareTo(BigInteger.TWO) > 0) squares.add(to);
        for (int[] square : new int[][] {{0, 1}, {1, 0}, {2, 2}}) {
            BigInteger left = x.subtract(BigInteger.valueOf(square[0]));
            BigInteger below = y.subtract(BigInteger.valueOf(square[1]));
            if (left.signum() >= 0
                    && below.signum() >= 0
                    && (left.signum() == 0 || below.signum() == 0 || left.equals(below)))
                squares.add(List.of(BigInteger.valueOf(square[0]), BigInteger.valueOf(square[1])));
        }
        return squares;
    }

    /** The lost square of a column below the given row. */
    private Optional<List<BigInteger>> inLine(BigInteger column, BigInteger row) {
        List<BigInteger> partners = new ArrayList<>();
        BigInteger asSmaller = index(column, false);
        if (lower(asSmaller).equals(column)) partners.add(column.add(asSmaller));
        BigInteger asLarger = index(column, true);
        if (lower(asLarger).add(asLarger).equals(column)) partners.add(lower(asLarger));
        return partners.stream()
                .filter(partner -> partner.compareTo(row) < 0)
                .findFirst()
                .map(partner -> List.of(column, partner));
    }

    /** The largest k whose smaller (or larger) number is at most this. */
    private BigInteger index(BigInteger number, boolean larger) {
        BigInteger from = BigInteger.ZERO;
        BigInteger to = number.add(BigInteger.ONE);
        while (to.subtract(from).compareTo(BigInteger.ONE) > 0) {
            progress.check();
            BigInteger middle = from.add(to).shiftRight(1);
            BigInteger reached = larger ? lower(middle).add(middle) : lower(middle);
            if (reached.compareTo(number) <= 0) from = middle;
            else to = middle;
        }
        return from;
    }

    /** The largest a with a ≤ kφ. */
    private BigInteger lower(BigInteger k) {
        BigInteger from = k;
        BigInteger to = k.shiftLeft(1).add(BigInteger.ONE);
        BigInteger bound = k.multiply(k).multiply(BigInteger.valueOf(5));
        while (to.subtract(from).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = from.add(to).shiftRight(1);
            BigInteger twice = middle.shiftLeft(1).subtract(k);
            if (twice.multiply(twice).compareTo(bound) <= 0) from = middle;
            else to = middle;
        }
        return from;
    }
}

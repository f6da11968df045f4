package hissho.bargaining.claim;

import static hissho.bargaining.claim.BargainingClaim.ANSWERS;
import static hissho.claim.TextbookClaim.document;
import static hissho.kind.Answers.fact;
import static hissho.kind.Answers.list;
import static hissho.kind.Answers.number;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** What the textbook prints wrongly about cooperative games, each beside the right statement. */
final class BargainingErrata {

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    /** What is paid when a cell is played: a positive amount goes from the second player to the first. */
    private record Payment(int row, int column, String amount) {}

    private static final String TU = "tu-solution";

    private BargainingErrata() {}

    static List<Claim> all() {
        Map<String, Object> first = table(TU, "0 0, 6 2, -1 2; 4 1, 3 6, 5 5");
        Map<String, Object> second = table(TU, "1 5, 2 2, 0 1; 4 2, 1 0, 2 1; 5 0, 2 3, 0 0");
        Map<String, Object> third = table(TU, "5 3, 0 -4; 0 0, 3 6");
        Map<String, Object> four = table(
                TU, "-3 -4, 2 -1, 0 6, 1 1; 2 0, 2 2, -3 0, 1 -2; 2 -3, -5 1, -1 -1, 1 -3; -4 3, 2 -5, 1 2, -3 1");
        Map<String, Object> five = table(
                TU,
                "0 0, 1 -1, 1 1, -1 0; -1 1, 0 1, 1 0, 0 0; 1 0, -1 -1, 0 1, -1 1; 1 -1, -1 0, 1 -1, 0 0; 1 1, 0 0, -1 -1, 0 0");
        return Stream.of(
                        entry("book-3.4.2-1", first, 2, 1, 5, 3),
                        payment("book-3.4.2-2", second, new Payment(1, 1, "-3/2"), new Payment(1, 1, "5/2")),
                        ANSWERS.erratum(
                                "book-3.4.3-slope",
                                document(
                                        "nash-bargaining",
                                        "feasibleSet",
                                        Map.of(
                                                "type",
                                                "polygon",
                                                "vertices",
                                                List.of(List.of(0, 0), List.of(0, 1), List.of(3, 0))),
                                        "threatPoint",
                                        List.of(0, 0)),
                                "lambda",
                                "-1/3",
                                "1/3"),
                        shifted(),
                        ANSWERS.erratum(
                                "book-3.4.3-product",
                                document(
                                        "nash-bargaining",
                                        "feasibleSet",
                                        Map.of("type", "ellipse", "center", List.of(0, 0), "semiAxes", List.of(5, 5)),
                                        "threatPoint",
                                        List.of(-1, 1)),
                                "product",
                                16,
                                12),
                        ANSWERS.erratum(
                                "book-3.4.3-fixed",
                                table("lambda-transfer", "5 3, 0 -4; 0 0, 3 6"),
                                "fixedThreatCells",
                                List.of(List.of(1, 1)),
                                List.of()),
                        calls(),
                        ANSWERS.erratum(
                                "book-3.4.5-1a",
                                table("feasible-set", "0 4, 3 2; 4 0, 2 3"),
                                "ntuParetoVertices",
                                List.of(List.of(2, 3), List.of(3, 2)),
                                List.of(List.of(0, 4), List.of(2, 3), List.of(3, 2), List.of(4, 0))),
                        payment("book-3.4.5-2", third, new Payment(2, 2, "2"), new Payment(2, 2, "5/2")),
                        entry("book-3.4.5-3a-entry", four, 2, 4, 1, 3),
                        payment("book-3.4.5-3a", four, new Payment(1, 3, "3/7"), new Payment(1, 3, "39/14")),
                        threats("book-3.4.5-3b", five),
                        ANSWERS.erratum(
                                "book-3.4.5-4a",
                                document(
                                        "nash-bargaining",
                                        "feasibleSet",
                                        Map.of("type", "region", "upper", List.of(4, 0, -1), "lower", List.of(0)),
                                        "threatPoint",
                                        List.of(0, 0)),
                                "payoff",
                                List.of("2*sqrt(3)/3", "2*sqrt(6)/3"),
                                List.of("2*sqrt(3)/3", "8/3")))
                .flatMap(erratum -> Stream.<Claim>of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    /** Units changed by u' = 2u + 5, v' = 4v - 2: the solution is carried over although a shift is negative. */
    private static Erratum shifted() {
        Map<String, Object> moved = document(
                "nash-bargaining",
                "feasibleSet",
                Map.of("type", "polygon", "vertices", List.of(List.of(5, -2), List.of(5, 2), List.of(11, -2))),
                "threatPoint",
                List.of(5, -2));
        return Erratum.of(
                "book-3.4.3-axiom",
                moved,
                progress -> list(Objects.requireNonNull(
                        fact(ANSWERS.solve(moved, progress), "payoff").value())),
                found -> !found.equals(List.of(Rational.of(8), Rational.ZERO)),
                found -> found.equals(List.of(Rational.of(8), Rational.ZERO)),
                List::toString);
    }

    /** A bimatrix written with commas between cells and semicolons between rows. */
    private static Map<String, Object> table(String kind, String cells) {
        return document(
                kind,
                "bimatrix",
                Stream.of(cells.split("; "))
                        .map(row -> Stream.of(row.split(", "))
                                .map(cell -> List.of(cell.split(" ")))
                                .toList())
                        .toList());
    }

    /** An entry of A - B. */
    private static Erratum entry(String id, Map<String, Object> game, int row, int column, long printed, long right) {
        return Erratum.of(
                id,
                game,
                progress -> ANSWERS.solve(game, progress)
                        .facts()
                        .get("threatMatrix", RationalMatrix.class)
                        .get(row - 1, column - 1),
                Rational.of(printed)::equals,
                Rational.of(right)::equals,
                found -> found);
    }

    private static Erratum payment(String id, Map<String, Object> game, Payment printed, Payment right) {
        return Erratum.of(
                id,
                game,
                progress -> (List<?>) Objects.requireNonNull(
                        fact(ANSWERS.solve(game, progress), "sidePayments").value()),
                found -> says(found, printed),
                found -> says(found, right),
                List::toString);
    }

    private static boolean says(List<?> payments, Payment wanted) {
        Rational amount = Rational.parse(wanted.amount());
        return payments.stream()
                .anyMatch(each -> each instanceof Map<?, ?> payment
                        && list(Objects.requireNonNull(payment.get("coop")))
                                .equals(List.of(Rational.of(wanted.row()), Rational.of(wanted.column())))
                        && Rational.parse(String.valueOf(payment.get("amount"))).equals(amount.absolute())
                        && (amount.isZero()
                                || Rational.parse(String.valueOf(payment.get("from")))
                                        .equals(Rational.of(amount.isPositive() ? 2 : 1))));
    }

    /** Against a bluff with probability 1/9 the second player folds, as printed, or calls. */
    private static Erratum calls() {
        Map<String, Object> endgame = document("all-in-endgame", "A", 100, "B", 10, "p", "1/10");
        Rational bluff = Rational.of(1, 9);
        return Erratum.of(
                "book-3.4.4",
                endgame,
                progress -> number(ANSWERS.solve(endgame, progress), "foldBestIffXAtMost"),
                fold -> bluff.compareTo(fold) <= 0,
                fold -> bluff.compareTo(fold) > 0,
                fold -> fold);
    }

    private static Erratum threats(String id, Map<String, Object> game) {
        return Erratum.of(
                id,
                game,
                progress -> ((List<?>) Objects.requireNonNull(
                                fact(ANSWERS.solve(game, progress), "threatII").value()))
                        .size(),
                count -> count == 1,
                count -> count > 1,
                count -> count);
    }
}

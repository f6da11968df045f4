package hissho.zerosum.claim;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.claim.SolvingClaim;
import hissho.claim.TextbookClaim;
import hissho.document.InOrder;
import hissho.number.RationalMatrix;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.function.Predicate;

/** A statement about matrix games. */
record MatrixClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    /** A statement that should hold, for sizes from one to another. */
    static Claim holds(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new MatrixClaim(id, Verdict.HOLDS, smallest, usual, count, statement);
    }

    /** A statement that is known to fail. */
    static Claim fails(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new MatrixClaim(id, Verdict.FAILS, smallest, usual, count, statement);
    }

    /** Tests a game, telling what was found where the test fails. */
    static Finding test(MatrixGame game, Predicate<MatrixGame> statement, Object found) {
        return statement.test(game)
                ? Finding.holds()
                : new Finding.Refuted(document(game.payoffs()), Message.of("textbook.found", found));
    }

    /** A document of the matrix; entries that are not whole are written as fractions. */
    static Map<String, Object> document(RationalMatrix payoffs) {
        return TextbookClaim.document(
                "matrix",
                "matrix",
                payoffs.rows().stream()
                        .map(row -> row.stream().map(Object::toString).toList())
                        .toList());
    }

    /** A document of a named game: names and values of its parameters in turn. */
    static Map<String, Object> named(String game, Object... parameters) {
        return TextbookClaim.document("named-matrix-game", "game", game, "params", InOrder.of(parameters));
    }
}

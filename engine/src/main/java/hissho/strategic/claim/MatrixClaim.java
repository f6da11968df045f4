package hissho.strategic.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.Finding;
import hissho.claim.NumberedClaim;
import hissho.number.RationalMatrix;
import hissho.strategic.matrix.MatrixGame;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import java.util.function.Predicate;

/** A statement about matrix games, given by how many instances each size has and how one is looked at. */
record MatrixClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements NumberedClaim {

    /** Looks at one numbered instance of a size. */
    @FunctionalInterface
    interface Statement {
        Finding look(int size, long number);
    }

    /** A statement that should hold, for sizes from one to another. */
    static Claim holds(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new MatrixClaim(id, Verdict.HOLDS, smallest, usual, count, statement);
    }

    /** A statement that is known to fail. */
    static Claim fails(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new MatrixClaim(id, Verdict.FAILS, smallest, usual, count, statement);
    }

    /** The printed answer, which fails, and the right one, which holds. */
    static List<Claim> pair(Erratum erratum) {
        return List.of(
                fails(erratum.id() + Erratum.PRINTED, 1, 1, size -> 1, (size, number) -> erratum.lookAtPrinted()),
                holds(erratum.id(), 1, 1, size -> 1, (size, number) -> erratum.lookAtRight()));
    }

    /** Tests a game, telling what was found where the test fails. */
    static Finding test(MatrixGame game, Predicate<MatrixGame> statement, Object found) {
        return statement.test(game)
                ? Finding.HOLDS
                : new Finding.Refuted(document(game.payoffs()), Message.of("textbook.found", found));
    }

    static Finding compare(Object stated, Object found, Map<String, Object> document) {
        return stated.equals(found)
                ? Finding.HOLDS
                : new Finding.Refuted(document, Message.of("textbook.differs", stated, found));
    }

    /** A document of the matrix; entries that are not whole are written as fractions. */
    static Map<String, Object> document(RationalMatrix payoffs) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", "matrix");
        document.put(
                "matrix",
                payoffs.rows().stream()
                        .map(row -> row.stream().map(Object::toString).toList())
                        .toList());
        return document;
    }

    /** A document of a named game: names and values of its parameters in turn. */
    static Map<String, Object> named(String game, Object... parameters) {
        Map<String, Object> chosen = new LinkedHashMap<>();
        for (int i = 0; i < parameters.length; i += 2) chosen.put((String) parameters[i], parameters[i + 1]);
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", "named-matrix-game");
        document.put("game", game);
        document.put("params", chosen);
        return document;
    }

    @Override
    public String room() {
        return "textbook";
    }

    @Override
    public long instances(int size) {
        return count.applyAsLong(size);
    }

    @Override
    public Finding look(int size, long number) {
        return statement.look(size, number);
    }
}

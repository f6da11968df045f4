package hissho.impartial.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.Finding;
import hissho.claim.NumberedClaim;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;

/** A statement about impartial games, given by how many instances each size has and how one is looked at. */
record ImpartialClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements NumberedClaim {

    /** Looks at one numbered instance of a size. */
    @FunctionalInterface
    interface Statement {
        Finding look(int size, long number);
    }

    /** A statement that should hold, for sizes from one to another. */
    static Claim holds(String id, int smallest, int usual, IntToLongFunction count, Statement statement) {
        return new ImpartialClaim(id, Verdict.HOLDS, smallest, usual, count, statement);
    }

    /** The printed answer, which fails, and the right one, which holds. */
    static List<Claim> pair(Erratum erratum) {
        return List.of(
                new ImpartialClaim(
                        erratum.id() + Erratum.PRINTED,
                        Verdict.FAILS,
                        1,
                        1,
                        size -> 1,
                        (size, number) -> erratum.lookAtPrinted()),
                holds(erratum.id(), 1, 1, size -> 1, (size, number) -> erratum.lookAtRight()));
    }

    /** Compares what a statement says with what the definition gives. */
    static Finding compare(Object stated, Object found, Map<String, Object> document) {
        return stated.equals(found)
                ? Finding.HOLDS
                : new Finding.Refuted(document, Message.of("textbook.differs", stated, found));
    }

    /** A document of a kind: names and values in turn. */
    static Map<String, Object> document(String kind, Object... fields) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", kind);
        for (int i = 0; i < fields.length; i += 2) document.put((String) fields[i], fields[i + 1]);
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

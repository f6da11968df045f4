package hissho.impartial.nim;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.heap.Piles;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The mex of numbers: the least that is not among them. */
public record MexQuestion(List<BigInteger> values) implements Inquiry.Asked {

    private static final Field<List<BigInteger>> VALUES =
            Field.required("values", Shape.listOf(NimPile.SIZE, 0, Piles.MOST_PILES));

    public static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("mex", "impartial", Chapter.IMPARTIAL),
                Shape.fields(VALUES),
                document -> new MexQuestion(VALUES.in(document)),
                List.of("mex"));
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("mex", this::mex);
    }

    private BigInteger mex() {
        Set<BigInteger> all = new HashSet<>(values);
        BigInteger mex = BigInteger.ZERO;
        while (all.contains(mex)) mex = mex.add(BigInteger.ONE);
        return mex;
    }

    /** The number is not there, and the different numbers below it are as many as it says. */
    @Override
    public Certificate check(Progress progress) {
        BigInteger mex = mex();
        long below =
                values.stream().filter(v -> v.compareTo(mex) < 0).distinct().count();
        return new Certificate.SecondWay(
                !values.contains(mex) && BigInteger.valueOf(below).equals(mex),
                Extent.everything(),
                Message.of("impartial.mex.certificate"),
                InOrder.of("values", values, "mex", mex));
    }
}

package hissho.impartial.nim;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.heap.Piles;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The nim-sum of numbers, or the number x that makes it a target: nim-addition is its own inverse.
 *
 * @param known the numbers that are given
 * @param target the sum that is wanted, where one number is unknown
 */
public record NimSumQuestion(List<BigInteger> known, Optional<BigInteger> target) implements Inquiry.Asked {

    /** Digits are compared as they are written. */
    private static final Compare DIGITS = (answered, expected) -> answered instanceof List<?> a
            ? expected instanceof List<?> e
                    && a.stream()
                            .map(String::valueOf)
                            .toList()
                            .equals(e.stream().map(String::valueOf).toList())
            : Objects.equals(String.valueOf(answered), String.valueOf(expected));

    /** A number, or the letter that stands for the unknown. */
    private static final Shape<Optional<BigInteger>> ENTRY = Shape.either(NimPile.SIZE, Shape.choice("x"))
            .by(node -> "x".equals(node.value()) ? Optional.empty() : Optional.of(NimPile.SIZE.read(node)));

    private static final Field<List<Optional<BigInteger>>> VALUES =
            Field.required("values", Shape.listOf(ENTRY, 1, Piles.MOST_PILES));
    private static final Field<BigInteger> TARGET = Field.optional("target", NimPile.SIZE);

    public static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("nim-sum", "impartial", Chapter.IMPARTIAL),
                Shape.fields(VALUES, TARGET),
                NimSumQuestion::read,
                List.of("nimSum", "x", "binary", "sumBinary", "xBinary", "partialSums"));
    }

    private static NimSumQuestion read(Node document) {
        List<Optional<BigInteger>> entries = VALUES.in(document);
        List<BigInteger> known = entries.stream().flatMap(Optional::stream).toList();
        int unknown = entries.size() - known.size();
        if (unknown > 1) throw document.get("values").bad("impartial.bad.unknowns", unknown);
        if (unknown == 1) return new NimSumQuestion(known, Optional.of(TARGET.in(document)));
        if (TARGET.isIn(document)) throw document.get("target").bad("impartial.bad.no-unknown");
        return new NimSumQuestion(known, Optional.empty());
    }

    private BigInteger sum() {
        return target.orElseGet(() -> NimPile.nimSum(known));
    }

    private BigInteger unknown(BigInteger wanted) {
        return NimPile.nimSum(known).xor(wanted);
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts();
        target.ifPresent(wanted -> facts.put("x", () -> unknown(wanted))
                .put("xBinary", DIGITS, () -> unknown(wanted).toString(2)));
        return facts.put("nimSum", this::sum)
                .put("sumBinary", DIGITS, () -> sum().toString(2))
                .put(
                        "binary",
                        DIGITS,
                        () -> known.stream().map(v -> v.toString(2)).toList())
                .put("partialSums", this::partialSums);
    }

    /** The running nim-sum from the second number on. */
    private List<BigInteger> partialSums() {
        List<BigInteger> sums = new ArrayList<>();
        for (int i = 2; i <= known.size(); i++) sums.add(NimPile.nimSum(known.subList(0, i)));
        return sums;
    }

    /** Column by column: a column of the sum is 1 exactly if it has an odd number of ones. */
    @Override
    public Certificate check(Progress progress) {
        List<BigInteger> all = new ArrayList<>(known);
        target.ifPresent(wanted -> all.add(unknown(wanted)));
        int bits = all.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        boolean holds = sum().bitLength() <= bits;
        for (int bit = 0; bit < bits; bit++) {
            int at = bit;
            holds &= sum().testBit(bit)
                    == (all.stream().filter(v -> v.testBit(at)).count() % 2 == 1);
        }
        return new Certificate.SecondWay(
                holds,
                Extent.everything(),
                Message.of("impartial.nim-sum.certificate"),
                InOrder.of("values", all, "nimSum", sum()));
    }
}

package hissho.impartial.coin;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;

/** Which numbers are odious and which evil: those of a list, with their nim-sum, or those of a range. */
record OdiousQuestion(List<BigInteger> values, boolean summed) implements Inquiry.Asked {

    private static final long LONGEST = 100_000;
    private static final Field<List<BigInteger>> VALUES = Field.optional(
            "values", Shape.listOf(Shape.whole(0L, Long.MAX_VALUE).by(OdiousQuestion::whole), 0, 10_000));
    private static final Field<Long> FROM = Field.optional("from", CoinRowReader.LABEL, 0L);
    private static final Field<Long> TO = Field.optional("to", CoinRowReader.LABEL);

    static Kind<OdiousQuestion> kind() {
        return new Inquiry<>(
                new Listing("odious-evil", "coins", Chapter.IMPARTIAL),
                Shape.fields(VALUES, FROM, TO),
                OdiousQuestion::read,
                List.of("types", "odious", "evil", "nimSum", "sumType"));
    }

    private static BigInteger whole(Node node) {
        BigInteger number = node.whole();
        if (number.signum() < 0) throw node.bad("core.bad.out-of-range", number, 0, "∞");
        return number;
    }

    private static OdiousQuestion read(Node document) {
        if (VALUES.isIn(document)) return new OdiousQuestion(VALUES.in(document), true);
        long from = FROM.in(document);
        long to = TO.in(document);
        if (to < from || to - from >= LONGEST)
            throw document.get("to").bad("core.bad.out-of-range", to, from, from + LONGEST - 1);
        return new OdiousQuestion(
                LongStream.rangeClosed(from, to).mapToObj(BigInteger::valueOf).toList(), false);
    }

    private static String type(BigInteger number) {
        return Odious.is(number) ? "odious" : "evil";
    }

    private List<String> types() {
        return values.stream().map(OdiousQuestion::type).toList();
    }

    @Override
    public String answerKey() {
        String only = values.stream().allMatch(Odious::is)
                ? "-odious"
                : values.stream().noneMatch(Odious::is) ? "-evil" : "";
        return (summed ? "answer-summed" : "answer-range") + only;
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts()
                .put("types", this::types)
                .put(
                        "odious",
                        Compare.SET,
                        () -> values.stream().filter(Odious::is).toList())
                .put(
                        "evil",
                        Compare.SET,
                        () -> values.stream().filter(v -> !Odious.is(v)).toList());
        if (!summed) return facts;
        BigInteger sum = values.stream().reduce(BigInteger.ZERO, BigInteger::xor);
        return facts.put("nimSum", () -> sum).put("sumType", () -> type(sum));
    }

    /** The ones of each number as it is written in base 2 are counted. */
    @Override
    public Certificate check(Progress progress) {
        List<String> again = values.stream()
                .map(v -> v.toString(2).chars().filter(c -> c == '1').count() % 2 == 1 ? "odious" : "evil")
                .toList();
        return new Certificate.SecondWay(
                again.equals(types()),
                Extent.everything(),
                Message.of("coins.certificate.ones"),
                InOrder.of("values", values, "types", again));
    }
}

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
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The nim-sum of numbers, or the number x that makes it a target: nim-addition is its own inverse.
 *
 * @param known the numbers that are given
 * @param target the sum that is wanted, where one number is unknown
 */
public record NimSumQuestion(List<BigInteger> known, Optional<BigInteger> target) implements Inquiry.Asked {

    private static final int MOST_COLUMNS = 64;
    private static final int MOST_ROWS = 60;

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

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        Stream<String> terms = known.stream().map(BigInteger::toString);
        return Optional.of(target.map(wanted -> Message.of(
                        "impartial.nim-sum.answer-x",
                        Stream.concat(terms, Stream.of("x")).collect(Collectors.joining(" ⊕ ")),
                        wanted,
                        unknown(wanted)))
                .orElseGet(() ->
                        Message.of("impartial.nim-sum.answer-sum", terms.collect(Collectors.joining(" ⊕ ")), sum())));
    }

    /** The numbers above each other in base 2, so that the columns can be counted. */
    @Override
    public List<Block.Table> tables(Words words, Progress progress) {
        List<BigInteger> all = new ArrayList<>(known);
        target.ifPresent(wanted -> all.add(unknown(wanted)));
        int bits = all.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        if (bits == 0 || bits > MOST_COLUMNS || all.size() > MOST_ROWS) return List.of();
        List<String> head = new ArrayList<>(List.of(""));
        for (int bit = bits - 1; bit >= 0; bit--)
            head.add(BigInteger.ONE.shiftLeft(bit).toString());
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            String name = i < known.size() ? all.get(i).toString() : "x = " + all.get(i);
            rows.add(columns(name, all.get(i), bits, Tone.PLAIN));
        }
        rows.add(columns("⊕ " + sum(), sum(), bits, Tone.ACCENT));
        return List.of(new Block.Table(words.say("impartial.table.columns"), head, rows, true));
    }

    private static List<Block.Cell> columns(String name, BigInteger number, int bits, Tone tone) {
        List<Block.Cell> cells = new ArrayList<>(List.of(Block.Cell.of(name)));
        for (int bit = bits - 1; bit >= 0; bit--)
            cells.add(Block.Cell.of(number.testBit(bit) ? "1" : "0", number.testBit(bit) ? tone : Tone.MUTED));
        return cells;
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

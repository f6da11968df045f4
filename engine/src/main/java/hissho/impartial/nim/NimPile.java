package hissho.impartial.nim;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Choices;
import hissho.impartial.Component;
import hissho.impartial.Drawing;
import hissho.impartial.Family;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Sum;
import hissho.impartial.heap.Piles;
import hissho.play.Part;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A pile of Nim, of any size: any positive number of chips may be taken, and the value is the size (Bouton). */
public record NimPile(BigInteger size) implements Component {

    private static final BigInteger MOST = BigInteger.ONE.shiftLeft(4096);

    /** The size of a pile as documents hold it: a whole number, with digits in quotes where it is large. */
    public static final Shape<BigInteger> SIZE =
            Shape.whole(0, Piles.MOST_CHIPS).by(NimPile::read);

    /** Some piles. */
    public static final Shape<List<BigInteger>> SIZES = Shape.listOf(SIZE, 1, Piles.MOST_PILES);

    private static BigInteger read(Node node) {
        BigInteger number = node.whole();
        if (number.signum() < 0 || number.compareTo(MOST) > 0)
            throw node.bad("core.bad.out-of-range", node.shown(), 0, "2^4096");
        return number;
    }

    /** The nim-sum of numbers. */
    public static BigInteger nimSum(List<BigInteger> numbers) {
        return numbers.stream().reduce(BigInteger.ZERO, BigInteger::xor);
    }

    public static NimPile of(long size) {
        return new NimPile(BigInteger.valueOf(size));
    }

    public static Sum sum(List<BigInteger> piles) {
        return new Sum(piles.stream().<Component>map(NimPile::new).toList());
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(size);
    }

    @Override
    public List<Option> options() {
        return Stream.iterate(size.subtract(BigInteger.ONE), q -> q.signum() >= 0, q -> q.subtract(BigInteger.ONE))
                .map(this::lowered)
                .toList();
    }

    @Override
    public List<Component> followers() {
        return Stream.iterate(size.subtract(BigInteger.ONE), q -> q.signum() >= 0, q -> q.subtract(BigInteger.ONE))
                .<Component>map(NimPile::new)
                .toList();
    }

    @Override
    public long optionCount() {
        return size.bitLength() < 63 ? size.longValueExact() : Long.MAX_VALUE;
    }

    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        return target.finite().filter(q -> q.compareTo(size) < 0).map(this::lowered).stream()
                .toList();
    }

    @Override
    public Choices choices() {
        return size.signum() == 0 || Drawing.isDrawn(size)
                ? Choices.of(options())
                : Choices.of(new Choices.Span(
                        List.of(new Part.Spot("pile")),
                        "",
                        Message.of("impartial.heap.ask-left", size),
                        BigInteger.ZERO,
                        size.subtract(BigInteger.ONE),
                        this::lowered));
    }

    @Override
    public long listedCount() {
        return Drawing.isDrawn(size) ? optionCount() : 0;
    }

    @Override
    public Optional<BigInteger> nimPile(Progress progress) {
        return Optional.of(size);
    }

    public Option lowered(BigInteger to) {
        return new Option(
                to.toString(),
                new NimPile(to),
                to.signum() == 0
                        ? Message.of("impartial.heap.take-all", size)
                        : Message.of("impartial.heap.take", size.subtract(to), to),
                InOrder.of("from", size, "to", List.of(to)),
                Drawing.isDrawn(size)
                        ? List.of(new Part.Spot(to.toString()))
                        : List.of(new Part.Spot("pile"), new Part.Amount(to)));
    }

    @Override
    public Message describe() {
        return Message.of("impartial.nim.pile", size);
    }

    @Override
    public Optional<Family> family() {
        return Optional.of(new Family.Piles("impartial.nim"));
    }

    @Override
    public String print() {
        return size.toString();
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("game", "nim", "pile", size);
    }

    @Override
    public Scene scene(Words words) {
        return Scene.of(Drawing.chips(size), Drawing.pile(size));
    }
}

package hissho.impartial.heap;

import hissho.document.InOrder;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.Drawing;
import hissho.impartial.Family;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Sum;
import hissho.play.Part;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** One heap of a game on heaps. */
public record Heap(HeapGame game, long size) implements Component {

    /** Heaps with more moves than this are not searched move by move. */
    public static final long MOST_LISTED = 1_000_000;

    private static final int MOST_SOUGHT = 2_000;
    private static final int MOST_REMAINDERS = 60;

    /** Heaps with more moves than this are not counted move by move either. */
    private static final long MOST_COUNTED = 8_000_000;

    private static final int MOST_SAMPLED = 200;

    public static Sum sum(HeapGame game, List<Long> sizes) {
        return new Sum(sizes.stream().<Component>map(n -> new Heap(game, n)).toList());
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(game.values().value(size, progress));
    }

    @Override
    public List<Option> options() {
        return game.followers().of(size).map(this::leaving).toList();
    }

    @Override
    public List<Component> followers() {
        return game.followers().of(size).map(this::left).toList();
    }

    @Override
    public long optionCount() {
        long atMost = game.followers().atMost(size);
        return atMost > 5_000 ? atMost : game.followers().of(size).count();
    }

    /**
     * All moves to the value; where a heap has more moves than can be listed, those found from the heaps of that value, or those that
     * split off a small part, stand for all.
     */
    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        if (target.finite().isEmpty() || target.finite().get().bitLength() > 62) return List.of();
        long wanted = target.finite().get().longValueExact();
        if (isListed())
            return game.followers()
                    .of(size)
                    .filter(parts -> sum(parts, progress) == wanted)
                    .map(this::leaving)
                    .toList();
        return candidates(wanted)
                .filter(parts -> sum(parts, progress) == wanted)
                .limit(MOST_SAMPLED)
                .map(this::leaving)
                .toList();
    }

    /** Whether every move is looked at one by one. */
    public boolean isListed() {
        return game.followers().atMost(size) <= MOST_LISTED;
    }

    /** Where a move leaves one heap at most, the heaps of the value are tried, or all heaps from the smallest on. */
    private Stream<long[]> candidates(long wanted) {
        if (game.followers().splits() && game.inverse().isEmpty())
            return game.followers().sampled(size, sampledPart(), wanted);
        return game.inverse()
                .map(inverse -> inverse.apply(wanted))
                .orElseGet(() -> LongStream.range(0, Long.MAX_VALUE))
                .takeWhile(q -> q < size)
                .limit(MOST_LISTED)
                .filter(q -> game.followers().leaves(size, q))
                .mapToObj(q -> q == 0 ? new long[0] : new long[] {q});
    }

    /** Splits are looked at up to this small part: with a certified period, one period more than the exceptions reach. */
    private long sampledPart() {
        return game.values()
                .knownPeriod()
                .map(p -> (long) p.from() + p.period())
                .orElse(2_000L);
    }

    @Override
    public boolean listsAll() {
        return isListed();
    }

    /** By theory where there is one; otherwise the moves are counted one by one as long as that takes a moment only. */
    @Override
    public Optional<BigInteger> tally(GrundyValue target, Progress progress) {
        if (target.finite().isEmpty() || target.finite().get().bitLength() > 62) return Optional.of(BigInteger.ZERO);
        long wanted = target.finite().get().longValueExact();
        if (!isListed()) {
            Optional<BigInteger> counted = game.tally().count(size, wanted, progress);
            if (counted.isPresent() || game.followers().atMost(size) > MOST_COUNTED) return counted;
        }
        return Optional.of(BigInteger.valueOf(game.followers()
                .of(size)
                .peek(parts -> progress.check())
                .filter(parts -> sum(parts, progress) == wanted)
                .count()));
    }

    private long sum(long[] parts, Progress progress) {
        long sum = 0;
        for (long part : parts) sum ^= game.values().value(part, progress);
        return sum;
    }

    private Option leaving(long[] parts) {
        List<Long> left =
                parts.length == 0 ? List.of(0L) : LongStream.of(parts).boxed().toList();
        String notation = left.stream().map(Object::toString).collect(Collectors.joining("+"));
        return new Option(
                notation, left(parts), words(parts), InOrder.of("from", size, "to", left), played(parts, notation));
    }

    private Component left(long[] parts) {
        return parts.length > 1
                ? sum(game, Arrays.stream(parts).boxed().toList())
                : new Heap(game, parts.length == 0 ? 0 : parts[0]);
    }

    /** A chip of the pile, the first that goes, or the whole pile and what is done to it. */
    private List<Part> played(long[] parts, String notation) {
        if (!game.isInPlane() && parts.length <= 1 && Drawing.isDrawn(BigInteger.valueOf(size)))
            return List.of(new Part.Spot(notation));
        return List.of(new Part.Spot("pile"), new Part.Named(notation, words(parts)));
    }

    private Message words(long[] parts) {
        long taken = size - LongStream.of(parts).sum();
        String key = game.isInPlane() ? "impartial.region." : "impartial.heap.";
        return switch (parts.length) {
            case 0 -> Message.of(key + "take-all", size);
            case 1 -> Message.of(key + "take", taken, parts[0]);
            case 2 ->
                taken == 0
                        ? Message.of("impartial.heap.split", size, parts[0], parts[1])
                        : Message.of(key + "take-and-split", taken, parts[0], parts[1]);
            default -> Message.of("impartial.heap.take-and-split-three", taken, parts[0], parts[1], parts[2]);
        };
    }

    @Override
    public boolean isSearchable() {
        return size <= MOST_LISTED;
    }

    /** The remainders that lose, where the values repeat from the start, as one learns it from 21 chips. */
    @Override
    public Optional<Message> because(Convention convention, Progress progress) {
        if (convention == Convention.MISERE || game.followers().splits()) return Optional.empty();
        return game.values()
                .period(MOST_SOUGHT, progress)
                .filter(period -> period.from() == 0 && period.period() >= 2 && period.period() <= MOST_REMAINDERS)
                .map(period -> {
                    List<Integer> values = period.periodValues(n -> (int) game.value(n, progress));
                    List<Integer> lost = IntStream.range(0, values.size())
                            .filter(r -> values.get(r) == 0)
                            .boxed()
                            .toList();
                    return Message.of("impartial.heap.because", period.period(), lost, size, size % period.period());
                });
    }

    @Override
    public Optional<BigInteger> nimPile(Progress progress) {
        return game.isNimInMisere() ? Optional.of(BigInteger.valueOf(game.value(size, progress))) : Optional.empty();
    }

    @Override
    public Message describe() {
        return Message.of(
                game.isInPlane() ? "impartial.region.of" : "impartial.heap.of",
                Message.of("impartial." + game.name()),
                size,
                game.rule());
    }

    @Override
    public Optional<Family> family() {
        String name = "impartial." + game.name();
        return Optional.of(game.isInPlane() ? new Regions(name) : new Family.Piles(name));
    }

    @Override
    public String print() {
        return Long.toString(size);
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("game", game.name(), "pile", size);
    }

    @Override
    public Scene scene(Words words) {
        if (game.isInPlane()) return Regions.drawn(List.of(size), number -> "pile");
        BigInteger pile = BigInteger.valueOf(size);
        return Scene.of(Drawing.chips(pile), Drawing.pile(pile));
    }
}

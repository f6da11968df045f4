package hissho.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The legal moves of a position: those listed one by one, those that differ only by a number, and those that can only be written. */
public record Moves(List<Move> listed, List<Range> ranges, Optional<Rest> rest) {

    /** More moves than anybody would list: how many, and which of them a typed line means. */
    public record Rest(BigInteger count, Function<String, Optional<Move>> reader) {}

    private static final Pattern NUMBER = Pattern.compile("\\d{1,1000}");

    public Moves {
        listed = List.copyOf(listed);
        ranges = List.copyOf(ranges);
    }

    public Moves(List<Move> listed, List<Range> ranges) {
        this(listed, ranges, Optional.empty());
    }

    public static Moves of(List<Move> listed) {
        return new Moves(listed, List.of());
    }

    public static Moves none() {
        return of(List.of());
    }

    public boolean isEmpty() {
        return listed.isEmpty() && ranges.isEmpty();
    }

    public BigInteger count() {
        return counted().add(rest.map(Rest::count).orElse(BigInteger.ZERO));
    }

    private BigInteger counted() {
        return ranges.stream().map(Range::count).reduce(BigInteger.valueOf(listed.size()), BigInteger::add);
    }

    /** The legal move written exactly like this. */
    public Optional<Move> named(String notation) {
        return written(notation, move -> move.notation().equals(notation))
                .or(() -> rest.flatMap(more -> more.reader().apply(notation))
                        .filter(move -> move.notation().equals(notation)));
    }

    /** The legal move a typed line means: case and spaces do not matter where they leave no doubt, and a range needs no more than its number. */
    public Optional<Move> read(String typed) {
        String wanted = plain(typed);
        return named(typed.strip())
                .or(() -> written(wanted, move -> plain(move.notation()).equals(wanted)))
                .or(() -> only(ranges.stream().flatMap(range -> numbered(range, wanted, true).stream())))
                .or(() -> rest.flatMap(more -> more.reader().apply(wanted)));
    }

    private Optional<Move> written(String wanted, Predicate<Move> same) {
        Stream<Move> counted = ranges.stream().flatMap(range -> numbered(range, plain(wanted), false).stream());
        return only(Stream.concat(listed.stream(), counted).filter(same));
    }

    private static Optional<Move> only(Stream<Move> moves) {
        List<Move> found = moves.distinct().limit(2).toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /** The move of a range whose number stands in a typed line after the stem, and nothing behind it where it is to end there. */
    private static Optional<Move> numbered(Range range, String wanted, boolean ends) {
        String stem = plain(range.stem());
        String rest = wanted.startsWith(stem) ? wanted.substring(stem.length()).strip() : "";
        Matcher number = NUMBER.matcher(rest);
        if (!number.lookingAt() || (ends && number.end() < rest.length())) return Optional.empty();
        return range.with(new BigInteger(number.group()));
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    }

    /** Any legal move that need not be written, each as likely as every other. */
    public Move any(RandomGenerator random) {
        BigInteger at = below(counted(), random);
        if (at.compareTo(BigInteger.valueOf(listed.size())) < 0) return listed.get(at.intValueExact());
        at = at.subtract(BigInteger.valueOf(listed.size()));
        for (Range range : ranges) {
            if (at.compareTo(range.count()) < 0) return range.move().apply(range.from().add(at));
            at = at.subtract(range.count());
        }
        throw new IllegalStateException("no legal move");
    }

    /** A whole number below a bound, each as likely as every other. */
    static BigInteger below(BigInteger bound, RandomGenerator random) {
        while (true) {
            byte[] bytes = new byte[bound.bitLength() / 8 + 1];
            random.nextBytes(bytes);
            BigInteger drawn = new BigInteger(1, bytes).and(mask(bound.bitLength()));
            if (drawn.compareTo(bound) < 0) return drawn;
        }
    }

    private static BigInteger mask(int bits) {
        return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
    }
}

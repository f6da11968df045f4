package hissho.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The legal moves of a position: those listed one by one, and those that differ only by a number. */
public record Moves(List<Move> listed, List<Range> ranges) {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,1000}");

    public Moves {
        listed = List.copyOf(listed);
        ranges = List.copyOf(ranges);
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
        return ranges.stream().map(Range::count).reduce(BigInteger.valueOf(listed.size()), BigInteger::add);
    }

    /** The legal move a typed line means; case and spaces do not matter. */
    public Optional<Move> read(String typed) {
        String wanted = plain(typed);
        return listed.stream()
                .filter(move -> plain(move.notation()).equals(wanted))
                .findFirst()
                .or(() -> ranges.stream().flatMap(range -> in(range, wanted).stream()).findFirst());
    }

    /** A move of a range by its stem and number, or by its whole notation. */
    private static Optional<Move> in(Range range, String wanted) {
        String stem = plain(range.stem());
        if (!wanted.startsWith(stem)) return Optional.empty();
        Matcher number = NUMBER.matcher(wanted).region(stem.length(), wanted.length());
        if (!number.lookingAt()) return Optional.empty();
        return range.with(new BigInteger(number.group()))
                .filter(move -> number.end() == wanted.length() || plain(move.notation()).equals(wanted));
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    }

    /** The legal move written exactly like this. */
    public Optional<Move> named(String notation) {
        return read(notation).filter(move -> move.notation().equals(notation));
    }

    /** Any legal move, each as likely as every other. */
    public Move any(RandomGenerator random) {
        BigInteger at = below(count(), random);
        if (at.compareTo(BigInteger.valueOf(listed.size())) < 0) return listed.get(at.intValueExact());
        at = at.subtract(BigInteger.valueOf(listed.size()));
        for (Range range : ranges) {
            if (at.compareTo(range.count()) < 0) return range.move().apply(range.from().add(at));
            at = at.subtract(range.count());
        }
        throw new IllegalStateException("no legal move");
    }

    private static BigInteger below(BigInteger bound, RandomGenerator random) {
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

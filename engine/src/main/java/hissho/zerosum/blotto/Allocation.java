package hissho.zerosum.blotto;

import hissho.zerosum.named.Guessing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** So many regiments at each post, in the order of the posts. */
public final class Allocation {

    private static final Pattern WRITTEN = Pattern.compile("\\(\\s*\\d{1,6}(\\s*,\\s*\\d{1,6})*\\s*\\)\\*?");

    private final int[] regiments;

    private Allocation(int[] regiments) {
        this.regiments = regiments;
    }

    public static Allocation of(int... regiments) {
        return new Allocation(regiments.clone());
    }

    /** Reads "(3,1,0)", with or without the star of a class. */
    public static Optional<Allocation> read(String text) {
        if (!WRITTEN.matcher(text.strip()).matches()) return Optional.empty();
        String inside = text.substring(text.indexOf('(') + 1, text.indexOf(')'));
        return Optional.of(new Allocation(Arrays.stream(inside.split(","))
                .mapToInt(s -> Integer.parseInt(s.strip()))
                .toArray()));
    }

    /** All ways to spread the regiments, lexicographically decreasing. */
    public static List<Allocation> all(int total, int posts) {
        List<Allocation> found = new ArrayList<>();
        fill(new int[posts], 0, total, total, false, found);
        return found;
    }

    /** The ways to spread the regiments, as they are written. */
    static List<String> names(int total, int posts) {
        return all(total, posts).stream().map(Allocation::toString).toList();
    }

    /** One way of each class: the decreasing ones, lexicographically decreasing. */
    public static List<Allocation> classes(int total, int posts) {
        List<Allocation> found = new ArrayList<>();
        fill(new int[posts], 0, total, total, true, found);
        return found;
    }

    /** Fills the posts from one on, each with as many as there may be at most; in decreasing ways none gets more than the one before. */
    private static void fill(int[] parts, int at, int left, int most, boolean decreasing, List<Allocation> found) {
        if ((long) most * (parts.length - at) < left) return;
        if (at == parts.length - 1) {
            parts[at] = left;
            found.add(new Allocation(parts.clone()));
            return;
        }
        for (int here = Math.min(left, most); here >= 0; here--) {
            parts[at] = here;
            fill(parts, at + 1, left - here, decreasing ? here : most, decreasing, found);
        }
    }

    public int posts() {
        return regiments.length;
    }

    public int at(int post) {
        return regiments[post];
    }

    public int total() {
        return Arrays.stream(regiments).sum();
    }

    /** The decreasing allocation of the same class. */
    public Allocation sorted() {
        int[] sorted = regiments.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length / 2; i++) {
            int swapped = sorted[i];
            sorted[i] = sorted[sorted.length - 1 - i];
            sorted[sorted.length - 1 - i] = swapped;
        }
        return new Allocation(sorted);
    }

    /** How many allocations there are in this class: the multinomial coefficient of the repetitions. */
    public BigInteger classSize() {
        BigInteger ways = BigInteger.ONE;
        int left = posts();
        for (long count : Arrays.stream(regiments)
                .boxed()
                .collect(Collectors.groupingBy(n -> n, Collectors.counting()))
                .values()) {
            ways = ways.multiply(Guessing.Pascal.binomial(left, (int) count));
            left -= (int) count;
        }
        return ways;
    }

    /** The name of the class: the decreasing allocation, with a star where the class has other members. */
    public String className() {
        Allocation first = sorted();
        return first + (classSize().equals(BigInteger.ONE) ? "" : "*");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Allocation allocation && Arrays.equals(regiments, allocation.regiments);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(regiments);
    }

    @Override
    public String toString() {
        return Arrays.stream(regiments).mapToObj(Integer::toString).collect(Collectors.joining(",", "(", ")"));
    }
}

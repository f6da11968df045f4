package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** A game on heaps: its name and the text of its rule, its moves, and the values of single heaps. */
public final class HeapGame {

    private static final Set<String> NIM_IN_MISERE = Set.of(
            "subtraction",
            "impatient-subtraction",
            "at-least-half",
            "at-most-half",
            "dim-plus",
            "even-if-not-all-all-if-odd",
            "even-or-single",
            "threes-or-all");

    private final String name;
    private final String rule;
    private final long least;
    private final Followers followers;
    private final HeapValues values;
    private final @Nullable LongFunction<LongStream> inverse;

    private HeapGame(
            String name,
            String rule,
            long least,
            Followers followers,
            HeapValues values,
            @Nullable LongFunction<LongStream> inverse) {
        this.name = name;
        this.rule = rule;
        this.least = least;
        this.followers = followers;
        this.values = values;
        this.inverse = inverse;
    }

    public static HeapGame of(String name, String rule, long least, Followers followers, HeapValues values) {
        return new HeapGame(name, rule, least, followers, values, null);
    }

    /** A game of single heaps with a formula, and the heaps that have a given value, smallest first. */
    static HeapGame inverted(
            String name,
            String rule,
            long least,
            Followers followers,
            HeapValues values,
            LongFunction<LongStream> inverse) {
        return new HeapGame(name, rule, least, followers, values, inverse);
    }

    /** The name its kind has in the catalogue. */
    public String name() {
        return name;
    }

    /** The rule in the notation of its family: a code, a set, a condition. */
    public String rule() {
        return rule;
    }

    /** The smallest heap there is: 1 where the rules speak of proper divisors or splits only. */
    public long least() {
        return least;
    }

    public Followers followers() {
        return followers;
    }

    public HeapValues values() {
        return values;
    }

    public long value(long heap) {
        return values.value(heap, Progress.none());
    }

    /**
     * Whether its piles are as good as Nim piles of their values in misère play too, because a pile of value 0 that has a move has
     * one to value 1. For subtraction games this is Ferguson's pairing: with s the least member, n has value 1 exactly if n − s has
     * value 0; if n has value 0, then n − s does not, so it can be moved by some t to value 0, and n moved by t has value 1. In the
     * other games the piles of value 0 have no moves, or the formula shows the move.
     */
    boolean isNimInMisere() {
        return NIM_IN_MISERE.contains(name);
    }

    Optional<LongFunction<LongStream>> inverse() {
        return Optional.ofNullable(inverse);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof HeapGame other && name.equals(other.name) && rule.equals(other.rule);
    }

    @Override
    public int hashCode() {
        return name.hashCode() * 31 + rule.hashCode();
    }

    @Override
    public String toString() {
        return name + " " + rule;
    }
}

package hissho.impartial.heap;

import hissho.progress.Progress;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/** A game on heaps: its name and the text of its rule, its moves, the values of single heaps, and what its theory adds. */
public final class HeapGame {

    private final String name;
    private final String rule;
    private final long least;
    private final Followers followers;
    private final HeapValues values;
    private final Theory theory;

    /**
     * What is known of a game beyond its rules.
     *
     * @param inverse the heaps that have a given value, smallest first, in games that leave one heap at most
     * @param tally how many moves lead to a value
     * @param stride how far apart the numbers are that may be taken, where they go on for ever
     * @param nimInMisere whether piles are as good as Nim piles of their values in misère play too
     * @param inPlane whether heaps are regions of points between loops
     */
    private record Theory(
            Optional<LongFunction<LongStream>> inverse,
            Tally tally,
            long stride,
            boolean nimInMisere,
            boolean inPlane) {}

    private HeapGame(String name, String rule, long least, Followers followers, HeapValues values, Theory theory) {
        this.name = name;
        this.rule = rule;
        this.least = least;
        this.followers = followers;
        this.values = values;
        this.theory = theory;
    }

    public static HeapGame of(String name, String rule, long least, Followers followers, HeapValues values) {
        return new HeapGame(
                name, rule, least, followers, values, new Theory(Optional.empty(), Tally.UNKNOWN, 1, false, false));
    }

    private HeapGame with(Theory known) {
        return new HeapGame(name, rule, least, followers, values, known);
    }

    /** The same game, with the heaps that have a given value, smallest first; every move must leave one heap at most. */
    public HeapGame inverted(LongFunction<LongStream> inverse) {
        return with(new Theory(Optional.of(inverse), theory.tally, theory.stride, theory.nimInMisere, theory.inPlane));
    }

    /** The same game, whose moves can be counted. */
    public HeapGame counted(Tally tally) {
        return counted(tally, 1);
    }

    /** The same for a game that can take numbers this far apart for ever. */
    public HeapGame counted(Tally tally, long stride) {
        return with(new Theory(theory.inverse, tally, stride, theory.nimInMisere, theory.inPlane));
    }

    /**
     * The same game, whose piles are as good as Nim piles of their values in misère play too, because a pile of value 0 that has a
     * move has one to value 1. For subtraction games this is Ferguson's pairing: with s the least member, n has value 1 exactly if
     * n − s has value 0; if n has value 0, then n − s does not, so it can be moved by some t to value 0, and n moved by t has
     * value 1. In the other games the piles of value 0 have no moves, or the formula shows the move.
     */
    public HeapGame nimInMisere() {
        return with(new Theory(theory.inverse, theory.tally, theory.stride, true, theory.inPlane));
    }

    /** The same game, played with points between loops. */
    public HeapGame inPlane() {
        return with(new Theory(theory.inverse, theory.tally, theory.stride, theory.nimInMisere, true));
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

    public long value(long heap, Progress progress) {
        return values.value(heap, progress);
    }

    /** Whether its piles are as good as Nim piles of their values in misère play too. */
    public boolean isNimInMisere() {
        return theory.nimInMisere;
    }

    /** Whether a heap is a region of points between loops, as in Rims and Rayles. */
    public boolean isInPlane() {
        return theory.inPlane;
    }

    public Optional<LongFunction<LongStream>> inverse() {
        return theory.inverse;
    }

    /** How far apart the numbers are that may be taken, where they go on for ever; 1 otherwise. */
    public long stride() {
        return theory.stride;
    }

    public Tally tally() {
        return theory.tally;
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

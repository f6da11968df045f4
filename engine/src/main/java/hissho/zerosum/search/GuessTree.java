package hissho.zerosum.search;

import hissho.document.InOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A binary search tree over consecutive numbers: the first guess, and what to do when it is too high or too low. */
public record GuessTree(int guess, Optional<GuessTree> lower, Optional<GuessTree> higher) {

    /** All search trees over the numbers from first to last, by first guess, then by the lower part, then by the higher. */
    static List<GuessTree> all(int first, int last) {
        List<GuessTree> trees = new ArrayList<>();
        for (int guess = first; guess <= last; guess++)
            for (Optional<GuessTree> lower : orNone(first, guess - 1))
                for (Optional<GuessTree> higher : orNone(guess + 1, last))
                    trees.add(new GuessTree(guess, lower, higher));
        return trees;
    }

    private static List<Optional<GuessTree>> orNone(int first, int last) {
        return first > last
                ? List.of(Optional.empty())
                : all(first, last).stream().map(Optional::of).toList();
    }

    /** How many guesses find the number. */
    int guesses(int number) {
        if (number == guess) return 1;
        return 1 + (number < guess ? lower : higher).orElseThrow().guesses(number);
    }

    /** The tree as data: the guess, then what follows "too high" and what follows "too low". */
    Map<String, Object> listed() {
        Map<String, Object> listed = InOrder.of("guess", guess);
        lower.ifPresent(next -> listed.put("lower", next.listed()));
        higher.ifPresent(next -> listed.put("higher", next.listed()));
        return listed;
    }

    /** The tree of the mirrored numbers. */
    GuessTree mirrored(int sum) {
        return new GuessTree(sum - guess, higher.map(t -> t.mirrored(sum)), lower.map(t -> t.mirrored(sum)));
    }

    private boolean isSingle() {
        return lower.isEmpty() && higher.isEmpty();
    }

    /** The guesses in order, as 1-3-2; where an answer decides between two parts, both in brackets unless each is one number. */
    @Override
    public String toString() {
        if (isSingle()) return Integer.toString(guess);
        if (lower.isPresent() && higher.isPresent())
            return lower.get().isSingle() && higher.get().isSingle()
                    ? Integer.toString(guess)
                    : guess + "(" + lower.get().inBrackets() + "|"
                            + higher.get().inBrackets() + ")";
        return guess + "-" + lower.or(() -> higher).orElseThrow();
    }

    /** Inside brackets a tree of three numbers split in the middle must not look like a single number. */
    private String inBrackets() {
        return lower.isPresent()
                        && higher.isPresent()
                        && lower.get().isSingle()
                        && higher.get().isSingle()
                ? lower.get().guess() + "<" + guess + "<" + higher.get().guess()
                : toString();
    }
}

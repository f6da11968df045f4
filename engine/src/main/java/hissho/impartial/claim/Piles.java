package hissho.impartial.claim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Piles in ascending order, numbered: the largest has the size of the instance. */
final class Piles {

    private Piles() {}

    /** How many numbers are given out for so many piles; those whose piles are not ascending stand for nothing. */
    static long count(int size, int piles) {
        long count = 1;
        for (int i = 1; i < piles; i++) count *= size + 1L;
        return count;
    }

    static Optional<List<Integer>> numbered(int size, long number, int piles) {
        List<Integer> found = new ArrayList<>();
        long rest = number;
        for (int i = 1; i < piles; i++) {
            found.addFirst((int) (rest % (size + 1)));
            rest /= size + 1;
        }
        found.add(size);
        for (int i = 1; i < piles; i++) if (found.get(i) < found.get(i - 1)) return Optional.empty();
        return Optional.of(List.copyOf(found));
    }

    static List<Integer> with(List<Integer> piles, int index, int left) {
        List<Integer> changed = new ArrayList<>(piles);
        changed.set(index, left);
        changed.sort(null);
        return List.copyOf(changed);
    }

    static int nimSum(List<Integer> piles) {
        return piles.stream().reduce(0, (a, b) -> a ^ b);
    }
}

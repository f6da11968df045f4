package hissho.zerosum.invariance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A permutation of the numbers 0 to n-1, by the image of each. */
public final class Permutation {

    private final int[] images;

    private Permutation(int[] images) {
        this.images = images;
    }

    static Permutation of(int[] images) {
        return new Permutation(images.clone());
    }

    public static Permutation identity(int size) {
        return new Permutation(IntStream.range(0, size).toArray());
    }

    /** All permutations of so many numbers. */
    static List<Permutation> all(int size) {
        List<Permutation> found = new ArrayList<>();
        grow(new int[size], 0, found);
        return found;
    }

    private static void grow(int[] images, int at, List<Permutation> found) {
        if (at == images.length) {
            found.add(of(images));
            return;
        }
        for (int image = 0; image < images.length; image++) {
            int next = image;
            if (Arrays.stream(images, 0, at).anyMatch(i -> i == next)) continue;
            images[at] = image;
            grow(images, at + 1, found);
        }
    }

    /** Reads images that count from 1, or nothing where they are no permutation. */
    public static Optional<Permutation> fromOne(List<Integer> images) {
        int n = images.size();
        boolean[] seen = new boolean[n];
        int[] from0 = new int[n];
        for (int i = 0; i < n; i++) {
            int image = images.get(i) - 1;
            if (image < 0 || image >= n || seen[image]) return Optional.empty();
            seen[image] = true;
            from0[i] = image;
        }
        return Optional.of(new Permutation(from0));
    }

    public int size() {
        return images.length;
    }

    public int of(int number) {
        return images[number];
    }

    /** First this, then the other. */
    public Permutation then(Permutation other) {
        return new Permutation(Arrays.stream(images).map(other::of).toArray());
    }

    public Permutation inverse() {
        int[] back = new int[images.length];
        for (int i = 0; i < images.length; i++) back[images[i]] = i;
        return new Permutation(back);
    }

    public boolean isIdentity() {
        return IntStream.range(0, images.length).allMatch(i -> images[i] == i);
    }

    /** The images, counting from 1. */
    public List<Integer> fromOne() {
        return Arrays.stream(images).map(i -> i + 1).boxed().toList();
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof Permutation other && Arrays.equals(images, other.images);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(images);
    }

    @Override
    public String toString() {
        return fromOne().toString();
    }
}

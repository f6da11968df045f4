package hissho.bench;

import hissho.impartial.hackenbush.GreenPicture;
import hissho.impartial.hackenbush.Picture;
import hissho.progress.Progress;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;

/**
 * Green pictures: a tree of a million edges, a general picture of 10^5 edges with the value after every cut, and all cuts of a smaller
 * picture together against the same cuts one by one.
 */
public final class HackenbushBenchmark {

    private HackenbushBenchmark() {}

    public static void main(String[] arguments) {
        // a picture keeps its answers, so every run gets one of its own
        for (int i = 0; i < 20; i++) fresh().cutValues(Progress.none());
        Picture tree = tree(1_000_000);
        time(
                "a random tree of 10^6 edges: its value",
                () -> GreenPicture.of(tree).worth());
        Picture stalk = stalk(1_000_000);
        time("a stalk of 10^6 edges: its value", () -> GreenPicture.of(stalk).worth());
        GreenPicture general = GreenPicture.of(random(100_000, 60_000, 2));
        time("a general picture of 10^5 edges: its value", general::worth);
        time("the same: the value after every cut", () -> sum(general.cutValues(Progress.none())));
        GreenPicture large = GreenPicture.of(tree);
        time("the tree of 10^6 edges: the value after every cut", () -> sum(large.cutValues(Progress.none())));
        for (int edges = 10_000; edges <= 1_000_000; edges *= 10) {
            GreenPicture grown = GreenPicture.of(random(edges, edges * 3 / 5, 3));
            double cuts =
                    time(edges + " edges: the value after every cut", () -> sum(grown.cutValues(Progress.none())));
            Measured.growth("the value after every cut, edges", edges, cuts);
            Picture plain = tree(edges);
            double value = time(
                    "a tree of " + edges + " edges: its value",
                    () -> GreenPicture.of(plain).worth());
            Measured.growth("the value of a tree, edges", edges, value);
        }
        double together = time("3,000 edges: all cuts together", () -> sum(fresh().cutValues(Progress.none())));
        double single = time("3,000 edges: all cuts one by one", () -> oneByOne(fresh()));
        Measured.ratio("hackenbush, 3,000 edges, all cuts", together, "one by one", single);
        System.out.printf(Locale.ROOT, "together is %.0f times as fast as one by one%n", single / together);
    }

    private static GreenPicture fresh() {
        return GreenPicture.of(random(3_000, 2_000, 1));
    }

    private static int oneByOne(GreenPicture picture) {
        return picture.present().stream().map(e -> picture.cut(e).worth()).sum();
    }

    private static int sum(int[] values) {
        int sum = 0;
        for (int value : values) sum += value;
        return sum;
    }

    private static double time(String what, IntSupplier work) {
        long start = System.nanoTime();
        int result = work.getAsInt();
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(Locale.ROOT, "%-50s %9.4f s   (%d)%n", what, seconds, result);
        return seconds;
    }

    private static Picture tree(int edges) {
        SplittableRandom random = new SplittableRandom(7);
        long[] from = new long[edges];
        long[] to = new long[edges];
        for (int e = 0; e < edges; e++) {
            from[e] = random.nextInt(Math.max(0, e - 50), e + 1);
            to[e] = e + 1L;
        }
        return Picture.of(0, from, to);
    }

    private static Picture stalk(int edges) {
        long[] from = new long[edges];
        long[] to = new long[edges];
        for (int e = 0; e < edges; e++) {
            from[e] = e;
            to[e] = e + 1L;
        }
        return Picture.of(0, from, to);
    }

    /** A connected picture: a tree with short cycles closed here and there. */
    private static Picture random(int edges, int vertices, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        long[] from = new long[edges];
        long[] to = new long[edges];
        for (int e = 0; e < edges; e++) {
            int upper = e < vertices - 1 ? e + 1 : random.nextInt(1, vertices);
            from[e] = random.nextInt(Math.max(0, upper - 20), upper);
            to[e] = upper;
        }
        return Picture.of(0, from, to);
    }
}

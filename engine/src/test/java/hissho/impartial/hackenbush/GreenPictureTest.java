package hissho.impartial.hackenbush;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GreenPictureTest {

    /** Pictures by pairs of ends; vertex 0 is the ground, and edges without ground are left out by whoever reads them. */
    static Generator<List<List<Integer>>> pictures(int vertices, int edges) {
        return Generator.listOf(Generator.listOf(Generator.whole(0, vertices - 1), 2, 2), 1, edges);
    }

    /** The definition: the least number that no cut leads to. */
    private static int bySearch(Picture picture, BitSet present, Map<BitSet, Integer> known) {
        Integer before = known.get(present);
        if (before != null) return before;
        BitSet seen = new BitSet();
        present.stream().forEach(e -> seen.set(bySearch(picture, picture.cut(present, e), known)));
        int value = seen.nextClearBit(0);
        known.put(present, value);
        return value;
    }

    @Test
    void fusionAndColonGiveTheValueOfTheSearch() {
        Property.holds(300, pictures(6, 10), edges -> {
            Picture picture = Picture.of(0, edges);
            GreenPicture green = GreenPicture.of(picture);
            Map<BitSet, Integer> known = new HashMap<>();
            assertEquals(bySearch(picture, green.present(), known), green.worth());
            int[] after = green.cutValues(Progress.none());
            green.present().stream()
                    .forEach(e ->
                            assertEquals(known.get(picture.cut(green.present(), e)), after[e], "cut of edge " + e));
            assertEquals(green.present().cardinality() % 2, green.worth() % 2, "the parity of the edges");
        });
    }

    @Test
    void allCutsTogetherAreAllCutsOneByOne() {
        for (int vertices : new int[] {8, 20, 60})
            Property.holds(60, pictures(vertices, 90), edges -> assertCuts(GreenPicture.of(Picture.of(0, edges))));
    }

    @Test
    void longRingsAndStalksToo() {
        for (int length : new int[] {2, 3, 31, 32, 33, 34, 100}) {
            List<List<Integer>> edges = new ArrayList<>();
            for (int i = 0; i < length; i++) edges.add(List.of(i, (i + 1) % length));
            for (int i = 0; i < length; i += 3) edges.add(List.of(i, 1000 + i));
            for (int i = 0; i < length; i += 5) edges.add(List.of(1000 + i - i % 3, 2000 + i));
            assertCuts(GreenPicture.of(Picture.of(0, edges)));
            assertCuts(GreenPicture.of(Picture.of(7000, joined(edges))));
        }
    }

    private static List<List<Integer>> joined(List<List<Integer>> edges) {
        List<List<Integer>> all = new ArrayList<>(edges);
        all.add(List.of(7000, 0));
        return all;
    }

    private static void assertCuts(GreenPicture green) {
        int[] after = green.cutValues(Progress.none());
        green.present().stream()
                .forEach(e -> assertEquals(green.cut(e).worth(), after[e], green.print() + " cut " + e));
    }

    @Test
    void chainsBreakTheSameTogetherAsOneByOne() {
        Property.holds(200, Generator.listOf(Generator.whole(0, 40), 1, 60), pieces -> {
            int[] w = pieces.stream().mapToInt(Integer::intValue).toArray();
            assertArrayEquals(Chain.oneByOne(w), Chain.together(w));
        });
    }

    @Test
    void randomPicturesAreCertified() {
        Property.holds(
                40,
                pictures(12, 30),
                edges -> assertTrue(
                        Analysis.of(GreenPicture.of(Picture.of(0, edges)), Convention.NORMAL, Progress.none())
                                .certified(Progress.none())));
    }

    @Test
    void deepAndLargePicturesNeedNoRecursion() {
        int n = 60_000;
        long[] from = IntStream.range(0, n).asLongStream().toArray();
        long[] to = IntStream.rangeClosed(1, n).asLongStream().toArray();
        GreenPicture stalk = GreenPicture.of(Picture.of(0, from, to));
        assertEquals(n, stalk.worth());
        int[] after = stalk.cutValues(Progress.none());
        for (int e = 0; e < n; e += 1000) assertEquals(e, after[e]);
        SplittableRandom random = new SplittableRandom(3);
        for (int e = 0; e < n; e++) from[e] = random.nextInt(0, e + 1);
        GreenPicture tree = GreenPicture.of(Picture.of(0, from, to));
        int[] cuts = tree.cutValues(Progress.none());
        for (int e = 0; e < n; e += n / 3) assertEquals(tree.cut(e).worth(), cuts[e]);
    }
}

package hissho.impartial.subtraction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.impartial.heap.ValueTable;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Sets made of runs: their values are those found member by member, however long the runs are, and they are written by their ends. */
class RunTableTest {

    private static final int HEAPS = 400;

    @Test
    void valuesAreThoseFoundMemberByMember() {
        Random random = new Random(18);
        for (int i = 0; i < 300; i++) {
            List<Long> members = new ArrayList<>();
            for (int run = random.nextInt(4); run >= 0; run--) {
                long from = 1 + random.nextInt(40);
                LongStream.rangeClosed(from, from + random.nextInt(20)).forEach(members::add);
            }
            SubtractionSet.Listed set = new SubtractionSet.Listed(members);
            assertEquals(values(new SubtractionTable(set)), values(new RunTable(set.runs())), set::print);
        }
    }

    @Test
    void aRangeHasTheValuesOfTheTheorem() {
        for (int least = 1; least < 9; least++)
            for (int most = least; most < 20; most++) {
                int a = least;
                int period = least + most;
                SubtractionSet.Listed set = new SubtractionSet.Listed(
                        LongStream.rangeClosed(least, most).boxed().toList());
                assertEquals(
                        IntStream.range(0, HEAPS)
                                .map(n -> n % period / a)
                                .boxed()
                                .toList(),
                        values(new RunTable(set.runs())));
            }
    }

    @Test
    void wideRangesAreAnsweredByTheirPeriod() {
        SubtractionSet.Listed set = new SubtractionSet.Listed(
                LongStream.rangeClosed(1000, 1_000_000).boxed().toList());
        long heap = 1_000_000_000_001L;
        assertEquals(heap % 1_001_000 / 1000, SubtractionGames.of(set).value(heap, Progress.none()));
    }

    @Test
    void longSetsAreWrittenByTheEndsOfTheirRuns() {
        assertEquals("{1,2,3,4,5,6}", written(1, 2, 3, 4, 5, 6));
        assertEquals("{1,3,4,5,7,8,…,16,20,21}", written(1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 21));
    }

    private static String written(long... members) {
        return new SubtractionSet.Listed(LongStream.of(members).boxed().toList()).print();
    }

    private static List<Integer> values(ValueTable table) {
        table.extend(HEAPS, Progress.none());
        return IntStream.range(0, HEAPS).mapToObj(table::value).toList();
    }
}

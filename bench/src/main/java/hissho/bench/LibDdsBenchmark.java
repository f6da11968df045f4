package hissho.bench;

import hissho.card.trick.Aim;
import hissho.card.trick.partition.DoubleDummy;
import hissho.card.trick.partition.DoubleDummyTable;
import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableState;
import hissho.progress.Progress;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/**
 * Random full deals of bridge with open cards, ours and libdds one after the other on each deal, one thread each, every value compared.
 *
 * <p>Ours is first warmed up on other deals, as long as asked for. Times are those that passed and those of the processor: the first show what a person
 * waits, the second what was worked, whatever else the machine did.
 *
 * <p>Arguments: how many deals (100), how many to warm up (60), the first seed (1), how many whole tables of twenty results (10).
 */
public final class LibDdsBenchmark {

    private static final int SUITS = 4;
    private static final int CARDS = 13;
    private static final int NO_TRUMP = 4;

    private LibDdsBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int deals = argument(arguments, 0, 100);
        int warm = argument(arguments, 1, 60);
        int seed = argument(arguments, 2, 1);
        int tables = argument(arguments, 3, 10);
        Optional<LibDds> installed = LibDds.open(1);
        if (installed.isEmpty()) {
            System.out.println("libdds or a C compiler is not installed (Debian packages libdds-dev and gcc)");
            return;
        }
        try (LibDds peer = installed.get()) {
            System.out.println(peer.version() + "; seeds from " + seed + ", " + warm + " deals to warm up");
            for (int i = 0; i < warm; i++) ours(deal(-1 - i), i % 5, i % 4);
            for (boolean trumps : new boolean[] {true, false}) compared(peer, deals, trumps, seed);
            tables(peer, tables, seed, 1);
        }
        int processors = Runtime.getRuntime().availableProcessors();
        try (LibDds peer = LibDds.open(processors).orElseThrow()) {
            tables(peer, tables, seed, processors);
        }
    }

    private static int argument(String[] arguments, int index, int usual) {
        return arguments.length > index ? Integer.parseInt(arguments[index]) : usual;
    }

    private record Timed(int tricks, double seconds, double used) {}

    private static void compared(LibDds peer, int deals, boolean trumps, int seed) {
        double[] sums = new double[4];
        double[] worst = new double[2];
        for (int i = 0; i < deals; i++) {
            List<Long> hands = deal(seed + i);
            int trump = trumps ? i % SUITS : NO_TRUMP;
            int leader = i % 4;
            LibDds.Answer theirs = peer.value(rules(trump), hands, trump, leader);
            Timed mine = ours(hands, trump, leader);
            if (theirs.tricks().getFirst() != mine.tricks()) throw new AssertionError("deal " + (seed + i));
            sums[0] += mine.seconds();
            sums[1] += mine.used();
            sums[2] += theirs.seconds();
            sums[3] += theirs.used();
            worst[0] = Math.max(worst[0], mine.used());
            worst[1] = Math.max(worst[1], theirs.used());
        }
        String name = "bridge, a full deal " + (trumps ? "with trumps" : "without trumps");
        Measured.ratio(name + ", processor time", sums[1] / deals, "libdds", sums[3] / deals);
        System.out.printf(
                "%d deals %s: Hissho %.4f s a deal (processor %.4f, worst %.3f), libdds %.4f s (processor %.4f, worst"
                        + " %.3f); libdds takes %.2f times as long (processor %.2f), all equal%n",
                deals,
                trumps ? "with trumps" : "without trumps",
                sums[0] / deals,
                sums[1] / deals,
                worst[0],
                sums[2] / deals,
                sums[3] / deals,
                worst[1],
                sums[2] / sums[0],
                sums[3] / sums[1]);
    }

    /** Whole tables, both sides on so many threads. */
    private static void tables(LibDds peer, int tables, int seed, int threads) {
        if (tables == 0) return;
        double mine = 0;
        double theirs = 0;
        for (int i = 0; i < tables; i++) {
            List<Long> hands = deal(seed + i);
            LibDds.Answer answer = peer.table(rules(NO_TRUMP), hands);
            theirs += answer.seconds();
            long start = System.nanoTime();
            DoubleDummyTable table = DoubleDummyTable.of(rules(NO_TRUMP), hands, threads, Progress.none());
            mine += (System.nanoTime() - start) / 1e9;
            List<Integer> tricks = table.tricks().stream().flatMap(List::stream).toList();
            if (!tricks.equals(answer.tricks())) throw new AssertionError("deal " + (seed + i));
        }
        String on = threads == 1 ? "one thread" : threads + " threads";
        Measured.ratio("bridge, a table of 20 results on " + on, mine / tables, "libdds", theirs / tables);
        System.out.printf(
                "%d tables of 20 results on %s: Hissho %.3f s a table, libdds %.3f s; libdds takes %.2f times as long,"
                        + " all equal%n",
                tables, on, mine / tables, theirs / tables, theirs / mine);
    }

    /** The tricks of the leader's side. */
    private static Timed ours(List<Long> hands, int trump, int leader) {
        TableRules rules = rules(trump);
        long used = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        long start = System.nanoTime();
        int first = new DoubleDummy(rules, Progress.none()).value(TableState.start(rules, hands, leader)) / 4;
        double seconds = (System.nanoTime() - start) / 1e9;
        double worked = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - used) / 1e9;
        return new Timed(leader % 2 == 0 ? first : CARDS - first, seconds, worked);
    }

    private static TableRules rules(int trump) {
        List<Long> suits = new ArrayList<>();
        for (int s = 0; s < SUITS; s++) suits.add(((1L << CARDS) - 1) << (s * CARDS));
        return new TableRules(
                4,
                true,
                TableRules.Follow.ALWAYS,
                trump < NO_TRUMP ? OptionalInt.of(trump) : OptionalInt.empty(),
                Aim.COLLECT,
                OptionalInt.empty(),
                suits,
                Collections.nCopies(SUITS * CARDS, 1),
                List.of());
    }

    private static List<Long> deal(long seed) {
        List<Integer> pack = new ArrayList<>();
        for (int c = 0; c < SUITS * CARDS; c++) pack.add(c);
        Collections.shuffle(pack, new Random(seed));
        List<Long> hands = new ArrayList<>(Collections.nCopies(4, 0L));
        for (int c = 0; c < pack.size(); c++) hands.set(c % 4, hands.get(c % 4) | 1L << pack.get(c));
        return hands;
    }
}

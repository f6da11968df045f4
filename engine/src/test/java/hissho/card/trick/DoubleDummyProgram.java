package hissho.card.trick;

import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.card.trick.partition.RandomBridge;
import hissho.card.trick.whist.TableAnalysis;
import hissho.card.trick.whist.TableState;
import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairTables;
import hissho.card.trick.staircase.Staircase;
import hissho.progress.Progress;
import hissho.store.MemoryStore;
import java.lang.foreign.Arena;
import java.util.Optional;
import java.util.Random;

/**
 * Compares whist and bridge with the double-dummy solver. For whist North and East hold the spades, South only
 * hearts and West only diamonds, without trumps, so nobody but North and East ever takes a trick.
 */
final class DoubleDummyProgram {

    private DoubleDummyProgram() {}

    private static final int LARGEST = 6;
    private static final int CARDS = 13;
    private static final int TRICK = 4;

    /** Prints how many deals were compared, or that the solver is absent; throws where a value differs. */
    public static void main(String[] arguments) throws Throwable {
        int deals = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 6;
        try (Arena arena = Arena.ofConfined()) {
            Optional<DoubleDummyLibrary> library = DoubleDummyLibrary.load(arena);
            if (library.isEmpty()) {
                System.out.println("absent");
                return;
            }
            System.out.println("equal " + whist(library.get()));
            for (int i = 0; i < deals; i++) bridge(library.get(), i);
            System.out.println("bridge " + deals);
        }
    }

    private static long whist(DoubleDummyLibrary library) throws Throwable {
        long compared = 0;
        StairTables tables = StairTables.fill(LARGEST, new MemoryStore(), 1, Progress.none());
        for (int n = 1; n <= LARGEST; n++)
            for (long number = 0; number < Combinadics.count(n); number++) {
                int word = Combinadics.word(n, number);
                int tricks = library.tricks(DoubleDummyLibrary.NO_TRUMP, 0, whist(n, word));
                assertEquals(Staircase.valueAt(tables.stairsOf(n, number), 2 * n) / 2, tricks, "word " + word);
                compared++;
            }
        return compared;
    }

    /** North leads; hands are North, East, South, West, suits spades, hearts, diamonds, clubs, ranks bits 2 to 14. */
    private static int[][] whist(int n, int word) {
        int[][] hands = new int[4][4];
        for (int p = 0; p < 2 * n; p++) hands[1 - (word >>> p & 1)][0] |= 1 << 14 - p;
        int low = ((1 << n) - 1) << 2;
        hands[2][1] = low;
        hands[3][2] = low;
        return hands;
    }

    /** A full deal, every lead of it. */
    private static void bridge(DoubleDummyLibrary library, int number) throws Throwable {
        RandomBridge deal = RandomBridge.of(new Random(number), CARDS, number % 5 - 1, number % 4);
        int[][] hands = new int[4][4];
        for (int seat = 0; seat < 4; seat++)
            for (long rest = deal.hands().get(seat); rest != 0; rest &= rest - 1) {
                int card = Long.numberOfTrailingZeros(rest);
                hands[seat][card / CARDS] |= 1 << 14 - card % CARDS;
            }
        int trump = deal.rules().trump().orElse(DoubleDummyLibrary.NO_TRUMP);
        TableAnalysis analysis = new TableAnalysis(deal.rules(), Progress.none());
        TableState start = deal.start();
        int side = deal.leader() % 2;
        for (DoubleDummyLibrary.Lead lead : library.leads(trump, deal.leader(), hands)) {
            int card = CARDS * lead.suit() + 14 - lead.rank();
            int points = analysis.result(start.after(deal.rules(), card)).get(side);
            assertEquals(TRICK * lead.tricks(), points, "deal " + number + " card " + card);
        }
    }
}

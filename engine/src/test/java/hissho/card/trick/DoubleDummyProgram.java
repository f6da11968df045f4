package hissho.card.trick;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import hissho.card.trick.table.Combinadics;
import hissho.card.trick.table.StairTables;
import hissho.card.trick.table.Staircase;
import hissho.progress.Progress;
import hissho.store.MemoryStore;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * Compares whist with the bridge double-dummy solver (Debian's libdds0): North and East hold the spades, South only
 * hearts and West only diamonds, without trumps, so nobody but North and East ever takes a trick.
 */
final class DoubleDummyProgram {

    private DoubleDummyProgram() {}

    private static final int LARGEST = 6;
    private static final int NO_TRUMP = 4;
    private static final int DEAL_INTS = 8 + 16;
    private static final int FUTURE_INTS = 2 + 4 * 13;

    /** Prints how many deals were compared, or that the solver is absent; throws where a value differs. */
    public static void main(String[] arguments) throws Throwable {
        try (Arena arena = Arena.ofConfined()) {
            Optional<SymbolLookup> library = library();
            if (library.isEmpty()) {
                System.out.println("absent");
                return;
            }
            long compared = 0;
            Linker linker = Linker.nativeLinker();
            MemoryLayout deal = MemoryLayout.structLayout(MemoryLayout.sequenceLayout(DEAL_INTS, JAVA_INT));
            MethodHandle solve = linker.downcallHandle(
                    library.get().find("SolveBoard").orElseThrow(),
                    FunctionDescriptor.of(JAVA_INT, deal, JAVA_INT, JAVA_INT, JAVA_INT, ValueLayout.ADDRESS, JAVA_INT));
            StairTables tables = StairTables.fill(LARGEST, new MemoryStore(), 1, Progress.none());
            MemorySegment board = arena.allocate(deal);
            MemorySegment future = arena.allocate(JAVA_INT, FUTURE_INTS);
            for (int n = 1; n <= LARGEST; n++)
                for (long number = 0; number < Combinadics.count(n); number++) {
                    int word = Combinadics.word(n, number);
                    fill(board, n, word);
                    int code = (int) solve.invoke(board, -1, 1, 1, future, 0);
                    assertEquals(1, code, "return code");
                    int tricks = future.getAtIndex(JAVA_INT, 2 + 3 * 13);
                    assertEquals(Staircase.valueAt(tables.stairsOf(n, number), 2 * n) / 2, tricks, "word " + word);
                    compared++;
                }
            System.out.println("equal " + compared);
        }
    }

    private static Optional<SymbolLookup> library() {
        for (String name : new String[] {"libdds.so.0", "libdds.so"})
            try {
                return Optional.of(SymbolLookup.libraryLookup(name, Arena.global()));
            } catch (IllegalArgumentException e) {
                continue;
            }
        return Optional.empty();
    }

    /** North leads; hands are North, East, South, West, suits spades, hearts, diamonds, clubs, ranks bits 2 to 14. */
    private static void fill(MemorySegment board, int n, int word) {
        board.fill((byte) 0);
        board.setAtIndex(JAVA_INT, 0, NO_TRUMP);
        board.setAtIndex(JAVA_INT, 1, 0);
        int north = 0;
        int east = 0;
        for (int p = 0; p < 2 * n; p++)
            if ((word >>> p & 1) == 1) north |= 1 << 14 - p;
            else east |= 1 << 14 - p;
        int low = ((1 << n) - 1) << 2;
        board.setAtIndex(JAVA_INT, 8, north);
        board.setAtIndex(JAVA_INT, 8 + 4, east);
        board.setAtIndex(JAVA_INT, 8 + 2 * 4 + 1, low);
        board.setAtIndex(JAVA_INT, 8 + 3 * 4 + 2, low);
    }
}

package hissho.card.trick;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bridge double-dummy solver (Debian's libdds0), where it is installed. */
final class DoubleDummyLibrary {

    static final int NO_TRUMP = 4;
    private static final int SEATS = 4;
    private static final int DEAL_INTS = 8 + 16;
    private static final int MOST_CARDS = 13;
    private static final int FUTURE_INTS = 2 + 4 * MOST_CARDS;

    private final MethodHandle solve;
    private final MemorySegment board;
    private final MemorySegment future;

    private DoubleDummyLibrary(MethodHandle solve, MemorySegment board, MemorySegment future) {
        this.solve = solve;
        this.board = board;
        this.future = future;
    }

    static Optional<DoubleDummyLibrary> load(Arena arena) {
        MemoryLayout deal = MemoryLayout.structLayout(MemoryLayout.sequenceLayout(DEAL_INTS, JAVA_INT));
        FunctionDescriptor form =
                FunctionDescriptor.of(JAVA_INT, deal, JAVA_INT, JAVA_INT, JAVA_INT, ValueLayout.ADDRESS, JAVA_INT);
        return library()
                .map(library -> new DoubleDummyLibrary(
                        Linker.nativeLinker()
                                .downcallHandle(library.find("SolveBoard").orElseThrow(), form),
                        arena.allocate(deal),
                        arena.allocate(JAVA_INT, FUTURE_INTS)));
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

    /** A lead, the bits of the lower cards that are its equals, and the tricks of the leader's side after it. */
    record Lead(int suit, int rank, int equals, int tricks) {}

    /** Every lead of the first hand; cards by hand and suit are bits 2 to 14. */
    List<Lead> leads(int trump, int leader, int[][] hands) throws Throwable {
        return solved(trump, leader, hands, 3);
    }

    /** The tricks of the leader's side. */
    int tricks(int trump, int leader, int[][] hands) throws Throwable {
        return solved(trump, leader, hands, 1).getFirst().tricks();
    }

    private List<Lead> solved(int trump, int leader, int[][] hands, int solutions) throws Throwable {
        board.fill((byte) 0);
        board.setAtIndex(JAVA_INT, 0, trump);
        board.setAtIndex(JAVA_INT, 1, leader);
        for (int seat = 0; seat < SEATS; seat++)
            for (int suit = 0; suit < SEATS; suit++)
                board.setAtIndex(JAVA_INT, 8L + 4 * seat + suit, hands[seat][suit]);
        int code = (int) solve.invoke(board, -1, solutions, 1, future, 0);
        assertEquals(1, code, "return code");
        List<Lead> leads = new ArrayList<>();
        for (int i = 0; i < future.getAtIndex(JAVA_INT, 1); i++)
            leads.add(new Lead(
                    future.getAtIndex(JAVA_INT, 2L + i),
                    future.getAtIndex(JAVA_INT, 2L + MOST_CARDS + i),
                    future.getAtIndex(JAVA_INT, 2L + 2 * MOST_CARDS + i),
                    future.getAtIndex(JAVA_INT, 2L + 3 * MOST_CARDS + i)));
        return leads;
    }
}

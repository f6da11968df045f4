package hissho.stochastic.system.solve;

import java.util.Arrays;
import java.util.List;

/**
 * What sort of system it is: without a way back (multistage), with every cell that can lead back stopping with positive probability
 * (stochastic), with cells that do not stop although play cannot be kept alive (transient), or with play that can be (recursive).
 */
public enum Classification {
    MULTISTAGE,
    STOCHASTIC,
    TRANSIENT,
    RECURSIVE;

    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    public static Classification of(Arena arena) {
        List<int[]> parts = arena.components();
        int[] part = new int[arena.size()];
        for (int c = 0; c < parts.size(); c++) for (int k : parts.get(c)) part[k] = c;
        boolean back = false;
        boolean stops = true;
        for (int k = 0; k < arena.size(); k++) {
            int own = part[k];
            for (List<Arena.Move> line : arena.rooms().get(k).moves())
                for (Arena.Move move : line)
                    if (Arrays.stream(move.to()).anyMatch(to -> part[to] == own)) {
                        back = true;
                        stops &= move.stop().isPositive();
                    }
        }
        if (!back) return MULTISTAGE;
        if (stops) return STOCHASTIC;
        return endless(arena).isEmpty() ? TRANSIENT : RECURSIVE;
    }

    /** Where both players together can keep play alive: an action is a cell. */
    public static EndComponents endless(Arena arena) {
        return EndComponents.of(new EndComponents.Decisions() {
            @Override
            public int states() {
                return arena.size();
            }

            @Override
            public int actions(int state) {
                Arena.Room room = arena.rooms().get(state);
                return room.height() * room.width();
            }

            @Override
            public boolean goesOn(int state, int action) {
                return move(state, action).stop().isZero();
            }

            @Override
            public int[] to(int state, int action) {
                return move(state, action).to();
            }

            private Arena.Move move(int state, int action) {
                Arena.Room room = arena.rooms().get(state);
                return room.move(action / room.width(), action % room.width());
            }
        });
    }

    /** Whether a cell with a payoff lies on a loop that need never stop. */
    public static boolean paysForEver(Arena arena) {
        EndComponents endless = endless(arena);
        for (int k = 0; k < arena.size(); k++) {
            Arena.Room room = arena.rooms().get(k);
            for (int cell : endless.kept(k))
                if (!room.move(cell / room.width(), cell % room.width()).pay().isZero()) return true;
        }
        return false;
    }
}

package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The states from which a player has a stationary strategy that guarantees the value: what is left when the others are struck out.
 *
 * <p>Such a strategy is optimal in the matrix A(v) of its state, and against every column that pays no more than the value it leads only to
 * states of the same sort. So lines that lead elsewhere are not played, and a state without other optimal mixtures is struck out. Among the
 * mixtures that are left the mean of the extreme ones plays the most lines and leaves the fewest such columns. Where the opponent can keep
 * play alive even against it, and endless play is worse than the value, no other mixture does better, and those states are struck out.
 */
final class Held {

    private final Arena arena;
    private final boolean rows;
    private final List<Algebraic> value;
    private final Optional<Rational> infinite;
    private final BitSet states = new BitSet();
    private final List<List<List<Algebraic>>> faces = new ArrayList<>();
    private final List<Algebraic[][]> matrices = new ArrayList<>();

    private Held(
            Arena arena,
            boolean rows,
            List<Algebraic> value,
            List<List<List<Algebraic>>> extreme,
            Optional<Rational> infinite) {
        this.arena = arena;
        this.rows = rows;
        this.value = value;
        this.infinite = infinite;
        states.set(0, arena.size());
        extreme.forEach(own -> faces.add(new ArrayList<>(own)));
        for (int k = 0; k < arena.size(); k++) matrices.add(Exact.matrix(arena, k, value));
    }

    /** The states that are left, with a mixture for each of them; elsewhere the mean of the extreme optimal mixtures in A(v). */
    record Found(BitSet states, List<List<Algebraic>> strategy) {}

    static Found of(
            Arena arena,
            boolean rows,
            List<Algebraic> value,
            List<List<List<Algebraic>>> extreme,
            Optional<Rational> infinite,
            Progress progress) {
        Held held = new Held(arena, rows, value, extreme, infinite);
        boolean changed = true;
        while (changed) {
            progress.check();
            changed = held.strikeWays();
            if (!changed) changed = held.strikeEndless();
        }
        List<List<Algebraic>> strategy = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++)
            strategy.add(Optima.middle(held.states.get(k) ? held.faces.get(k) : extreme.get(k)));
        return new Found(held.states, strategy);
    }

    /** Leaves out lines that may lead to states struck out, and strikes out states that have no other. */
    private boolean strikeWays() {
        boolean changed = false;
        for (int k = states.nextSetBit(0); k >= 0; k = states.nextSetBit(k + 1)) {
            List<List<Algebraic>> face = faces.get(k);
            boolean less = true;
            while (less && !face.isEmpty()) {
                List<Integer> out = linesOut(k, Optima.middle(face));
                less = face.removeIf(mixture ->
                        out.stream().anyMatch(line -> mixture.get(line).isPositive()));
            }
            if (!face.isEmpty()) continue;
            states.clear(k);
            changed = true;
        }
        return changed;
    }

    private List<Integer> linesOut(int state, List<Algebraic> mixture) {
        List<Integer> tight = tight(state, mixture);
        return IntStream.range(0, mixture.size())
                .filter(line -> mixture.get(line).isPositive()
                        && tight.stream()
                                .anyMatch(reply -> Arrays.stream(
                                                move(state, line, reply).to())
                                        .anyMatch(to -> !states.get(to))))
                .boxed()
                .toList();
    }

    /** The replies against which a mixture earns just the value. */
    private List<Integer> tight(int state, List<Algebraic> mixture) {
        Algebraic[][] matrix = matrices.get(state);
        return IntStream.range(0, arena.rooms().get(state).lines(!rows))
                .filter(reply -> IntStream.range(0, mixture.size())
                        .mapToObj(line -> mixture.get(line).times(rows ? matrix[line][reply] : matrix[reply][line]))
                        .reduce(Algebraic.ZERO, Algebraic::plus)
                        .equals(value.get(state)))
                .boxed()
                .toList();
    }

    private Arena.Move move(int state, int line, int reply) {
        Arena.Room room = arena.rooms().get(state);
        return rows ? room.move(line, reply) : room.move(reply, line);
    }

    /** Strikes out the states in which the opponent can keep play alive where that is worse than the value. */
    private boolean strikeEndless() {
        List<List<Algebraic>> mixtures = new ArrayList<>();
        List<List<Integer>> replies = new ArrayList<>();
        for (int k = 0; k < arena.size(); k++) {
            mixtures.add(states.get(k) ? Optima.middle(faces.get(k)) : List.of());
            replies.add(states.get(k) ? tight(k, mixtures.get(k)) : List.of());
        }
        EndComponents kept = EndComponents.of(new Replies(mixtures, replies));
        boolean changed = false;
        for (int k = 0; k < arena.size(); k++)
            if (kept.of()[k] >= 0 && isWorse(infinite.orElseThrow(), k)) {
                states.clear(k);
                changed = true;
            }
        return changed;
    }

    private boolean isWorse(Rational endless, int state) {
        int order = Algebraic.of(endless).compareTo(value.get(state));
        return rows ? order < 0 : order > 0;
    }

    /** What the opponent can do against mixtures without paying for it. */
    private final class Replies implements EndComponents.Decisions {
        private final List<List<Algebraic>> mixtures;
        private final List<List<Integer>> replies;

        Replies(List<List<Algebraic>> mixtures, List<List<Integer>> replies) {
            this.mixtures = mixtures;
            this.replies = replies;
        }

        private IntStream played(int state) {
            List<Algebraic> mixture = mixtures.get(state);
            return IntStream.range(0, mixture.size())
                    .filter(line -> mixture.get(line).isPositive());
        }

        @Override
        public int states() {
            return replies.size();
        }

        @Override
        public int actions(int state) {
            return replies.get(state).size();
        }

        @Override
        public boolean goesOn(int state, int action) {
            int reply = replies.get(state).get(action);
            return played(state)
                    .allMatch(line -> move(state, line, reply).stop().isZero());
        }

        @Override
        public int[] to(int state, int action) {
            int reply = replies.get(state).get(action);
            return played(state)
                    .flatMap(line -> Arrays.stream(move(state, line, reply).to()))
                    .distinct()
                    .toArray();
        }
    }
}

package hissho.zerosum.search;

import hissho.document.Node;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The best shooting plan against a hider who is as symmetric as the board, by dynamic programming over what has been shot at
 * and what was hit. States that a symmetry of the board carries into each other are worked out once.
 */
final class ShotProgram {

    /** The most states that are kept before the board is called too large. */
    static final int MOST_STATES = 1_500_000;

    /** What has been shot at, and which of it was hit. */
    private record State(long shots, long hits) {}

    /** The weighted number of further shots, and the square to shoot at next. */
    private record Best(Rational looks, int square) {}

    private final Battleship game;
    private final RationalVector weights;
    private final Progress progress;
    private final Map<State, Best> memory = new HashMap<>();

    ShotProgram(Battleship game, RationalVector weights, Progress progress) {
        this.game = game;
        this.weights = weights;
        this.progress = progress;
    }

    ShotTree plan() {
        int[] all = new int[game.fleets().size()];
        Arrays.setAll(all, f -> f);
        return tree(new State(0, 0), all).orElseThrow();
    }

    private Optional<ShotTree> tree(State state, int[] left) {
        if (left.length == 0 || finished(state, left)) return Optional.empty();
        int square = next(state, left);
        long bit = 1L << square;
        State hit = new State(state.shots | bit, state.hits | bit);
        State miss = new State(state.shots | bit, state.hits);
        return Optional.of(new ShotTree(square, tree(hit, with(left, bit)), tree(miss, without(left, bit))));
    }

    private int next(State state, int[] left) {
        int certain = certain(state, left);
        if (certain >= 0) return certain;
        int[] turn = canonicalTurn(state);
        int square = best(moved(turn, state), moved(turn, left)).square;
        for (int s = 0; s < turn.length; s++) if (turn[s] == square) return s;
        throw new IllegalStateException("a symmetry lost a square");
    }

    private Rational looks(State state, int[] left) {
        if (left.length == 0 || finished(state, left)) return Rational.ZERO;
        int certain = certain(state, left);
        if (certain >= 0) {
            long bit = 1L << certain;
            return weight(left).plus(looks(new State(state.shots | bit, state.hits | bit), left));
        }
        int[] turn = canonicalTurn(state);
        return best(moved(turn, state), moved(turn, left)).looks;
    }

    /** The best shot in a state that is the least among its images. */
    private Best best(State state, int[] left) {
        Best known = memory.get(state);
        if (known != null) return known;
        progress.check();
        if (memory.size() >= MOST_STATES) throw new Node("", null).bad("search.bad.too-large", MOST_STATES);
        Rational least = null;
        int square = -1;
        for (long open = covered(left) & ~state.shots; open != 0; open &= open - 1) {
            long bit = open & -open;
            Rational after = looks(new State(state.shots | bit, state.hits | bit), with(left, bit))
                    .plus(looks(new State(state.shots | bit, state.hits), without(left, bit)));
            if (least == null || after.compareTo(least) < 0) {
                least = after;
                square = Long.numberOfTrailingZeros(bit);
            }
        }
        Best found = new Best(weight(left).plus(java.util.Objects.requireNonNull(least)), square);
        memory.put(state, found);
        return found;
    }

    /** A square that every fleet still possible covers: it must be shot at some time and teaches nothing, so shoot it now. */
    private int certain(State state, int[] left) {
        long common = ~state.shots;
        for (int f : left) common &= game.fleets().get(f);
        return common == 0 ? -1 : Long.numberOfTrailingZeros(common);
    }

    private boolean finished(State state, int[] left) {
        return (game.fleets().get(left[0]) & ~state.hits) == 0;
    }

    private long covered(int[] left) {
        long squares = 0;
        for (int f : left) squares |= game.fleets().get(f);
        return squares;
    }

    private Rational weight(int[] left) {
        Rational sum = Rational.ZERO;
        for (int f : left) sum = sum.plus(weights.get(f));
        return sum;
    }

    private int[] with(int[] left, long bit) {
        return Arrays.stream(left)
                .filter(f -> (game.fleets().get(f) & bit) != 0)
                .toArray();
    }

    private int[] without(int[] left, long bit) {
        return Arrays.stream(left)
                .filter(f -> (game.fleets().get(f) & bit) == 0)
                .toArray();
    }

    private int[] canonicalTurn(State state) {
        int[] best = game.symmetries().getFirst();
        State least = moved(best, state);
        for (int[] image : game.symmetries()) {
            State other = moved(image, state);
            if (other.shots < least.shots || (other.shots == least.shots && other.hits < least.hits)) {
                least = other;
                best = image;
            }
        }
        return best;
    }

    private static State moved(int[] image, State state) {
        return new State(Board.apply(image, state.shots), Board.apply(image, state.hits));
    }

    private int[] moved(int[] image, int[] left) {
        return Arrays.stream(left)
                .map(f -> game.indexOf(Board.apply(image, game.fleets().get(f))))
                .toArray();
    }
}

package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.fact.NotAnswered;
import hissho.linear.Lemke;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One equilibrium of a tree in which two players with perfect recall move, by Lemke's method in their sequences (Koller, Megiddo and von
 * Stengel): realisation plans x and y that are best replies to each other, with what each set is worth as the other variables. Payoffs
 * become costs above zero, which makes the matrix copositive, so that the method ends in a solution.
 */
public final class SequenceEquilibrium {

    /** A larger complementarity problem is not begun. */
    static final int MOST_ROWS = 400;

    private final ExtensiveGame game;
    private final int[] players;
    private final Progress progress;
    private final int[] sequences = new int[2];
    private final int[] equations = new int[2];

    private SequenceEquilibrium(ExtensiveGame game, int first, int second, Progress progress) {
        this.game = game;
        this.players = new int[] {first, second};
        this.progress = progress;
        for (int k = 0; k < 2; k++) {
            sequences[k] = game.sequences(players[k]);
            equations[k] = game.sets(players[k]) + 1;
        }
    }

    /** The behaviour of every player; those beside the two given have no sets. */
    public static List<Behaviour> of(ExtensiveGame game, int first, int second, Progress progress) {
        return new SequenceEquilibrium(game, first, second, progress).solve();
    }

    private List<Behaviour> solve() {
        int size = sequences[0] + sequences[1] + 2 * (equations[0] + equations[1]);
        if (size > MOST_ROWS) throw new NotAnswered(Message.of("extensive.lemke-large", size, MOST_ROWS));
        Rational[][] m = new Rational[size][size];
        for (Rational[] row : m) Arrays.fill(row, Rational.ZERO);
        Rational[] q = new Rational[size];
        Arrays.fill(q, Rational.ZERO);
        costs(m, 0);
        costs(m, 1);
        plans(m, q, 0);
        plans(m, q, 1);
        RationalVector z = Lemke.solve(
                        RationalMatrix.of(
                                Arrays.stream(m).map(RationalVector::of).toList()),
                        RationalVector.of(q),
                        progress)
                .orElseThrow(() -> new IllegalStateException("the method ends in a solution"));
        RationalVector x = RationalVector.generate(sequences[0], z::get);
        RationalVector y = RationalVector.generate(sequences[1], s -> z.get(sequences[0] + s));
        List<Behaviour> profile = uniform();
        profile.set(players[1], SequenceForm.sensible(game, players[1], y, profile, progress));
        profile.set(players[0], SequenceForm.sensible(game, players[0], x, profile, progress));
        profile.set(players[1], SequenceForm.sensible(game, players[1], y, profile, progress));
        return List.copyOf(profile);
    }

    private List<Behaviour> uniform() {
        List<Behaviour> profile = new ArrayList<>();
        for (int i = 0; i < game.players(); i++) profile.add(Behaviour.uniform(game, i));
        return profile;
    }

    /** What each sequence costs against each of the other's, in the rows of the player's plan and the columns of the other's. */
    private void costs(Rational[][] m, int k) {
        Rational most = game.tree()
                .terminals()
                .mapToObj(end -> game.paid(end).get(players[k]))
                .max(Rational::compareTo)
                .orElseThrow()
                .plus(1);
        for (int end : game.tree().terminals().toArray()) {
            int own = start(k) + game.sequenceBefore(players[k], end);
            int other = start(1 - k) + game.sequenceBefore(players[1 - k], end);
            Rational cost = most.minus(game.paid(end).get(players[k])).times(game.luck(end));
            m[own][other] = m[own][other].plus(cost);
        }
    }

    private int start(int k) {
        return k == 0 ? 0 : sequences[0];
    }

    /** The equations of a plan, each as two inequalities, with the worth of the set as the variable. */
    private void plans(Rational[][] m, Rational[] q, int k) {
        int begin = sequences[0] + sequences[1] + (k == 0 ? 0 : 2 * equations[0]);
        entry(m, begin, k, 0, Rational.ONE);
        q[begin] = Rational.MINUS_ONE;
        q[begin + equations[k]] = Rational.ONE;
        int player = players[k];
        for (int set = 0; set < game.sets(player); set++) {
            int row = begin + 1 + set;
            for (int move = 0; move < game.moves(player, set); move++)
                entry(m, row, k, game.sequence(player, set, move), Rational.ONE);
            entry(m, row, k, game.pastOf(player, set), Rational.MINUS_ONE);
        }
    }

    private void entry(Rational[][] m, int row, int k, int sequence, Rational value) {
        int column = start(k) + sequence;
        int twin = row + equations[k];
        m[row][column] = m[row][column].plus(value);
        m[twin][column] = m[twin][column].minus(value);
        m[column][row] = m[column][row].minus(value);
        m[column][twin] = m[column][twin].plus(value);
    }
}

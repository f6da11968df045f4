package hissho.equilibrium.many;

import hissho.equilibrium.Deviations;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.linear.Bareiss;
import hissho.linear.Polytope;
import hissho.linear.Polytope.HalfSpace;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What lies around an equilibrium of several players: whether it stands alone, and the families in which one player's strategy moves while all others keep theirs.
 *
 * <p>Against the fixed strategies of the others everybody's payoffs are linear in what one player does, so the strategies of that player that make an equilibrium with the others are a polytope; where
 * it is more than a point, the equilibrium is not isolated. An equilibrium is isolated where no unused strategy is a best reply and the equations of its support are regular (implicit functions).
 *
 * @param families those of more than one point
 */
public record Surroundings(Standing standing, List<Family> families) {

    private static final int MOST_CORNERS = 500;

    public Surroundings {
        families = List.copyOf(families);
    }

    /** In a list of all equilibria each stands alone: there are finitely many. */
    public Surroundings aloneUnlessSeen() {
        return standing == Standing.OPEN ? new Surroundings(Standing.ISOLATED, families) : this;
    }

    /** Whether an equilibrium stands alone, as far as could be decided. */
    public enum Standing {
        ISOLATED,
        IN_A_CONTINUUM,
        OPEN
    }

    /**
     * Equilibria in which one player mixes between corners while the others keep their strategies.
     *
     * @param at an equilibrium of the family
     */
    public record Family(int player, Profile at, List<Mixed> corners) {

        public Family {
            corners = List.copyOf(corners);
        }
    }

    public static Surroundings of(StrategicGame game, ManyEquilibria.Found found, Progress progress) {
        if (found.exact().isEmpty())
            return new Surroundings(
                    BoxProof.holds(game, found.bounds(), progress) ? Standing.ISOLATED : Standing.OPEN, List.of());
        Profile at = found.exact().get();
        List<Family> families = new ArrayList<>();
        boolean all = true;
        for (int i = 0; i < game.players().count(); i++) {
            Optional<List<Mixed>> corners = corners(game, at, i, progress);
            all &= corners.isPresent();
            if (corners.isPresent() && corners.get().size() > 1) families.add(new Family(i, at, corners.get()));
        }
        if (!families.isEmpty()) return new Surroundings(Standing.IN_A_CONTINUUM, families);
        return new Surroundings(all && isRegular(game, at) ? Standing.ISOLATED : Standing.OPEN, families);
    }

    /** What a player gets from a profile in which two players do something pure. */
    private static Rational paid(StrategicGame game, Profile at, int player, int strategy, int other, int choice) {
        List<Mixed> changed = new ArrayList<>(at.strategies());
        changed.set(other, Mixed.pure(game.size(other), choice));
        changed.set(player, Mixed.pure(game.size(player), strategy));
        return game.expected(new Profile(changed)).get(player);
    }

    /** The corners of a player's strategies that make an equilibrium with what the others do. */
    private static Optional<List<Mixed>> corners(StrategicGame game, Profile at, int player, Progress progress) {
        int size = game.size(player);
        List<Integer> best = Deviations.from(game, at).best(player);
        if (best.size() == 1) return Optional.of(List.of(at.get(player)));
        List<HalfSpace> halves = new ArrayList<>();
        List<HalfSpace> equations = new ArrayList<>();
        equations.add(new HalfSpace(RationalVector.of(Collections.nCopies(size, Rational.ONE)), Rational.ONE));
        for (int s = 0; s < size; s++)
            if (!best.contains(s)) equations.add(new HalfSpace(RationalVector.unit(size, s), Rational.ZERO));
        for (int j = 0; j < game.players().count(); j++) {
            if (j == player) continue;
            int other = j;
            int used = at.get(j).support().getFirst();
            for (int s = 0; s < game.size(j); s++) {
                if (s == used) continue;
                int strategy = s;
                HalfSpace half = new HalfSpace(
                        RationalVector.generate(
                                size,
                                r -> paid(game, at, /* player= */ other, used, /* other= */ player, r)
                                        .minus(paid(game, at, /* player= */ other, strategy, /* other= */ player, r))),
                        Rational.ZERO);
                (at.get(j).get(s).isPositive() ? equations : halves).add(half);
            }
        }
        return new Polytope(size, halves, equations)
                .vertices(MOST_CORNERS, progress)
                .map(corners -> corners.stream().map(Mixed::new).toList());
    }

    /** Whether only used strategies are best replies and the equations of the supports have an invertible derivative. */
    private static boolean isRegular(StrategicGame game, Profile at) {
        Deviations deviations = Deviations.from(game, at);
        List<int[]> equations = new ArrayList<>();
        for (int i = 0; i < game.players().count(); i++) {
            List<Integer> support = at.get(i).support();
            if (deviations.best(i).size() != support.size()) return false;
            for (int s : support.subList(1, support.size())) equations.add(new int[] {i, support.getFirst(), s});
        }
        if (equations.isEmpty()) return true;
        RationalMatrix slopes = RationalMatrix.generate(equations.size(), equations.size(), (row, column) -> {
            int[] e = equations.get(row);
            int[] x = equations.get(column);
            if (e[0] == x[0]) return Rational.ZERO;
            return paid(game, at, e[0], e[2], x[0], x[2])
                    .minus(paid(game, at, e[0], e[1], x[0], x[2]))
                    .minus(paid(game, at, e[0], e[2], x[0], x[1]))
                    .plus(paid(game, at, e[0], e[1], x[0], x[1]));
        });
        return !Bareiss.determinant(slopes).isZero();
    }
}

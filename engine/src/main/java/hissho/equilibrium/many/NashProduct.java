package hissho.equilibrium.many;

import hissho.equilibrium.Deviations;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A product of polytopes, one for each player, all of whose profiles are equilibria. What anybody gains by leaving is linear in the strategy of each player, so that a product consists of equilibria
 * exactly where its corners do.
 *
 * @param corners for each player, none between the others
 */
public record NashProduct(List<List<Mixed>> corners) {

    /** Products with more corners than this do not grow. */
    private static final int MOST_CORNERS = 2_000;

    public NashProduct {
        corners = corners.stream().map(List::copyOf).toList();
    }

    static NashProduct point(Profile profile) {
        return new NashProduct(profile.strategies().stream().map(List::of).toList());
    }

    /** The equilibria of a family in which one player moves. */
    static NashProduct of(Surroundings.Family family) {
        List<List<Mixed>> corners =
                new ArrayList<>(family.at().strategies().stream().map(List::of).toList());
        corners.set(family.player(), family.corners());
        return new NashProduct(corners);
    }

    public boolean isPoint() {
        return corners.stream().allMatch(own -> own.size() == 1);
    }

    /** How many profiles have a corner for each player. */
    private long count() {
        long count = 1;
        for (List<Mixed> own : corners) count = Math.min(MOST_CORNERS + 1L, count * own.size());
        return count;
    }

    /** The profiles in which every player plays a corner. */
    public List<Profile> profiles() {
        List<Profile> all = new ArrayList<>();
        each(0, new ArrayList<>(), all::add);
        return all;
    }

    private void each(int player, List<Mixed> chosen, Consumer<Profile> to) {
        if (player == corners.size()) {
            to.accept(new Profile(chosen));
            return;
        }
        for (Mixed corner : corners.get(player)) {
            List<Mixed> more = new ArrayList<>(chosen);
            more.add(corner);
            each(player + 1, more, to);
        }
    }

    /** Whether all its profiles are equilibria. */
    public boolean holds(StrategicGame game) {
        return profiles().stream()
                .allMatch(profile -> Deviations.from(game, profile).isEquilibrium());
    }

    public boolean contains(NashProduct other, Progress progress) {
        for (int i = 0; i < corners.size(); i++)
            for (Mixed corner : other.corners.get(i)) if (!isIn(corner, corners.get(i), progress)) return false;
        return true;
    }

    public boolean contains(Profile profile, Progress progress) {
        return contains(point(profile), progress);
    }

    /** The product made larger by known strategies as long as it consists of equilibria. */
    private NashProduct grown(StrategicGame game, List<Set<Mixed>> known, Progress progress) {
        NashProduct now = this;
        for (int i = 0; i < corners.size(); i++)
            for (Mixed strategy : known.get(i)) {
                progress.check();
                if (isIn(strategy, now.corners.get(i), progress)) continue;
                NashProduct added = now.with(i, List.of(strategy));
                if (added.count() * now.corners.get(i).size() > MOST_CORNERS || !added.holds(game)) continue;
                List<Mixed> more = new ArrayList<>(now.corners.get(i));
                more.add(strategy);
                now = now.with(i, extreme(more, progress));
            }
        return now;
    }

    private NashProduct with(int player, List<Mixed> own) {
        List<List<Mixed>> changed = new ArrayList<>(corners);
        changed.set(player, own);
        return new NashProduct(changed);
    }

    /** The products grown by each other's strategies, those within others left out. */
    static List<NashProduct> maximal(
            StrategicGame game, List<NashProduct> products, List<Set<Mixed>> known, Progress progress) {
        List<NashProduct> kept = new ArrayList<>();
        for (NashProduct product : products) {
            if (kept.stream().anyMatch(each -> each.contains(product, progress))) continue;
            NashProduct grown = product.grown(game, known, progress);
            kept.removeIf(each -> grown.contains(each, progress));
            kept.add(grown);
        }
        return List.copyOf(kept);
    }

    /** Those of some strategies that are not between the others, each once. */
    static List<Mixed> extreme(List<Mixed> strategies, Progress progress) {
        List<Mixed> left = new ArrayList<>(strategies.stream().distinct().toList());
        for (Mixed strategy : List.copyOf(left)) {
            List<Mixed> others = new ArrayList<>(left);
            others.remove(strategy);
            if (!others.isEmpty() && isIn(strategy, others, progress)) left.remove(strategy);
        }
        return left;
    }

    /** Whether a strategy is an average of others. */
    private static boolean isIn(Mixed strategy, List<Mixed> corners, Progress progress) {
        if (corners.contains(strategy)) return true;
        if (strategy.isPure() || corners.size() == 1) return false;
        int size = strategy.size();
        LinearProgram program = new LinearProgram(
                true,
                RationalVector.zero(corners.size()),
                RationalMatrix.generate(
                        size + 1,
                        corners.size(),
                        (i, k) -> i < size ? corners.get(k).get(i) : Rational.ONE),
                Collections.nCopies(size + 1, Sense.EQUAL),
                RationalVector.generate(size + 1, i -> i < size ? strategy.get(i) : Rational.ONE),
                Set.of());
        return !(Simplex.solve(program, progress) instanceof Outcome.Infeasible);
    }
}

package hissho.coalition.nucleolus;

import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/**
 * The allocations that are still possible while coalitions are settled one after another: a point, and the directions in which one may
 * move without changing what a settled coalition gets. A coalition is settled, by itself or by others, where no direction changes it.
 */
public record Face(RationalVector point, List<RationalVector> directions) {

    public Face {
        directions = List.copyOf(directions);
    }

    /** All ways to divide so much among so many. */
    public static Face efficient(int players, Rational total) {
        List<RationalVector> directions = new ArrayList<>();
        for (int i = 0; i + 1 < players; i++)
            directions.add(RationalVector.unit(players, i).minus(RationalVector.unit(players, players - 1)));
        return new Face(RationalVector.generate(players, i -> total.over(players)), directions);
    }

    public int dimension() {
        return directions.size();
    }

    /** How what the coalition gets changes along each direction. */
    public RationalVector change(long coalition) {
        return RationalVector.generate(directions.size(), k -> Excess.paid(directions.get(k), coalition));
    }

    public boolean settles(long coalition) {
        for (RationalVector direction : directions)
            if (!Excess.paid(direction, coalition).isZero()) return false;
        return true;
    }

    /** The allocation so far along each direction. */
    public RationalVector at(RationalVector steps) {
        Rational[] x = new Rational[point.size()];
        for (int i = 0; i < x.length; i++) {
            x[i] = point.get(i);
            for (int k = 0; k < directions.size(); k++)
                if (!steps.get(k).isZero())
                    x[i] = x[i].plus(directions.get(k).get(i).times(steps.get(k)));
        }
        return RationalVector.of(x);
    }

    /** The part where this coalition gets exactly so much; where it is settled already, nothing changes. */
    public Face settle(long coalition, Rational paid) {
        RationalVector change = change(coalition);
        int pivot = -1;
        for (int k = 0; k < change.size() && pivot < 0; k++) if (!change.get(k).isZero()) pivot = k;
        if (pivot < 0) return this;
        RationalVector gone = directions.get(pivot).times(change.get(pivot).inverse());
        RationalVector moved = point.plus(gone.times(paid.minus(Excess.paid(point, coalition))));
        List<RationalVector> left = new ArrayList<>();
        for (int k = 0; k < change.size(); k++) {
            if (k == pivot) continue;
            Rational change1 = change.get(k);
            left.add(change1.isZero() ? directions.get(k) : directions.get(k).minus(gone.times(change1)));
        }
        return new Face(moved, left);
    }

    /** The players whose own share is not settled. */
    public List<Integer> open() {
        List<Integer> open = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) if (!settles(Subsets.of(i))) open.add(i);
        return open;
    }
}

package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Quantity leadership under any demand that never rises, by backward induction on a continuum. The follower's first-order condition
 * gives both outputs as functions of the total on each piece of the demand; beside that it may sell nothing, or stop at a kink. The
 * leader's best is an end or a stationary point of one of these branches at which the follower truly answers best.
 */
record Leadership(Market market, int leader) {

    /** Outputs and the leader's profit as functions of one variable, between two numbers, as long as {@code holds}. */
    record Branch(
            Rational from,
            Optional<Rational> to,
            Polynomial price,
            RationalFunction first,
            RationalFunction second,
            RationalFunction profit,
            boolean answering) {

        /** Whether the follower's condition holds there: both outputs exist, and a follower that sells sees the price fall. */
        boolean holds(RealRoot at, Rational cost) {
            if (at.compareTo(from) < 0 || to.map(end -> at.compareTo(end) > 0).orElse(false)) return false;
            for (RationalFunction each : List.of(first, second, profit))
                if (at.signOf(each.denominator()) == 0) return false;
            if (first.signAt(at) < 0 || second.signAt(at) < 0) return false;
            int margin = at.signOf(price.minus(Polynomial.constant(cost)));
            if (!answering) return margin <= 0 || !second.isZero();
            int slope = at.signOf(price.derivative());
            return slope < 0 || (slope == 0 && margin == 0);
        }
    }

    /** A leader's output with the answer to it, and what both earn. */
    record Pair(
            RealRoot first,
            RealRoot second,
            RealRoot total,
            RealRoot price,
            RealRoot profit,
            RealRoot followerProfit) {}

    Firm leading() {
        return market.firms().get(leader - 1);
    }

    Firm following() {
        return market.firms().get(2 - leader);
    }

    /** Whether the price never rises with the output. */
    boolean falls() {
        return market.demand().pieces().stream()
                .allMatch(
                        piece -> Interval.notNegative(piece.price().derivative().negated(), piece.from(), piece.to()));
    }

    List<Branch> branches() {
        List<Branch> branches = new ArrayList<>();
        Rational cost = following().unit();
        List<Demand.Piece> pieces = market.demand().pieces();
        for (int k = 0; k < pieces.size(); k++) {
            Demand.Piece piece = pieces.get(k);
            RationalFunction total = RationalFunction.of(Polynomial.X);
            branches.add(branch(piece, total, RationalFunction.ZERO, false));
            Polynomial slope = piece.price().derivative();
            if (!slope.isZero()) {
                RationalFunction second =
                        RationalFunction.of(Polynomial.constant(cost).minus(piece.price()), slope);
                branches.add(branch(piece, total.minus(second), second, true));
            }
            if (k + 1 < pieces.size()) kink(piece, pieces.get(k + 1)).ifPresent(branches::add);
        }
        return branches;
    }

    private Branch branch(Demand.Piece piece, RationalFunction first, RationalFunction second, boolean answering) {
        return new Branch(
                piece.from(),
                piece.to(),
                piece.price(),
                first,
                second,
                RationalFunction.of(piece.price()
                                .minus(Polynomial.constant(leading().unit())))
                        .times(first)
                        .minus(RationalFunction.constant(leading().fixed())),
                answering);
    }

    /** The leader's outputs for which the follower fills up to the end of a piece, because beyond it the price falls faster. */
    private Optional<Branch> kink(Demand.Piece before, Demand.Piece after) {
        Rational end = after.from();
        Rational left = before.price().derivative().at(end);
        Rational right = after.price().derivative().at(end);
        Rational margin = before.price().at(end).minus(following().unit());
        if (right.compareTo(left) >= 0 || margin.isNegative()) return Optional.empty();
        Rational least = margin.over(right.negated());
        Rational most = left.isZero() ? end : margin.over(left.negated()).min(end);
        if (least.compareTo(most) > 0) return Optional.empty();
        RationalFunction first = RationalFunction.of(Polynomial.X);
        Polynomial price = Polynomial.constant(before.price().at(end));
        return Optional.of(new Branch(
                end.minus(most),
                Optional.of(end.minus(least)),
                price,
                first,
                RationalFunction.constant(end).minus(first),
                RationalFunction.of(price.minus(Polynomial.constant(leading().unit())))
                        .times(first)
                        .minus(RationalFunction.constant(leading().fixed())),
                false));
    }

    /** The best pair, or nothing where the follower's answer jumps before the leader reaches the best of a branch. */
    Optional<Pair> best(Progress progress) {
        List<Pair> pairs = new ArrayList<>();
        for (Branch branch : branches()) {
            progress.check();
            for (RealRoot at : marks(branch))
                if (branch.holds(at, following().unit()))
                    pairs.add(new Pair(
                            RootValue.of(branch.first(), at),
                            RootValue.of(branch.second(), at),
                            RootValue.of(branch.first().plus(branch.second()), at),
                            RootValue.of(branch.price(), at),
                            RootValue.of(branch.profit(), at),
                            RootValue.of(answered(branch), at)));
        }
        pairs.sort(Comparator.comparing(Pair::profit).reversed().thenComparing(Pair::first));
        RealRoot top = pairs.getFirst().profit();
        return pairs.stream()
                .takeWhile(pair -> pair.profit().compareTo(top) == 0)
                .filter(this::answersBest)
                .findFirst();
    }

    private RationalFunction answered(Branch branch) {
        return RationalFunction.of(
                        branch.price().minus(Polynomial.constant(following().unit())))
                .times(branch.second())
                .minus(RationalFunction.constant(following().fixed()));
    }

    /** Ends and stationary points, and where an output or the follower's margin begins or ends. */
    private List<RealRoot> marks(Branch branch) {
        List<RealRoot> marks = new ArrayList<>(List.of(RealRoot.of(branch.from())));
        branch.to().ifPresent(end -> marks.add(RealRoot.of(end)));
        for (Polynomial each : List.of(
                branch.profit().derivative().numerator(),
                branch.first().numerator(),
                branch.second().numerator(),
                branch.price().minus(Polynomial.constant(following().unit()))))
            if (!each.isConstant()) marks.addAll(each.realRoots());
        return marks;
    }

    /** Whether no other output earns the follower more. */
    boolean answersBest(Pair pair) {
        Rational first = Cournot.near(pair.first());
        boolean exact = pair.first().isRational() && pair.second().isRational();
        RealRoot best = BestReply.of(market, 2 - leader, first).profit();
        Rational second = Cournot.near(pair.second());
        Rational own = market.demand()
                .price(first.plus(second))
                .minus(following().unit())
                .times(second)
                .minus(following().fixed());
        return best.compareTo(exact ? own : own.plus(market.slack(first.plus(second)))) <= 0;
    }

    /** Whether no branch pays the leader more than this anywhere: between its marks the sign is that of one point. */
    boolean isMost(Rational profit, Progress progress) {
        Rational cost = following().unit();
        for (Branch branch : branches()) {
            progress.check();
            RationalFunction less = RationalFunction.constant(profit).minus(branch.profit());
            Polynomial marks = Polynomial.ONE;
            for (Polynomial each : List.of(
                    less.numerator(),
                    less.denominator(),
                    branch.first().numerator(),
                    branch.second().numerator(),
                    branch.price().derivative(),
                    branch.price().minus(Polynomial.constant(cost)))) if (!each.isZero()) marks = marks.times(each);
            for (Interval part : Interval.parts(marks, branch.from(), branch.to())) {
                Rational inside = part.inside();
                if (branch.holds(RealRoot.of(inside), cost)
                        && less.at(inside).orElseThrow().isNegative()) return false;
            }
        }
        return true;
    }
}

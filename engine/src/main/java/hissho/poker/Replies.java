package hissho.poker;

import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Best replies to a strategy, hand by hand and exactly. Against step functions each hand's prospects are broken lines; a turn of the own
 * takes the largest, a turn of the other their sum. All earnings are the replying player's own.
 */
public final class Replies {

    private final HandStrategy against;
    private final int player;
    private final Progress progress;

    private Replies(HandStrategy against, Progress progress) {
        this.against = against;
        this.player = 1 - against.player();
        this.progress = progress;
    }

    /** What each hand of the other player earns at best against this strategy. */
    public static BrokenLine to(HandStrategy strategy, BettingTree tree, Progress progress) {
        return new Replies(strategy, progress).best(tree.root(), Steps.ONE);
    }

    /** What player I gets where this player keeps to the strategy and the other replies as well as can be. */
    public static Rational guarantee(HandStrategy strategy, BettingTree tree, Progress progress) {
        Rational earned = to(strategy, tree, progress).integral();
        return strategy.player() == 0 ? earned.negated() : earned;
    }

    /**
     * The least a player gains by one strategy over another, whatever the other player does: payoffs are linear in the chances that the own
     * moves lead to an end, so it is a best reply to the difference of those chances.
     */
    public static Rational leastGain(HandStrategy one, HandStrategy over, BettingTree tree, Progress progress) {
        return new Replies(one, progress)
                .best(tree.root(), Steps.ONE, Steps.ONE, over)
                .integral()
                .negated();
    }

    private BrokenLine best(Betting at, Steps reach, Steps before, HandStrategy over) {
        progress.check();
        if (!(at instanceof Betting.Turn turn)) return best(at, reach.with(before, Rational::minus));
        List<BrokenLine> lines = new ArrayList<>();
        for (int k = 0; k < turn.next().size(); k++)
            lines.add(
                    turn.player() == player
                            ? best(turn.next().get(k), reach, before, over)
                            : best(
                                    turn.next().get(k),
                                    reach.times(against.of(turn, k)),
                                    before.times(over.of(turn, k)),
                                    over));
        return lines.stream()
                .reduce(turn.player() == player ? BrokenLine::max : BrokenLine::plus)
                .orElseThrow();
    }

    private BrokenLine best(Betting at, Steps reach) {
        progress.check();
        return switch (at) {
            case Betting.Paid(Rational paid) ->
                BrokenLine.constant((player == 0 ? paid : paid.negated()).times(reach.mass()));
            case Betting.Showdown(Rational stake) -> BrokenLine.showdown(stake, reach);
            case Betting.Turn turn -> {
                List<BrokenLine> lines = new ArrayList<>();
                for (int k = 0; k < turn.next().size(); k++)
                    lines.add(best(
                            turn.next().get(k), turn.player() == player ? reach : reach.times(against.of(turn, k))));
                yield lines.stream()
                        .reduce(turn.player() == player ? BrokenLine::max : BrokenLine::plus)
                        .orElseThrow();
            }
        };
    }

    /**
     * What one hand of the other player expects from each move at each of that player's turns, weighed with the chance that the strategy
     * lets the play come there; below the move the hand goes on as well as it can.
     */
    public static Map<Integer, List<Rational>> prospects(
            HandStrategy strategy, BettingTree tree, Rational hand, Progress progress) {
        Map<Integer, List<Rational>> found = new TreeMap<>();
        new Replies(strategy, progress).at(tree.root(), Steps.ONE, hand, found);
        return found;
    }

    private Rational at(Betting at, Steps reach, Rational hand, Map<Integer, List<Rational>> found) {
        progress.check();
        return switch (at) {
            case Betting.Paid(Rational paid) -> (player == 0 ? paid : paid.negated()).times(reach.mass());
            case Betting.Showdown(Rational stake) ->
                BrokenLine.showdown(stake, reach).at(hand);
            case Betting.Turn turn -> {
                List<Rational> each = new ArrayList<>();
                for (int k = 0; k < turn.next().size(); k++)
                    each.add(at(
                            turn.next().get(k),
                            turn.player() == player ? reach : reach.times(against.of(turn, k)),
                            hand,
                            found));
                if (turn.player() == player) found.put(turn.index(), each);
                yield each.stream()
                        .reduce(turn.player() == player ? Rational::max : Rational::plus)
                        .orElseThrow();
            }
        };
    }

    /** What each hand of the other player expects from each move at each of that player's turns, going on as well as it can. */
    public static Map<Integer, List<BrokenLine>> lines(HandStrategy strategy, BettingTree tree, Progress progress) {
        Map<Integer, List<BrokenLine>> found = new TreeMap<>();
        new Replies(strategy, progress).collect(tree.root(), Steps.ONE, found);
        return found;
    }

    private BrokenLine collect(Betting at, Steps reach, Map<Integer, List<BrokenLine>> found) {
        if (!(at instanceof Betting.Turn turn)) return best(at, reach);
        List<BrokenLine> lines = new ArrayList<>();
        for (int k = 0; k < turn.next().size(); k++)
            lines.add(collect(
                    turn.next().get(k), turn.player() == player ? reach : reach.times(against.of(turn, k)), found));
        if (turn.player() == player) found.put(turn.index(), lines);
        return lines.stream()
                .reduce(turn.player() == player ? BrokenLine::max : BrokenLine::plus)
                .orElseThrow();
    }

    /** What player I gets on average where both keep to their strategies. */
    public static Rational payoff(BettingTree tree, HandStrategy first, HandStrategy second) {
        return payoff(tree.root(), first, second, Steps.ONE, Steps.ONE);
    }

    private static Rational payoff(Betting at, HandStrategy first, HandStrategy second, Steps x, Steps y) {
        return switch (at) {
            case Betting.Paid(Rational paid) -> paid.times(x.mass()).times(y.mass());
            case Betting.Showdown(Rational stake) ->
                BrokenLine.showdown(stake, y).integralTimes(x);
            case Betting.Turn turn -> {
                Rational sum = Rational.ZERO;
                for (int k = 0; k < turn.next().size(); k++)
                    sum = sum.plus(
                            turn.player() == 0
                                    ? payoff(turn.next().get(k), first, second, x.times(first.of(turn, k)), y)
                                    : payoff(turn.next().get(k), first, second, x, y.times(second.of(turn, k))));
                yield sum;
            }
        };
    }
}

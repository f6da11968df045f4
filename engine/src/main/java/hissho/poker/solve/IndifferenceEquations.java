package hissho.poker.solve;

import hissho.number.Rational;
import hissho.poker.Betting;
import hissho.poker.BettingTree;
import hissho.poker.HandRule;
import hissho.poker.HandStrategy;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The principle of indifference: at the hand between two moves both earn the same. In a pattern whose thresholds keep their order these
 * are linear equations in the thresholds, since the measure of every set of hands is; they are written down and solved exactly.
 */
final class IndifferenceEquations {

    private static final int MOST_ORDERS = 12;

    /** A threshold: the turn, its number there, about where it lies, and its value where no equation is needed for it. */
    private record Cut(int turn, int number, double near, Optional<Rational> fixed) {}

    /** An end of a set of hands: a threshold, or 0 or 1. */
    private record End(int variable, double near) {}

    private record Stretch(End from, End to) {}

    /** A linear form: coefficients of the thresholds, and the constant last. */
    private final BettingTree tree;

    private final Progress progress;
    private final double blur;
    private Map<Integer, Pattern.Row> rows;
    private List<Cut> cuts = List.of();
    private Map<Integer, List<End>> ends = Map.of();

    private IndifferenceEquations(BettingTree tree, Pattern pattern, double blur, Progress progress) {
        this.tree = tree;
        this.progress = progress;
        this.blur = blur;
        this.rows = new TreeMap<>(pattern.turns());
    }

    /** The pattern in the order its solution has, and the strategies where there is one. */
    record Settled(Pattern pattern, Optional<List<HandStrategy>> strategies) {}

    static Settled settle(BettingTree tree, Pattern pattern, double blur, Progress progress) {
        return new IndifferenceEquations(tree, pattern, blur, progress).settle();
    }

    private Settled settle() {
        for (int order = 0; order < MOST_ORDERS; order++) {
            progress.check();
            number();
            Optional<Rational[]> solution = Elimination.solve(equations(), cuts.size(), this::chosen);
            if (solution.isEmpty()) return unsettled();
            if (keepsOrder(solution.get()))
                return new Settled(new Pattern(moved(solution.get())), Optional.of(strategies(solution.get())));
            Map<Integer, Pattern.Row> moved = moved(solution.get());
            if (moved.equals(rows)) return unsettled();
            rows = moved;
        }
        return unsettled();
    }

    private Settled unsettled() {
        return new Settled(new Pattern(rows), Optional.empty());
    }

    private void number() {
        List<Cut> found = new ArrayList<>();
        Map<Integer, List<End>> places = new HashMap<>();
        rows.forEach((turn, row) -> {
            List<End> own = new ArrayList<>();
            own.add(new End(-1, 0));
            for (int k = 0; k < row.cuts().size(); k++) {
                double cut = row.cuts().get(k);
                double gap = row.gapEnds().get(k) - cut;
                Optional<Rational> fixed =
                        gap > 1e-9 ? Optional.of(Simple.between(cut - gap / 2, cut + gap / 2)) : Optional.empty();
                own.add(new End(found.size(), cut));
                found.add(new Cut(turn, k, cut, fixed));
            }
            own.add(new End(-2, 1));
            places.put(turn, own);
        });
        cuts = found;
        ends = places;
    }

    /** A threshold no equation determines: a simple number near where the scout saw it. */
    private Rational chosen(int variable) {
        Cut cut = cuts.get(variable);
        double near = cut.near;
        return cut.fixed.orElseGet(() -> Simple.between(Math.max(0, near - blur), Math.min(1, near + blur)));
    }

    private List<Rational[]> equations() {
        List<Rational[]> found = new ArrayList<>();
        for (int variable = 0; variable < cuts.size(); variable++) {
            Cut cut = cuts.get(variable);
            if (cut.fixed.isPresent()) {
                Rational[] form = zero();
                form[variable] = Rational.ONE;
                form[cuts.size()] = cut.fixed.get().negated();
                found.add(form);
                continue;
            }
            Betting.Turn turn = tree.turns().get(cut.turn);
            Pattern.Row row = java.util.Objects.requireNonNull(rows.get(cut.turn));
            List<Stretch> reach = reach(turn);
            Rational[] form = zero();
            add(form, turn, row.moves().get(cut.number), reach, variable, Rational.ONE);
            add(form, turn, row.moves().get(cut.number + 1), reach, variable, Rational.MINUS_ONE);
            found.add(form);
        }
        return found;
    }

    private Rational[] zero() {
        Rational[] form = new Rational[cuts.size() + 1];
        java.util.Arrays.fill(form, Rational.ZERO);
        return form;
    }

    private void add(Rational[] form, Betting.Turn turn, int move, List<Stretch> reach, int variable, Rational factor) {
        earn(form, turn.next().get(move), turn.player(), reach, variable, factor);
    }

    /** Adds what the hand at a threshold earns below a place. */
    private void earn(Rational[] form, Betting at, int player, List<Stretch> reach, int variable, Rational factor) {
        switch (at) {
            case Betting.Paid(Rational paid) -> {
                Rational each = (player == 0 ? paid : paid.negated()).times(factor);
                for (Stretch stretch : reach) measure(form, stretch.from, stretch.to, each);
            }
            case Betting.Showdown(Rational stake) -> {
                Rational won = stake.times(factor);
                End hand = new End(variable, cuts.get(variable).near);
                for (Stretch stretch : reach) {
                    if (stretch.to.near <= hand.near) measure(form, stretch.from, stretch.to, won);
                    else if (stretch.from.near >= hand.near) measure(form, stretch.from, stretch.to, won.negated());
                    else {
                        measure(form, stretch.from, hand, won);
                        measure(form, hand, stretch.to, won.negated());
                    }
                }
            }
            case Betting.Turn turn -> {
                if (turn.player() == player) {
                    Pattern.Row row = java.util.Objects.requireNonNull(rows.get(turn.index()));
                    int move = row.moveAt(cuts.get(variable).near);
                    earn(form, turn.next().get(move), player, reach, variable, factor);
                } else
                    for (int m = 0; m < turn.next().size(); m++)
                        earn(form, turn.next().get(m), player, within(reach, turn, m), variable, factor);
            }
        }
    }

    private void measure(Rational[] form, End from, End to, Rational factor) {
        place(form, to, factor);
        place(form, from, factor.negated());
    }

    private void place(Rational[] form, End end, Rational factor) {
        if (end.variable >= 0) form[end.variable] = form[end.variable].plus(factor);
        else if (end.variable == -2) form[cuts.size()] = form[cuts.size()].plus(factor);
    }

    /** The hands with which the opponent of the player at this turn comes here. */
    private List<Stretch> reach(Betting.Turn goal) {
        List<Stretch> everybody = List.of(new Stretch(new End(-1, 0), new End(-2, 1)));
        return reach(tree.root(), goal, everybody).orElseThrow();
    }

    private Optional<List<Stretch>> reach(Betting at, Betting.Turn goal, List<Stretch> hands) {
        if (!(at instanceof Betting.Turn turn)) return Optional.empty();
        if (turn.index() == goal.index()) return Optional.of(hands);
        for (int m = 0; m < turn.next().size(); m++) {
            List<Stretch> there = turn.player() == goal.player() ? hands : within(hands, turn, m);
            Optional<List<Stretch>> found = reach(turn.next().get(m), goal, there);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private List<Stretch> within(List<Stretch> reach, Betting.Turn turn, int move) {
        Pattern.Row row = java.util.Objects.requireNonNull(rows.get(turn.index()));
        List<End> own = java.util.Objects.requireNonNull(ends.get(turn.index()));
        List<Stretch> found = new ArrayList<>();
        for (int k = 0; k < row.moves().size(); k++) {
            if (row.moves().get(k) != move) continue;
            for (Stretch stretch : reach) {
                End from = own.get(k).near > stretch.from.near ? own.get(k) : stretch.from;
                End to = own.get(k + 1).near < stretch.to.near ? own.get(k + 1) : stretch.to;
                if (from.near < to.near) found.add(new Stretch(from, to));
            }
        }
        return found;
    }

    /** Whether the solution has the order of thresholds the equations were written for. */
    private boolean keepsOrder(Rational[] solution) {
        List<Integer> order = new ArrayList<>();
        for (int k = 0; k < cuts.size(); k++) order.add(k);
        order.sort(java.util.Comparator.comparingDouble(k -> cuts.get(k).near));
        Rational last = Rational.ZERO;
        for (int k : order) {
            if (solution[k].compareTo(last) < 0) return false;
            last = solution[k];
        }
        return last.compareTo(Rational.ONE) <= 0;
    }

    /** The pattern with the thresholds where the solution puts them; pieces that have vanished are dropped. */
    private Map<Integer, Pattern.Row> moved(Rational[] solution) {
        Map<Integer, Pattern.Row> next = new TreeMap<>();
        int first = 0;
        for (var entry : rows.entrySet()) {
            Pattern.Row row = entry.getValue();
            List<Integer> moves = new ArrayList<>();
            List<Double> places = new ArrayList<>();
            List<Double> gaps = new ArrayList<>();
            double last = 0;
            for (int k = 0; k < row.moves().size(); k++) {
                double to = k < row.cuts().size() ? solution[first + k].doubleValue() : 1;
                if ((to <= last && k < row.cuts().size()) || last >= 1) continue;
                if (!moves.isEmpty() && moves.getLast().equals(row.moves().get(k))) {
                    places.removeLast();
                    gaps.removeLast();
                } else moves.add(row.moves().get(k));
                double gap = k < row.cuts().size()
                        ? row.gapEnds().get(k) - row.cuts().get(k)
                        : 0;
                places.add(Math.min(1, to));
                gaps.add(Math.min(1, to) + gap);
                last = to;
            }
            places.removeLast();
            gaps.removeLast();
            next.put(entry.getKey(), new Pattern.Row(moves, places, gaps));
            first += row.cuts().size();
        }
        return next;
    }

    private List<HandStrategy> strategies(Rational[] solution) {
        List<HandStrategy> both = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            Map<Integer, HandRule> rules = new TreeMap<>();
            for (Betting.Turn turn : tree.turnsOf(player)) {
                Pattern.Row row = java.util.Objects.requireNonNull(rows.get(turn.index()));
                List<Rational> thresholds = new ArrayList<>();
                for (End end : java.util.Objects.requireNonNull(ends.get(turn.index())))
                    if (end.variable >= 0) thresholds.add(solution[end.variable]);
                rules.put(
                        turn.index(),
                        HandRule.pure(thresholds, row.moves(), turn.moves().size()));
            }
            both.add(new HandStrategy(player, rules));
        }
        return both;
    }
}

package hissho.extensive.question;

import hissho.document.InOrder;
import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.solve.OptimalPlans;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Player I's optimal behaviour where it is a family with one parameter α: realisation plans lie on a segment, so that every probability is a
 * quotient of linear functions of the way along it, and with α for the way a formula.
 */
final class OptimalFamily {

    private OptimalFamily() {}

    /** The parameter, its range, and the probabilities at every set that is reached, as formulas in α. */
    static Map<String, Object> of(TreeAnswer answer, Progress progress) {
        ExtensiveGame game = answer.game();
        if (!Information.hasPerfectRecall(game)) throw new NotAnswered(Message.of("extensive.no-behaviour"));
        List<RationalVector> ends = OptimalPlans.extreme(game, 0, answer.value(), progress)
                .orElseThrow(() -> new NotAnswered(Message.of("extensive.family-too-large")));
        Behaviour fallback = answer.optimum().profile().orElseThrow().getFirst();
        OptimalPlans.Family family = OptimalPlans.family(ends.stream()
                        .map(plan -> OptimalPlans.behaviour(game, 0, plan, fallback))
                        .toList())
                .orElseThrow(() -> new NotAnswered(Message.of("extensive.no-segment")));
        int sequence = game.sequence(0, family.set(), family.move());
        int past = game.pastOf(0, family.set());
        Line way = new Line(ends.getFirst().get(sequence), ends.getLast().get(sequence));
        Line before = new Line(ends.getFirst().get(past), ends.getLast().get(past));
        if (!before.isConstant() || way.isConstant()) throw new NotAnswered(Message.of("extensive.no-segment"));
        Map<String, Object> sets = new LinkedHashMap<>();
        for (int set = 0; set < game.sets(0); set++) {
            int up = game.pastOf(0, set);
            Line reached = new Line(ends.getFirst().get(up), ends.getLast().get(up)).in(way, before.from());
            if (reached.from().isZero() && reached.isConstant()) continue;
            Map<String, Object> moves = new LinkedHashMap<>();
            for (int move = 0; move < game.moves(0, set); move++) {
                int to = game.sequence(0, set, move);
                Line made = new Line(ends.getFirst().get(to), ends.getLast().get(to)).in(way, before.from());
                moves.put(game.moveNames(0, set).get(move), made.over(reached));
            }
            sets.put(game.setName(0, set), moves);
        }
        return InOrder.of(
                "alpha",
                InOrder.of(
                        "infoset",
                        game.setName(0, family.set()),
                        "move",
                        game.moveNames(0, family.set()).get(family.move()),
                        "range",
                        List.of(family.least(), family.most())),
                "behavior",
                sets);
    }

    /** A linear function from its value at the start to that at the end; or, in α, constant plus slope. */
    private record Line(Rational from, Rational to) {

        boolean isConstant() {
            return from.equals(to);
        }

        /** The same function with α for the way: constant and sum of constant and slope. */
        Line in(Line way, Rational scale) {
            Rational span = way.to.minus(way.from);
            Rational slope = to.minus(from).over(span);
            Rational constant = from.minus(slope.times(way.from));
            return new Line(constant, constant.plus(slope.times(scale)));
        }

        String over(Line reached) {
            if (to.times(reached.from).equals(from.times(reached.to))) {
                Rational whole = reached.from.isZero() ? to.over(reached.to) : from.over(reached.from);
                return whole.toString();
            }
            if (reached.isConstant())
                return text(from.over(reached.from), to.minus(from).over(reached.from));
            return "(" + text(from, to.minus(from)) + ")/(" + text(reached.from, reached.to.minus(reached.from)) + ")";
        }

        private static String text(Rational constant, Rational slope) {
            List<String> parts = new ArrayList<>();
            if (!constant.isZero()) parts.add(constant.toString());
            if (!slope.isZero()) {
                Rational size = slope.absolute();
                String term =
                        size.equals(Rational.ONE) ? "α" : (size.isWhole() ? size.toString() : "(" + size + ")") + "α";
                parts.add((slope.isNegative() ? "-" : parts.isEmpty() ? "" : "+") + term);
            }
            return parts.isEmpty() ? "0" : String.join("", parts);
        }
    }
}

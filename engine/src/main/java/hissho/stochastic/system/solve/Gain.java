package hissho.stochastic.system.solve;

import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The best average per round one chooser can have in the long run among states that all lead to each other: a linear program over how
 * often each choice is made (Manne 1960).
 */
final class Gain {

    /** A choice in a state: what it pays and with what chances it leads where. */
    record Choice(int state, Rational pay, Map<Integer, Rational> next) {}

    private Gain() {}

    static Rational of(List<Choice> choices, boolean minimise, Progress progress) {
        List<Integer> states =
                choices.stream().map(Choice::state).distinct().sorted().toList();
        RationalMatrix constraints = RationalMatrix.generate(states.size() + 1, choices.size(), (i, j) -> {
            if (i == states.size()) return Rational.ONE;
            Choice choice = choices.get(j);
            Rational in = choice.next().getOrDefault(states.get(i), Rational.ZERO);
            return (choice.state() == states.get(i) ? Rational.ONE : Rational.ZERO).minus(in);
        });
        List<Sense> senses = new ArrayList<>();
        for (int i = 0; i <= states.size(); i++) senses.add(Sense.EQUAL);
        RationalVector bounds =
                RationalVector.generate(states.size() + 1, i -> i == states.size() ? Rational.ONE : Rational.ZERO);
        RationalVector pays =
                RationalVector.generate(choices.size(), j -> choices.get(j).pay());
        Outcome found =
                Simplex.solve(new LinearProgram(!minimise, pays, constraints, senses, bounds, Set.of()), progress);
        if (found instanceof Outcome.Optimal optimal) return optimal.objective();
        throw new IllegalStateException("states that lead to each other have an average");
    }
}

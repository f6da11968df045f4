package hissho.coalition.family;

import hissho.form.Subsets;
import hissho.number.Rational;
import java.util.List;
import java.util.OptionalInt;

/**
 * Weighted voting: a coalition wins when it has the votes under every rule at once. Of an exact tie under a strict rule the coalition
 * with the tie-breaker in it wins.
 *
 * @param rules weights with a quota; more than one where, as in the European Union, several majorities are needed together
 * @param tieBreaker the player whose side wins exact ties, where there is one
 */
public record WeightedVoting(List<Rule> rules, OptionalInt tieBreaker) implements Formula {

    /** Weights and a quota, to be exceeded where the rule is strict and to be reached where it is not. */
    public record Rule(List<Rational> weights, Rational quota, boolean strict) {
        public Rule {
            weights = List.copyOf(weights);
        }

        public Rational total() {
            return weights.stream().reduce(Rational.ZERO, Rational::plus);
        }

        public Rational weight(long coalition) {
            return Subsets.members(coalition).mapToObj(weights::get).reduce(Rational.ZERO, Rational::plus);
        }
    }

    public WeightedVoting {
        rules = List.copyOf(rules);
    }

    public static WeightedVoting of(List<Rational> weights, Rational quota, boolean strict) {
        return new WeightedVoting(List.of(new Rule(weights, quota, strict)), OptionalInt.empty());
    }

    @Override
    public String name() {
        return "weighted-voting";
    }

    @Override
    public int players() {
        return rules.getFirst().weights().size();
    }

    @Override
    public Rational worth(long coalition) {
        return coalition != 0 && rules.stream().allMatch(rule -> wins(rule, coalition)) ? Rational.ONE : Rational.ZERO;
    }

    private boolean wins(Rule rule, long coalition) {
        int more = rule.weight(coalition).compareTo(rule.quota());
        return more > 0
                || (more == 0
                        && (!rule.strict()
                                || (tieBreaker.isPresent() && Subsets.contains(coalition, tieBreaker.getAsInt()))));
    }
}

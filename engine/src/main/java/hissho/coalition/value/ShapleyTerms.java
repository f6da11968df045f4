package hissho.coalition.value;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import java.util.List;

/** One player's Shapley value written out: for each coalition he completes, the probability that he does and what he adds. */
public record ShapleyTerms(int player, List<Term> terms) {

    /** With more players the terms are not listed. */
    public static final int MOST_PLAYERS = 12;

    /** The player arrives last of this coalition with this probability, and adds so much. */
    public record Term(long coalition, Rational probability, Rational marginal) {}

    public ShapleyTerms {
        terms = List.copyOf(terms);
    }

    public static ShapleyTerms of(Coalitions game, int player) {
        int n = game.players().count();
        return new ShapleyTerms(
                player,
                game.bySize()
                        .filter(s -> Subsets.contains(s, player))
                        .mapToObj(s -> new Term(
                                s,
                                Sensitivity.member(n, Subsets.size(s)),
                                game.worth(s).minus(game.worth(s ^ 1L << player))))
                        .toList());
    }

    /** The player's Shapley value. */
    public Rational sum() {
        return terms.stream()
                .map(term -> term.probability().times(term.marginal()))
                .reduce(Rational.ZERO, Rational::plus);
    }
}

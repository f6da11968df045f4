package hissho.coalition.bankruptcy;

import hissho.kind.Game;
import hissho.number.Rational;
import java.util.List;

/**
 * Claims on an estate that is not fixed.
 *
 * @param range from which estate to which the shares of a further unit are asked for
 * @param estates estates at which the rules are compared
 * @param rule the rule that is asked about
 */
public record SweepQuestion(
        List<Rational> claims, List<String> names, List<Rational> range, List<Rational> estates, Rule rule)
        implements Game {

    public SweepQuestion {
        claims = List.copyOf(claims);
        names = List.copyOf(names);
        range = List.copyOf(range);
        estates = List.copyOf(estates);
    }
}

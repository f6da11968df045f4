package hissho.coalition.core;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A shortest description of a core that is not empty: coalitions that always get exactly what they are worth, as many as needed, and of the
 * others one for each facet.
 *
 * @param equations coalitions S with x(S) = v(S) in the whole core, everybody together first
 * @param inequalities coalitions S whose x(S) at least v(S) cannot be left out
 */
public record Facets(List<Long> equations, List<Long> inequalities) {

    public Facets {
        equations = List.copyOf(equations);
        inequalities = List.copyOf(inequalities);
    }

    /** The description, from the coalitions in the order in which they are to be preferred. */
    static Facets of(Coalitions game, Core core, List<Long> preferred, Progress progress) {
        int n = game.players().count();
        int dimension = core.dimension();
        Independent fixed = new Independent();
        fixed.add(indicator(game.grand(), n));
        List<Long> equations = new ArrayList<>(List.of(game.grand()));
        List<Long> inequalities = new ArrayList<>();
        Set<List<Integer>> facets = new HashSet<>();
        for (long coalition : preferred) {
            if (coalition == game.grand()) continue;
            progress.check();
            List<Integer> tight = tight(game, core, coalition);
            if (tight.size() == core.vertices().size()) {
                if (fixed.add(indicator(coalition, n))) equations.add(coalition);
            } else if (dimension > 0
                    && Core.dimension(tight.stream().map(core.vertices()::get).toList()) == dimension - 1
                    && facets.add(tight)) inequalities.add(coalition);
        }
        return new Facets(equations, inequalities);
    }

    private static List<Integer> tight(Coalitions game, Core core, long coalition) {
        Rational worth = game.worth(coalition);
        List<Integer> tight = new ArrayList<>();
        for (int k = 0; k < core.vertices().size(); k++)
            if (Imputations.share(core.vertices().get(k), coalition).equals(worth)) tight.add(k);
        return tight;
    }

    private static RationalVector indicator(long coalition, int n) {
        return RationalVector.generate(n, i -> (coalition >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO);
    }
}

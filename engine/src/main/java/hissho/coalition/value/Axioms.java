package hissho.coalition.value;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Shapley's four axioms, checked for any rule on given games: it divides all there is, treats interchangeable players alike, gives nothing
 * to a player who adds nothing, and adds up over games. Only the Shapley value satisfies all four on all games.
 */
public record Axioms(boolean efficiency, boolean symmetry, boolean nullPlayer, boolean additivity) {

    /** Checks a rule on these games; additivity is tried on the sum and the difference of every two with equally many players, and of each with itself. */
    public static Axioms check(List<Coalitions> games, Function<Coalitions, RationalVector> rule) {
        List<RationalVector> values = games.stream().map(rule).toList();
        boolean efficient = true;
        boolean symmetric = true;
        boolean nothing = true;
        for (int g = 0; g < games.size(); g++) {
            Coalitions game = games.get(g);
            RationalVector value = values.get(g);
            efficient &= value.sum().equals(game.worth(game.grand()));
            symmetric &= interchangeable(game).stream()
                    .allMatch(pair -> value.get(pair.get(0)).equals(value.get(pair.get(1))));
            nothing &= nullPlayers(game).stream().allMatch(i -> value.get(i).isZero());
        }
        boolean additive = true;
        for (int g = 0; g < games.size(); g++)
            for (int h = 0; h < games.size(); h++) {
                if (games.get(g).players().count() != games.get(h).players().count()) continue;
                RationalVector sum = rule.apply(plus(games.get(g), games.get(h), Rational.ONE));
                RationalVector difference = rule.apply(plus(games.get(g), games.get(h), Rational.MINUS_ONE));
                additive &= sum.equals(values.get(g).plus(values.get(h)))
                        && difference.equals(values.get(g).minus(values.get(h)));
            }
        return new Axioms(efficient, symmetric, nothing, additive);
    }

    /** The pairs of different games that can be added: those with equally many players. */
    public static List<List<Integer>> addable(List<Coalitions> games) {
        List<List<Integer>> pairs = new ArrayList<>();
        for (int g = 0; g < games.size(); g++)
            for (int h = g + 1; h < games.size(); h++)
                if (games.get(g).players().count() == games.get(h).players().count()) pairs.add(List.of(g, h));
        return pairs;
    }

    /** The game in which every coalition is worth what it is in the first and so many times what it is in the second. */
    public static Coalitions plus(Coalitions first, Coalitions second, Rational factor) {
        return Coalitions.ofRule(
                first.players(), s -> first.worth(s).plus(second.worth(s).times(factor)));
    }

    /** The pairs of players whom no coalition of others can tell apart. */
    public static List<List<Integer>> interchangeable(Coalitions game) {
        int n = game.players().count();
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (alike(game, i, j)) pairs.add(List.of(i, j));
        return pairs;
    }

    private static boolean alike(Coalitions game, int i, int j) {
        return Subsets.within(game.grand() & ~(1L << i) & ~(1L << j))
                .allMatch(s -> game.worth(s | 1L << i).equals(game.worth(s | 1L << j)));
    }

    /** The players who add nothing to any coalition. */
    public static List<Integer> nullPlayers(Coalitions game) {
        return IntStream.range(0, game.players().count())
                .filter(i -> Subsets.within(game.grand() & ~(1L << i))
                        .allMatch(s -> game.worth(s | 1L << i).equals(game.worth(s))))
                .boxed()
                .toList();
    }
}

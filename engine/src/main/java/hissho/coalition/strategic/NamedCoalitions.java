package hissho.coalition.strategic;

import hissho.coalition.CoalitionalGame;
import hissho.form.Coalitions;
import hissho.form.StrategicGame;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The strategic game behind a coalitional one: everybody names a coalition to belong to; where all members of a coalition name it, each
 * gets an equal part of its worth, and everybody else gets what they are worth alone. Its characteristic function is the given one where
 * that is superadditive.
 */
public final class NamedCoalitions {

    private final Coalitions game;
    private final List<List<Long>> strategies;

    public NamedCoalitions(Coalitions game) {
        this.game = game;
        int n = game.players().count();
        this.strategies = IntStream.range(0, n)
                .mapToObj(i -> {
                    List<Long> own = new ArrayList<>();
                    for (int size = 1; size <= n; size++)
                        for (long coalition : CoalitionalGame.ofSize(n, size))
                            if (Subsets.contains(coalition, i)) own.add(coalition);
                    return own;
                })
                .toList();
    }

    /** The coalitions each player may name, by size. */
    public List<List<Long>> strategies() {
        return strategies;
    }

    /** What everybody gets when these coalitions are named. */
    public RationalVector payoff(List<Long> named) {
        return RationalVector.generate(named.size(), i -> {
            long coalition = named.get(i);
            boolean formed = Subsets.members(coalition).allMatch(j -> named.get(j) == coalition);
            return formed ? game.worth(coalition).over(Subsets.size(coalition)) : game.worth(1L << i);
        });
    }

    public StrategicGame strategic() {
        List<List<String>> names = strategies.stream()
                .map(own -> own.stream()
                        .map(coalition ->
                                CoalitionalGame.key(coalition, game.players().count()))
                        .toList())
                .toList();
        return StrategicGame.generate(game.players(), names, (player, choices) -> {
            long coalition = strategies.get(player).get(choices[player]);
            boolean formed =
                    Subsets.members(coalition).allMatch(j -> strategies.get(j).get(choices[j]) == coalition);
            Rational alone = game.worth(1L << player);
            return formed ? game.worth(coalition).over(Subsets.size(coalition)) : alone;
        });
    }
}

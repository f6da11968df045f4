package hissho.form;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A strategy profile: one mixed strategy for each player. */
public record Profile(List<Mixed> strategies) {

    public Profile {
        strategies = List.copyOf(strategies);
    }

    public static Profile of(Mixed... strategies) {
        return new Profile(List.of(strategies));
    }

    /** The pure profile in which each player plays the strategy with this index. */
    public static Profile pure(StrategicGame game, int... choices) {
        if (choices.length != game.players().count())
            throw new IllegalArgumentException("one strategy for each player is needed");
        return new Profile(IntStream.range(0, choices.length)
                .mapToObj(i -> Mixed.pure(game.size(i), choices[i]))
                .toList());
    }

    public static Profile uniform(StrategicGame game) {
        return new Profile(IntStream.range(0, game.players().count())
                .mapToObj(i -> Mixed.uniform(game.size(i)))
                .toList());
    }

    public int size() {
        return strategies.size();
    }

    public Mixed get(int player) {
        return strategies.get(player);
    }

    public boolean isPure() {
        return strategies.stream().allMatch(Mixed::isPure);
    }

    /** The same profile but for one player, who plays this instead. */
    public Profile with(int player, Mixed strategy) {
        List<Mixed> changed = new ArrayList<>(strategies);
        changed.set(player, strategy);
        return new Profile(changed);
    }
}

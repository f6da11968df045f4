package hissho.equilibrium.question;

import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** How the strategies of a game are called in sentences: by their names, or, where they are only numbered, as rows and columns of two players and as strategies of more. */
record StrategyNames(StrategicGame game, Words words) {

    private static final int MOST_WRITTEN = 12;
    private static final int MOST_NAMED = 6;

    private boolean isNumbered(int player) {
        List<String> names = game.strategies(player);
        return names.equals(Players.numbered(names.size()).names());
    }

    /** One strategy, as a sentence names it. */
    String of(int player, int strategy) {
        String name = game.strategies(player).get(strategy);
        if (!isNumbered(player)) return name;
        return words.say(
                game.players().count() == 2 ? "equilibrium.play.move." + player : "equilibrium.strategy", name);
    }

    /** A pure strategy by its name, a mixture with its probabilities. */
    String played(int player, Mixed strategy) {
        return strategy.isPure() ? of(player, strategy.support().getFirst()) : weighed(player, strategy);
    }

    /** As {@link #played}, but a mixture is called one. */
    String called(int player, Mixed strategy) {
        return strategy.isPure()
                ? of(player, strategy.support().getFirst())
                : words.say("equilibrium.mixture", weighed(player, strategy));
    }

    /** As in a table, where the column says whose strategy it is. */
    String inTable(int player, Mixed strategy) {
        return strategy.isPure()
                ? game.strategies(player).get(strategy.support().getFirst())
                : weighed(player, strategy);
    }

    private String weighed(int player, Mixed strategy) {
        List<String> names = game.strategies(player);
        if (isNumbered(player) && names.size() <= MOST_WRITTEN) return NearNumbers.inTable(words, strategy.weights());
        String key = isNumbered(player) ? "equilibrium.weight.number" : "equilibrium.weight.name";
        List<String> parts = new ArrayList<>();
        for (int i : strategy.support())
            parts.add(words.say(key, names.get(i), NearNumbers.inTable(words, strategy.get(i))));
        if (parts.size() <= MOST_NAMED) return String.join(", ", parts);
        List<String> few = new ArrayList<>(parts.subList(0, MOST_NAMED - 1));
        few.add(words.say("equilibrium.more", parts.size() - few.size()));
        return String.join(", ", few);
    }
}

package hissho.form.format;

import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an .nfg file holds.
 *
 * @param outcomes how the payoffs are told, where the file tells them by outcomes
 * @param spelling how the payoffs, or those of the outcomes, are written one after the other; empty where they are written as we write them
 */
public record StrategicFile(
        String title, String comment, StrategicGame game, Optional<OutcomeTable> outcomes, List<String> spelling) {

    public StrategicFile {
        spelling = List.copyOf(spelling);
        outcomes.ifPresent(table -> {
            if (!game.equals(game(game.players(), strategies(game), table)))
                throw new IllegalArgumentException("the outcomes are not those of the game");
        });
    }

    public StrategicFile(String title, String comment, StrategicGame game, Optional<OutcomeTable> outcomes) {
        this(title, comment, game, outcomes, List.of());
    }

    /** The same file with its numbers written in this way. */
    StrategicFile spelled(List<String> spelled) {
        return new StrategicFile(title, comment, game, outcomes, spelled);
    }

    /** A file that lists the payoffs one by one. */
    public static StrategicFile of(String title, String comment, StrategicGame game) {
        return new StrategicFile(title, comment, game, Optional.empty());
    }

    /** A file that lists outcomes, and for each pure profile the number of its outcome. */
    public static StrategicFile of(
            String title, String comment, Players players, List<List<String>> strategies, OutcomeTable table) {
        return new StrategicFile(title, comment, game(players, strategies, table), Optional.of(table));
    }

    private static StrategicGame game(Players players, List<List<String>> strategies, OutcomeTable table) {
        List<Rational> payoffs = new ArrayList<>();
        for (int cell : table.cells())
            for (int i = 0; i < players.count(); i++)
                payoffs.add(
                        cell == 0
                                ? Rational.ZERO
                                : table.outcomes().get(cell - 1).payoffs().get(i));
        return StrategicGame.of(players, strategies, payoffs);
    }

    private static List<List<String>> strategies(StrategicGame game) {
        List<List<String>> strategies = new ArrayList<>();
        for (int i = 0; i < game.players().count(); i++) strategies.add(game.strategies(i));
        return strategies;
    }
}

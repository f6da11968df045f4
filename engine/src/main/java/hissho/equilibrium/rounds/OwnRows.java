package hissho.equilibrium.rounds;

import hissho.form.StrategicGame;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The table of a game of several players as one of them sees it: the own strategies in rows, what all others choose in columns, everybody's payoffs in the cells. */
final class OwnRows {

    /** With more columns only what the own strategies would have earned in the last round is shown. */
    private static final int MOST_COLUMNS = 64;

    private OwnRows() {}

    static boolean isShown(StrategicGame game, int player) {
        return game.profiles() / game.size(player) <= MOST_COLUMNS;
    }

    static Figure.Grid of(StrategicGame game, int player, Optional<Integer> last, Words words) {
        return isShown(game, player) ? whole(game, player, last, words) : lastRound(game, player, last, words);
    }

    private static Figure.Grid whole(StrategicGame game, int player, Optional<Integer> last, Words words) {
        List<int[]> others = others(game, player);
        List<String> heads = others.stream()
                .map(choices -> IntStream.range(0, choices.length)
                        .filter(i -> i != player)
                        .mapToObj(i -> game.players().name(i) + " "
                                + game.strategies(i).get(choices[i]))
                        .collect(Collectors.joining(", ")))
                .toList();
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int s = 0; s < game.size(player); s++) {
            List<Figure.Square> row = new ArrayList<>();
            for (int[] choices : others) {
                int at = at(game, choices, player, s);
                row.add(new Figure.Square(
                        IntStream.range(0, choices.length)
                                .mapToObj(i -> words.write(game.payoffAt(i, at)))
                                .collect(Collectors.joining(", ")),
                        last.isPresent() && last.get() == at ? Tone.ACCENT : Tone.PLAIN));
            }
            rows.add(row);
        }
        return new Figure.Grid(game.strategies(player), heads, rows);
    }

    private static Figure.Grid lastRound(StrategicGame game, int player, Optional<Integer> last, Words words) {
        return new Figure.Grid(
                game.strategies(player),
                List.of(words.say("equilibrium.play.many.would")),
                IntStream.range(0, game.size(player))
                        .mapToObj(s -> List.of(new Figure.Square(
                                last.map(at -> words.write(
                                                game.payoffAt(player, at(game, game.choices(at), player, s))))
                                        .orElse("–"),
                                last.isPresent() && game.choices(last.get())[player] == s ? Tone.ACCENT : Tone.PLAIN)))
                        .toList());
    }

    private static int at(StrategicGame game, int[] choices, int player, int own) {
        int[] all = choices.clone();
        all[player] = own;
        return game.profile(all);
    }

    /** All choices of the others, beside the first strategy of the player; the last of them changes first. */
    private static List<int[]> others(StrategicGame game, int player) {
        List<int[]> all = new ArrayList<>();
        all.add(new int[game.players().count()]);
        for (int i = 0; i < game.players().count(); i++) {
            if (i == player) continue;
            List<int[]> more = new ArrayList<>();
            for (int[] choices : all)
                for (int s = 0; s < game.size(i); s++) {
                    int[] next = choices.clone();
                    next[i] = s;
                    more.add(next);
                }
            all = more;
        }
        return all;
    }
}

package hissho.equilibrium.question;

import hissho.fact.Teacher;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.words.Words;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Who would rather do something else in a cell that somebody takes for an equilibrium. */
record CellLesson(StrategicGame game) implements Teacher {

    private static final int MOST_SHOWN = 60;

    @Override
    public List<String> choices(Words words) {
        if (game.profiles() > MOST_SHOWN) return List.of();
        return IntStream.range(0, game.profiles())
                .mapToObj(game::choices)
                .map(this::named)
                .toList();
    }

    @Override
    public Optional<String> about(@Nullable Object proposed, Words words) {
        if (!(proposed instanceof Collection<?> cells)) return Optional.empty();
        return cells.stream()
                .flatMap(cell -> choices(cell).stream())
                .flatMap(cell -> deviation(cell, words).stream())
                .findFirst();
    }

    private Optional<String> deviation(int[] cell, Words words) {
        for (int player = 0; player < cell.length; player++) {
            Rational here = game.payoff(player, cell);
            for (int other = 0; other < game.size(player); other++) {
                int[] instead = cell.clone();
                instead[player] = other;
                Rational there = game.payoff(player, instead);
                if (there.compareTo(here) > 0)
                    return Optional.of(words.say(
                            "equilibrium.lesson.deviates",
                            named(cell),
                            game.players().spoken(player, words),
                            game.strategies(player).get(other),
                            there,
                            here));
            }
        }
        return Optional.empty();
    }

    private String named(int[] cell) {
        return IntStream.range(0, cell.length)
                .mapToObj(i -> game.strategies(i).get(cell[i]))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** Which strategy of a player has this name, however it is typed; -1 where none has. */
    private int numbered(int player, String name) {
        List<String> names = game.strategies(player);
        return IntStream.range(0, names.size())
                .filter(k -> Teacher.isSame(name, names.get(k)))
                .findFirst()
                .orElse(-1);
    }

    /** A cell by the names of the strategies or by their numbers from 1. */
    private Optional<int[]> choices(@Nullable Object said) {
        if (!(said instanceof List<?> names) || names.size() != game.players().count()) return Optional.empty();
        int[] cell = new int[names.size()];
        for (int i = 0; i < cell.length; i++) {
            String name = String.valueOf(names.get(i));
            int at = numbered(i, name);
            cell[i] = at >= 0 ? at : name.matches("\\d{1,6}") ? Integer.parseInt(name) - 1 : -1;
            if (cell[i] < 0 || cell[i] >= game.size(i)) return Optional.empty();
        }
        return Optional.of(cell);
    }
}

package hissho.coalition.strategic;

import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** From coalitional to strategic form and back again. */
public final class NamingAspect implements Aspect {

    /** Beyond so many players the game of named coalitions has too many profiles: four players have 4,096. */
    private static final int MOST_PLAYERS = 4;

    @Override
    public List<String> keys() {
        return List.of(
                "strategiesPerPlayer",
                "strategies",
                "strategySets",
                "payoffs",
                "roundTripV",
                "identical",
                "payoffWhenAllChoose",
                "payoffWhen");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Supplier<NamedCoalitions> naming = new Once<>(() -> new NamedCoalitions(game.coalitions(8)));
        Supplier<StrategicGame> built = new Once<>(() -> {
            if (game.count() > MOST_PLAYERS)
                throw new NotAnswered(Message.of("coalition.too-many", game.count(), MOST_PLAYERS));
            return naming.get().strategic();
        });
        Supplier<List<Rational>> back = new Once<>(() -> back(game, built.get(), progress));
        return new Facts()
                .put("strategiesPerPlayer", () -> 1L << (game.count() - 1))
                .put("strategies", () -> named(game, naming.get()))
                .put("strategySets", NamingAspect::sameSets, () -> named(game, naming.get()))
                .put("payoffs", () -> nested(built.get(), new int[game.count()], 0))
                .put("roundTripV", () -> {
                    Map<String, Rational> worths = new LinkedHashMap<>();
                    for (long coalition : game.bySize(progress))
                        worths.put(game.key(coalition), back.get().get((int) coalition));
                    return worths;
                })
                .put("identical", () -> back.get().equals(game.coalitions().table()))
                .family("payoffWhenAllChoose", number -> all(game, naming.get(), number))
                .family("payoffWhen", number -> named(game, naming.get(), Integer.toString(number)));
    }

    private static List<List<String>> named(CoalitionalGame game, NamedCoalitions naming) {
        return naming.strategies().stream().map(game::keys).toList();
    }

    private static boolean sameSets(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof List<?> mine)
                || !(expected instanceof List<?> theirs)
                || mine.size() != theirs.size()) return false;
        for (int i = 0; i < mine.size(); i++)
            if (!hissho.fact.Compare.SET.agree(mine.get(i), theirs.get(i))) return false;
        return true;
    }

    /** The payoffs as lists in lists, the first player's choice outermost. */
    private static Object nested(StrategicGame game, int[] choices, int player) {
        if (player == choices.length) return game.payoffsAt(game.profile(choices));
        List<Object> list = new ArrayList<>();
        for (int s = 0; s < game.size(player); s++) {
            choices[player] = s;
            list.add(nested(game, choices, player + 1));
        }
        return list;
    }

    /** The characteristic function of the built game. */
    static List<Rational> back(CoalitionalGame game, StrategicGame built, Progress progress) {
        StrategicWorths worths = new StrategicWorths(built);
        List<Rational> table = new ArrayList<>();
        for (long coalition = 0; coalition <= game.grand(); coalition++) {
            progress.check();
            table.add(worths.worth(coalition, progress));
        }
        return table;
    }

    private static @Nullable RationalVector all(CoalitionalGame game, NamedCoalitions naming, int digits) {
        var coalition = hissho.coalition.Agreement.coalition(game, digits);
        return coalition.isEmpty() || coalition.getAsLong() != game.grand()
                ? null
                : naming.payoff(Collections.nCopies(game.count(), coalition.getAsLong()));
    }

    /** What is paid when the players name the coalitions written one after another, as in 12123 for 12, 12 and 3. */
    private static @Nullable RationalVector named(CoalitionalGame game, NamedCoalitions naming, String digits) {
        return parse(game, digits, 0).map(naming::payoff).orElse(null);
    }

    /** The digits divided among the players, the longest coalition first. */
    private static Optional<List<Long>> parse(CoalitionalGame game, String digits, int player) {
        if (player == game.count()) return digits.isEmpty() ? Optional.of(List.of()) : Optional.empty();
        for (int length = digits.length(); length > 0; length--) {
            var coalition = hissho.coalition.Agreement.coalition(game, digits.substring(0, length));
            if (coalition.isEmpty() || (coalition.getAsLong() >>> player & 1) == 0) continue;
            Optional<List<Long>> rest = parse(game, digits.substring(length), player + 1);
            if (rest.isPresent()) {
                List<Long> all = new ArrayList<>(List.of(coalition.getAsLong()));
                all.addAll(rest.get());
                return Optional.of(all);
            }
        }
        return Optional.empty();
    }
}

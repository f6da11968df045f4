package hissho.form.format;

import hissho.form.Outcome;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/** Gambit's .nfg format for strategic games, with payoffs one by one or with outcomes that profiles share. */
public final class Nfg {

    private static final int MOST_PAYOFFS = 10_000_000;

    private final GambitWords words;

    private Nfg(String text) {
        this.words = new GambitWords(text);
    }

    public static StrategicFile read(String text) {
        return new Nfg(text).file();
    }

    private StrategicFile file() {
        String title = words.title("NFG", "1");
        int line = words.line();
        List<String> names = words.names();
        if (names.isEmpty()) throw GambitWords.bad(line, "form.bad.no-players");
        Players players = new Players(names);
        List<Strategies> strategies = strategies(players);
        String comment = words.seesName() ? words.name() : "";
        long profiles = strategies.stream().mapToLong(Strategies::count).reduce(1, Nfg::product);
        if (profiles * players.count() > MOST_PAYOFFS) throw GambitWords.bad(line, "form.bad.large", MOST_PAYOFFS);
        StrategicFile file = words.sees("{")
                ? byOutcomes(title, comment, players, strategies, (int) profiles)
                : byPayoffs(title, comment, players, strategies, (int) profiles);
        words.end("form.bad.after-payoffs");
        return file;
    }

    /** The product, or where that is too large to be read, a number that is too large as well. */
    private static long product(long a, long b) {
        return Math.min(a * b, MOST_PAYOFFS + 1L);
    }

    /** What a player can do: as many strategies as said, called 1, 2, 3 where the file gives only their number. */
    private record Strategies(int count, List<String> given) {

        List<String> names() {
            return given.isEmpty() ? Players.numbered(count).names() : given;
        }
    }

    private List<Strategies> strategies(Players players) {
        int line = words.line();
        List<Strategies> all = new ArrayList<>();
        words.expect("{");
        while (!words.take("}")) {
            if (all.size() == players.count()) throw words.unexpected("}");
            if (words.sees("{")) {
                List<String> names = words.names();
                if (names.isEmpty()) throw GambitWords.bad(line, "form.bad.strategies");
                all.add(new Strategies(names.size(), names));
            } else all.add(new Strategies(words.whole(1, MOST_PAYOFFS), List.of()));
        }
        if (all.size() < players.count()) throw GambitWords.bad(line, "form.bad.strategies");
        return all;
    }

    /** The payoffs stand profile by profile, the first player's strategy running fastest. */
    private StrategicFile byPayoffs(
            String title, String comment, Players players, List<Strategies> strategies, int profiles) {
        Written.Growing numbers = new Written.Growing();
        for (int k = 0; k < profiles * players.count(); k++) numbers.add(words);
        Written written = numbers.written();
        return StrategicFile.of(title, comment, StrategicGame.of(players, names(strategies), written.numbers()))
                .spelled(written.spelling());
    }

    /** Outcomes are numbered from one in the order they are listed; the number zero stands for payoffs of zero. */
    private StrategicFile byOutcomes(
            String title, String comment, Players players, List<Strategies> strategies, int profiles) {
        List<String> names = new ArrayList<>();
        Written.Growing numbers = new Written.Growing();
        words.expect("{");
        while (!words.take("}")) {
            words.expect("{");
            names.add(words.name());
            for (int i = 0; i < players.count(); i++) numbers.add(words);
            words.expect("}");
        }
        Written written = numbers.written();
        List<Outcome> outcomes = new ArrayList<>();
        for (int k = 0; k < names.size(); k++)
            outcomes.add(new Outcome(
                    names.get(k),
                    RationalVector.of(written.numbers().subList(k * players.count(), (k + 1) * players.count()))));
        List<Integer> cells = new ArrayList<>();
        for (int k = 0; k < profiles; k++) cells.add(words.whole(0, outcomes.size()));
        return StrategicFile.of(title, comment, players, names(strategies), new OutcomeTable(outcomes, cells))
                .spelled(written.spelling());
    }

    private static List<List<String>> names(List<Strategies> strategies) {
        return strategies.stream().map(Strategies::names).toList();
    }

    public static String write(StrategicFile file) {
        StrategicGame game = file.game();
        GambitText text = new GambitText()
                .add("NFG 1 R ")
                .name(file.title())
                .add(" ")
                .names(game.players().names())
                .add("\n\n{\n");
        for (int i = 0; i < game.players().count(); i++)
            text.names(game.strategies(i)).add("\n");
        text.add("}\n").name(file.comment()).add("\n\n");
        if (file.outcomes().isPresent()) outcomes(text, file, file.outcomes().get());
        else payoffs(text, file);
        return text.toString();
    }

    private static void outcomes(GambitText text, StrategicFile file, OutcomeTable table) {
        int players = file.game().players().count();
        text.add("{\n");
        for (int k = 0; k < table.outcomes().size(); k++) {
            Outcome outcome = table.outcomes().get(k);
            text.add("{ ").name(outcome.name());
            String gap = " ";
            for (Object payoff : written(file, outcome.payoffs().toList(), k * players)) {
                text.add(gap).add(payoff.toString());
                gap = ", ";
            }
            text.add(" }\n");
        }
        text.add("}\n");
        for (int profile = 0; profile < file.game().profiles(); profile++)
            text.add(table.cells().get(profile)).add(after(profile, file.game()));
    }

    private static void payoffs(GambitText text, StrategicFile file) {
        StrategicGame game = file.game();
        for (int profile = 0; profile < game.profiles(); profile++) {
            List<Rational> payoffs = game.payoffsAt(profile).toList();
            String gap = "";
            for (Object payoff : written(file, payoffs, profile * payoffs.size())) {
                text.add(gap).add(payoff.toString());
                gap = " ";
            }
            text.add(after(profile, game));
        }
    }

    /** A line ends with the first player's last strategy. */
    private static String after(int profile, StrategicGame game) {
        return (profile + 1) % game.size(0) == 0 ? "\n" : " ";
    }

    /** The numbers in words, the first of which is so far on in the file. */
    private static List<?> written(StrategicFile file, List<Rational> numbers, int start) {
        return file.spelling().isEmpty() ? numbers : file.spelling().subList(start, start + numbers.size());
    }
}

package hissho.topic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The topics of answer keys about games on heaps, Nim and its relatives, sums and nimbers. */
final class HeapTopics {

    /** Topics that are games on piles of one rule each. */
    private static final List<String> PILE_GAMES = List.of(
            "at-least-half",
            "at-most-half",
            "dim-plus",
            "aliquot",
            "even-if-not-all-all-if-odd",
            "even-or-single",
            "threes-or-all",
            "lasker-nim",
            "kayles",
            "dawson-chess",
            "grundy-game",
            "rims",
            "rayles");

    static final List<Topic> ALL = Stream.of(nim(), limits(), subtraction(), piles(), takeAndBreak(), rest())
            .flatMap(List::stream)
            .toList();

    private HeapTopics() {}

    private static List<Topic> nim() {
        return List.of(
                Topic.of("nim", "nim").dropping("game").fact("winningMoves", "takings"),
                Topic.of("misere-nim", "nim")
                        .dropping("game")
                        .always("play", "misere")
                        .fact("winningMoves", "takings"),
                Topic.of("nimble", "nimble").dropping("game").fact("winningMoves", "coinMoves"),
                Topic.of("staircase-nim", "staircase-nim").dropping("game"),
                Topic.of("moore-nim", "moore-nim").dropping("game").fact("winningMoves", "loweredMoves"));
    }

    private static List<Topic> limits() {
        return Stream.of("dynamic-subtraction", "fibonacci-nim")
                .flatMap(name -> Stream.of(
                        Topic.of(name, "dynamic-subtraction")
                                .needing("pile")
                                .dropping("game")
                                .fact("winningMoves", "winningTakes"),
                        Topic.of(name, "limited-takes").needing("to").dropping("game")))
                .toList();
    }

    private static List<Topic> subtraction() {
        Topic values = values("subtraction-game").dropping("game");
        return List.of(
                Topic.of("subtraction-game", "subtraction")
                        .entry("pile", "piles")
                        .dropping("game")
                        .fact("winningMoves", "removals"),
                values.asking("pattern").fact("period", "classPeriod").fact("preperiod", "classPeriodicFrom"),
                values,
                values("impatient-subtraction").dropping("game").always("impatient", true),
                values("pn-classification").dropping("game"));
    }

    private static Topic values(String name) {
        return Topic.of(name, "pile-values").fact("preperiod", "periodicFrom").fact("residueValues", "periodValues");
    }

    private static List<Topic> piles() {
        List<Topic> topics = new ArrayList<>();
        topics.add(Topic.of("dim-plus", "aliquot")
                .entry("pile", "piles")
                .asking("aliquot")
                .fact("aliquot", "takes"));
        topics.add(Topic.of("dim-plus", "dim-plus")
                .entry("pile", "piles")
                .asking("dimPlus")
                .fact("dimPlus", "takes"));
        topics.add(Topic.of("kayles", "kayles").needing("pins").dropping("game").fact("winningMoves", "winningPins"));
        topics.add(Topic.of("dawson-chess", "dawson-chess")
                .needing("squares")
                .dropping("game")
                .fact("splits", "pieces"));
        topics.add(Topic.of("dawson-chess", "dawson-pawns").where("game", "dawson-pawns"));
        for (String name : PILE_GAMES) {
            topics.add(Topic.of(name, name).needing("piles").where("game", name));
            topics.add(Topic.of(name, name).needing("regions").where("game", name));
            topics.add(Topic.of(name, name)
                    .entry("pile", "piles")
                    .dropping("splitsOnly")
                    .where("game", name));
            topics.add(values(name).needing("game"));
        }
        return topics;
    }

    private static List<Topic> takeAndBreak() {
        Topic coded = Topic.of("take-and-break", "octal").field("octal", "code").where("game", "octal");
        return List.of(
                coded.needing("piles"),
                coded.entry("pile", "piles"),
                values("take-and-break").field("octal", "code").needing("octal").where("game", "octal"),
                values("take-and-break").needing("game"),
                values("take-and-break").field("octal", "code").needing("octal").dropping("game"),
                Topic.of("take-and-break", "take-and-break-code")
                        .needing("games")
                        .meaning("games", "exercise5", rule("exercise5", "c <= 2", "c = 1"))
                        .meaning("games", "exercise6", rule("exercise6", "c >= 2 or n = 1", "c >= 2"))
                        .meaning("games", "exercise7", rule("exercise7", "c % 3 = 1", "c % 3 = 1")));
    }

    /** A rule in the words of the kind: when c of n chips may be taken, and when the rest may be left in two piles. */
    private static Map<String, Object> rule(String name, String take, String split) {
        return Map.of("name", name, "take", take, "split", split);
    }

    private static List<Topic> rest() {
        return List.of(
                Topic.of("game-sum", "sum"),
                Topic.of("nim-multiplication", "nim-arithmetic")
                        .field("op", "operation")
                        .field("n", "exponent")
                        .field("coefficients", "quadratic")
                        .field("columnFrom", "from")
                        .field("columnTo", "to")
                        .field("fermatPowers", "squaresOf"));
    }
}

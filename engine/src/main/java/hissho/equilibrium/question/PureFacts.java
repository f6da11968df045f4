package hissho.equilibrium.question;

import hissho.document.InOrder;
import hissho.equilibrium.Dilemma;
import hissho.equilibrium.GainingGroup;
import hissho.equilibrium.PureEquilibria;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.words.Words;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Pure equilibria by the star method, which of them are strict, which pays best or risks least, and whether some cell is better for both. */
final class PureFacts {

    static final List<String> KEYS = List.of(
            "starsI",
            "starsII",
            "pse",
            "pseLabels",
            "payoffs",
            "psePayoff",
            "strictPse",
            "payoffDominant",
            "riskDominant",
            "paretoBetterProfile",
            "paretoBetterPayoff",
            "dominantRow",
            "dominantCol",
            "betterProfiles",
            "prisonersDilemma",
            "saddlePoints",
            "value",
            "gainingGroups");

    private PureFacts() {}

    static Facts of(BimatrixAnswer answer) {
        StrategicGame game = answer.game;
        Facts facts = new Facts()
                .put("starsI", Compare.SET, () -> stars(answer, 0))
                .put("starsII", Compare.SET, () -> stars(answer, 1))
                .put("pse", Compare.SET, () -> cells(game, ordered(answer.pure())), written(game))
                .teach("pse", new CellLesson(game))
                .put(
                        "pseLabels",
                        Compare.SET,
                        () -> ordered(answer.pure()).stream()
                                .map(p -> labels(game, p))
                                .toList())
                .put(
                        "payoffs",
                        Compare.MULTISET,
                        () -> ordered(answer.pure()).stream()
                                .map(game::payoffsAt)
                                .toList())
                .put("psePayoff", () -> game.payoffsAt(only(answer.pure())))
                .put(
                        "strictPse",
                        Compare.SET,
                        () -> cells(
                                game,
                                ordered(answer.pure()).stream()
                                        .filter(answer.pure()::isStrict)
                                        .toList()),
                        written(game))
                .put(
                        "payoffDominant",
                        Compare.EXACT,
                        () -> cellOrNull(game, answer.pure().payoffDominant()),
                        writtenCell(game))
                .put("riskDominant", Compare.EXACT, () -> cellOrNull(game, riskDominant(answer)), writtenCell(game))
                .put("paretoBetterProfile", Compare.EXACT, () -> cell(game, paretoBetter(answer)), writtenCell(game))
                .put("paretoBetterPayoff", () -> game.payoffsAt(paretoBetter(answer)));
        dilemma(answer, facts);
        facts.put(
                        "saddlePoints",
                        Compare.SET,
                        () -> cells(game, ordered(zeroSum(answer).pure())))
                .put("value", () -> zeroSum(answer).safety(0).value())
                .put(
                        "gainingGroups",
                        Compare.SET,
                        () -> ordered(answer.pure()).stream()
                                .map(p -> group(answer, p))
                                .toList());
        return facts;
    }

    private static BimatrixAnswer zeroSum(BimatrixAnswer answer) {
        if (answer.game.constantSum().isEmpty()) throw new NotAnswered(Message.of("equilibrium.unknown.constant-sum"));
        return answer;
    }

    private static Object group(BimatrixAnswer answer, int profile) {
        Optional<GainingGroup> found = GainingGroup.from(answer.game, profile, answer.progress);
        return InOrder.of(
                "from",
                cell(answer.game, profile),
                "size",
                found.<Object>map(g -> g.members().size()).orElse("none"));
    }

    private static void dilemma(BimatrixAnswer answer, Facts facts) {
        Dilemma dilemma = Dilemma.of(answer.matrices);
        facts.put("dominantRow", () -> dilemma.row().map(i -> i + 1).orElse(null))
                .put("dominantCol", () -> dilemma.column().map(j -> j + 1).orElse(null))
                .put(
                        "betterProfiles",
                        Compare.SET,
                        () -> dilemma.better().stream()
                                .map(cell -> List.of(cell.get(0) + 1, cell.get(1) + 1))
                                .toList())
                .put("prisonersDilemma", dilemma::holds);
    }

    /** Row by row. */
    static List<Integer> ordered(PureEquilibria pure) {
        return ordered(pure.game(), pure.profiles());
    }

    static List<Integer> ordered(StrategicGame game, List<Integer> profiles) {
        return profiles.stream()
                .sorted(Comparator.comparingInt(p -> inRows(game, p)))
                .toList();
    }

    /** The number of a profile where profiles are counted row by row, the last player's strategy running fastest. */
    private static int inRows(StrategicGame game, int profile) {
        int[] choices = game.choices(profile);
        int number = 0;
        for (int i = 0; i < choices.length; i++) number = number * game.size(i) + choices[i];
        return number;
    }

    private static List<List<Integer>> stars(BimatrixAnswer answer, int player) {
        return answer.pure().stars().get(player).stream()
                .boxed()
                .sorted(Comparator.comparingInt(p -> inRows(answer.game, p)))
                .map(p -> cell(answer.game, p))
                .toList();
    }

    static List<List<Integer>> cells(StrategicGame game, List<Integer> profiles) {
        return profiles.stream().map(p -> cell(game, p)).toList();
    }

    /** Cells in brackets, so that one can be told from the next, by the names of the strategies where they have any. */
    static BiFunction<Words, List<List<Integer>>, String> written(StrategicGame game) {
        return (words, cells) -> written(game, words, cells);
    }

    /** One cell in brackets, and nothing where there is none. */
    static BiFunction<Words, @Nullable List<Integer>, String> writtenCell(StrategicGame game) {
        return (words, cell) -> cell == null ? words.say("equilibrium.none") : named(game, cell);
    }

    /** A set of strategies for each player, by the names of the strategies where they have any. */
    static BiFunction<Words, List<List<Integer>>, String> writtenSets(StrategicGame game) {
        return (words, sets) -> IntStream.range(0, sets.size())
                .mapToObj(i -> sets.get(i).stream()
                        .limit(MOST_WRITTEN)
                        .map(number -> game.strategies(i).get(number - 1))
                        .collect(Collectors.joining(", ", "(", sets.get(i).size() > MOST_WRITTEN ? ", …)" : ")")))
                .collect(Collectors.joining(", "));
    }

    private static String named(StrategicGame game, List<Integer> cell) {
        return IntStream.range(0, cell.size())
                .mapToObj(i -> game.strategies(i).get(cell.get(i) - 1))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    private static String written(StrategicGame game, Words words, List<List<Integer>> cells) {
        if (cells.isEmpty()) return words.say("equilibrium.none");
        return cells.stream().limit(MOST_WRITTEN).map(cell -> named(game, cell)).collect(Collectors.joining(", "))
                + (cells.size() > MOST_WRITTEN ? " " + words.say("equilibrium.more", cells.size() - MOST_WRITTEN) : "");
    }

    private static final int MOST_WRITTEN = 30;

    /** The strategies of a profile, counted from 1. */
    static List<Integer> cell(StrategicGame game, int profile) {
        return Arrays.stream(game.choices(profile)).map(s -> s + 1).boxed().toList();
    }

    private static @Nullable List<Integer> cellOrNull(StrategicGame game, Optional<Integer> profile) {
        return profile.map(p -> cell(game, p)).orElse(null);
    }

    static List<String> labels(StrategicGame game, int profile) {
        int[] choices = game.choices(profile);
        return IntStream.range(0, choices.length)
                .mapToObj(i -> game.strategies(i).get(choices[i]))
                .toList();
    }

    private static int only(PureEquilibria pure) {
        if (pure.profiles().size() != 1)
            throw new NotAnswered(
                    Message.of("equilibrium.unknown.one-pure", pure.profiles().size()));
        return pure.profiles().getFirst();
    }

    /** Of two strict equilibria in different rows and columns the one whose product of losses from leaving it alone is larger (Harsanyi and Selten). */
    static Optional<Integer> riskDominant(BimatrixAnswer answer) {
        PureEquilibria pure = answer.pure();
        List<Integer> strict = pure.profiles().stream().filter(pure::isStrict).toList();
        List<Integer> best = strict.stream()
                .filter(p -> strict.stream().filter(q -> !q.equals(p)).allMatch(q -> beats(answer.game, p, q)))
                .toList();
        return strict.size() > 1 && best.size() == 1 ? Optional.of(best.getFirst()) : Optional.empty();
    }

    private static boolean beats(StrategicGame game, int profile, int other) {
        return losses(game, profile, other).compareTo(losses(game, other, profile)) > 0;
    }

    private static Rational losses(StrategicGame game, int from, int to) {
        int[] a = game.choices(from);
        int[] b = game.choices(to);
        Rational first = game.payoffAt(0, from).minus(game.payoff(0, b[0], a[1]));
        Rational second = game.payoffAt(1, from).minus(game.payoff(1, a[0], b[1]));
        return first.times(second);
    }

    /** The cell that is better for both than the only pure equilibrium; of several the one with the largest sum. */
    private static int paretoBetter(BimatrixAnswer answer) {
        StrategicGame game = answer.game;
        int from = only(answer.pure());
        RationalVector paid = game.payoffsAt(from);
        return IntStream.range(0, game.profiles())
                .filter(p -> game.payoffAt(0, p).compareTo(paid.get(0)) > 0
                        && game.payoffAt(1, p).compareTo(paid.get(1)) > 0)
                .boxed()
                .max((a, b) ->
                        game.payoffsAt(a).sum().compareTo(game.payoffsAt(b).sum()))
                .orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.pareto-better")));
    }
}

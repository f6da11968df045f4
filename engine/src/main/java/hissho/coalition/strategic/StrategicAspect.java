package hissho.coalition.strategic;

import hissho.coalition.Agreement;
import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.IteratedDominance;
import hissho.zerosum.method.Reductions;
import hissho.zerosum.method.SaddlePoints;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The strategic game behind a coalitional one: the matrix games of the coalitions, the best joint profile, what each player secures. */
public final class StrategicAspect implements Aspect {

    /** Larger matrices of coalitions are not searched for dominated lines. */
    private static final int MOST_ENTRIES = 4_096;

    @Override
    public List<String> keys() {
        return List.of(
                "matrix",
                "value",
                "rowOptimal",
                "columnOptimal",
                "saddle",
                "saddlePoints",
                "dominatedRows",
                "dominatedColumns",
                "reduced",
                "grandProfile",
                "profile",
                "payoff",
                "securityStrategies",
                "favouredPlayer",
                "total");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Facts facts = new Facts();
        game.strategic().ifPresent(strategic -> {
            profiles(facts, strategic);
            facts.put("total", () -> strategic.constantSum().orElse(null))
                    .family("matrix", number -> numbered(game, strategic, number));
            asked.coalition()
                    .filter(coalition -> coalition != 0 && coalition != game.grand())
                    .ifPresent(coalition ->
                            matrix(facts, new Once<>(() -> CoalitionMatrix.of(strategic, coalition)), progress));
            if (game.count() == 2) security(facts, strategic);
        });
        return facts;
    }

    /** The matrix of the coalition with these digits, as in matrix12. */
    private static @Nullable Object numbered(CoalitionalGame game, StrategicGame strategic, int digits) {
        var coalition = Agreement.coalition(game, digits);
        if (coalition.isEmpty() || coalition.getAsLong() == game.grand()) return null;
        return CoalitionMatrix.of(strategic, coalition.getAsLong()).payoffs();
    }

    // ---- everybody together

    private static void profiles(Facts facts, StrategicGame game) {
        StrategicWorths worths = new StrategicWorths(game);
        Compare largest = Compare.accepted(said -> isLargest(game, worths, said));
        facts.put("grandProfile", largest, () -> oneBased(game.choices(worths.best())))
                .put("profile", largest, () -> oneBased(game.choices(worths.best())))
                .put(
                        "payoff",
                        Compare.beside((said, others) -> isPaid(game, worths, said, others)),
                        () -> game.payoffsAt(worths.best()));
    }

    private static List<Integer> oneBased(int[] choices) {
        return IntStream.of(choices).map(i -> i + 1).boxed().toList();
    }

    private static boolean isLargest(StrategicGame game, StrategicWorths worths, @Nullable Object said) {
        return choices(game, said)
                .filter(choices -> game.payoffsAt(game.profile(choices))
                        .sum()
                        .equals(game.payoffsAt(worths.best()).sum()))
                .isPresent();
    }

    /** The strategies of a profile as somebody writes them, counted from 1. */
    private static Optional<int[]> choices(StrategicGame game, @Nullable Object said) {
        Optional<List<Rational>> profile = Agreement.numbers(said);
        if (profile.isEmpty() || profile.get().size() != game.players().count()) return Optional.empty();
        int[] choices = new int[profile.get().size()];
        for (int i = 0; i < choices.length; i++) {
            Rational choice = profile.get().get(i);
            if (!choice.isWhole() || !choice.isPositive() || choice.compareTo(Rational.of(game.size(i))) > 0)
                return Optional.empty();
            choices[i] = choice.intValueExact() - 1;
        }
        return Optional.of(choices);
    }

    /** What the profile said with it pays; where none is said, what some profile with the largest total pays. */
    private static boolean isPaid(
            StrategicGame game,
            StrategicWorths worths,
            @Nullable Object said,
            Map<String, ? extends @Nullable Object> others) {
        for (String key : List.of("profile", "grandProfile"))
            if (others.containsKey(key))
                return choices(game, others.get(key))
                        .filter(choices -> Compare.EXACT.agree(game.payoffsAt(game.profile(choices)), said))
                        .isPresent();
        Rational most = game.payoffsAt(worths.best()).sum();
        return IntStream.range(0, game.profiles())
                .mapToObj(game::payoffsAt)
                .anyMatch(pays -> pays.sum().equals(most) && Compare.EXACT.agree(pays, said));
    }

    // ---- two players: what each secures alone

    private static void security(Facts facts, StrategicGame game) {
        Supplier<List<int[]>> best = new Once<>(() -> List.of(secure(game, 0), secure(game, 1)));
        facts.put(
                "securityStrategies",
                (answered, expected) -> expected instanceof Map<?, ?> said
                        && isSecure(best.get().get(0), said.get("row"))
                        && isSecure(best.get().get(1), said.get("column")),
                () -> InOrder.of(
                        "row", best.get().get(0)[0] + 1, "column", best.get().get(1)[0] + 1));
        Supplier<RationalVector> paid = () ->
                game.payoffsAt(game.profile(best.get().get(0)[0], best.get().get(1)[0]));
        facts.put(
                        "payoff",
                        Compare.beside((said, others) -> others.get("securityStrategies") instanceof Map<?, ?> secure
                                ? choices(game, Arrays.asList(secure.get("row"), secure.get("column")))
                                        .filter(choices ->
                                                Compare.EXACT.agree(game.payoffsAt(game.profile(choices)), said))
                                        .isPresent()
                                : (!others.containsKey("profile")
                                                && !others.containsKey("grandProfile")
                                                && Compare.EXACT.agree(paid.get(), said))
                                        || isPaid(game, new StrategicWorths(game), said, others)),
                        paid)
                .put("favouredPlayer", () -> {
                    int order = paid.get().get(0).compareTo(paid.get().get(1));
                    return order == 0 ? null : order > 0 ? 1 : 2;
                });
    }

    private static boolean isSecure(int[] best, @Nullable Object said) {
        return Agreement.number(said)
                .filter(Rational::isWhole)
                .filter(number -> IntStream.of(best).anyMatch(i -> number.equals(Rational.of(i + 1))))
                .isPresent();
    }

    /** The pure strategies with the largest least payoff. */
    private static int[] secure(StrategicGame game, int player) {
        RationalVector least = RationalVector.generate(
                game.size(player),
                own -> IntStream.range(0, game.size(1 - player))
                        .mapToObj(other -> player == 0 ? game.payoff(0, own, other) : game.payoff(1, other, own))
                        .reduce(Rational::min)
                        .orElseThrow());
        return least.indicesOf(least.maximum()).stream()
                .mapToInt(Integer::intValue)
                .toArray();
    }

    // ---- the matrix of a coalition

    private static void matrix(Facts facts, Supplier<MatrixGame> matrix, Progress progress) {
        Supplier<OptimalPair> optimum = new Once<>(() -> MatrixSolver.optimum(matrix.get(), progress));
        Supplier<SaddlePoints> saddles = new Once<>(() -> SaddlePoints.of(matrix.get()));
        facts.put("matrix", () -> matrix.get().payoffs())
                .put("value", () -> optimum.get().value())
                .put(
                        "rowOptimal",
                        Compare.accepted(
                                said -> isOptimal(matrix.get(), optimum.get().value(), said, true)),
                        () -> optimum.get().row().weights())
                .put(
                        "columnOptimal",
                        Compare.accepted(
                                said -> isOptimal(matrix.get(), optimum.get().value(), said, false)),
                        () -> optimum.get().column().weights())
                .put("saddle", () -> !saddles.get().points().isEmpty())
                .put(
                        "saddlePoints",
                        Compare.SET,
                        () -> saddles.get().points().stream()
                                .map(cell -> InOrder.of(
                                        "row",
                                        cell.row() + 1,
                                        "col",
                                        matrix.get().columns().get(cell.column())))
                                .toList());
        dominated(facts, matrix, progress);
    }

    private static boolean isOptimal(MatrixGame game, Rational value, @Nullable Object said, boolean row) {
        Optional<List<Rational>> weights = Agreement.numbers(said);
        if (weights.isEmpty() || weights.get().size() != (row ? game.height() : game.width())) return false;
        RationalVector mixed = RationalVector.of(weights.get());
        if (!mixed.isDistribution()) return false;
        return row
                ? game.columnPayoffs(mixed).minimum().compareTo(value) >= 0
                : game.rowPayoffs(mixed).maximum().compareTo(value) <= 0;
    }

    /** Dominated lines: those of the whole matrix, or those struck out one after another; either way of counting is right. */
    private static void dominated(Facts facts, Supplier<MatrixGame> matrix, Progress progress) {
        Supplier<IteratedDominance> struck = new Once<>(() -> {
            if ((long) matrix.get().height() * matrix.get().width() > MOST_ENTRIES)
                throw new NotAnswered(Message.of("coalition.matrix-too-large", MOST_ENTRIES));
            return IteratedDominance.of(matrix.get(), Dominance.Mode.PURE, false, progress);
        });
        facts.put(
                        "dominatedRows",
                        lines("dominatedRows", matrix, progress),
                        () -> names(matrix.get(), struck.get(), true))
                .put(
                        "dominatedColumns",
                        lines("dominatedColumns", matrix, progress),
                        () -> names(matrix.get(), struck.get(), false))
                .put("reduced", lines("reduced", matrix, progress), () -> reduced(matrix.get(), struck.get()));
    }

    private static RationalMatrix reduced(MatrixGame game, IteratedDominance struck) {
        return game.payoffs().submatrix(struck.rows(), struck.columns());
    }

    /** What may be left: after all that can be struck out in any order, or after the lines dominated at once. */
    private static List<Reductions.Rest> ends(MatrixGame game, Progress progress) {
        List<Reductions.Rest> ends = new ArrayList<>(Reductions.all(game, Dominance.Mode.PURE, progress));
        List<Integer> rows = undominated(game);
        List<Integer> columns = undominated(game.reversed());
        List<Integer> allRows = IntStream.range(0, game.height()).boxed().toList();
        List<Integer> allColumns = IntStream.range(0, game.width()).boxed().toList();
        ends.add(new Reductions.Rest(rows, columns));
        ends.add(new Reductions.Rest(rows, allColumns));
        ends.add(new Reductions.Rest(allRows, columns));
        return ends;
    }

    private static List<Integer> undominated(MatrixGame game) {
        return IntStream.range(0, game.height())
                .filter(row -> Dominance.dominators(game, row).isEmpty())
                .boxed()
                .toList();
    }

    private static List<String> names(MatrixGame game, IteratedDominance struck, boolean rows) {
        return struck.steps().stream()
                .filter(step -> step.isRow() == rows)
                .map(step -> (rows ? game.rows() : game.columns()).get(step.index()))
                .sorted()
                .toList();
    }

    /** Right if there is one way of striking out that gives all that is said together: the lines that go and the matrix left. */
    private static Compare lines(String key, Supplier<MatrixGame> matrix, Progress progress) {
        return Compare.beside((said, expected) -> {
            Map<String, @Nullable Object> others = new HashMap<>(expected);
            others.put(key, said);
            MatrixGame game = matrix.get();
            return ends(game, progress).stream()
                    .anyMatch(rest -> (!others.containsKey("dominatedRows")
                                    || goes(game.rows(), rest.rows(), others.get("dominatedRows")))
                            && (!others.containsKey("dominatedColumns")
                                    || goes(game.columns(), rest.columns(), others.get("dominatedColumns")))
                            && (!others.containsKey("reduced")
                                    || Compare.EXACT.agree(
                                            game.payoffs().submatrix(rest.rows(), rest.columns()),
                                            others.get("reduced"))));
        });
    }

    private static boolean goes(List<String> all, List<Integer> kept, @Nullable Object said) {
        if (!(said instanceof Collection<?> lines)) return false;
        Set<String> left = new HashSet<>(all);
        kept.forEach(k -> left.remove(all.get(k)));
        return left.equals(lines.stream().map(String::valueOf).collect(Collectors.toSet()));
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        if (game.strategic().isEmpty()) return List.of();
        List<String> told = new ArrayList<>();
        if (asked.coalition().isPresent())
            told.addAll(List.of(
                    "matrix", "value", "rowOptimal", "saddlePoints", "dominatedRows", "dominatedColumns", "reduced"));
        told.add("grandProfile");
        if (game.count() == 2) told.addAll(List.of("securityStrategies", "payoff"));
        return told;
    }

    @Override
    public List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        return game.strategic()
                .map(strategic -> List.of(CoalitionMatrices.tell(game, strategic, words)))
                .orElse(List.of());
    }

    @Override
    public Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        return game.strategic().map(strategic -> CoalitionMatrices.proof(game, strategic, progress));
    }
}

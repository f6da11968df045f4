package hissho.coalition.property;

import hissho.coalition.Agreement;
import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Unanimity;
import hissho.coalition.family.WeightedVoting;
import hissho.coalition.family.WinningCoalitions;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Simple games: who wins, who has a veto, whether two can win at once, and whether weights decide. */
public final class SimpleAspect implements Aspect {

    private static final int MOST_LOOKED_AT = 16;
    private static final int MOST_WEIGHED = 12;

    @Override
    public List<String> keys() {
        return List.of(
                "simple",
                "minimalWinning",
                "minimalWinningCount",
                "maximalLosing",
                "winningCount",
                "proper",
                "disjointWinning",
                "vetoPlayers",
                "dictator",
                "weighted",
                "weights",
                "quota",
                "rule",
                "equivalentWeighted",
                "tradeCertificate");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Supplier<Coalitions> form = () -> game.coalitions(MOST_LOOKED_AT);
        Supplier<Boolean> simple = new Once<>(() -> SimpleGame.isSimple(form.get(), progress));
        Supplier<SimpleGame> winning = () -> {
            if (!simple.get()) throw new NotAnswered(Message.of("coalition.not-simple"));
            return SimpleGame.of(form.get(), progress);
        };
        Supplier<List<Long>> minimal = new Once<>(() -> ordered(winning.get().minimalWinning()));
        Supplier<List<Pair>> disjoint = new Once<>(() -> winning.get().disjointWinning(PropertyAspect.MOST_LISTED));
        Facts facts = new Facts()
                .put("simple", simple)
                .put("minimalWinning", Compare.SET, () -> game.keys(minimal.get()))
                .put("minimalWinningCount", () -> minimal.get().size())
                .put(
                        "maximalLosing",
                        Compare.SET,
                        () -> game.keys(ordered(winning.get().maximalLosing())))
                .put("winningCount", () -> winningCount(form.get(), winning.get()))
                .put("proper", () -> disjoint.get().isEmpty())
                .put(
                        "disjointWinning",
                        Agreement.PAIRS,
                        () -> disjoint.get().stream()
                                .map(pair -> List.of(game.key(pair.first()), game.key(pair.second())))
                                .toList())
                .put(
                        "vetoPlayers",
                        Compare.SET,
                        () -> CoalitionalGame.numbers(SimpleGame.veto(game.coalitions(), progress).stream()
                                .mapToInt(Integer::intValue)))
                .put("dictator", () -> dictator(form.get(), winning.get(), minimal.get()));
        weights(facts, game, winning, progress);
        return facts;
    }

    private static List<Long> ordered(List<Long> coalitions) {
        return coalitions.stream()
                .sorted(Comparator.<Long>comparingInt(Long::bitCount)
                        .thenComparing(Long::reverse, (a, b) -> Long.compareUnsigned(b, a)))
                .toList();
    }

    private static long winningCount(Coalitions form, SimpleGame game) {
        long count = 0;
        for (long coalition = 1; coalition <= form.grand(); coalition++) if (game.wins(coalition)) count++;
        return count;
    }

    /** The player who alone decides, counted from 1: those with that player win, all of them. Null where there is none. */
    private static @Nullable Integer dictator(Coalitions form, SimpleGame game, List<Long> minimal) {
        return minimal.size() == 1
                        && Long.bitCount(minimal.getFirst()) == 1
                        && winningCount(form, game) == 1L << (form.players().count() - 1)
                ? Long.numberOfTrailingZeros(minimal.getFirst()) + 1
                : null;
    }

    private static void weights(Facts facts, CoalitionalGame game, Supplier<SimpleGame> winning, Progress progress) {
        Supplier<Optional<Weightedness>> found = new Once<>(() -> {
            Coalitions form = game.coalitions(MOST_WEIGHED);
            SimpleGame simple = winning.get();
            if (!Monotonicity.holds(form, progress)) return Optional.empty();
            return Optional.of(
                    Weightedness.of(game.count(), simple.minimalWinning(), simple.maximalLosing(), progress));
        });
        Supplier<Weightedness.@Nullable Weighted> weighted =
                () -> found.get().orElse(null) instanceof Weightedness.Weighted w ? w : null;
        facts.put("weighted", () -> weighted.get() != null)
                .put(
                        "weights",
                        Compare.beside((said, others) -> gives(game, winning, said, others)),
                        () -> weighted.get() == null ? null : weighted.get().weights())
                .put(
                        "quota",
                        Compare.beside((said, others) -> weighted.get() != null
                                && Agreement.number(said)
                                        .filter(q -> !q.isNegative())
                                        .isPresent()
                                && (!others.containsKey("weights")
                                        || gives(game, winning, others.get("weights"), others))),
                        () -> weighted.get() == null ? null : weighted.get().quota())
                .put(
                        "rule",
                        Compare.beside((said, others) -> weighted.get() != null
                                && (">".equals(said) || ">=".equals(said))
                                && (!others.containsKey("weights")
                                        || gives(game, winning, others.get("weights"), others))),
                        () -> weighted.get() == null ? null : ">")
                .put(
                        "equivalentWeighted",
                        Compare.accepted(said -> represents(game, winning, said)),
                        () -> weighted.get() == null
                                ? null
                                : InOrder.of(
                                        "weights",
                                        weighted.get().weights(),
                                        "quota",
                                        weighted.get().quota(),
                                        "rule",
                                        ">"))
                .put("tradeCertificate", Compare.accepted(said -> isTrade(game, winning, said)), () -> {
                    if (found.get().isEmpty()) throw new NotAnswered(hurts(game, progress));
                    if (found.get().orElse(null) instanceof Weightedness.Traded none
                            && none.winning().isEmpty())
                        throw new NotAnswered(Message.of("coalition.trade.too-long", Weightedness.MOST_TRADED));
                    return found.get().orElse(null) instanceof Weightedness.Traded traded
                            ? InOrder.of(
                                    "winning", game.keys(traded.winning()),
                                    "losingAfterSwap", game.keys(traded.losing()))
                            : null;
                });
    }

    /** Where a larger coalition loses, that alone shows that there are no weights. */
    private static Message hurts(CoalitionalGame game, Progress progress) {
        Pair pair = Monotonicity.violations(game.coalitions(), 1, progress).getFirst();
        return Message.of("coalition.weights.hurt", game.name(pair.first()), game.name(pair.second()));
    }

    /** Whether these weights give the game, with the quota and by the rule that are said with them. */
    private static boolean gives(
            CoalitionalGame game,
            Supplier<SimpleGame> winning,
            @Nullable Object weights,
            Map<String, ? extends @Nullable Object> others) {
        Optional<Rational> quota = Agreement.number(others.get("quota"));
        if (others.containsKey("quota") && quota.isEmpty()) return false;
        return Agreement.numbers(weights)
                .filter(list -> Weightedness.represents(
                        winning.get(), game.count(), list, quota, !">=".equals(others.get("rule"))))
                .isPresent();
    }

    private static boolean represents(CoalitionalGame game, Supplier<SimpleGame> winning, @Nullable Object said) {
        if (!(said instanceof Map<?, ?> map)) return false;
        Optional<List<Rational>> weights = Agreement.numbers(map.get("weights"));
        Optional<Rational> quota = Agreement.number(map.get("quota"));
        return weights.isPresent()
                && quota.isPresent()
                && Weightedness.represents(
                        winning.get(), game.count(), weights.get(), quota, !">=".equals(map.get("rule")));
    }

    private static boolean isTrade(CoalitionalGame game, Supplier<SimpleGame> winning, @Nullable Object said) {
        if (!(said instanceof Map<?, ?> map)) return false;
        Optional<List<Long>> before = Agreement.coalitions(game, map.get("winning"));
        Optional<List<Long>> after = Agreement.coalitions(game, map.get("losingAfterSwap"));
        return before.isPresent()
                && after.isPresent()
                && Weightedness.isTrade(winning.get(), game.count(), before.get(), after.get());
    }

    private static boolean isVote(CoalitionalGame game) {
        return game.family() instanceof WeightedVoting
                || game.family() instanceof WinningCoalitions
                || (game.family() instanceof Unanimity u && u.c().equals(Rational.ONE));
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        List<String> told = new ArrayList<>();
        if (!isVote(game)) return told;
        if (game.count() <= 9) told.add("minimalWinning");
        told.addAll(List.of("minimalWinningCount", "proper", "monotone", "vetoPlayers"));
        if (game.family() instanceof WinningCoalitions)
            told.addAll(List.of("weighted", "equivalentWeighted", "tradeCertificate"));
        return told;
    }

    /** Weights are tried on every coalition, a trade is counted player by player. */
    @Override
    public Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        if (game.count() > MOST_WEIGHED || !isVote(game)) return Optional.empty();
        Coalitions form = game.coalitions();
        if (!SimpleGame.isSimple(form, progress) || !Monotonicity.holds(form, progress)) return Optional.empty();
        Supplier<SimpleGame> winning = () -> SimpleGame.of(form, progress);
        boolean weighted = all.get("weighted", Boolean.class);
        String key = weighted ? "equivalentWeighted" : "tradeCertificate";
        Map<?, ?> said = all.get(key, Map.class);
        return Optional.of(new Proof(
                weighted ? represents(game, winning, said) : isTrade(game, winning, said),
                Message.of(weighted ? "coalition.certificate.weights" : "coalition.certificate.trade"),
                InOrder.of(key, said)));
    }
}

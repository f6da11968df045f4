package hissho.coalition;

import hissho.coalition.family.Family;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Players;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Facts of a game with many null players, from the game without them. A null player gets nothing in the core, by the Shapley value and by
 * the prenucleolus (a player of the prekernel who got more or less would be on one side only of every coalition with the largest excess),
 * and who is left gets there what the smaller game gives.
 */
final class NullPlayersOut {

    /** Up to so many players every coalition is looked at. */
    private static final int MOST_LOOKED_AT = 12;

    /** What is true of both games or of neither, and numbers that both have. */
    private static final List<String> SAME = List.of(
            "superadditive",
            "monotone",
            "convex",
            "constantSum",
            "zeroSum",
            "balanced",
            "totallyBalanced",
            "simple",
            "proper",
            "weighted",
            "minimalWinningCount",
            "coreEmpty",
            "shape",
            "dimension",
            "coreVertexCount",
            "shapleyInCore",
            "nucleolusInCore",
            "shapleyEqualsNucleolus");

    /** What gives null players nothing and the others what the smaller game gives them. */
    private static final List<String> SHARES =
            List.of("shapley", "nucleolus", "shapleyShubik", "banzhaf", "banzhafMeasure", "deeganPackel", "holler");

    private final CoalitionalGame game;
    private final int[] members;
    private final Supplier<Facts> without;

    private NullPlayersOut(CoalitionalGame game, Family small, Progress progress) {
        this.game = game;
        this.members = Subsets.members(game.family().carrier()).toArray();
        Players players =
                new Players(IntStream.of(members).mapToObj(game.players()::name).toList());
        this.without = new Once<>(() -> {
            CoalitionalGame left = CoalitionalGame.of(players, small).under(progress);
            return new CoalitionAnswer(left, Asked.NOTHING, progress).facts();
        });
    }

    /** Nothing where there are few players, or none that the family's description leaves out. */
    static Facts of(CoalitionalGame game, Progress progress) {
        return of(game, MOST_LOOKED_AT, progress);
    }

    static Facts of(CoalitionalGame game, int mostLookedAt, Progress progress) {
        if (game.count() <= mostLookedAt) return new Facts();
        return game.family()
                .onCarrier()
                .map(small -> new NullPlayersOut(game, small, progress).facts())
                .orElseGet(Facts::new);
    }

    private Facts facts() {
        Facts facts = new Facts();
        for (String key : SAME) facts.put(key, () -> found(key));
        for (String key : SHARES) facts.put(key, () -> spread(found(key)));
        facts.put("coreVertices", Compare.SET, () -> each(found("coreVertices"), this::spread));
        facts.put("vetoPlayers", Compare.SET, () -> each(found("vetoPlayers"), this::number));
        facts.put("dictator", () -> found("dictator") instanceof Integer alone ? number(alone) : null);
        facts.put("swingCounts", this::swings);
        for (String key : List.of("dummies", "nullPlayers"))
            facts.put(key, Compare.SET, () -> {
                List<Object> all = new ArrayList<>(each(found(key), this::number));
                IntStream.range(0, game.count())
                        .filter(i -> !Subsets.contains(game.family().carrier(), i))
                        .forEach(i -> all.add(i + 1));
                return all;
            });
        return facts;
    }

    private @Nullable Object found(String key) {
        return without.get()
                .find(key)
                .orElseThrow(() -> new NotAnswered(Message.of("core.not-answered", key)))
                .value();
    }

    private static List<Object> each(@Nullable Object list, java.util.function.UnaryOperator<Object> change) {
        List<Object> changed = new ArrayList<>();
        if (list instanceof Iterable<?> many) for (Object one : many) changed.add(change.apply(one));
        return changed;
    }

    private Object number(Object small) {
        return members[(Integer) small - 1] + 1;
    }

    private Object spread(@Nullable Object shares) {
        if (!(shares instanceof RationalVector x)) throw new NotAnswered(Message.of("core.not-answered", "shares"));
        Rational[] all = Collections.nCopies(game.count(), Rational.ZERO).toArray(Rational[]::new);
        for (int i = 0; i < members.length; i++) all[members[i]] = x.get(i);
        return RationalVector.of(all);
    }

    /** A null player joins or not: each of them doubles the number of coalitions. */
    private List<BigInteger> swings() {
        List<BigInteger> all = new ArrayList<>(Collections.nCopies(game.count(), BigInteger.ZERO));
        List<Object> few = each(found("swingCounts"), count -> count);
        for (int i = 0; i < members.length; i++)
            all.set(members[i], ((BigInteger) few.get(i)).shiftLeft(game.count() - members.length));
        return all;
    }
}

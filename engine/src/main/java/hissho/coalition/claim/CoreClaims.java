package hissho.coalition.claim;

import static hissho.coalition.claim.CoalitionClaim.fails;
import static hissho.coalition.claim.CoalitionClaim.holds;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.claim.TextbookClaim;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.core.Balance;
import hissho.coalition.core.Core;
import hissho.coalition.core.Imputations;
import hissho.coalition.property.Convexity;
import hissho.coalition.property.NormalForm;
import hissho.coalition.property.PlayerRoles;
import hissho.coalition.property.SimpleGame;
import hissho.coalition.property.Superadditivity;
import hissho.coalition.strategic.NamedCoalitions;
import hissho.coalition.strategic.StrategicWorths;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** The theorems of the book on coalitional form and core, each tried on games drawn by chance. The size is the number of players. */
final class CoreClaims {

    private static final int DRAWN = 64;

    private CoreClaims() {}

    static List<Claim> all() {
        return List.of(
                drawn("constant-sum-core", 2, 4, CoreClaims::constantSum, CoreClaims::emptyIfEssential),
                drawn("delta-core", 2, 4, CoreClaims::any, CoreClaims::delta),
                drawn("symmetric-core", 1, 5, CoreClaims::symmetric, CoreClaims::equalDivision),
                drawn("null-player-core", 2, 4, CoreClaims::withNullPlayer, CoreClaims::nothingForNull),
                drawn("veto-core", 2, 5, CoreClaims::simple, CoreClaims::divisionAmongVeto),
                drawn("convex-core", 1, 5, CoreClaims::convex, CoreClaims::notEmpty),
                drawn(
                        "balanced-core",
                        1,
                        4,
                        CoreClaims::any,
                        (game, progress) -> empty(game, progress)
                                == Core.of(game, progress).orElseThrow().isEmpty()),
                drawn("inessential-additive", 1, 4, CoreClaims::inessential, CoreClaims::isAdditive),
                holds(
                        "naming-round-trip",
                        2,
                        3,
                        size -> DRAWN,
                        (size, number, progress) ->
                                look(superadditive(size, number, progress), CoreClaims::comesBack, progress)),
                fails(
                        "naming-round-trip-any",
                        2,
                        3,
                        size -> DRAWN,
                        (size, number, progress) -> look(any(size, number), CoreClaims::comesBack, progress)),
                fails(
                        "superadditive-core",
                        3,
                        4,
                        size -> DRAWN,
                        (size, number, progress) ->
                                look(superadditive(size, number, progress), CoreClaims::notEmpty, progress)));
    }

    private static Claim drawn(
            String name,
            int smallest,
            int usual,
            BiFunction<Integer, Long, Coalitions> games,
            BiPredicate<Coalitions, Progress> statement) {
        return holds(
                name,
                smallest,
                usual,
                size -> DRAWN,
                (size, number, progress) -> look(games.apply(size, number), statement, progress));
    }

    private static Finding look(Coalitions game, BiPredicate<Coalitions, Progress> statement, Progress progress) {
        return statement.test(game, progress)
                ? Finding.holds()
                : new Finding.Refuted(
                        document(game),
                        Message.of("textbook.found", Balance.of(game, progress).total()));
    }

    static Map<String, Object> document(Coalitions game) {
        int n = game.players().count();
        Map<String, Object> worths = new LinkedHashMap<>();
        for (int size = 1; size <= n; size++)
            for (long set : CoalitionalGame.ofSize(n, size))
                worths.put(CoalitionalGame.key(set, n), game.worth(set).toString());
        return TextbookClaim.document("coalitional-game", "players", n, "v", worths);
    }

    // ---- games drawn by chance

    private static SplittableRandom chance(int size, long number) {
        return new SplittableRandom(size * 1_000_003L + number);
    }

    private static Coalitions of(int n, java.util.function.IntFunction<Rational> worth) {
        List<Rational> table = new ArrayList<>();
        for (int set = 0; set < 1 << n; set++) table.add(set == 0 ? Rational.ZERO : worth.apply(set));
        return Coalitions.ofTable(Players.numbered(n), table);
    }

    private static Coalitions any(int size, long number) {
        SplittableRandom random = chance(size, number);
        int grow = random.nextInt(0, 3);
        return of(size, set -> Rational.of(random.nextInt(-2, 6) + (long) grow * Integer.bitCount(set)));
    }

    private static Coalitions superadditive(int size, long number, Progress progress) {
        List<Rational> cover = Superadditivity.cover(any(size, number), progress);
        return of(size, cover::get);
    }

    private static Coalitions constantSum(int size, long number) {
        SplittableRandom random = chance(size, number);
        int total = random.nextInt(-3, 9);
        Rational[] worths = new Rational[1 << size];
        for (int set = 1; set < worths.length; set++) {
            int others = (worths.length - 1) & ~set;
            worths[set] = worths[others] != null && others != 0
                    ? Rational.of(total).minus(worths[others])
                    : Rational.of(set == worths.length - 1 ? total : random.nextInt(-2, 6));
        }
        return of(size, set -> worths[set]);
    }

    private static Coalitions symmetric(int size, long number) {
        SplittableRandom random = chance(size, number);
        List<Rational> f = IntStream.rangeClosed(1, size)
                .mapToObj(k -> Rational.of(random.nextInt(0, 3) + 2L * k))
                .toList();
        return of(size, set -> f.get(Integer.bitCount(set) - 1));
    }

    private static Coalitions withNullPlayer(int size, long number) {
        Coalitions game = any(size, number);
        int player = (int) (number % size);
        return of(size, set -> game.worth(set & ~(1 << player)));
    }

    /** A monotone simple game in which everybody together wins. */
    private static Coalitions simple(int size, long number) {
        SplittableRandom random = chance(size, number);
        List<Integer> minimal = IntStream.range(0, random.nextInt(1, 4))
                .mapToObj(k -> random.nextInt(1, 1 << size))
                .toList();
        return of(size, set -> minimal.stream().anyMatch(m -> (set & m) == m) ? Rational.ONE : Rational.ZERO);
    }

    /** A sum of unanimity games with weights that are not negative, and what single players are worth. */
    private static Coalitions convex(int size, long number) {
        SplittableRandom random = chance(size, number);
        int[] weights = new int[1 << size];
        for (int set = 1; set < weights.length; set++)
            weights[set] = Integer.bitCount(set) == 1 ? random.nextInt(-3, 4) : random.nextInt(0, 3);
        return of(size, set -> {
            long sum = 0;
            for (int part = set; part != 0; part = (part - 1) & set) sum += weights[part];
            return Rational.of(sum);
        });
    }

    /** A superadditive game whose total is the sum of the singletons. */
    private static Coalitions inessential(int size, long number) {
        SplittableRandom random = chance(size, number);
        Rational[] alone = IntStream.range(0, size)
                .mapToObj(i -> Rational.of(random.nextInt(-4, 5)))
                .toArray(Rational[]::new);
        return of(size, set -> {
            Rational sum = Rational.ZERO;
            for (int i = 0; i < size; i++) if ((set >>> i & 1) != 0) sum = sum.plus(alone[i]);
            return sum;
        });
    }

    // ---- statements

    private static boolean empty(Coalitions game, Progress progress) {
        return Balance.of(game, progress).total().compareTo(game.worth(game.grand())) > 0;
    }

    private static boolean notEmpty(Coalitions game, Progress progress) {
        return !empty(game, progress);
    }

    private static boolean emptyIfEssential(Coalitions game, Progress progress) {
        return !NormalForm.surplus(game).isPositive() || empty(game, progress);
    }

    private static boolean delta(Coalitions game, Progress progress) {
        Rational sum = IntStream.range(0, game.players().count())
                .mapToObj(i -> game.worth(game.grand()).minus(game.worth(game.grand() & ~(1L << i))))
                .reduce(Rational.ZERO, Rational::plus);
        return sum.compareTo(game.worth(game.grand())) >= 0 || empty(game, progress);
    }

    private static boolean equalDivision(Coalitions game, Progress progress) {
        int n = game.players().count();
        Rational each = game.worth(game.grand()).over(n);
        boolean fits =
                IntStream.range(1, n).allMatch(k -> game.worth((1L << k) - 1).compareTo(each.times(k)) <= 0);
        return fits != empty(game, progress) && fits == Imputations.inCore(game, RationalVector.generate(n, i -> each));
    }

    private static boolean nothingForNull(Coalitions game, Progress progress) {
        List<Integer> nobody = PlayerRoles.nullPlayers(game, progress);
        return Core.of(game, progress).orElseThrow().vertices().stream()
                .allMatch(x -> nobody.stream().allMatch(i -> x.get(i).isZero()));
    }

    private static boolean divisionAmongVeto(Coalitions game, Progress progress) {
        int n = game.players().count();
        List<RationalVector> stated = SimpleGame.veto(game, progress).stream()
                .map(i -> RationalVector.unit(n, i))
                .toList();
        return new HashSet<>(Core.of(game, progress).orElseThrow().vertices()).equals(new HashSet<>(stated));
    }

    private static boolean isAdditive(Coalitions game, Progress progress) {
        return Core.of(game, progress).orElseThrow().vertices().equals(List.of(NormalForm.singles(game)))
                && Convexity.violation(game, progress).isEmpty();
    }

    private static boolean comesBack(Coalitions game, Progress progress) {
        StrategicWorths back = new StrategicWorths(new NamedCoalitions(game).strategic());
        for (long set = 1; set <= game.grand(); set++)
            if (!back.worth(set, progress).equals(game.worth(set))) return false;
        return true;
    }
}

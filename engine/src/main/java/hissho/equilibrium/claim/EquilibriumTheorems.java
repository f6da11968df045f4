package hissho.equilibrium.claim;

import hissho.claim.Claim;
import hissho.claim.Claim.Verdict;
import hissho.claim.Finding;
import hissho.claim.TextbookClaim;
import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.Indices;
import hissho.equilibrium.LemkeHowson;
import hissho.equilibrium.PureEquilibria;
import hissho.equilibrium.StrictElimination;
import hissho.equilibrium.many.ManyEquilibria;
import hissho.form.Bimatrix;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.linear.GameProgram;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** The theorems on equilibria, each tried on games drawn by chance, with few different payoffs so that many are degenerate. The size is the longer side of the table. */
final class EquilibriumTheorems {

    private static final long DRAWN = 60;

    private EquilibriumTheorems() {}

    static List<Claim> all() {
        return List.of(
                drawn("nash-existence", EquilibriumTheorems::exists),
                new EquilibriumClaim(
                        "nash-existence-many", Verdict.HOLDS, 2, 3, size -> DRAWN, EquilibriumTheorems::existsForThree),
                drawn("lemke-howson-ends", EquilibriumTheorems::pathsEnd),
                drawn("equilibrium-individually-rational", EquilibriumTheorems::individuallyRational),
                drawn("strict-dominance-keeps-equilibria", EquilibriumTheorems::keepsEquilibria),
                drawn("zero-sum-pure-saddle", EquilibriumTheorems::saddles),
                drawn("index-sum", EquilibriumTheorems::indexSum));
    }

    private static Claim drawn(String id, BiPredicate<Bimatrix, Progress> statement) {
        return new EquilibriumClaim(id, Verdict.HOLDS, 1, 4, size -> DRAWN, (size, number, progress) -> {
            Bimatrix game = game(size, number);
            return statement.test(game, progress)
                    ? Finding.holds()
                    : new Finding.Refuted(document(game), Message.of("textbook.found", game.toString()));
        });
    }

    private static Bimatrix game(int size, long number) {
        SplittableRandom random = new SplittableRandom(31L * size + number);
        int m = random.nextInt(1, size + 1);
        int n = random.nextBoolean() ? size : random.nextInt(1, size + 1);
        int most = random.nextInt(1, 7);
        return new Bimatrix(matrix(random, m, n, most), matrix(random, m, n, most));
    }

    private static RationalMatrix matrix(SplittableRandom random, int m, int n, int most) {
        return RationalMatrix.generate(m, n, (i, j) -> Rational.of(random.nextInt(-most, most + 1)));
    }

    static Map<String, Object> document(Bimatrix game) {
        return TextbookClaim.document(
                "bimatrix",
                "bimatrix",
                IntStream.range(0, game.first().height())
                        .mapToObj(i -> IntStream.range(0, game.first().width())
                                .mapToObj(j -> List.of(
                                        game.first().get(i, j).toString(),
                                        game.second().get(i, j).toString()))
                                .toList())
                        .toList());
    }

    static StrategicGame strategic(Bimatrix game) {
        return StrategicGame.of(
                Players.of("I", "II"),
                List.of(
                        Players.numbered(game.first().height()).names(),
                        Players.numbered(game.first().width()).names()),
                game);
    }

    private static boolean exists(Bimatrix game, Progress progress) {
        return !AllEquilibria.of(game, progress).extreme().isEmpty();
    }

    /** Three players with two or three strategies each, not all of them with the most; one of the equilibria found is proved again. */
    private static Finding existsForThree(int size, long number, Progress progress) {
        SplittableRandom random = new SplittableRandom(37L * size + number);
        List<Integer> counts = List.of(size, random.nextInt(1, size + 1), 2);
        int most = random.nextInt(1, 7);
        List<Object> payoffs = tables(counts, random, most);
        StrategicGame game = StrategicGame.generate(
                Players.of("I", "II", "III"),
                counts.stream().map(count -> Players.numbered(count).names()).toList(),
                (player, at) -> Rational.of(entry(payoffs, at, player)));
        ManyEquilibria many = ManyEquilibria.of(game, StrictElimination.of(game, progress), progress);
        boolean proved = many.found().stream()
                .anyMatch(found -> found.exact()
                        .map(profile -> Deviations.from(game, profile).isEquilibrium())
                        .orElse(true));
        return proved
                ? Finding.holds()
                : new Finding.Refuted(
                        TextbookClaim.document("strategic-game", "players", 3, "payoffs", payoffs),
                        Message.of("textbook.found", payoffs.toString()));
    }

    /** Nested lists of payoffs, a level for each player and one for the payoffs themselves. */
    private static List<Object> tables(List<Integer> counts, SplittableRandom random, int most) {
        return counts.isEmpty()
                ? List.copyOf(random.ints(3, -most, most + 1).boxed().toList())
                : IntStream.range(0, counts.getFirst())
                        .<Object>mapToObj(_ -> tables(counts.subList(1, counts.size()), random, most))
                        .toList();
    }

    private static int entry(List<?> tables, int[] at, int player) {
        List<?> inner = tables;
        for (int choice : at) inner = (List<?>) inner.get(choice);
        return (Integer) inner.get(player);
    }

    private static boolean pathsEnd(Bimatrix game, Progress progress) {
        Set<Profile> all = new HashSet<>(AllEquilibria.of(game, progress).extreme());
        return IntStream.range(0, game.first().height() + game.first().width())
                .allMatch(label ->
                        all.contains(LemkeHowson.from(game, label, progress).equilibrium()));
    }

    private static boolean individuallyRational(Bimatrix game, Progress progress) {
        Rational first = GameProgram.solve(game.first(), progress).value();
        Rational second =
                GameProgram.solve(game.second().transposed(), progress).value();
        StrategicGame strategic = strategic(game);
        return AllEquilibria.of(game, progress).extreme().stream().allMatch(pair -> {
            RationalVector paid = strategic.expected(pair);
            return paid.get(0).compareTo(first) >= 0 && paid.get(1).compareTo(second) >= 0;
        });
    }

    private static boolean keepsEquilibria(Bimatrix game, Progress progress) {
        List<List<Integer>> left =
                StrictElimination.of(strategic(game), progress).left();
        return AllEquilibria.of(game, progress).extreme().stream()
                .allMatch(pair -> left.get(0).containsAll(pair.get(0).support())
                        && left.get(1).containsAll(pair.get(1).support()));
    }

    /** The saddle points of the first matrix are the pure equilibria of the zero-sum game. */
    private static boolean saddles(Bimatrix game, Progress progress) {
        RationalMatrix a = game.first();
        StrategicGame zero = strategic(Bimatrix.zeroSum(a));
        Set<Integer> pure = new HashSet<>(PureEquilibria.of(zero, progress).profiles());
        return IntStream.range(0, zero.profiles()).allMatch(p -> {
            int[] at = zero.choices(p);
            Rational x = a.get(at[0], at[1]);
            boolean saddle = a.row(at[0]).minimum().equals(x)
                    && a.column(at[1]).maximum().equals(x);
            return saddle == pure.contains(p);
        });
    }

    private static boolean indexSum(Bimatrix game, Progress progress) {
        return Indices.of(game, AllEquilibria.of(game, progress), progress)
                .map(all -> all.stream().mapToInt(i -> i).sum() == 1)
                .orElse(true);
    }
}

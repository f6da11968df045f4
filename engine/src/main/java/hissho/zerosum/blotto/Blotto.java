package hissho.zerosum.blotto;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.Guessing;
import hissho.zerosum.named.NamedGame;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Colonel Blotto (Tukey 1949): Blotto and Lieutenant Kije spread their regiments over some posts. The larger force takes a
 * post and scores 1 for it and 1 for every enemy regiment there; equal forces score nothing.
 *
 * <p>The payoff is a sum over posts, so only how the posts are matched counts, and every permutation of the posts is a symmetry.
 */
public record Blotto(int blotto, int kije, int posts) implements NamedGame {

    public static final int MOST_REGIMENTS = 200;
    public static final int MOST_POSTS = 50;

    /** The most entries of a full matrix that is formed. */
    public static final int MOST_ENTRIES = 250_000;

    public Blotto {
        if (blotto < 0 || kije < 0 || posts < 1) throw new IllegalArgumentException("no such armies");
    }

    private static final Field<Integer> BLOTTO = Field.required("blotto", Shape.whole(0, MOST_REGIMENTS));
    private static final Field<Integer> KIJE = Field.required("kije", Shape.whole(0, MOST_REGIMENTS));
    private static final Field<Integer> POSTS = Field.required("posts", Shape.whole(1, MOST_POSTS));

    public static final Family FAMILY = Family.of("colonel-blotto", Blotto::read, BLOTTO, KIJE, POSTS);

    static Blotto read(Node parameters) {
        return new Blotto(BLOTTO.in(parameters), KIJE.in(parameters), POSTS.in(parameters));
    }

    @Override
    public Rational value(Progress progress) {
        return DoubleOracle.solve(this, progress).value();
    }

    @Override
    public String family() {
        return "colonel-blotto";
    }

    /** What Blotto scores on a post where he has so many regiments and Kije so many. */
    public static int score(int mine, int yours) {
        if (mine == yours) return 0;
        return mine > yours ? 1 + yours : -1 - mine;
    }

    /** How many ways Blotto, and Kije, can spread the regiments. */
    public List<BigInteger> size() {
        return List.of(ways(blotto), ways(kije));
    }

    public boolean isSmall() {
        return ways(blotto).multiply(ways(kije)).compareTo(BigInteger.valueOf(MOST_ENTRIES)) <= 0;
    }

    private BigInteger ways(int regiments) {
        return Guessing.Pascal.binomial(regiments + posts - 1, posts - 1);
    }

    /** The full matrix, allocations in lexicographically decreasing order. */
    @Override
    public MatrixGame matrix() {
        if (!isSmall()) throw new Node("params", null).bad("named.bad.blotto-too-large", size(), MOST_ENTRIES);
        List<Allocation> rows = Allocation.all(blotto, posts);
        List<Allocation> columns = Allocation.all(kije, posts);
        return new MatrixGame(
                RationalMatrix.generate(
                        rows.size(), columns.size(), (i, j) -> Rational.of(pay(rows.get(i), columns.get(j)))),
                rows.stream().map(Allocation::toString).toList(),
                columns.stream().map(Allocation::toString).toList());
    }

    static int pay(Allocation mine, Allocation yours) {
        int sum = 0;
        for (int k = 0; k < mine.posts(); k++) sum += score(mine.at(k), yours.at(k));
        return sum;
    }

    /** The class-reduced game, made from the classes alone: what two classes score on average over all matchings of posts. */
    public MatrixGame quotient() {
        List<Allocation> rows = Allocation.classes(blotto, posts);
        List<Allocation> columns = Allocation.classes(kije, posts);
        return new MatrixGame(
                RationalMatrix.generate(rows.size(), columns.size(), (i, j) -> average(rows.get(i), columns.get(j))),
                names(rows),
                names(columns));
    }

    /** The mean score of a class against a class: each post of the one meets each post of the other equally often. */
    static Rational average(Allocation mine, Allocation yours) {
        long sum = 0;
        for (int k = 0; k < mine.posts(); k++)
            for (int l = 0; l < yours.posts(); l++) sum += score(mine.at(k), yours.at(l));
        return Rational.of(sum, mine.posts());
    }

    private static List<String> names(List<Allocation> classes) {
        List<String> names = new ArrayList<>();
        for (Allocation each : classes) names.add(each.className());
        return names;
    }
}

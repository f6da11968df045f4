package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A thief takes one of several items, a guard watches one: the thief earns the item's worth unless it was watched. */
public record Thievery(RationalVector values) implements NamedGame {

    private static final Field<RationalVector> VALUES = Field.required("values", Family.NUMBERS.by(Thievery::values));

    public static final Family FAMILY = Family.of("thievery", p -> new Thievery(VALUES.in(p)), VALUES);

    private static RationalVector values(Node node) {
        for (Node value : node.list(1, Family.LARGEST))
            if (!value.rational().isPositive()) throw value.bad("named.bad.not-positive", value.shown());
        return node.vector();
    }

    public Thievery {
        if (values.stream().anyMatch(u -> !u.isPositive())) throw new IllegalArgumentException("a worthless item");
    }

    @Override
    public String family() {
        return "thievery";
    }

    @Override
    public MatrixGame matrix() {
        int m = values.size();
        List<String> items = NamedGame.numbered(m);
        return new MatrixGame(
                RationalMatrix.generate(m, m, (i, j) -> i == j ? Rational.ZERO : values.get(i)), items, items);
    }

    @Override
    public Facts facts() {
        return new Facts().put("k", this::active);
    }

    /** How many of the most valuable items matter: the k with the largest (k-1) / (1/u1 + ... + 1/uk). */
    public int active() {
        int best = 1;
        for (int k = 2; k <= values.size(); k++) if (bound(k).compareTo(bound(best)) > 0) best = k;
        return best;
    }

    /** On the k items that matter the thief mixes as 1/u, and the guard watches with probability 1 - V/u. */
    @Override
    public Optional<ClosedForm> closedForm() {
        int k = active();
        Rational value = bound(k);
        List<Integer> chosen = byWorth().subList(0, k);
        if (k == 1) {
            RationalVector only = RationalVector.unit(values.size(), chosen.getFirst());
            return Optional.of(new ClosedForm(family(), value, only, only));
        }
        RationalVector thief = RationalVector.generate(
                values.size(), i -> chosen.contains(i) ? values.get(i).inverse() : Rational.ZERO);
        RationalVector guard = RationalVector.generate(
                values.size(), i -> chosen.contains(i) ? Rational.ONE.minus(value.over(values.get(i))) : Rational.ZERO);
        return Optional.of(new ClosedForm(family(), value, ClosedForm.normalised(thief), guard));
    }

    private Rational bound(int k) {
        Rational sum = Rational.ZERO;
        for (int i : byWorth().subList(0, k)) sum = sum.plus(values.get(i).inverse());
        return Rational.of(k - 1).over(sum);
    }

    /** The items, most valuable first, equals in the order given. */
    private List<Integer> byWorth() {
        return IntStream.range(0, values.size())
                .boxed()
                .sorted(Comparator.comparing((Integer i) -> values.get(i)).reversed())
                .toList();
    }
}

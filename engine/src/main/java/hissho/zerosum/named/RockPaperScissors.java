package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Rock, paper, scissors, and its larger sisters: an odd number of signs in a circle, each beaten by the half that follows it.
 * The three classical signs keep their own order, however they are listed.
 */
public record RockPaperScissors(List<String> order, Rational stake) implements NamedGame {

    private static final Field<List<String>> ORDER = Field.optional(
            "order",
            Shape.listOf(Shape.text(), 1, Family.LARGEST).by(RockPaperScissors::order),
            List.of("rock", "paper", "scissors"));
    private static final Field<Rational> STAKE = Family.amount("stake", 1);

    public static final Family FAMILY =
            Family.of("rock-paper-scissors", p -> new RockPaperScissors(ORDER.in(p), STAKE.in(p)), ORDER, STAKE);

    private static List<String> order(Node node) {
        List<String> order =
                node.list(1, Family.LARGEST).stream().map(Node::text).toList();
        if (order.size() % 2 == 0) throw node.bad("named.bad.even-signs", order.size());
        if (order.stream().distinct().count() < order.size()) throw node.bad("named.bad.repeated-sign");
        return order;
    }

    private static final Map<String, Integer> CLASSICAL =
            Map.of("rock", 0, "paper", 1, "scissors", 2, "グー", 0, "パー", 1, "チョキ", 2);

    public RockPaperScissors {
        order = List.copyOf(order);
        if (order.size() % 2 == 0) throw new IllegalArgumentException("an even number of signs");
    }

    @Override
    public String family() {
        return "rock-paper-scissors";
    }

    @Override
    public MatrixGame matrix() {
        int n = order.size();
        return new MatrixGame(
                RationalMatrix.generate(n, n, (i, j) -> pay(Math.floorMod(place(j) - place(i), n))), order, order);
    }

    @Override
    public Optional<ClosedForm> closedForm() {
        RationalMatrix payoffs = matrix().payoffs();
        ClosedForm uniform = new ClosedForm(
                "cyclic", Rational.ZERO, ClosedForm.uniform(order.size()), ClosedForm.uniform(order.size()));
        return Optional.of(uniform).filter(form -> form.proves(payoffs));
    }

    private int place(int index) {
        boolean classical = order.size() == 3
                && CLASSICAL.keySet().containsAll(order)
                && order.stream().map(CLASSICAL::get).distinct().count() == 3;
        return classical ? CLASSICAL.getOrDefault(order.get(index), index) : index;
    }

    private Rational pay(int ahead) {
        if (ahead == 0) return Rational.ZERO;
        return ahead <= order.size() / 2 ? stake.negated() : stake;
    }
}

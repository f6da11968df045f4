package hissho.stochastic.named;

import hissho.algebra.Algebraic;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.question.SystemKind;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The endurance game: II counts down from n by 1 or 2, I guesses every step. In the plain game I wins 1 by guessing all of them: the stage
 * matrix is (V[n-1], 0; 0, V[n-2]) and the value 1/F(n+1), with Fibonacci's numbers. In the cumulative game every right guess earns 1.
 */
record Endurance(boolean cumulative, int from, int to, boolean letter) implements PlayedInquiry.Asked {

    private static final int LARGEST = 2_000;
    private static final int SHOWN = 12;
    private static final int MOST_PLAYED = 60;
    private static final Field<Node> N = Field.required(
            "n",
            Shape.either(Shape.whole(0, LARGEST), Shape.choice("n"), Shape.listOf(Shape.whole(0, LARGEST), 2, 2))
                    .by(node -> node));

    static List<Kind<?>> kinds() {
        return List.of(kind("endurance", false), kind("endurance-cumulative", true));
    }

    private static Kind<?> kind(String name, boolean cumulative) {
        return new PlayedInquiry<>(new Inquiry<>(
                new Listing(name, "system", Chapter.RECURSIVE),
                Shape.fields(N),
                (Node node) -> read(N.in(node), cumulative),
                List.of("value", "values", "row", "col", "stageMatrix", "recursion")));
    }

    private static Endurance read(Node node, boolean cumulative) {
        if (node.value() instanceof String text && text.equals("n")) return new Endurance(cumulative, 2, SHOWN, true);
        if (!node.isList()) {
            int n = node.whole(0, LARGEST);
            return new Endurance(cumulative, n, n, false);
        }
        List<Node> ends = node.list(2, 2);
        int from = ends.get(0).whole(0, LARGEST);
        return new Endurance(cumulative, from, ends.get(1).whole(from, LARGEST), true);
    }

    @Override
    public Optional<Position> position(Progress progress) {
        return letter || to < 2 || to > MOST_PLAYED
                ? Optional.empty()
                : SystemKind.position(Unrolled.endurance(to, cumulative), progress);
    }

    @Override
    public Message unplayable() {
        if (letter) return Message.of("system.inquiry.not-played");
        return to < 2
                ? Message.of("system.endurance.unplayable.none")
                : Message.of("system.endurance.unplayable.large", MOST_PLAYED);
    }

    private List<Rational> table() {
        List<Rational> values = new ArrayList<>(List.of(Rational.ONE, Rational.ONE));
        for (int n = 2; n <= to; n++) {
            Rational a = values.get(n - 1);
            Rational b = values.get(n - 2);
            values.add(cumulative ? a.plus(b).plus(1).over(2) : a.times(b).over(a.plus(b)));
        }
        return values;
    }

    private RationalMatrix stage(List<Rational> values, int n) {
        Rational a = values.get(n - 1);
        Rational b = values.get(n - 2);
        return cumulative
                ? RationalMatrix.of(List.of(RationalVector.of(a.plus(1), b), RationalVector.of(a, b.plus(1))))
                : RationalMatrix.of(List.of(RationalVector.of(a, Rational.ZERO), RationalVector.of(Rational.ZERO, b)));
    }

    private RationalVector mixture(List<Rational> values, int n, boolean rows) {
        Rational a = values.get(n - 1);
        Rational b = values.get(n - 2);
        Rational first =
                !cumulative ? b.over(a.plus(b)) : rows ? b.minus(a).plus(1).over(2) : Rational.HALF;
        return RationalVector.of(first, Rational.ONE.minus(first));
    }

    @Override
    public Facts answers(Progress progress) {
        List<Rational> table = table();
        Facts facts = new Facts();
        if (!letter) facts.put("value", () -> table.get(from));
        else if (!cumulative) facts.put("value", Formulas.at(List.of()), () -> "1/F(n+1)");
        facts.put("values", Endurance::asFarAsAsked, () -> values(table));
        for (boolean rows : new boolean[] {true, false}) {
            String side = rows ? "row" : "col";
            if (letter) facts.put(side, compare(table, rows), () -> formulas(rows));
            else if (from >= 2) facts.put(side, () -> mixture(table, from, rows));
        }
        if (letter)
            facts.put(
                    "stageMatrix",
                    Formulas.at(List.of()),
                    () -> cumulative
                            ? List.of(List.of("1+V[n-1]", "V[n-2]"), List.of("V[n-1]", "1+V[n-2]"))
                            : List.of(List.of("V[n-1]", "0"), List.of("0", "V[n-2]")));
        else if (from >= 2) facts.put("stageMatrix", () -> stage(table, from));
        facts.put(
                "recursion",
                (own, expected) -> recursion(table, String.valueOf(expected)),
                () -> cumulative ? "V[n]=(1+V[n-1]+V[n-2])/2" : "V[n]=V[n-1]*V[n-2]/(V[n-1]+V[n-2])");
        return facts;
    }

    /** The table of values is told where more than one is asked for. */
    @Override
    public boolean tells(String fact) {
        return letter || !fact.equals("values");
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        return letter
                ? Optional.empty()
                : Formulas.mixed("system.endurance" + (cumulative ? "-cumulative" : "") + ".answer-mixed", answers);
    }

    private Map<String, Object> values(List<Rational> table) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int n = from; n <= to; n++) values.put(Integer.toString(n), table.get(n));
        return values;
    }

    private static boolean asFarAsAsked(@Nullable Object own, @Nullable Object expected) {
        return own instanceof Map<?, ?> a
                && expected instanceof Map<?, ?> e
                && e.keySet().stream().allMatch(k -> a.containsKey(k) && Written.same(a.get(k), e.get(k)));
    }

    private List<String> formulas(boolean rows) {
        if (!cumulative) return List.of("F(n)/F(n+1)", "F(n-1)/F(n+1)");
        return rows ? List.of("(1+V[n-2]-V[n-1])/2", "(1+V[n-1]-V[n-2])/2") : List.of("1/2", "1/2");
    }

    /** A formula in V[n-1], V[n-2] or Fibonacci's numbers is right if it gives the optimal weights. */
    private Compare compare(List<Rational> table, boolean rows) {
        return (own, expected) -> {
            if (!(expected instanceof List<?> given) || given.size() != 2) return false;
            for (int n = Math.max(2, from); n <= to; n++)
                for (int k = 0; k < 2; k++) {
                    Optional<Algebraic> value = read(String.valueOf(given.get(k)), table, n);
                    if (value.isEmpty()
                            || !value.get()
                                    .equals(Algebraic.of(mixture(table, n, rows).get(k)))) return false;
                }
            return true;
        };
    }

    private Optional<Algebraic> read(String formula, List<Rational> table, int n) {
        String plain = formula.replace("V[n-1]", "Vb")
                .replace("V[n-2]", "Vc")
                .replace("V[n]", "Va")
                .replace("F(n+1)", "Fb")
                .replace("F(n-1)", "Fc")
                .replace("F(n)", "Fa");
        Rational f = Rational.ONE;
        Rational g = Rational.ONE;
        for (int k = 2; k <= n; k++) {
            Rational next = f.plus(g);
            f = g;
            g = next;
        }
        return Written.read(
                plain,
                Map.of(
                        "Va", Algebraic.of(table.get(n)),
                        "Vb", Algebraic.of(table.get(n - 1)),
                        "Vc", Algebraic.of(table.get(n - 2)),
                        "Fb", Algebraic.of(g),
                        "Fa", Algebraic.of(f),
                        "Fc", Algebraic.of(g.minus(f)),
                        "n", Algebraic.of(n)));
    }

    private boolean recursion(List<Rational> table, String expected) {
        String[] sides = expected.split("=", -1);
        if (sides.length != 2) return false;
        for (int n = Math.max(2, from); n <= to; n++) {
            Optional<Algebraic> left = read(sides[0], table, n);
            if (left.isEmpty() || !left.equals(read(sides[1], table, n))) return false;
        }
        return true;
    }

    /** Every stage up to the last is solved again by both guarantees; the plain values are compared with Fibonacci's numbers. */
    @Override
    public Certificate check(Progress progress) {
        List<Rational> table = table();
        boolean holds = true;
        Rational f = Rational.ONE;
        Rational g = Rational.ONE;
        for (int n = 2; n <= to; n++) {
            progress.check();
            holds &= Certificate.Guarantees.check(
                            stage(table, n),
                            table.get(n),
                            List.of(mixture(table, n, true)),
                            List.of(mixture(table, n, false)),
                            Extent.everything(),
                            Message.of("core.yes"))
                    .holds();
            Rational next = f.plus(g);
            f = g;
            g = next;
            holds &= cumulative || table.get(n).equals(g.inverse());
        }
        return new Certificate.Values(
                holds,
                letter ? new Extent.Part(Message.of("system.endurance.part", to)) : Extent.everything(),
                Message.of("system.endurance.certificate", to),
                letter ? InOrder.of("to", to) : checked(table));
    }

    /** The stage that is asked about, as it was checked. */
    private Map<String, Object> checked(List<Rational> table) {
        Map<String, Object> data = InOrder.of("value", table.get(from));
        if (from < 2) return data;
        data.put("row", mixture(table, from, true));
        data.put("col", mixture(table, from, false));
        data.put("stageMatrix", stage(table, from));
        return data;
    }
}

package hissho.impartial.nimber;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.verify.Topic;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Answer keys' questions about nim arithmetic. */
final class NimTopic {

    private static final Set<String> INPUTS = Set.of(
            "op",
            "row",
            "columnFrom",
            "columnTo",
            "a",
            "b",
            "c",
            "n",
            "from",
            "to",
            "coefficients",
            "limit",
            "fermatPowers");

    private static final int LONGEST = 100_000;

    private NimTopic() {}

    static Topic topic() {
        return new Topic("nim-multiplication", INPUTS, NimTopic::answer);
    }

    private static Facts answer(Node input) {
        String op = input.find("op").map(Node::text).orElse("");
        return switch (op) {
            case "" -> input.has("fermatPowers") ? squares(input.get("fermatPowers")) : tableRow(input);
            case "multiply" -> value(a(input).times(b(input)));
            case "divide" -> value(a(input).over(divisor(input.get("b"))));
            case "expand" -> expand(a(input), b(input));
            case "distributiveCheck" -> distributive(a(input), b(input), number(input, "c"));
            case "power" -> value(a(input).power(input.get("n").whole()));
            case "sqrt" -> input.has("a") ? root(a(input)) : overRange(input, Nimber::squareRoot);
            case "inverse" ->
                input.has("a")
                        ? value(divisor(input.get("a")).inverse())
                        : overRange(
                                input,
                                number -> divisor(input.get("from"), number).inverse());
            case "solveQuadratic" -> quadratic(NimArithmeticKind.quadratic(input.get("coefficients")));
            case "closed" -> closed(number(input, "limit").value());
            default -> throw new NotAnswered("op " + op);
        };
    }

    private static Nimber number(Node input, String name) {
        return NimArithmeticKind.number(input.get(name));
    }

    private static Nimber divisor(Node node) {
        return divisor(node, NimArithmeticKind.number(node));
    }

    private static Nimber divisor(Node place, Nimber number) {
        if (number.isZero()) throw place.bad("nimber.bad.divisor");
        return number;
    }

    private static Nimber a(Node input) {
        return number(input, "a");
    }

    private static Nimber b(Node input) {
        return number(input, "b");
    }

    private static Facts value(Nimber value) {
        return new Facts().put("value", value::value).put("unique", () -> true);
    }

    private static Facts root(Nimber of) {
        return value(of.squareRoot());
    }

    private static Facts expand(Nimber a, Nimber b) {
        Expansion expansion = new Expansion(a, b);
        if (expansion.termCount() > LONGEST) throw new NotAnswered("a product of so many terms");
        return value(expansion.value())
                .put(
                        "terms",
                        Compare.SET,
                        () -> expansion.terms().stream()
                                .map(t -> List.of(
                                        t.x().value(), t.y().value(), t.value().value()))
                                .toList());
    }

    private static Facts distributive(Nimber a, Nimber b, Nimber c) {
        return new Facts()
                .put("inner", () -> b.plus(c).value())
                .put("left", () -> a.times(b.plus(c)).value())
                .put("right", () -> a.times(b).plus(a.times(c)).value())
                .put("value", () -> a.times(b.plus(c)).value())
                .put(
                        "terms",
                        Compare.SET,
                        () -> List.of(a.times(b).value(), a.times(c).value()));
    }

    private static Facts overRange(Node input, UnaryOperator<Nimber> map) {
        List<BigInteger> values = new ArrayList<>();
        for (BigInteger number : range(input, "from", "to"))
            values.add(map.apply(new Nimber(number)).value());
        return new Facts().put("values", () -> values).put("unique", () -> true);
    }

    private static List<BigInteger> range(Node input, String first, String last) {
        BigInteger from = number(input, first).value();
        BigInteger to = number(input, last).value();
        if (to.subtract(from).bitLength() > 17)
            throw input.get(last).bad("core.bad.too-large", to.subtract(from), LONGEST);
        List<BigInteger> range = new ArrayList<>();
        for (BigInteger n = from; n.compareTo(to) <= 0; n = n.add(BigInteger.ONE)) range.add(n);
        return range;
    }

    private static Facts tableRow(Node input) {
        Nimber row = number(input, "row");
        return new Facts()
                .put(
                        "products",
                        () -> range(input, "columnFrom", "columnTo").stream()
                                .map(b -> row.times(new Nimber(b)).value())
                                .toList());
    }

    private static Facts squares(Node powers) {
        Map<String, BigInteger> squares = new LinkedHashMap<>();
        for (Node power : powers.list()) {
            Nimber number = NimArithmeticKind.number(power);
            squares.put(number.toString(), number.squared().value());
        }
        return new Facts().put("squares", () -> squares);
    }

    private static Facts quadratic(Quadratic quadratic) {
        return new Facts()
                .put(
                        "roots",
                        Compare.SET,
                        () -> quadratic.roots().stream().map(Nimber::value).toList());
    }

    private static Facts closed(BigInteger limit) {
        return new Facts().put("closed", () -> new Subfield(limit).closed());
    }
}

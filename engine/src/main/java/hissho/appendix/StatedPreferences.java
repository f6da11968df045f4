package hissho.appendix;

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
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Preferences somebody states between two lotteries of money and between their mixtures with a third: whether they obey independence. By
 * A1 the mixtures are ranked as the lotteries are.
 */
record StatedPreferences(
        Map<String, Rational> money,
        Map<String, List<List<Rational>>> lotteries,
        Rational lambda,
        List<Integer> plain,
        List<Integer> mixed)
        implements Inquiry.Asked {

    private static final Field<List<List<Rational>>> P1 = Field.required("p1", Lotteries.MONEY);
    private static final Field<List<List<Rational>>> P2 = Field.required("p2", Lotteries.MONEY);
    private static final Field<List<List<Rational>>> Q = Field.optional("q", Lotteries.MONEY);
    private static final Field<Rational> LAMBDA = Field.optional("lambda", Shape.number(), Rational.HALF);
    private static final Field<List<String>> STATED =
            Field.optional("statedPreferences", Shape.listOf(Shape.text(), 0, 100), List.of());

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("stated-preferences", "appendix", Chapter.APPENDIX),
                Shape.fields(P1, P2, Q, LAMBDA, STATED),
                StatedPreferences::read,
                List.of("expectedMoney", "violated"));
    }

    private static StatedPreferences read(Node document) {
        Map<String, Rational> money = new LinkedHashMap<>();
        money.put("p1", Lotteries.money(document.get("p1")));
        money.put("p2", Lotteries.money(document.get("p2")));
        Rational lambda = document.find("lambda").map(Mixture::probability).orElse(Rational.HALF);
        document.find("q").ifPresent(q -> {
            Rational third = Lotteries.money(q);
            money.put("q", third);
            for (String name : List.of("p1", "p2"))
                money.put(
                        "mix" + name.substring(1),
                        money.getOrDefault(name, Rational.ZERO)
                                .times(lambda)
                                .plus(third.times(Rational.ONE.minus(lambda))));
        });
        List<Integer> plain = new java.util.ArrayList<>();
        List<Integer> mixed = new java.util.ArrayList<>();
        document.find("statedPreferences").ifPresent(list -> {
            for (Node node : list.list()) {
                int sign = sign(node);
                (node.text().matches(".*(mix|lambda|λ|q).*") ? mixed : plain).add(sign);
            }
        });
        Map<String, List<List<Rational>>> lotteries = new LinkedHashMap<>();
        for (Field<List<List<Rational>>> field : List.of(P1, P2, Q))
            if (document.has(field.name()))
                lotteries.put(
                        field.name(),
                        document.get(field.name()).list().stream()
                                .map(pair ->
                                        pair.list().stream().map(Node::rational).toList())
                                .toList());
        return new StatedPreferences(money, lotteries, lambda, plain, mixed);
    }

    /** +1 where the side with p1 is said to be better, -1 where worse, 0 where as good. */
    private static int sign(Node node) {
        String text = node.text()
                .replace("&lt;", "<")
                .replace("preferred to", ">")
                .replace("≻", ">")
                .replace("≺", "<");
        int at = Math.max(text.indexOf('<'), text.indexOf('>'));
        if (at < 0) {
            if (text.contains("~") || text.contains("=")) return 0;
            throw node.bad("appendix.bad.comparison", node.shown());
        }
        String left = text.substring(0, at);
        boolean first = left.contains("1") && !left.contains("p2") && !left.contains("mix2");
        return (text.charAt(at) == '>') == first ? 1 : -1;
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts().put("expectedMoney", this::agrees, () -> money);
        violated().ifPresent(axiom -> facts.put("violated", () -> axiom));
        return facts;
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        if (plain.isEmpty() || mixed.isEmpty()) return Optional.empty();
        return Optional.of(
                Message.of("appendix.stated-preferences." + violated().orElse("obeys")));
    }

    @Override
    public List<Message> steps(Facts answers) {
        List<Message> steps = new ArrayList<>();
        money.forEach((name, paid) -> steps.add(Message.of("appendix.stated-preferences.step", name, paid)));
        if (violated().filter("A1"::equals).isPresent())
            steps.add(Message.of(
                    "appendix.stated-preferences.why",
                    Message.of("appendix.order." + plain.getFirst()),
                    Message.of("appendix.order." + mixed.getFirst())));
        return steps;
    }

    /** Some of the prospects, a mixture by any name that says of which lottery it is. */
    private boolean agrees(@Nullable Object answered, @Nullable Object expected) {
        return expected instanceof Map<?, ?> stated
                && !stated.isEmpty()
                && stated.entrySet().stream().allMatch(entry -> {
                    String name = String.valueOf(entry.getKey());
                    Rational own = money.get(
                            !money.containsKey(name) && name.matches(".*(mix|lambda|λ).*")
                                    ? name.contains("2") ? "mix2" : "mix1"
                                    : name);
                    return own != null && Compare.EXACT.agree(own, entry.getValue());
                });
    }

    private Optional<String> violated() {
        if (plain.stream().distinct().count() > 1 || mixed.stream().distinct().count() > 1)
            return Optional.of("transitivity");
        for (int before : plain) for (int after : mixed) if (before != after) return Optional.of("A1");
        return Optional.empty();
    }

    /** The mixtures as lotteries of their own, and the statements two by two. */
    @Override
    public Certificate check(Progress progress) {
        Map<String, Object> again = new LinkedHashMap<>();
        lotteries.forEach((name, lottery) -> again.put(name, paid(lottery)));
        List<List<Rational>> third = lotteries.get("q");
        if (third != null)
            for (String name : List.of("p1", "p2"))
                again.put("mix" + name.substring(1), paid(mixture(lotteries.getOrDefault(name, List.of()), third)));
        Map<String, Object> data = InOrder.of("expectedMoney", again);
        if (contradictory(plain) || contradictory(mixed)) data.put("violated", "transitivity");
        else if (!plain.isEmpty() && !mixed.isEmpty() && !plain.getLast().equals(mixed.getLast()))
            data.put("violated", "A1");
        return new Certificate.SecondWay(
                violated().isPresent() == data.containsKey("violated"),
                Extent.everything(),
                Message.of("appendix.certificate.stated"),
                data);
    }

    private static boolean contradictory(List<Integer> signs) {
        for (int i = 1; i < signs.size(); i++) if (!signs.get(i).equals(signs.get(i - 1))) return true;
        return false;
    }

    private static Rational paid(List<List<Rational>> lottery) {
        return RationalVector.generate(lottery.size(), i -> lottery.get(i).get(0))
                .dot(RationalVector.generate(lottery.size(), i -> lottery.get(i).get(1)));
    }

    private List<List<Rational>> mixture(List<List<Rational>> first, List<List<Rational>> second) {
        List<List<Rational>> all = new ArrayList<>();
        for (List<Rational> prize : first) all.add(List.of(prize.get(0).times(lambda), prize.get(1)));
        for (List<Rational> prize : second)
            all.add(List.of(prize.get(0).times(Rational.ONE.minus(lambda)), prize.get(1)));
        return all;
    }
}

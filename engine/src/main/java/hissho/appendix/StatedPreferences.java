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
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Preferences somebody states between two lotteries of money and between their mixtures with a third: whether they obey independence. By
 * A1 the mixtures are ranked as the lotteries are.
 */
record StatedPreferences(
        Map<String, Rational> money,
        Map<String, List<List<Rational>>> lotteries,
        Rational lambda,
        List<Comparison> said)
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
        List<Comparison> said = document.find("statedPreferences").stream()
                .flatMap(list -> list.list(0, 100).stream())
                .map(Comparison::read)
                .toList();
        Map<String, List<List<Rational>>> lotteries = new LinkedHashMap<>();
        for (Field<List<List<Rational>>> field : List.of(P1, P2, Q))
            if (document.has(field.name()))
                lotteries.put(
                        field.name(),
                        document.get(field.name()).list().stream()
                                .map(pair ->
                                        pair.list().stream().map(Node::rational).toList())
                                .toList());
        return new StatedPreferences(money, lotteries, lambda, said);
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts().put("expectedMoney", this::agrees, () -> money);
        violated().ifPresent(axiom -> facts.put("violated", () -> axiom));
        return facts;
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        if (violated().isEmpty() && (!speaks(false) || !speaks(true))) return Optional.empty();
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
                    order(Comparison.left(said, false)),
                    order(Comparison.left(said, true))));
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

    /** Whether something is said of the lotteries, or of their mixtures. */
    private boolean speaks(boolean mixed) {
        return said.stream().anyMatch(each -> each.mixed() == mixed);
    }

    /** The order that is left open, in words; where two are left, both. */
    private static Message order(Set<Integer> open) {
        return Message.of("appendix.order." + open.stream().map(String::valueOf).collect(Collectors.joining("or")));
    }

    /**
     * What the statements break: two of the same pair that exclude each other are a contradiction; where those of the mixtures leave no order
     * open that those of the lotteries do, independence (A1). With nothing of p1 or p2 in them the mixtures are one lottery, and A1 is silent.
     */
    private Optional<String> violated() {
        Set<Integer> plain = Comparison.left(said, false);
        Set<Integer> mixed = Comparison.left(said, true);
        if (lambda.isZero()) mixed.retainAll(Set.of(0));
        if (plain.isEmpty() || mixed.isEmpty()) return Optional.of("contradiction");
        return lambda.isZero() || plain.stream().anyMatch(mixed::contains) ? Optional.empty() : Optional.of("A1");
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
        if (Comparison.ANY.stream().noneMatch(order -> allowed(order, false))
                || Comparison.ANY.stream().noneMatch(order -> allowed(order, true)))
            data.put("violated", "contradiction");
        else if (!lambda.isZero()
                && Comparison.ANY.stream().noneMatch(order -> allowed(order, false) && allowed(order, true)))
            data.put("violated", "A1");
        return new Certificate.SecondWay(
                violated().equals(Optional.ofNullable(data.get("violated"))),
                Extent.everything(),
                Message.of("appendix.certificate.stated"),
                data);
    }

    /** Whether every statement of the lotteries, or of the mixtures, allows an order. */
    private boolean allowed(int order, boolean mixed) {
        return said.stream()
                        .allMatch(each -> each.mixed() != mixed || each.orders().contains(order))
                && (!mixed || !lambda.isZero() || order == 0);
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

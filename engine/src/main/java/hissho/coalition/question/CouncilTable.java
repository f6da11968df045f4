package hissho.coalition.question;

import hissho.certificate.Certificate;
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
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A council in numbers: inhabitants and votes, their totals and percentages. */
record CouncilTable(Map<String, Rational> population, List<Rational> votes) implements Inquiry.Asked {

    private static final Field<Map<String, Rational>> POPULATION =
            Field.optional("population", Shape.mapOf(Shape.number()), Map.of());
    private static final Field<List<Rational>> VOTES =
            Field.optional("votes", Shape.listOf(Shape.number(), 1, 10_000), List.of());
    private static final Rational PRINTED = Rational.of(1, 20);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("council-table", "value", Chapter.COALITION),
                Shape.fields(POPULATION, VOTES),
                CouncilTable::read,
                List.of("populationTotal", "populationPercent", "votesTotal", "votePercent"));
    }

    private static CouncilTable read(Node document) {
        CouncilTable table = new CouncilTable(POPULATION.in(document), VOTES.in(document));
        if (table.population.isEmpty() && table.votes.isEmpty()) throw document.bad("core.bad.missing", "votes");
        for (String name : table.population.keySet())
            notNegative(document.get("population").get(name));
        document.find("votes").ifPresent(votes -> votes.list().forEach(CouncilTable::notNegative));
        return table;
    }

    private static void notNegative(Node number) {
        if (number.rational().isNegative()) throw number.bad("coalition.bad.negative", number.rational());
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts();
        if (!population.isEmpty()) put(facts, "population", List.copyOf(population.values()), "populationPercent");
        if (!votes.isEmpty()) put(facts, "votes", votes, "votePercent");
        return facts;
    }

    private static void put(Facts facts, String name, List<Rational> numbers, String percent) {
        Rational total = numbers.stream().reduce(Rational.ZERO, Rational::plus);
        facts.put(name + "Total", () -> total);
        if (total.isPositive())
            facts.put(
                    percent,
                    Compare.near(PRINTED),
                    () -> numbers.stream()
                            .map(number -> number.times(100).over(total))
                            .toList());
    }

    @Override
    public Certificate check(Progress progress) {
        Map<String, Object> data = InOrder.of();
        if (!population.isEmpty())
            again(data, "populationTotal", "populationPercent", List.copyOf(population.values()));
        if (!votes.isEmpty()) again(data, "votesTotal", "votePercent", votes);
        return Inquiry.again(data);
    }

    /** Percentages from the last to the first, of what is left each time. */
    private static void again(Map<String, Object> data, String total, String percent, List<Rational> numbers) {
        Rational sum = Rational.ZERO;
        for (Rational number : numbers.reversed()) sum = sum.plus(number);
        data.put(total, sum);
        if (!sum.isPositive()) return;
        List<Rational> shares = new ArrayList<>();
        Rational left = sum;
        Rational rest = Rational.of(100);
        for (Rational number : numbers) {
            Rational share = left.isZero() ? Rational.ZERO : rest.times(number.over(left));
            shares.add(share);
            left = left.minus(number);
            rest = rest.minus(share);
        }
        data.put(percent, shares);
    }
}

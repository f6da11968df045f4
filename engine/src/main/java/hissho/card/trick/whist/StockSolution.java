package hissho.card.trick.whist;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.ChoiceLesson;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Teacher;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A table whose stock lies in an unknown order: statistics over the orders, each solved as if it were open. All orders where there are
 * few, a seeded sample otherwise. The average is what a player who could see the stock would expect, not the value of the game with
 * hidden cards.
 */
record StockSolution(TableGame game, List<Open> orders, boolean every) implements Solution {

    private static final int ALL_ORDERS = 6;

    /** So many positions are looked at to work orders out again from the rules. */
    private static final int MOST_POSITIONS = 30_000;

    static final List<String> KEYS = List.of("bestLeads", "average", "mean", "orders", "everyOrder");

    /**
     * One order of the stock, solved as if it were open.
     *
     * @param first what the first side has under best play
     * @param leads what it has after each lead, by card
     */
    record Open(List<Integer> stock, int first, Map<Integer, Integer> leads) {
        Open {
            stock = List.copyOf(stock);
        }
    }

    StockSolution {
        orders = List.copyOf(orders);
    }

    static StockSolution of(TableGame game, Progress progress) {
        boolean every = game.rules().stock().size() <= ALL_ORDERS;
        List<List<Integer>> stocks = every ? permutations(game.rules().stock()) : samples(game);
        List<Open> orders = new ArrayList<>();
        for (List<Integer> stock : stocks) {
            progress.check();
            progress.done(orders.size(), stocks.size());
            TableGame open = game.stocked(stock);
            TableAnalysis analysis = new TableAnalysis(open.rules(), progress);
            Map<Integer, Integer> leads = new LinkedHashMap<>();
            for (TableAnalysis.Valued lead : analysis.moves(open.start()))
                leads.put(lead.card(), first(open.rules(), lead.result()));
            orders.add(new Open(stock, first(open.rules(), analysis.result(open.start())), leads));
        }
        return new StockSolution(game, orders, every);
    }

    private Map<Integer, Integer> distribution() {
        Map<Integer, Integer> distribution = new TreeMap<>();
        for (Open order : orders) distribution.merge(order.first(), 1, Integer::sum);
        return distribution;
    }

    Rational mean() {
        return average(orders.stream().mapToLong(Open::first).sum());
    }

    private Rational average(long sum) {
        return Rational.of(sum, orders.size());
    }

    /** The average of the first side after each lead. */
    private Map<Integer, Rational> leads() {
        Map<Integer, Long> sums = new LinkedHashMap<>();
        for (Open order : orders) order.leads().forEach((card, first) -> sums.merge(card, (long) first, Long::sum));
        Map<Integer, Rational> averages = new LinkedHashMap<>();
        sums.forEach((card, sum) -> averages.put(card, average(sum)));
        return averages;
    }

    private Rational best() {
        boolean more =
                game.rules().side(game.leader()) == 0 == game.rules().aim().wantsMore();
        return more ? Collections.max(leads().values()) : Collections.min(leads().values());
    }

    private List<String> bestLeads() {
        Rational best = best();
        return leads().entrySet().stream()
                .filter(lead -> lead.getValue().equals(best))
                .map(lead -> game.pack().cards().get(lead.getKey()))
                .toList();
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("bestLeads", Compare.SET, this::bestLeads)
                .teach("bestLeads", lesson())
                .put("average", this::best)
                .put("mean", this::mean)
                .put("orders", orders::size)
                .put("everyOrder", () -> every);
    }

    /** What a lead is worth on average that is not best. */
    private Teacher lesson() {
        Map<Integer, Rational> averages = leads();
        return new ChoiceLesson<>(
                () -> List.copyOf(averages.keySet()),
                card -> best().equals(averages.get(card)),
                card -> game.pack().cards().get(card),
                (words, card) -> words.say(
                        "trick.lesson.stock-lead",
                        game.pack().cards().get(card),
                        Objects.requireNonNull(averages.get(card)),
                        bestLeads().getFirst(),
                        best()));
    }

    /** What the first side has: its points, or with a target 1 for a win and -1 for a loss. */
    private static int first(TableRules rules, List<Integer> result) {
        return rules.target().isPresent() ? result.get(0) - result.get(1) : result.get(0);
    }

    private static List<List<Integer>> samples(TableGame game) {
        TableGame.Orders wanted = game.unknown().orElseThrow();
        Random random = new Random(wanted.seed());
        List<List<Integer>> orders = new ArrayList<>();
        for (int i = 0; i < wanted.samples(); i++) {
            List<Integer> order = new ArrayList<>(game.rules().stock());
            Collections.shuffle(order, random);
            orders.add(order);
        }
        return orders;
    }

    static List<List<Integer>> permutations(List<Integer> cards) {
        if (cards.isEmpty()) return List.of(List.of());
        List<List<Integer>> all = new ArrayList<>();
        for (Integer first : cards) {
            List<Integer> rest =
                    cards.stream().filter(card -> !card.equals(first)).toList();
            for (List<Integer> tail : permutations(rest)) {
                List<Integer> order = new ArrayList<>(List.of(first));
                order.addAll(tail);
                all.add(order);
            }
        }
        return all;
    }

    /** Orders worked out again from the rules, as many as the positions allow, and whether every order is there. */
    @Override
    public Certificate certificate(Progress progress) {
        int left = MOST_POSITIONS;
        long checked = 0;
        boolean holds = !orders.isEmpty() && orders.stream().allMatch(this::drawn) && (!every || everyOrderOnce());
        for (Open order : holds ? orders : List.<Open>of()) {
            TableGame open = game.stocked(order.stock());
            Rederivation again = new Rederivation(open.rules(), left, progress);
            Optional<List<Integer>> result = again.result(open.start());
            left -= again.positions();
            if (result.isEmpty()) break;
            checked++;
            holds &= first(open.rules(), result.get()) == order.first() && leadsHold(open, order, again);
        }
        Map<String, Object> averages = InOrder.of();
        leads().forEach((card, average) -> averages.put(game.pack().cards().get(card), average));
        Map<String, Object> counts = InOrder.of();
        distribution().forEach((value, count) -> counts.put(String.valueOf(value), count));
        return new Certificate.Values(
                holds,
                Extent.sample(checked, orders.size()),
                Message.of(every ? "trick.stock.certificate" : "trick.stock.certificate.sampled"),
                InOrder.of(
                        "mean",
                        mean(),
                        "leads",
                        averages,
                        "distribution",
                        counts,
                        "orders",
                        orders.size(),
                        "every",
                        every));
    }

    private boolean leadsHold(TableGame open, Open order, Rederivation again) {
        long listed = 0;
        for (Map.Entry<Integer, Integer> lead : order.leads().entrySet()) {
            listed |= 1L << lead.getKey();
            Optional<List<Integer>> result = again.result(open.start().after(open.rules(), lead.getKey()));
            if (result.isEmpty() || first(open.rules(), result.get()) != lead.getValue()) return false;
        }
        return listed == open.start().moves(open.rules());
    }

    private boolean everyOrderOnce() {
        return orders.size() == permutations(game.rules().stock()).size()
                && orders.stream().map(Open::stock).distinct().count() == orders.size();
    }

    /** Whether an order is one of the stock's. */
    private boolean drawn(Open order) {
        return order.stock().size() == game.rules().stock().size()
                && new TreeSet<>(order.stock())
                        .equals(new TreeSet<>(game.rules().stock()));
    }

    @Override
    public Report tell(Words words) {
        TableWords table = new TableWords(game, words);
        Rational best = best();
        List<List<Block.Cell>> leadRows = new ArrayList<>();
        leads().forEach((card, average) -> leadRows.add(List.of(
                Block.Cell.of(game.pack().cards().get(card)),
                Block.Cell.of(average, words).in(average.equals(best) ? Tone.GOOD : Tone.PLAIN))));
        List<List<Block.Cell>> rows = new ArrayList<>();
        distribution()
                .forEach((value, count) -> rows.add(List.of(
                        Block.Cell.of(value, words),
                        Block.Cell.of(count, words),
                        Block.Cell.of(average(count), words))));
        Section statistics = Section.of(
                words.say("trick.stock.section"),
                new Block.Paragraph(words.say(every ? "trick.stock.every" : "trick.stock.sampled", orders.size())),
                new Block.Paragraph(words.say("trick.stock.caution")),
                new Block.Table(
                        words.say("trick.stock.leads"),
                        List.of(words.say("trick.play.lead"), words.say("trick.stock.average", table.side(0))),
                        leadRows,
                        true),
                new Block.Table(
                        words.say("trick.stock.distribution"),
                        List.of(
                                words.say("trick.stock.value", table.side(0)),
                                words.say("trick.stock.orders"),
                                words.say("trick.stock.share")),
                        rows,
                        true));
        return new Report(
                "trick-table",
                table.title(),
                words.say("trick.stock.headline", table.side(0), mean(), orders.size(), bestLeads(), best),
                Said.of(words, "trick", facts(), KEYS.toArray(String[]::new)),
                List.of(table.dealt(), statistics));
    }
}

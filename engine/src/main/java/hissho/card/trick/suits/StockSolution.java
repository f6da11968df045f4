package hissho.card.trick.suits;

import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * A table whose stock lies in an unknown order: statistics over the orders, each solved as if it were open. All orders where there are
 * few, a seeded sample otherwise. The average is what a player who could see the stock would expect, not the value of the game with
 * hidden cards.
 */
final class StockSolution implements Solution {

    private static final int ALL_ORDERS = 6;

    private final TableGame game;
    private final Map<Integer, Integer> distribution;
    private final Map<Integer, Rational> leads;
    private final int orders;
    private final boolean every;
    private final Rational mean;

    private StockSolution(
            TableGame game,
            Map<Integer, Integer> distribution,
            Map<Integer, Rational> leads,
            int orders,
            boolean every,
            Rational mean) {
        this.game = game;
        this.distribution = distribution;
        this.leads = leads;
        this.orders = orders;
        this.every = every;
        this.mean = mean;
    }

    static StockSolution of(TableGame game, Progress progress) {
        boolean every = game.rules().stock().size() <= ALL_ORDERS;
        List<List<Integer>> orders = every ? permutations(game.rules().stock()) : samples(game);
        Map<Integer, Integer> distribution = new TreeMap<>();
        Map<Integer, Long> sums = new LinkedHashMap<>();
        long sum = 0;
        for (int i = 0; i < orders.size(); i++) {
            progress.check();
            progress.done(i, orders.size());
            TableGame open = game.stocked(orders.get(i));
            TableAnalysis analysis = new TableAnalysis(open.rules(), progress);
            int first = first(analysis, analysis.result(open.start()));
            distribution.merge(first, 1, Integer::sum);
            sum += first;
            for (TableAnalysis.Valued lead : analysis.moves(open.start()))
                sums.merge(lead.card(), (long) first(analysis, lead.result()), Long::sum);
        }
        Map<Integer, Rational> leads = new LinkedHashMap<>();
        sums.forEach((card, total) -> leads.put(card, Rational.of(total, orders.size())));
        return new StockSolution(game, distribution, leads, orders.size(), every, Rational.of(sum, orders.size()));
    }

    /** What the first side has: its points, or with a target 1 for a win and -1 for a loss. */
    private static int first(TableAnalysis analysis, List<Integer> result) {
        return analysis.rules().target().isPresent() ? result.get(0) - result.get(1) : result.get(0);
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

    Rational mean() {
        return mean;
    }

    /** Every order is counted once and the mean is that of the distribution. */
    @Override
    public boolean certified() {
        long sum = 0;
        int counted = 0;
        for (Map.Entry<Integer, Integer> each : distribution.entrySet()) {
            sum += (long) each.getKey() * each.getValue();
            counted += each.getValue();
        }
        return counted == orders && Rational.of(sum, orders).equals(mean);
    }

    @Override
    public Report tell(Words words) {
        TableWords table = new TableWords(game, words);
        boolean more =
                game.rules().side(game.leader()) == 0 == game.rules().aim().wantsMore();
        Rational best = more ? Collections.max(leads.values()) : Collections.min(leads.values());
        List<String> bestLeads = leads.entrySet().stream()
                .filter(lead -> lead.getValue().equals(best))
                .map(lead -> game.pack().cards().get(lead.getKey()))
                .toList();
        List<List<Block.Cell>> leadRows = new ArrayList<>();
        leads.forEach((card, average) -> leadRows.add(List.of(
                Block.Cell.of(game.pack().cards().get(card)),
                Block.Cell.of(average, words).in(average.equals(best) ? Tone.GOOD : Tone.PLAIN))));
        List<List<Block.Cell>> rows = new ArrayList<>();
        distribution.forEach((value, count) -> rows.add(List.of(
                Block.Cell.of(value, words),
                Block.Cell.of(count, words),
                Block.Cell.of(Rational.of(count, orders), words))));
        Section statistics = Section.of(
                words.say("trick.stock.section"),
                new Block.Paragraph(words.say(every ? "trick.stock.every" : "trick.stock.sampled", orders)),
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
                words.say("trick.stock.headline", table.side(0), mean, orders, bestLeads, best),
                List.of(
                        Said.of(words, "bestLeads", "trick.stock.best", bestLeads),
                        Said.of(words, "average", "trick.stock.best-average", best),
                        Said.of(words, "mean", "trick.stock.mean", mean),
                        Said.of(words, "orders", "trick.stock.orders", orders),
                        Said.of(words, "everyOrder", "trick.stock.all", every)),
                List.of(table.dealt(), statistics),
                new Report.Certificate(words.say("trick.stock.certificate"), certified()));
    }
}

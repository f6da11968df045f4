package hissho.card.trick;

import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairTables;
import hissho.card.trick.staircase.Staircase;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.store.TableStore;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** All deals of a size: how many of them are worth how much to the leader, for one or for every number of scoring cards. */
final class TrickCensus implements Tabulation {

    @Override
    public String name() {
        return "trick-values";
    }

    @Override
    public String room() {
        return "trick";
    }

    /** Up to so many cards in a hand every deal is worked out again from the rules. */
    private static final int FROM_RULES = 4;

    private static final int MOST_DEALS = 200;
    private static final Field<Integer> CARDS = Field.required("cards", Shape.whole(1, Combinadics.LARGEST));
    private static final Field<Integer> SCORING = Field.optional("scoring", Shape.whole(0, 2 * Combinadics.LARGEST));

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(CARDS, SCORING);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int n = CARDS.in(parameters);
        int[] scoring = SCORING.find(parameters)
                .map(k -> new int[] {parameters.get(SCORING.name()).whole(0, 2 * n)})
                .orElseGet(() -> IntStream.rangeClosed(0, 2 * n).toArray());
        int threads = Runtime.getRuntime().availableProcessors();
        StairTables tables = StairTables.fill(n, TableStore.installed(), threads, progress);
        long[][] counts = tables.distribution(n, threads, progress);
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<List<Figure.Shade>> shades = new ArrayList<>();
        Map<String, Object> counted = new LinkedHashMap<>();
        for (int k : scoring) {
            long[] row = Arrays.copyOf(counts[k], 2 * n + 1);
            counted.put(
                    String.valueOf(k), Arrays.stream(row).limit(k + 1L).boxed().toList());
            List<Block.Cell> cells = new ArrayList<>(List.of(Block.Cell.of("k = " + k)));
            for (int v = 0; v <= 2 * n; v++)
                cells.add(
                        v > k
                                ? Block.Cell.of("", Tone.MUTED)
                                : Block.Cell.of(row[v], words).in(2 * v > k ? Tone.GOOD : Tone.PLAIN));
            rows.add(cells);
            shades.add(Arrays.stream(row)
                    .mapToObj(
                            count -> new Figure.Shade(Math.log1p((double) count), n <= 4 ? String.valueOf(count) : ""))
                    .toList());
        }
        List<String> values =
                IntStream.rangeClosed(0, 2 * n).mapToObj(String::valueOf).toList();
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(values);
        List<String> rowHeads = Arrays.stream(scoring).mapToObj(String::valueOf).toList();
        Block.Table table = new Block.Table(words.say("trick.census.table"), head, rows, true);
        Figure map = new Figure.HeatMap(
                words.say("trick.census.value"), words.say("trick.census.scoring"), rowHeads, values, shades);
        Facts facts = new Facts().put("deals", () -> Combinadics.count(n)).put("counts", () -> counted);
        if (scoring[scoring.length - 1] == 2 * n)
            facts.put(
                    "whistTricks",
                    () -> IntStream.rangeClosed(0, n)
                            .mapToObj(t -> counts[2 * n][2 * t])
                            .toList());
        return new Report(
                        name(),
                        words.say("trick.census.title", n),
                        words.say("trick.census.headline", Combinadics.count(n), n),
                        Said.of(words, "trick", facts, "deals", "counts", "whistTricks"),
                        List.of(new Section(
                                words.say("trick.census.section"),
                                List.of(
                                        new Block.Paragraph(words.say("trick.census.about")),
                                        table,
                                        new Block.Picture(map, words.say("trick.census.map"))))))
                .certified(checked(n, scoring, tables, counts, counted, progress), words);
    }

    /** Deals worked out again: all of them from the rules where there are few, else a sample from the deals with a card fewer. */
    private static Certificate checked(
            int n, int[] scoring, StairTables tables, long[][] counts, Map<String, Object> counted, Progress progress) {
        long deals = Combinadics.count(n);
        boolean holds =
                Arrays.stream(scoring).allMatch(k -> Arrays.stream(counts[k]).sum() == deals);
        long step = n <= FROM_RULES ? 1 : Math.max(1, deals / MOST_DEALS);
        long[][] again = new long[2 * n + 1][2 * n + 1];
        long checked = 0;
        for (long number = 0; number < deals; number += step, checked++) {
            progress.check();
            int word = Combinadics.word(n, number);
            for (int k : scoring) {
                int value = value(n, word, k, n <= FROM_RULES ? Optional.empty() : Optional.of(tables), progress);
                holds &= value == Staircase.valueAt(tables.stairsOf(n, number), k);
                again[k][value]++;
            }
        }
        if (step == 1) for (int k : scoring) holds &= Arrays.equals(again[k], counts[k]);
        return new Certificate.Values(
                holds,
                Extent.sample(checked, deals),
                Message.of(step == 1 ? "trick.census.certificate.rules" : "trick.census.certificate"),
                InOrder.of("cards", n, "deals", deals, "counts", counted));
    }

    /** What the leader takes of the top k cards of a word, by every lead and every answer; what follows by the rules or by the tables. */
    private static int value(int n, int word, int k, Optional<StairTables> tables, Progress progress) {
        Deal deal = Deal.ofWord(n, word);
        SuitRules rules = SuitRules.highest(n, k);
        SuitValues later = tables.isEmpty()
                ? new Rederivation(rules, progress)
                : state -> {
                    if (state.over()) return 0;
                    long all = state.left() | state.right();
                    int left = Long.bitCount(all & ((1L << k) - 1));
                    int rest = (int) Long.compress(state.leftLeads() ? state.left() : state.right(), all);
                    int taken = Staircase.valueAt(tables.get().stairs(n - 1, rest), left);
                    return state.leftLeads() ? taken : left - taken;
                };
        return Matrices.of(SuitState.start(deal, true), rules, later).value(true, true);
    }
}

package hissho.card.memory.win;

import hissho.card.memory.Checked;
import hissho.card.memory.MemoryState;
import hissho.card.memory.gain.GainCheck;
import hissho.card.memory.gain.GainTable;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Tabulation;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Tables over ranges: values and strategies for a number of pairs, strategies at a lead, gains, starts, and large games in doubles. */
final class MemoryTables {

    private static final int MOST = 64;
    private static final int MOST_LARGE = 1000;
    private static final int MOST_COMPARED = 24;
    private static final int MOST_ENTRIES = 300;
    private static final Field<Integer> PAIRS = Field.required("pairs", Shape.whole(1, MOST));
    private static final Field<Integer> LEAD = Field.optional("lead", Shape.whole(-MOST, MOST), 0);
    private static final Field<Integer> MANY_PAIRS = Field.required("pairs", Shape.whole(1, MOST_LARGE));

    private MemoryTables() {}

    static List<Tabulation> all() {
        return List.of(
                new Made("memory-values", Shape.fields(PAIRS), MemoryTables::values),
                new Made("memory-strategies", Shape.fields(PAIRS), MemoryTables::strategies),
                new Made("memory-map", Shape.fields(PAIRS, LEAD), MemoryTables::map),
                new Made("memory-gains", Shape.fields(PAIRS), MemoryTables::gains),
                new Made("memory-starts", Shape.fields(PAIRS), MemoryTables::starts),
                new Made("memory-large", Shape.fields(MANY_PAIRS), MemoryTables::large));
    }

    private interface Maker {
        Report make(Node parameters, Words words, Progress progress, String name);
    }

    private record Made(String name, Shape.Fields parameters, Maker maker) implements Tabulation {
        @Override
        public String room() {
            return "memory";
        }

        @Override
        public Report make(Node parameters, Words words, Progress progress) {
            return maker.make(parameters, words, progress, name);
        }
    }

    private static Report values(Node parameters, Words words, Progress progress, String name) {
        int n = PAIRS.in(parameters);
        WinTable table = WinTable.upTo(n, MemoryRules.STANDARD, progress);
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<List<Figure.Shade>> shades = new ArrayList<>();
        for (int k = 0; k <= n; k++) {
            List<Block.Cell> row = new ArrayList<>(List.of(Block.Cell.of("k = " + k)));
            List<Figure.Shade> shade = new ArrayList<>();
            for (int s = -n; s <= n; s++) {
                Rational value = table.value(new MemoryState(n, k, s));
                row.add(Block.Cell.of(value, words));
                shade.add(new Figure.Shade(value.doubleValue(), n <= 6 ? value.toDecimal(2) : ""));
            }
            rows.add(row);
            shades.add(shade);
        }
        Figure map = new Figure.HeatMap(
                words.say("memory.axis.lead"), words.say("memory.axis.known"), numbers(0, n), numbers(-n, n), shades);
        return report(words, name, n, leadHead(n), rows, map, checked(table, layer(n, n), progress));
    }

    private static Report strategies(Node parameters, Words words, Progress progress, String name) {
        int n = PAIRS.in(parameters);
        WinTable table = WinTable.upTo(n, MemoryRules.STANDARD, progress);
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            List<Block.Cell> row = new ArrayList<>(List.of(Block.Cell.of("k = " + k)));
            table.strategyRow(n, k).forEach(strategy -> row.add(Block.Cell.of(strategy, words)));
            rows.add(row);
        }
        return report(
                words,
                name,
                n,
                leadHead(n),
                rows,
                StrategyMap.of(table, n, words),
                checked(table, layer(n, n - 1), progress));
    }

    private static Report map(Node parameters, Words words, Progress progress, String name) {
        int n = PAIRS.in(parameters);
        int lead = LEAD.in(parameters);
        if (Math.abs(lead) > n) throw parameters.get(LEAD.name()).bad("core.bad.out-of-range", lead, -n, n);
        WinTable table = WinTable.upTo(n, MemoryRules.STANDARD, progress);
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int m = Math.max(1, Math.abs(lead)); m <= n; m++) {
            List<Block.Cell> row = new ArrayList<>(List.of(Block.Cell.of("n = " + m)));
            for (int k = 0; k < n; k++)
                row.add(k < m ? Block.Cell.of(table.strategy(new MemoryState(m, k, lead)), words) : Block.Cell.of(""));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(numbers(0, n - 1));
        List<MemoryState> shown = new ArrayList<>();
        for (int m = Math.max(1, Math.abs(lead)); m <= n; m++)
            for (int k = 0; k < m; k++) shown.add(new MemoryState(m, k, lead));
        Figure map = StrategyMap.level(table, n, lead);
        return report(words, name, n, head, rows, map, checked(table, shown, progress));
    }

    private static Report gains(Node parameters, Words words, Progress progress, String name) {
        int most = PAIRS.in(parameters);
        GainTable table = GainTable.upTo(most, progress);
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int n = 1; n <= most; n++)
            for (int k = 0; k < n; k++)
                rows.add(List.of(
                        Block.Cell.of(n, words),
                        Block.Cell.of(k, words),
                        Block.Cell.of(table.gainInPairs(n, k), words),
                        Block.Cell.of(table.gain(n, k), words),
                        Block.Cell.of(table.strategy(n, k), words)));
        List<String> head = List.of(
                "n",
                "k",
                words.say("memory.fact.gainInPairs"),
                words.say("memory.fact.gainInCards"),
                words.say("memory.fact.strategy"));
        return report(words, name, most, head, rows, null, checked(table, progress));
    }

    private static Report starts(Node parameters, Words words, Progress progress, String name) {
        int most = PAIRS.in(parameters);
        WinTable table = WinTable.upTo(most, MemoryRules.STANDARD, progress);
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<Figure.Point> points = new ArrayList<>();
        for (int n = 1; n <= most; n++) {
            Rational value = table.value(new MemoryState(n, 0, 0));
            rows.add(List.of(
                    Block.Cell.of(n, words),
                    Block.Cell.of(value, words),
                    Block.Cell.of(value.toDecimal(6)),
                    Block.Cell.of(words.say("memory.favoured." + MemorySolution.favoured(value)))));
            points.add(new Figure.Point(n, value.doubleValue()));
        }
        Figure plot = new Figure.Plot(
                new Figure.Axis("N", 1, Math.max(2, most)),
                new Figure.Axis("f(N,0,0)", 0, 1),
                List.of(new Figure.Curve("f(N,0,0)", points, hissho.report.Tone.ACCENT, true)),
                List.of(),
                List.of());
        List<String> head =
                List.of("N", "f(N,0,0)", words.say("memory.table.decimal"), words.say("memory.fact.favoured"));
        List<MemoryState> shown = IntStream.rangeClosed(1, most)
                .mapToObj(n -> new MemoryState(n, 0, 0))
                .toList();
        return report(words, name, most, head, rows, plot, checked(table, shown, progress));
    }

    private static Report large(Node parameters, Words words, Progress progress, String name) {
        int most = MANY_PAIRS.in(parameters);
        List<List<Block.Cell>> rows = new ArrayList<>();
        int step = Math.max(1, most / 50);
        int compared = Math.min(most, MOST_COMPARED);
        WinTable exact = WinTable.upTo(compared, MemoryRules.STANDARD, progress);
        List<Boolean> within = new ArrayList<>();
        FloatLayer.forEach(most, Math.min(2, Runtime.getRuntime().availableProcessors()), progress, layer -> {
            int n = layer.pairs();
            if (n <= compared) within.add(near(exact.value(new MemoryState(n, 0, 0)), layer));
            if (n % step == 0 || n == most)
                rows.add(List.of(
                        Block.Cell.of(n, words),
                        Block.Cell.of(String.format(java.util.Locale.ROOT, "%.12f", layer.value(0, 0))),
                        Block.Cell.of(String.format(java.util.Locale.ROOT, "%.1e", layer.errorBound(0)))));
        });
        return report(
                words,
                name,
                most,
                List.of("N", "f(N,0,0)", words.say("memory.table.error")),
                rows,
                null,
                new Certificate.SecondWay(
                        !within.contains(false),
                        Extent.sample(compared, most),
                        Message.of("memory.certificate.doubles", MOST_COMPARED),
                        InOrder.of("pairs", most, "compared", compared)));
    }

    private static Report report(
            Words words,
            String name,
            int pairs,
            List<String> head,
            List<List<Block.Cell>> rows,
            @Nullable Figure figure,
            Certificate certificate) {
        List<Block> blocks = new ArrayList<>();
        String title = words.say("memory.table." + name, pairs);
        blocks.add(new Block.Table(title, head, rows, true));
        if (figure != null) blocks.add(StrategyMap.marked(new Block.Picture(figure, title), words));
        Facts facts = new Facts().put("pairs", () -> pairs);
        return new Report(
                        name,
                        title,
                        words.say("memory.table." + name + ".headline", pairs),
                        Said.of(words, "memory", facts, "pairs"),
                        List.of(new Section(title, blocks)))
                .certified(certificate, words);
    }

    private static List<MemoryState> layer(int n, int mostKnown) {
        List<MemoryState> states = new ArrayList<>();
        for (int k = 0; k <= mostKnown; k++) for (int s = -n; s <= n; s++) states.add(new MemoryState(n, k, s));
        return states;
    }

    /** The values and strategies shown, worked out again: all of them with few pairs, else a sample spread over the table. */
    private static Certificate checked(WinTable table, List<MemoryState> shown, Progress progress) {
        WinCheck check = new WinCheck(table, progress);
        Checked entries = new Checked(shown.size());
        boolean strategies = true;
        int step = check.fromRules() ? 1 : Math.max(1, shown.size() / MOST_ENTRIES);
        for (int i = 0; i < shown.size(); i += step) {
            progress.check();
            MemoryState state = shown.get(i);
            entries.entry(state, table.value(state), check.points(state));
            if (WinTable.open(state)) strategies &= WinCheck.first(check.strategies(state)) == table.strategy(state);
        }
        return certificate(entries, entries.holds() && strategies, check.fromRules(), table.pairs());
    }

    private static Certificate checked(GainTable table, Progress progress) {
        GainCheck check = new GainCheck(table, progress);
        Checked entries = check.entries(table.pairs(), 0);
        boolean strategies = true;
        for (int n = 1; n <= table.pairs(); n++)
            for (int k = 0; k < n; k++)
                strategies &= check.strategyHolds(n, k) && table.strategy(n, k) == ClosedForms.gainStrategy(n, k);
        return certificate(entries, entries.holds() && strategies, check.fromRules(), table.pairs());
    }

    private static Certificate certificate(Checked entries, boolean holds, boolean fromRules, int pairs) {
        return new Certificate.Values(
                holds,
                entries.extent(),
                Message.of(fromRules ? "memory.certificate.table-rules" : "memory.certificate.entries"),
                entries.into(InOrder.of("pairs", pairs)));
    }

    private static boolean near(Rational exact, FloatLayer layer) {
        return exact.minus(Rational.ofExactly(layer.value(0, 0))).absolute().doubleValue() <= layer.errorBound(0);
    }

    private static List<String> leadHead(int n) {
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(numbers(-n, n));
        return head;
    }

    private static List<String> numbers(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(Integer::toString).toList();
    }
}

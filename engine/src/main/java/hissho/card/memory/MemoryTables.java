package hissho.card.memory;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Tabulation;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Tables over ranges: values and strategies for a number of pairs, strategies at a lead, gains, starts, and large games in doubles. */
final class MemoryTables {

    private static final int MOST = 64;

    private MemoryTables() {}

    static List<Tabulation> all() {
        return List.of(
                new Made("memory-values", pairs(), MemoryTables::values),
                new Made("memory-strategies", pairs(), MemoryTables::strategies),
                new Made(
                        "memory-map",
                        Shape.fields(
                                Field.required("pairs", Shape.whole(1, MOST)),
                                Field.optional("lead", Shape.whole(-MOST, MOST))),
                        MemoryTables::map),
                new Made("memory-gains", pairs(), MemoryTables::gains),
                new Made("memory-starts", pairs(), MemoryTables::starts),
                new Made(
                        "memory-large",
                        Shape.fields(Field.required("pairs", Shape.whole(1, 1000))),
                        MemoryTables::large));
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

    private static Shape.Fields pairs() {
        return Shape.fields(Field.required("pairs", Shape.whole(1, MOST)));
    }

    private static Report values(Node parameters, Words words, Progress progress, String name) {
        int n = parameters.get("pairs").whole(1, MOST);
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
        return report(words, name, n, leadHead(n), rows, map, consistent(table));
    }

    private static Report strategies(Node parameters, Words words, Progress progress, String name) {
        int n = parameters.get("pairs").whole(1, MOST);
        WinTable table = WinTable.upTo(n, MemoryRules.STANDARD, progress);
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            List<Block.Cell> row = new ArrayList<>(List.of(Block.Cell.of("k = " + k)));
            table.strategyRow(n, k).forEach(strategy -> row.add(Block.Cell.of(strategy, words)));
            rows.add(row);
        }
        return report(words, name, n, leadHead(n), rows, StrategyMap.of(table, n, words), consistent(table));
    }

    private static Report map(Node parameters, Words words, Progress progress, String name) {
        int n = parameters.get("pairs").whole(1, MOST);
        int lead = parameters.find("lead").map(p -> p.whole(-n, n)).orElse(0);
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
        return report(words, name, n, head, rows, StrategyMap.level(table, n, lead), consistent(table));
    }

    private static Report gains(Node parameters, Words words, Progress progress, String name) {
        int most = parameters.get("pairs").whole(1, MOST);
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
                words.say("memory.fact.gain-pairs"),
                words.say("memory.fact.gain-cards"),
                words.say("memory.fact.strategy"));
        boolean theorem = IntStream.rangeClosed(1, most)
                .allMatch(n ->
                        IntStream.range(0, n).allMatch(k -> table.strategy(n, k) == ClosedForms.gainStrategy(n, k)));
        return report(words, name, most, head, rows, null, theorem);
    }

    private static Report starts(Node parameters, Words words, Progress progress, String name) {
        int most = parameters.get("pairs").whole(1, MOST);
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
        return report(words, name, most, head, rows, plot, consistent(table));
    }

    private static Report large(Node parameters, Words words, Progress progress, String name) {
        int most = parameters.get("pairs").whole(1, 1000);
        List<List<Block.Cell>> rows = new ArrayList<>();
        int step = Math.max(1, most / 50);
        int compared = Math.min(most, 24);
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
                !within.contains(false));
    }

    private static Report report(
            Words words,
            String name,
            int pairs,
            List<String> head,
            List<List<Block.Cell>> rows,
            @Nullable Figure figure,
            boolean checked) {
        List<Block> blocks = new ArrayList<>();
        String title = words.say("memory.table." + name, pairs);
        blocks.add(new Block.Table(title, head, rows, true));
        if (figure != null) blocks.add(new Block.Picture(figure, title));
        return new Report(
                name,
                title,
                words.say("memory.table." + name + ".headline", pairs),
                List.of(Said.of(words, "pairs", "memory.fact.pairs", pairs)),
                List.of(new Section(title, blocks)),
                new Report.Certificate(words.say("memory.certificate.table"), checked));
    }

    /** Whether in every state of the table with most pairs the value is that of its best strategy. */
    private static boolean consistent(WinTable table) {
        int n = table.pairs();
        return IntStream.range(0, n)
                .allMatch(k -> IntStream.rangeClosed(-n, n).allMatch(s -> {
                    MemoryState state = new MemoryState(n, k, s);
                    return table.strategies(state).values().stream()
                            .max(Rational::compareTo)
                            .orElseThrow()
                            .equals(table.value(state));
                }));
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

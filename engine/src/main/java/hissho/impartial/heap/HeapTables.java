package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Tables of Grundy values of single heaps over a range, for every named game, every code and every set. */
record HeapTables(String name, List<Field<?>> own) implements Tabulation {

    private static final int WIDEST = 60;

    static List<Tabulation> all() {
        List<Tabulation> tables = new ArrayList<>();
        tables.add(new HeapTables(
                "heap", List.of(Field.required("game", Shape.choice(HeapGames.NAMES.toArray(String[]::new))))));
        tables.add(new HeapTables("octal", List.of(Field.required("code", Shape.text()))));
        tables.add(new HeapTables(
                "subtraction",
                List.of(
                        Field.required("subtractionSet", SubtractionKind.SET),
                        Field.optional("impatient", Shape.truth()))));
        tables.add(new HeapTables(
                "take-away-rule",
                List.of(Field.required("take", Shape.text()), Field.optional("split", Shape.text()))));
        tables.add(new MisereQuotientTable());
        return tables;
    }

    @Override
    public String room() {
        return "impartial";
    }

    @Override
    public Shape.Fields parameters() {
        return new Shape.Fields(Stream.concat(
                        own.stream(),
                        Stream.of(
                                Field.optional("from", Shape.whole(0, Heaps.MOST_CHIPS)),
                                Field.required("to", Shape.whole(0, Heaps.MOST_CHIPS)),
                                Field.optional("width", Shape.whole(1, WIDEST))))
                .toList());
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        HeapGame game = game(parameters);
        long from = parameters
                .find("from")
                .map(n -> n.wholeLong(game.least(), Heaps.MOST_CHIPS))
                .orElse(game.least());
        long to = parameters.get("to").wholeLong(from, Math.min(Heaps.MOST_CHIPS, from + 100_000));
        int width = parameters
                .find("width")
                .map(n -> n.whole(1, WIDEST))
                .orElse(game.values()
                        .period(20_000, progress)
                        .map(Period::period)
                        .filter(p -> p >= 4 && p <= 36)
                        .orElse(10));
        Optional<Period> period = game.values().knownPeriod();
        List<Integer> promised =
                period.map(p -> p.periodValues(n -> (int) game.value(n))).orElse(List.of());
        List<List<Cell>> rows = new ArrayList<>();
        long start = from - from % width;
        for (long row = start; row <= to; row += width) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(Long.toString(row))));
            for (long n = row; n < row + width; n++) {
                if (n < from || n > to) {
                    cells.add(Cell.of(""));
                    continue;
                }
                long value = game.values().value(n, progress);
                boolean exception = !promised.isEmpty() && value != promised.get((int) (n % promised.size()));
                cells.add(new Cell(
                        value, Long.toString(value), exception ? Tone.ACCENT : value == 0 ? Tone.GOOD : Tone.PLAIN));
            }
            rows.add(cells);
        }
        List<String> head = new ArrayList<>(List.of("n"));
        for (int i = 0; i < width; i++) head.add("+" + i);
        String title = words.say("impartial.table.heap.title", words.say("impartial." + game.name()), game.rule());
        List<Said> facts = new ArrayList<>();
        period.ifPresent(p -> {
            facts.add(Said.of(words, "period", "impartial.fact.period", p.period()));
            facts.add(Said.of(words, "periodicFrom", "impartial.fact.periodicFrom", p.from()));
        });
        return new Report(
                "table",
                title,
                period.isPresent()
                        ? words.say(
                                "impartial.table.heap.periodic",
                                from,
                                to,
                                period.get().period(),
                                period.get().from())
                        : words.say("impartial.table.heap.headline", from, to),
                facts,
                List.of(Section.of(title, new Block.Table(title, head, rows, true))),
                new Report.Certificate(words.say("impartial.table.certificate"), true));
    }

    private HeapGame game(Node parameters) {
        return switch (name) {
            case "heap" -> HeapGames.named(parameters.get("game").choice(HeapGames.NAMES.toArray(String[]::new)));
            case "octal" -> HeapGames.octal(PileTopics.code(parameters.get("code")));
            case "subtraction" -> {
                SubtractionSet set = SubtractionSet.read(parameters.get("subtractionSet"));
                yield parameters.find("impatient").map(Node::truth).orElse(false)
                        ? HeapGames.impatient(set)
                        : HeapGames.subtraction(set);
            }
            default -> TakeAwayRuleKind.game(parameters);
        };
    }
}

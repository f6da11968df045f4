package hissho.card.trick;

import hissho.card.trick.table.Combinadics;
import hissho.card.trick.table.StairTables;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.store.TableStore;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(
                Field.required("cards", Shape.whole(1, Combinadics.LARGEST)),
                Field.optional("scoring", Shape.whole(0, 2L * Combinadics.LARGEST)));
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        int n = parameters.get("cards").whole(1, Combinadics.LARGEST);
        int[] scoring = parameters
                .find("scoring")
                .map(node -> new int[] {node.whole(0, 2 * n)})
                .orElseGet(() -> IntStream.rangeClosed(0, 2 * n).toArray());
        int threads = Runtime.getRuntime().availableProcessors();
        StairTables tables = StairTables.fill(n, TableStore.installed(), threads, progress);
        long[][] counts = tables.distribution(n, threads, progress);
        List<List<Block.Cell>> rows = new ArrayList<>();
        List<List<Figure.Shade>> shades = new ArrayList<>();
        Map<String, Object> facts = new LinkedHashMap<>();
        for (int k : scoring) {
            long[] row = Arrays.copyOf(counts[k], 2 * n + 1);
            facts.put(
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
        List<Said> answer = new ArrayList<>();
        answer.add(Said.of(words, "deals", "trick.census.deals", Combinadics.count(n)));
        answer.add(Said.of(words, "counts", "trick.census.counts", facts));
        if (scoring[scoring.length - 1] == 2 * n)
            answer.add(Said.of(
                    words,
                    "whistTricks",
                    "trick.census.whist",
                    IntStream.rangeClosed(0, n)
                            .mapToObj(t -> counts[2 * n][2 * t])
                            .toList()));
        boolean complete =
                Arrays.stream(scoring).allMatch(k -> Arrays.stream(counts[k]).sum() == Combinadics.count(n));
        return new Report(
                name(),
                words.say("trick.census.title", n),
                words.say("trick.census.headline", Combinadics.count(n), n),
                answer,
                List.of(new Section(
                        words.say("trick.census.section"),
                        List.of(
                                new Block.Paragraph(words.say("trick.census.about")),
                                table,
                                new Block.Picture(map, words.say("trick.census.map"))))),
                new Report.Certificate(words.say("trick.census.certificate"), complete));
    }
}

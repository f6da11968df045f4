package hissho.impartial.coin;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
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
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The values of single heads over a range of labels, with the moves each has and the longest play from it. */
final class CoinTable implements Tabulation {

    private static final int LONGEST = 5_000;
    private static final int LAST_WITH_LENGTH = 400;

    @Override
    public String name() {
        return "coin-values";
    }

    @Override
    public String room() {
        return "coins";
    }

    @Override
    public Shape.Fields parameters() {
        return new Shape.Fields(Stream.concat(
                        CoinGames.fields().stream(),
                        Stream.of(CoinQuestion.FROM, CoinQuestion.TO, CoinRowReader.FIRST_INDEX))
                .toList());
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        CoinGame game = CoinGames.read(parameters);
        int first = CoinRowReader.firstIndex(parameters, game);
        long last = game.lastPlace() + first;
        long from = CoinQuestion.FROM.find(parameters).orElse((long) first);
        long to = CoinQuestion.TO.find(parameters).orElse(Math.min(last, from + 15));
        if (from < first || from > last) throw parameters.get("from").bad("core.bad.out-of-range", from, first, last);
        if (to < from || to > Math.min(last, from + LONGEST))
            throw parameters.get("to").bad("core.bad.out-of-range", to, from, Math.min(last, from + LONGEST));
        List<List<Cell>> rows = new ArrayList<>();
        List<Long> values = new ArrayList<>();
        for (long label = from; label <= to; label++) {
            progress.check();
            long place = label - first;
            values.add(game.value(place));
            rows.add(List.of(
                    new Cell(label, String.valueOf(label), Tone.PLAIN),
                    new Cell(game.value(place), String.valueOf(game.value(place)), Tone.PLAIN),
                    Cell.of(game.ways(place), words),
                    place <= LAST_WITH_LENGTH ? Cell.of(game.longestPlay((int) place), words) : Cell.of("")));
        }
        String title = words.say("coins.table.coin-values.title", words.say("coins." + game.name()), from, to);
        Block.Table table = new Block.Table(
                title,
                List.of(
                        words.say("coins.head.label"),
                        words.say("coins.head.value"),
                        words.say("coins.head.moves"),
                        words.say("coins.head.longest")),
                rows,
                true);
        return new Report(
                        name(),
                        title,
                        words.say("coins." + game.name() + ".values", CoinGames.numbers(game)),
                        Said.of(words, "coins", new Facts().put("sgValues", () -> values), "sgValues"),
                        List.of(Section.of(title, table)))
                .certified(
                        CoinQuestion.checked(game, LongStream.rangeClosed(from - first, to - first), progress), words);
    }
}

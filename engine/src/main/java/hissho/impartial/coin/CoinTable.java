package hissho.impartial.coin;

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
        List<Field<?>> fields = new ArrayList<>();
        fields.add(Field.required("game", Shape.choice(CoinGames.names().toArray(String[]::new))));
        fields.addAll(CoinGames.fields());
        fields.add(Field.optional("from", Shape.whole(0, 1L << 60)));
        fields.add(Field.optional("to", Shape.whole(0, 1L << 60)));
        fields.add(Field.optional("firstIndex", Shape.whole(0, 1)));
        return new Shape.Fields(fields);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        CoinGame game = CoinGames.read(parameters.get("game"), parameters);
        int first = CoinGames.firstIndex(parameters, game);
        long last = game.lastPlace() + first;
        long from = parameters.find("from").map(n -> n.wholeLong(first, last)).orElse((long) first);
        long to = parameters
                .find("to")
                .map(n -> n.wholeLong(from, Math.min(last, from + LONGEST)))
                .orElse(Math.min(last, from + 15));
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
                List.of(Said.of(words, "sgValues", "coins.head.value", values)),
                List.of(Section.of(title, table)),
                new Report.Certificate(words.say("coins.certificate.table"), checked(game, from - first, to - first)));
    }

    /** Every value that can be walked to is the least its companions miss. */
    private static boolean checked(CoinGame game, long from, long to) {
        for (long place = from; place <= Math.min(to, Math.min(60, game.lastWalkedPlace())); place++) {
            var reached = game.companionValues(place).keySet();
            if (reached.contains(game.value(place))) return false;
            for (long below = 0; below < game.value(place); below++) if (!reached.contains(below)) return false;
        }
        return true;
    }
}

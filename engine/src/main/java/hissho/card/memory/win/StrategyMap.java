package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The strategies of all states with so many pairs as a picture: known cards downwards, leads across. */
final class StrategyMap {

    private StrategyMap() {}

    static Figure of(WinTable table, int pairs, Words words) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        for (int known = 0; known < pairs; known++) {
            heads.add(words.say("memory.map.row", known));
            rows.add(table.strategyRow(pairs, known).stream()
                    .map(StrategyMap::square)
                    .toList());
        }
        List<String> leads =
                IntStream.rangeClosed(-pairs, pairs).mapToObj(Integer::toString).toList();
        return new Figure.Grid(heads, leads, rows);
    }

    /** The map at level score: known cards across, pairs downwards. */
    static Figure level(WinTable table, int pairs, int lead) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        for (int n = Math.max(1, Math.abs(lead)); n <= pairs; n++) {
            heads.add("n = " + n);
            List<Figure.Square> row = new ArrayList<>();
            for (int known = 0; known < pairs; known++)
                row.add(
                        known < n
                                ? square(table.strategy(new MemoryState(n, known, lead)))
                                : new Figure.Square("", Tone.PLAIN));
            rows.add(row);
        }
        return new Figure.Grid(
                heads, IntStream.range(0, pairs).mapToObj(Integer::toString).toList(), rows);
    }

    /** The picture with what its marks mean, where it is such a map. */
    static Block.Picture marked(Block.Picture picture, Words words) {
        return picture.figure() instanceof Figure.Grid
                ? picture.marking(Tone.GOOD, words.say("memory.fact.strategy0"))
                        .marking(Tone.ACCENT, words.say("memory.fact.strategy1"))
                : picture;
    }

    private static Figure.Square square(int strategy) {
        Tone tone = switch (strategy) {
            case 0 -> Tone.GOOD;
            case 1 -> Tone.ACCENT;
            default -> Tone.PLAIN;
        };
        return new Figure.Square(Integer.toString(strategy), tone);
    }
}

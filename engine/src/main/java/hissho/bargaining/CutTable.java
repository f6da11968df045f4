package hissho.bargaining;

import hissho.report.Block;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** A table that shows the first lines of many, and says then how many there are. */
final class CutTable {

    private static final int MOST_LINES = 20;

    private CutTable() {}

    static List<Block> of(String title, List<String> head, int count, IntFunction<List<Block.Cell>> line, Words words) {
        List<List<Block.Cell>> lines =
                IntStream.range(0, Math.min(MOST_LINES, count)).mapToObj(line).toList();
        List<Block> blocks = new ArrayList<>(List.of(new Block.Table(title, head, lines, true)));
        if (count > MOST_LINES) blocks.add(new Block.Paragraph(words.say("bargaining.cut", MOST_LINES, count)));
        return blocks;
    }
}

package hissho.zerosum.writing;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Small pieces that the reports of this room share. */
public final class Telling {

    private Telling() {}

    /** The rules of a kind whose words start with this key. */
    public static Section rules(Words words, String kind) {
        return Section.of(words.say("named.section.rules"), paragraph(words, kind + ".rules"));
    }

    public static Block paragraph(Words words, String key, Object... arguments) {
        return new Block.Paragraph(words.say(key, arguments));
    }

    public static Block.Step step(Words words, String key, Object... arguments) {
        return Block.Step.of(words.say(key, arguments));
    }

    public static Block.Table table(Words words, List<List<Cell>> rows, String... heads) {
        return new Block.Table(
                "", Arrays.stream(heads).map(key -> words.say(key)).toList(), rows, true);
    }

    /** A row of cells: texts as they are, other values written by the words. */
    public static List<Cell> row(Words words, Object... values) {
        List<Cell> cells = new ArrayList<>();
        for (Object value : values) cells.add(value instanceof String text ? Cell.of(text) : Cell.of(value, words));
        return cells;
    }

    /** A value as a fraction with a decimal beside it where the fraction is long. */
    public static String amount(Words words, Rational value) {
        String exact = words.write(value);
        if (value.isWhole() || exact.length() <= 7) return exact;
        String shown = exact.length() > 40 ? "" : exact + " ";
        return shown + "≈ " + value.toDecimal(6);
    }
}

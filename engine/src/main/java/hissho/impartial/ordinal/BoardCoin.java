package hissho.impartial.ordinal;

import hissho.impartial.Choices;
import hissho.impartial.Component;
import hissho.impartial.Drawing;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.play.Board;
import hissho.play.Part;
import hissho.play.Place;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A coin of two-dimensional Nim on column x and row y, both counted from 0 at the bottom left. It may go left in its row, or down as
 * the variant says. The board has the given number of columns, or goes on for ever where that is 0.
 */
public record BoardCoin(LowerVariant variant, long x, long y, long width) implements Component {

    /** On an endless board the squares of lower rows have all values below ω·y; on a board of w columns, all below w·y. */
    @Override
    public GrundyValue value(Progress progress) {
        if (variant == LowerVariant.SAME_COLUMN) return GrundyValue.of(x ^ y);
        if (width > 0) return GrundyValue.of(big(width).multiply(big(y)).add(big(x)));
        return OrdinalValue.of(Ordinal.power(Ordinal.ONE, big(y)).plus(Ordinal.of(x)));
    }

    private static BigInteger big(long number) {
        return BigInteger.valueOf(number);
    }

    @Override
    public long optionCount() {
        if (variant == LowerVariant.SAME_COLUMN || y == 0) return x + y;
        BigInteger count = big(width).multiply(big(y)).add(big(x));
        return width == 0 || count.bitLength() >= Long.SIZE ? Long.MAX_VALUE : count.longValue();
    }

    @Override
    public List<Option> options() {
        if (optionCount() > Integer.MAX_VALUE) throw new IllegalStateException("more moves than can be listed");
        List<Option> options = new ArrayList<>();
        for (long column = 0; column < x; column++) options.add(to(column, y));
        for (long row = 0; row < y; row++) {
            if (variant == LowerVariant.SAME_COLUMN) options.add(to(x, row));
            else for (long column = 0; column < width; column++) options.add(to(column, row));
        }
        return options;
    }

    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        if (!target.isNimber()) return List.of();
        return variant == LowerVariant.SAME_COLUMN ? inCross(target) : below(target, progress);
    }

    /** At most one square to the left and one below has the value. */
    private List<Option> inCross(GrundyValue target) {
        List<Option> options = new ArrayList<>();
        if (target.finite().filter(n -> n.bitLength() < Long.SIZE).isEmpty()) return options;
        long value = target.finite().get().longValue();
        if ((value ^ y) < x) options.add(to(value ^ y, y));
        if ((value ^ x) < y) options.add(to(x, value ^ x));
        return options;
    }

    /** The one square with the value, where it lies lower or in the row to the left. */
    private List<Option> below(GrundyValue target, Progress progress) {
        Ordinal value = OrdinalValue.ordinal(target);
        if (value.compareTo(OrdinalValue.ordinal(value(progress))) >= 0) return List.of();
        if (width == 0)
            return List.of(to(
                    value.finitePart().longValueExact(),
                    value.coefficient(Ordinal.ONE).longValueExact()));
        BigInteger[] parts = value.finitePart().divideAndRemainder(big(width));
        return List.of(to(parts[1].longValueExact(), parts[0].longValueExact()));
    }

    /** A row that can be seen at once is listed; of a longer one the column is asked for. */
    @Override
    public Choices choices() {
        List<Option> listed = new ArrayList<>();
        List<Choices.Span> spans = new ArrayList<>();
        if (x > LONGEST_LISTED) spans.add(inRow(y, x));
        else for (long column = 0; column < x; column++) listed.add(to(column, y));
        if (variant == LowerVariant.SAME_COLUMN) {
            if (y > LONGEST_LISTED) spans.add(inColumn());
            else for (long row = 0; row < y; row++) listed.add(to(x, row));
            return new Choices(listed, spans);
        }
        for (long row = 0; row < y; row++)
            if (isLong()) spans.add(inRow(row, columns()));
            else for (long column = 0; column < width; column++) listed.add(to(column, row));
        return new Choices(listed, spans);
    }

    @Override
    public long listedCount() {
        long left = x > LONGEST_LISTED ? 0 : x;
        if (variant == LowerVariant.SAME_COLUMN) return left + (y > LONGEST_LISTED ? 0 : y);
        BigInteger below = isLong() ? big(y) : big(y).multiply(big(width));
        return below.bitLength() < Long.SIZE - 1 ? left + below.longValue() : Long.MAX_VALUE;
    }

    private boolean isLong() {
        return width == 0 || width > LONGEST_LISTED;
    }

    /** How many columns a coin may choose from; an endless row is offered as far as documents can say. */
    private long columns() {
        return width == 0 ? FURTHEST : width;
    }

    private Choices.Span inRow(long row, long end) {
        return Choices.Span.of(
                rowPart(row), "", Message.of("ordinal.ask-column", row), 0, end - 1, column -> to(column, row));
    }

    private Choices.Span inColumn() {
        return Choices.Span.of(COLUMN, x + ",", Message.of("ordinal.ask-row", x), 0, y - 1, row -> to(x, row));
    }

    private static Part rowPart(long row) {
        return new Part.Named("row" + row, Message.of("ordinal.row", row));
    }

    private static final Part COLUMN = new Part.Named("down", Message.of("ordinal.down"));
    private static final long LONGEST_LISTED = 40;
    private static final long LARGEST_DRAWN = 24;
    private static final long FURTHEST = 1L << 40;

    private List<Part> parts(long column, long row, Message words) {
        boolean counted =
                row == y ? x > LONGEST_LISTED : variant == LowerVariant.SAME_COLUMN ? y > LONGEST_LISTED : isLong();
        if (!counted)
            return List.of(isDrawn() ? new Part.Spot(column + "," + row) : new Part.Named(column + "," + row, words));
        return variant == LowerVariant.SAME_COLUMN && row < y
                ? List.of(COLUMN, new Part.Amount(big(row)))
                : List.of(rowPart(row), new Part.Amount(big(column)));
    }

    private Option to(long column, long row) {
        Message words = Message.of("ordinal.move", column, row);
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("from", List.of(x, y));
        facts.put("to", List.of(column, row));
        return new Option(
                column + "," + row,
                new BoardCoin(variant, column, row, width),
                words,
                facts,
                parts(column, row, words));
    }

    private boolean isDrawn() {
        return Math.max(Math.max(x, y), variant == LowerVariant.SAME_COLUMN ? 0 : width) <= LARGEST_DRAWN;
    }

    /**
     * The squares the coin may go to. Of an endless board the columns up to the coin are drawn; the head of a lower row stands for all
     * of that row.
     */
    @Override
    public Scene scene(Words words) {
        if (!isDrawn()) return Component.super.scene(words);
        int columns = (int) (variant == LowerVariant.SAME_COLUMN ? x + 1 : Math.max(width, x + 1));
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        Map<Place, String> places = new LinkedHashMap<>();
        for (int row = (int) y; row >= 0; row--) {
            int at = row;
            int line = rows.size();
            heads.add(Integer.toString(row));
            boolean counted = row < y && variant != LowerVariant.SAME_COLUMN && isLong();
            if (counted) places.put(new Place.Row(line), rowPart(row).id());
            else
                places.putAll(Drawing.row(
                        line,
                        IntStream.range(0, columns)
                                .mapToObj(column -> column + "," + at)
                                .toList()));
            rows.add(IntStream.range(0, columns)
                    .mapToObj(column -> column == x && at == y
                            ? new Figure.Square("●", Tone.PLAIN)
                            : new Figure.Square("", Tone.PLAIN))
                    .toList());
        }
        List<String> names =
                IntStream.range(0, columns).mapToObj(Integer::toString).toList();
        return Scene.of(print(), new Board(new Figure.Grid(heads, names, rows), places));
    }

    @Override
    public Message describe() {
        return Message.of("ordinal.coin", x, y);
    }

    @Override
    public String print() {
        return "(" + x + "," + y + ")";
    }
}

package hissho.impartial.board;

import hissho.document.InOrder;
import hissho.impartial.Component;
import hissho.impartial.Convention;
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
import java.util.Optional;
import java.util.stream.IntStream;

/** Wythoff's queen on column x and row y, moving left, down, or diagonally down-left; small enough for its Grundy value to be tabulated. */
record WythoffQueen(WythoffTable table, int x, int y) implements Component {

    private static final int LARGEST_DRAWN = 30;

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(table.value(x, y, progress));
    }

    @Override
    public List<Option> options() {
        List<Option> options = new ArrayList<>();
        for (int to = x - 1; to >= 0; to--) options.add(to(to, y));
        for (int to = y - 1; to >= 0; to--) options.add(to(x, to));
        for (int down = 1; down <= Math.min(x, y); down++) options.add(to(x - down, y - down));
        return options;
    }

    private Option to(int column, int row) {
        Option option = moveTo(column, row, new WythoffQueen(table, column, row));
        return isDrawn() ? option : option.with(new Part.Named(option.notation(), option.words()));
    }

    /** The move to a square, however its numbers are held. */
    static Option moveTo(Number column, Number row, Component after) {
        return Option.spot(
                column + "," + row,
                after,
                Message.of("impartial.wythoff.move", column, row),
                InOrder.of("to", List.of(column, row)));
    }

    @Override
    public Map<Tone, Message> legend() {
        return Map.of(Tone.GOOD, Message.of("impartial.legend.p"), Tone.ACCENT, Message.of("impartial.legend.queen"));
    }

    /** The pair of the golden ratio with this square's difference. */
    @Override
    public Optional<Message> because(Convention convention, Progress progress) {
        return convention == Convention.NORMAL
                ? Optional.of(Wythoff.because(BigInteger.valueOf(x), BigInteger.valueOf(y)))
                : Optional.empty();
    }

    @Override
    public Message describe() {
        return Message.of("impartial.wythoff.of", x, y);
    }

    @Override
    public String print() {
        return "(" + x + ", " + y + ")";
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("game", "wythoff", "x", x, "y", y);
    }

    @Override
    public Scene scene(Words words) {
        if (!isDrawn()) return Scene.of(print(), Drawing.sign(print()));
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        Map<Place, String> places = new LinkedHashMap<>();
        for (int row = y; row >= 0; row--) {
            heads.add(Integer.toString(row));
            int at = row;
            places.putAll(Drawing.row(
                    y - row,
                    IntStream.rangeClosed(0, x)
                            .mapToObj(column -> column + "," + at)
                            .toList()));
            rows.add(IntStream.rangeClosed(0, x)
                    .mapToObj(column -> column == x && at == y
                            ? new Figure.Square("♛", Tone.ACCENT)
                            : new Figure.Square("", Tone.PLAIN))
                    .toList());
        }
        List<String> columns =
                IntStream.rangeClosed(0, x).mapToObj(Integer::toString).toList();
        return Scene.of("♛ " + print(), new Board(new Figure.Grid(heads, columns, rows), places));
    }

    /** The same board with the values of the squares, zero marked. */
    @Override
    public List<Board> explained(Words words, Progress progress) {
        if (!isDrawn()) return Component.super.explained(words, progress);
        List<Board> boards = scene(words).boards();
        Figure.Grid plain = (Figure.Grid) boards.getFirst().figure();
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int row = y; row >= 0; row--) {
            List<Figure.Square> squares = new ArrayList<>();
            for (int column = 0; column <= x; column++) {
                int value = table.value(column, row, progress);
                squares.add(
                        column == x && row == y
                                ? new Figure.Square("♛", Tone.ACCENT)
                                : new Figure.Square(Integer.toString(value), value == 0 ? Tone.GOOD : Tone.PLAIN));
            }
            rows.add(squares);
        }
        return List.of(Board.still(new Figure.Grid(plain.rowHeads(), plain.columnHeads(), rows)));
    }

    private boolean isDrawn() {
        return Math.max(x, y) <= LARGEST_DRAWN;
    }
}

package hissho.impartial.tartan;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.coin.BoardGame;
import hissho.impartial.coin.CoinRowReader;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The values of single heads on a board, as a table and a heat map. */
record BoardTable(String name) implements Tabulation {

    private static final int LARGEST = 256;
    private static final int LARGEST_WRITTEN = 32;
    private static final Field<Integer> HEIGHT = Field.optional("height", Shape.whole(1, LARGEST), 10);
    private static final Field<Integer> WIDTH = Field.optional("width", Shape.whole(1, LARGEST));

    @Override
    public String room() {
        return "coins";
    }

    @Override
    public Shape.Fields parameters() {
        List<Field<?>> fields = new ArrayList<>();
        if (name.equals(BoardReader.TARTAN)) fields.addAll(BoardReader.gameFields());
        fields.addAll(List.of(HEIGHT, WIDTH, CoinRowReader.FIRST_INDEX));
        return new Shape.Fields(fields);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        BoardGame game = BoardReader.game(name, parameters);
        int first = BoardReader.firstIndex(parameters, game);
        int height = HEIGHT.in(parameters);
        int width = WIDTH.find(parameters).orElse(height);
        BoardReader.checkTold(game, height, width, parameters);
        List<List<Cell>> rows = new ArrayList<>();
        List<List<Figure.Shade>> shades = new ArrayList<>();
        List<List<Long>> values = new ArrayList<>();
        for (int r = 0; r < height; r++) {
            progress.check();
            List<Cell> row = new ArrayList<>(List.of(Cell.of(String.valueOf(r + first))));
            List<Figure.Shade> shade = new ArrayList<>();
            List<Long> plain = new ArrayList<>();
            for (int c = 0; c < width; c++) {
                long value = game.value(r, c);
                plain.add(value);
                row.add(new Cell(value, String.valueOf(value), value == 0 ? Tone.ACCENT : Tone.PLAIN));
                shade.add(new Figure.Shade(
                        value, Math.max(height, width) <= LARGEST_WRITTEN ? String.valueOf(value) : ""));
            }
            rows.add(row);
            shades.add(shade);
            values.add(plain);
        }
        List<String> columns = labels(width, first);
        List<String> head = new ArrayList<>(List.of(""));
        head.addAll(columns);
        String title = words.say("coins.table.board.title", game.title(), height, width);
        Figure map = new Figure.HeatMap(
                words.say("coins.axis.column"), words.say("coins.axis.row"), labels(height, first), columns, shades);
        return new Report(
                        name,
                        title,
                        words.say(game instanceof Tartan ? "coins.argument.tartan" : "coins." + name + ".values"),
                        Said.of(words, "coins", new Facts().put("sgTable", () -> values), "sgTable"),
                        List.of(Section.of(
                                title, new Block.Table(title, head, rows, true), new Block.Picture(map, title))))
                .certified(BoardQuestion.checked(game, cells(height, width), progress), words);
    }

    private static List<List<Long>> cells(int height, int width) {
        List<List<Long>> cells = new ArrayList<>();
        for (long row = 0; row < height; row++)
            for (long column = 0; column < width; column++) cells.add(List.of(row, column));
        return cells;
    }

    private static List<String> labels(int count, int first) {
        return IntStream.range(0, count)
                .mapToObj(i -> String.valueOf(i + first))
                .toList();
    }
}

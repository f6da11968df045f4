package hissho.impartial.board;

import hissho.impartial.OutcomeSearch;
import hissho.impartial.Supplement;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** For Chomp: strategy stealing where the board is a rectangle, and what every possible bite leads to. */
record ChompSupplement(List<Integer> heights, OutcomeSearch<List<Integer>> search) implements Supplement {

    @Override
    public List<Section> theory(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("impartial.chomp.about")));
        if (heights.stream().distinct().count() == 1 && Chomp.squares(heights) > 1)
            blocks.add(new Block.Paragraph(words.say("impartial.chomp.stealing")));
        return List.of(new Section(words.say("impartial.section.rule"), blocks));
    }

    @Override
    public List<Section> more(Words words) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        for (int row = heights.getFirst(); row >= 1; row--) {
            heads.add(Integer.toString(row));
            List<Figure.Square> squares = new ArrayList<>();
            for (int column = 1; column <= heights.size(); column++) squares.add(square(column, row));
            rows.add(squares);
        }
        Figure grid = new Figure.Grid(
                heads,
                IntStream.rangeClosed(1, heights.size())
                        .mapToObj(Integer::toString)
                        .toList(),
                rows);
        return List.of(Section.of(
                words.say("impartial.chomp.bites"),
                new Block.Picture(grid, words.say("impartial.chomp.bites-caption"))));
    }

    private Figure.Square square(int column, int row) {
        if (heights.get(column - 1) < row) return new Figure.Square("", Tone.MUTED);
        if (column == 1 && row == 1) return new Figure.Square("☠", Tone.BAD);
        boolean wins = !search.wins(Chomp.after(heights, column, row), Progress.none());
        return new Figure.Square(wins ? "P" : "N", wins ? Tone.GOOD : Tone.PLAIN);
    }
}

package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisCertificate;
import hissho.impartial.Comparisons;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeSearched;
import hissho.impartial.Supplement;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * For Chomp: strategy stealing where the board is a rectangle, and what every possible bite leads to.
 *
 * @param removed how many squares each bite made so far took
 * @param winning the winning bites, as they are written
 */
record ChompSupplement(List<Integer> heights, List<Integer> removed, List<String> winning, Optional<LargeChomp> large)
        implements Supplement {

    @Override
    public Supplement beside(Analysis analysis, Progress progress) {
        return new ChompSupplement(
                heights,
                removed,
                analysis.winning().stream().map(Option::notation).toList(),
                large);
    }

    /** A theorem for rectangles too large to search: its argument is in the report. */
    @Override
    public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
        return large.map(board -> new Certificate.ClosedForm(
                "chomp-" + board.argument(),
                analysis.outcome() == Outcome.N
                        && winning.equals(board.bite().stream()
                                .map(bite -> bite.get(0) + "," + bite.get(1))
                                .toList())
                        && analysis.counted().equals(board.bite().map(bite -> BigInteger.ONE)),
                board.bite().isPresent()
                        ? Extent.everything()
                        : new Extent.Part(Message.of("impartial.chomp.large-stolen")),
                Message.of("impartial.chomp.theorem"),
                AnalysisCertificate.data(analysis, analysis.counted())));
    }

    /** A bite may be told as [column, row]. */
    @Override
    public Compare comparingMoves() {
        return Comparisons.setOf(
                bite -> bite instanceof Map<?, ?> map ? Arrays.asList(map.get("column"), map.get("row")) : bite);
    }

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        Facts facts = new Facts().put("columnHeights", () -> heights).put("removedBy", () -> {
            Map<String, Integer> by = new LinkedHashMap<>();
            for (Option option : analysis.winning())
                by.put(option.notation(), Chomp.squares(heights) - Chomp.squares(after(option)));
            return by;
        });
        return removed.isEmpty() ? facts : facts.put("removed", () -> removed);
    }

    @SuppressWarnings("unchecked")
    private static List<Integer> after(Option option) {
        return ((OutcomeSearched<List<Integer>>) option.after()).position();
    }

    @Override
    public List<Section> theory(Analysis analysis, Words words, Progress progress) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("impartial.chomp.about")));
        if (heights.stream().distinct().count() == 1 && Chomp.squares(heights) > 1)
            blocks.add(new Block.Paragraph(words.say("impartial.chomp.stealing")));
        large.ifPresent(
                board -> blocks.add(new Block.Paragraph(words.say("impartial.chomp.large-" + board.argument()))));
        return List.of(new Section(words.say("impartial.section.rule"), blocks));
    }

    @Override
    public List<Section> more(Analysis analysis, Words words, Progress progress) {
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
        List<Section> sections = new ArrayList<>();
        analysis.winning().stream().findFirst().ifPresent(bite -> sections.add(bitten(bite, words)));
        if (large.isPresent()) return sections;
        sections.add(Section.of(
                words.say("impartial.chomp.bites"),
                new Block.Picture(grid, words.say("impartial.chomp.bites-caption"))
                        .marking(Tone.GOOD, words.say("impartial.legend.leaves-p"))
                        .marking(Tone.BAD, words.say("impartial.legend.poison"))));
        return sections;
    }

    /** The board with the squares that a winning bite takes. */
    private Section bitten(Option bite, Words words) {
        String[] corner = bite.notation().split(",", -1);
        int left = Integer.parseInt(corner[0]);
        int low = Integer.parseInt(corner[1]);
        List<List<Figure.Square>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        for (int row = heights.getFirst(); row >= 1; row--) {
            heads.add(Integer.toString(row));
            List<Figure.Square> squares = new ArrayList<>();
            for (int column = 1; column <= heights.size(); column++) {
                boolean there = heights.get(column - 1) >= row;
                boolean poison = column == 1 && row == 1;
                boolean taken = there && column >= left && row >= low;
                squares.add(new Figure.Square(
                        poison ? "☠" : there ? "■" : "",
                        poison ? Tone.BAD : taken ? Tone.GOOD : there ? Tone.PLAIN : Tone.MUTED));
            }
            rows.add(squares);
        }
        List<String> columns = IntStream.rangeClosed(1, heights.size())
                .mapToObj(Integer::toString)
                .toList();
        return Section.of(
                words.say("impartial.chomp.a-bite"),
                new Block.Picture(new Figure.Grid(heads, columns, rows), words.say(bite.words()))
                        .marking(Tone.GOOD, words.say("impartial.legend.bitten"))
                        .marking(Tone.BAD, words.say("impartial.legend.poison"))
                        .marking(Tone.MUTED, words.say("impartial.legend.eaten")));
    }

    private Figure.Square square(int column, int row) {
        if (heights.get(column - 1) < row) return new Figure.Square("", Tone.MUTED);
        if (column == 1 && row == 1) return new Figure.Square("☠", Tone.BAD);
        boolean wins = winning.contains(column + "," + row);
        return new Figure.Square(wins ? "P" : "N", wins ? Tone.GOOD : Tone.PLAIN);
    }
}

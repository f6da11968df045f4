package hissho.impartial.tartan;

import hissho.impartial.GrundyValue;
import hissho.impartial.Supplement;
import hissho.impartial.coin.CoinBoard;
import hissho.impartial.coin.CoinBoard.Cell;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.coin.CoinGames;
import hissho.impartial.coin.CoinLabels;
import hissho.impartial.coin.HeadTable;
import hissho.impartial.coin.Patch;
import hissho.impartial.nimber.LongNimber;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What a board of coins adds to the report: the rule, the values of its heads, the three steps to a winning move, the board after it. */
record BoardSupplement(CoinBoard board) implements Supplement {

    private static final int MOST_PAIRS = 20;
    private static final long LARGEST_VALUE = 100_000;

    @Override
    public List<Said> facts(Words words) {
        List<Said> facts = new ArrayList<>();
        facts.add(new Said(
                "headValues",
                words.say("coins.fact.headValues"),
                board.cells().stream().map(this::told).toList(),
                board.cells().stream()
                        .limit(60)
                        .map(c -> written(c) + ": " + Long.toUnsignedString(board.value(c)))
                        .collect(Collectors.joining(", "))));
        return facts;
    }

    private Map<String, Object> told(Cell cell) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("at", cell.labels(board.firstIndex()));
        told.put("sg", board.value(cell));
        return told;
    }

    private String written(Cell cell) {
        return cell.labels(board.firstIndex()).toString().replace('[', '(').replace(']', ')');
    }

    @Override
    public List<Section> theory(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("coins." + board.game().name() + ".rule")));
        if (board.game() instanceof Tartan tartan) {
            blocks.add(new Block.Paragraph(words.say("coins.argument.tartan")));
            for (CoinGame game : List.of(tartan.rowGame(), tartan.columnGame()).stream()
                    .distinct()
                    .toList())
                blocks.add(new Block.Paragraph(words.say("coins." + game.name()) + ": "
                        + words.say("coins." + game.name() + ".rule", CoinGames.numbers(game)) + " "
                        + words.say("coins." + game.name() + ".values", CoinGames.numbers(game))));
        } else blocks.add(new Block.Paragraph(words.say("coins." + board.game().name() + ".values")));
        if (!board.heads().isEmpty())
            blocks.add(HeadTable.of(
                    words,
                    board.cells().stream().map(this::written).toList(),
                    board.cells().stream().map(board::value).toList()));
        return List.of(new Section(words.say("coins.section.rule"), blocks));
    }

    @Override
    public List<Section> more(Words words) {
        List<Section> sections = new ArrayList<>();
        List<Patch> patches = board.patchesChanging(board.sum(), Progress.none());
        if (patches.isEmpty()) return sections;
        Patch chosen = patches.getFirst();
        if (board.game() instanceof Tartan tartan) sections.add(steps(words, tartan, chosen));
        sections.add(after(words, chosen));
        return sections;
    }

    /** The three steps for the first winning move. */
    private Section steps(Words words, Tartan tartan, Patch chosen) {
        int first = board.firstIndex();
        long row = chosen.rowLabels(0).getLast();
        long column = chosen.columnLabels(0).getLast();
        long v1 = tartan.rowGame().value(row);
        long v2 = tartan.columnGame().value(column);
        long value = LongNimber.product(v1, v2);
        long target = value ^ board.sum();
        long u1 = rest(tartan.rowGame(), chosen.rowLabels(0), v1);
        long u2 = rest(tartan.columnGame(), chosen.columnLabels(0), v2);
        List<Step> steps = new ArrayList<>();
        steps.add(Step.of(words.say("coins.step.aim", row + first, column + first, v1, v2, value, target)));
        if (v1 <= LARGEST_VALUE && target < value) steps.add(Step.of(pairs(words, v1, v2, target)));
        steps.add(Step.of(words.say("coins.step.pair", u1, u2, GrundyValue.of(target))));
        steps.add(Step.of(words.say("coins.step.row", u1, CoinLabels.shortened(chosen.rowLabels(first)))));
        steps.add(Step.of(words.say("coins.step.column", u2, CoinLabels.shortened(chosen.columnLabels(first)))));
        return Section.of(words.say("coins.section.steps"), new Block.Steps(steps));
    }

    private static long rest(CoinGame game, List<Long> places, long own) {
        return places.stream().map(game::value).reduce(own, (a, b) -> a ^ b);
    }

    private static String pairs(Words words, long v1, long v2, long target) {
        List<Tartan.Pair> pairs = TartanSteps.solutions(v1, v2, target);
        String listed = pairs.stream()
                .limit(MOST_PAIRS)
                .map(p -> "(" + p.first() + ", " + p.second() + ")")
                .collect(Collectors.joining(", "));
        return words.say("coins.step.pairs", pairs.size(), listed + (pairs.size() > MOST_PAIRS ? ", …" : ""));
    }

    /** The board after the move, with the coins that were turned marked. */
    private Section after(Words words, Patch chosen) {
        BitSet turned = new BitSet();
        for (List<Long> cell : chosen.cells(0)) turned.set((int) (cell.getFirst() * board.width() + cell.getLast()));
        return Section.of(
                words.say("coins.section.after"),
                new Block.Picture(
                        board.turned(chosen).figure(turned),
                        words.say(
                                "coins.caption.after",
                                CoinLabels.shortened(chosen.rowLabels(board.firstIndex())),
                                CoinLabels.shortened(chosen.columnLabels(board.firstIndex())),
                                chosen.rowLabels(board.firstIndex()).size(),
                                chosen.columnLabels(board.firstIndex()).size())));
    }
}

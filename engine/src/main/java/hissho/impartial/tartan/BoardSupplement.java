package hissho.impartial.tartan;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.GrundyValue;
import hissho.impartial.Supplement;
import hissho.impartial.coin.CoinBoard;
import hissho.impartial.coin.CoinCertificate;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.coin.CoinGames;
import hissho.impartial.coin.CoinLabels;
import hissho.impartial.coin.HeadTable;
import hissho.impartial.coin.Patch;
import hissho.impartial.nimber.LongNimber;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a board of coins adds to the report: the rule, the values of its heads, the three steps to a winning move, the board after it. */
record BoardSupplement(CoinBoard board, List<Long> values, Optional<Patch> chosen) implements Supplement {

    private static final int MOST_PAIRS = 20;
    private static final long LARGEST_VALUE = 100_000;

    static BoardSupplement of(CoinBoard board) {
        return new BoardSupplement(
                board, board.cells().stream().map(board::value).toList(), Optional.empty());
    }

    /** The first winning move is explained. */
    @Override
    public Supplement beside(Analysis analysis, Progress progress) {
        return new BoardSupplement(
                board,
                values,
                analysis.winning().stream().findFirst().map(option -> BoardFacts.patch(option, board.firstIndex())));
    }

    @Override
    public String room() {
        return "coins";
    }

    @Override
    public Compare comparingMoves() {
        return BoardFacts.MOVES;
    }

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        return BoardFacts.of(board, values, analysis);
    }

    @Override
    public List<String> told(Analysis analysis, Progress progress) {
        return List.of("headValues");
    }

    @Override
    public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
        RederivedCells again = new RederivedCells(board.game(), progress);
        Map<String, Object> data = InOrder.of(
                "heads",
                board.cells().stream()
                        .map(cell -> cell.labels(board.firstIndex()))
                        .toList(),
                "headValues",
                IntStream.range(0, Math.min(values.size(), board.cells().size()))
                        .mapToObj(i -> BoardFacts.told(board, i, values.get(i)))
                        .toList());
        return Optional.of(CoinCertificate.of(
                analysis,
                new CoinCertificate.Heads(
                        board.game() instanceof Tartan ? "tartan" : "decomposition",
                        values,
                        board.cells().stream()
                                .map(cell -> again.value(cell.row(), cell.column()))
                                .toList(),
                        after -> ((CoinBoard) after).sum(),
                        option -> board.legal(BoardFacts.patch(option, board.firstIndex())),
                        (double) board.height() * board.width(),
                        data),
                progress));
    }

    @Override
    public List<Section> theory(Analysis analysis, Words words, Progress progress) {
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
                    board.cells().stream()
                            .map(cell -> BoardFacts.written(cell, board))
                            .toList(),
                    values));
        return List.of(new Section(words.say("coins.section.rule"), blocks));
    }

    @Override
    public List<Section> more(Analysis analysis, Words words, Progress progress) {
        List<Section> sections = new ArrayList<>();
        chosen.ifPresent(move -> {
            if (board.game() instanceof Tartan tartan) sections.add(steps(words, tartan, move));
            sections.add(after(words, move));
        });
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
                                        chosen.columnLabels(board.firstIndex()).size()))
                        .marking(Tone.GOOD, words.say("coins.legend.turned"))
                        .marking(Tone.ACCENT, words.say("coins.legend.heads")));
    }
}

package hissho.impartial.tartan;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.coin.BoardGame;
import hissho.impartial.coin.CoinBoard;
import hissho.impartial.coin.CoinRowReader;
import hissho.impartial.coin.HeadsAgain;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** What a learner asks about single heads on a board of coins, and about boards chequered with heads. */
sealed interface BoardQuestion extends Inquiry.Asked {

    Shape<Long> LABEL = Shape.whole(0L, 2_000L);
    Field<String> GAME = Field.optional(
            "game", Shape.choice("acrostic-twins", "turning-corners", "rugs", BoardReader.TARTAN), BoardReader.TARTAN);
    Field<String> ROW_GAME = Field.optional("rowGame", BoardReader.ROW_GAME.shape());
    Field<String> COLUMN_GAME = Field.optional("columnGame", BoardReader.COLUMN_GAME.shape());
    Field<Long> ROW = Field.optional("row", LABEL);
    Field<Long> Y_FROM = Field.optional("yFrom", LABEL);
    Field<Long> Y_TO = Field.optional("yTo", LABEL);
    Field<Long> X = Field.optional("x", LABEL);
    Field<Long> Y = Field.optional("y", LABEL);
    Field<String> HEADS = Field.optional("heads", BoardReader.PATTERN);
    Field<Integer> FROM = Field.optional("from", Shape.whole(1, 200), 1);
    Field<Integer> TO = Field.optional("to", Shape.whole(1, 200));

    static Kind<BoardQuestion> kind() {
        List<Field<?>> fields = new ArrayList<>(List.of(GAME, ROW_GAME, COLUMN_GAME));
        fields.addAll(BoardReader.numberFields());
        fields.addAll(List.of(CoinRowReader.FIRST_INDEX, ROW, Y_FROM, Y_TO, X, Y, HEADS, FROM, TO));
        return new Inquiry<>(
                new Listing("board-values", "coins", Chapter.IMPARTIAL),
                new Shape.Fields(fields),
                BoardQuestion::read,
                List.of(
                        "sgValues",
                        "sg",
                        "class",
                        "winner",
                        "moves",
                        "movesUpToSymmetry",
                        "optionValues",
                        "v1",
                        "v2",
                        "rowMoves",
                        "columnMoves",
                        "cornersOptionValues",
                        "cornersContained"));
    }

    private static BoardQuestion read(Node document) {
        BoardGame game = BoardReader.game(GAME.in(document), document);
        int first = BoardReader.firstIndex(document, game);
        if (HEADS.isIn(document)) return Chequered.read(document, game, first);
        if (X.isIn(document)) return new Head(game, place(document, X, first), place(document, Y, first));
        long from = place(document, Y_FROM, first);
        long to = place(document, Y_TO, first);
        if (to < from) throw document.get("yTo").bad("core.bad.out-of-range", to + first, from + first, 2_000);
        return new Row(game, place(document, ROW, first), from, to);
    }

    private static long place(Node document, Field<Long> field, int first) {
        long label = field.in(document);
        if (label < first) throw document.get(field.name()).bad("core.bad.out-of-range", label, first, 2_000);
        return label - first;
    }

    /** Part of a row of the table of single heads. */
    record Row(BoardGame game, long row, long from, long to) implements BoardQuestion {
        @Override
        public String answerKey() {
            return "answer-row";
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put(
                            "sgValues",
                            () -> LongStream.rangeClosed(from, to)
                                    .map(column -> game.value(row, column))
                                    .boxed()
                                    .toList());
        }

        @Override
        public Certificate check(Progress progress) {
            return checked(
                    game,
                    LongStream.rangeClosed(from, to)
                            .mapToObj(c -> List.of(row, c))
                            .toList(),
                    progress);
        }
    }

    /** Checks the values of some cells. */
    static Certificate checked(BoardGame game, List<List<Long>> cells, Progress progress) {
        RederivedCells again = new RederivedCells(game, progress);
        return HeadsAgain.of(
                cells,
                cell -> game.value(cell.getFirst(), cell.getLast()),
                cell -> again.value(cell.getFirst(), cell.getLast()),
                "coins.certificate.cells",
                InOrder.of("game", game.name(), "cells", cells),
                progress);
    }

    /** One head by itself. */
    record Head(BoardGame game, long x, long y) implements BoardQuestion {
        private static final long MOST_PAIRS = 4_000_000;

        @Override
        public String answerKey() {
            return "answer-head";
        }

        @Override
        public Facts answers(Progress progress) {
            Facts facts = new Facts()
                    .put("sg", () -> game.value(x, y))
                    .put("class", () -> game.value(x, y) == 0 ? "P" : "N")
                    .put("moves", () -> game.ways(x, y));
            if (!(game instanceof Tartan tartan))
                return facts.put("optionValues", Compare.SET, () -> game.optionValues(x, y));
            long v1 = tartan.rowGame().value(x);
            long v2 = tartan.columnGame().value(y);
            facts.put("v1", () -> v1)
                    .put("v2", () -> v2)
                    .put("rowMoves", () -> tartan.rowGame().ways(x))
                    .put("columnMoves", () -> tartan.columnGame().ways(y));
            if (x > tartan.rowGame().lastWalkedPlace()
                    || y > tartan.columnGame().lastWalkedPlace()) return facts;
            if (tartan.rowGame().equals(tartan.columnGame()) && game.ways(x, y).bitLength() < 20)
                facts.put("movesUpToSymmetry", () -> upToSymmetry(tartan));
            if (v1 < 0 || v2 < 0 || Math.multiplyHigh(v1, v2) != 0 || v1 * v2 > MOST_PAIRS || v1 * v2 < 0) return facts;
            return facts.put("optionValues", Compare.SET, () -> game.optionValues(x, y))
                    .put("cornersOptionValues", Compare.SET, () -> TartanSteps.cornersOptionValues(v1, v2))
                    .put(
                            "cornersContained",
                            () -> game.optionValues(x, y).containsAll(TartanSteps.cornersOptionValues(v1, v2)));
        }

        /** The moves whose first row is not beyond their first column: of two that mirror each other, one. */
        private long upToSymmetry(Tartan tartan) {
            return tartan.patches(x, y).stream()
                    .filter(patch -> patch.rowLabels(0).getFirst()
                            <= patch.columnLabels(0).getFirst())
                    .count();
        }

        @Override
        public Certificate check(Progress progress) {
            return checked(game, List.of(List.of(x, y)), progress);
        }
    }

    /** Square boards of several sizes, chequered with heads. */
    record Chequered(BoardGame game, String pattern, int from, int to, int firstIndex) implements BoardQuestion {
        static BoardQuestion read(Node document, BoardGame game, int first) {
            int from = FROM.in(document);
            int to = TO.in(document);
            if (to < from) throw document.get("to").bad("core.bad.out-of-range", to, from, 200);
            return new Chequered(game, HEADS.in(document), from, to, first);
        }

        @Override
        public String answerKey() {
            return "answer-squares";
        }

        private CoinBoard board(int side) {
            return BoardReader.chequered(game, pattern, side, firstIndex);
        }

        private List<Long> sums(Progress progress) {
            return IntStream.rangeClosed(from, to)
                    .peek(n -> progress.check())
                    .mapToObj(n -> board(n).sum())
                    .toList();
        }

        @Override
        public Facts answers(Progress progress) {
            List<Long> sums = sums(progress);
            Facts facts = new Facts().put("sgValues", () -> sums);
            boolean lost = sums.getFirst() == 0;
            if (sums.stream().anyMatch(sum -> (sum == 0) != lost)) return facts;
            return facts.put("class", () -> lost ? "P" : "N").put("winner", () -> lost ? "second" : "first");
        }

        @Override
        public Certificate check(Progress progress) {
            RederivedCells again = new RederivedCells(game, progress);
            Map<String, Object> table = new LinkedHashMap<>();
            boolean holds = true;
            int checked = 0;
            for (int side = from; side <= to; side++) {
                progress.check();
                CoinBoard board = board(side);
                table.put(String.valueOf(side), board.sum());
                List<Optional<Long>> values = board.cells().stream()
                        .map(cell -> again.value(cell.row(), cell.column()))
                        .toList();
                if (values.stream().anyMatch(Optional::isEmpty)) continue;
                checked++;
                holds &= values.stream().mapToLong(Optional::orElseThrow).reduce(0, (a, b) -> a ^ b) == board.sum();
            }
            if (checked == 0) return new Certificate.Unchecked(Message.of("coins.certificate.no-head"));
            return new Certificate.Values(
                    holds,
                    Extent.sample(checked, to - from + 1L),
                    Message.of("coins.certificate.cells"),
                    InOrder.of("game", game.name(), "heads", pattern, "values", table));
        }
    }
}

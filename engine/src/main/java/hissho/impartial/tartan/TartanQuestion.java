package hissho.impartial.tartan;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Tuples;
import hissho.impartial.coin.CoinGame;
import hissho.impartial.coin.CoinRowReader;
import hissho.impartial.nimber.LongNimber;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** The single steps of the tartan method: which pairs of values make a wanted value, and which moves lead to given values. */
sealed interface TartanQuestion extends Inquiry.Asked {

    Field<Long> V1 = Field.optional("v1", Shape.whole(0L, 1L << 22));
    Field<Long> V2 = Field.optional("v2", Shape.whole(0L, 1L << 32));
    Field<Long> TARGET = Field.optional("target", Shape.whole(0L, 1L << 62));
    Shape<List<Long>> PAIR = Shape.listOf(Shape.whole(0L, Long.MAX_VALUE), 2, 2);
    Field<List<Long>> FROM = Field.optional("from", PAIR);
    Field<List<Long>> TO = Field.optional("to", PAIR);

    static Kind<TartanQuestion> kind() {
        List<Field<?>> fields = new ArrayList<>(List.of(
                V1,
                V2,
                TARGET,
                BoardQuestion.ROW_GAME,
                BoardQuestion.COLUMN_GAME,
                FROM,
                TO,
                CoinRowReader.FIRST_INDEX));
        fields.addAll(BoardReader.numberFields());
        return new Inquiry<>(
                new Listing("tartan-solver", "coins", Chapter.IMPARTIAL),
                new Shape.Fields(fields),
                document -> TARGET.isIn(document)
                        ? new Pairs(V1.in(document), V2.in(document), TARGET.in(document))
                        : Moves.read(document),
                List.of("solutions", "sg", "rowMoves", "columnMoves"));
    }

    /** Step 1: the pairs of smaller values that lead from v1*v2 to the target. */
    record Pairs(long v1, long v2, long target) implements TartanQuestion {
        private static final long MOST_TRIED = 1_000_000;

        private List<List<Long>> solutions() {
            return TartanSteps.solutions(v1, v2, target).stream()
                    .map(pair -> List.of(pair.first(), pair.second()))
                    .toList();
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put("solutions", Compare.SET, this::solutions, Tuples::write)
                    .put("sg", () -> LongNimber.product(v1, v2));
        }

        /** Every pair is tried, where they are not too many, with products found in another way. */
        @Override
        public String answerKey() {
            return solutions().isEmpty() ? "answer-none" : "answer";
        }

        @Override
        public Certificate check(Progress progress) {
            if (v1 > MOST_TRIED || v2 > MOST_TRIED || v1 * v2 > MOST_TRIED)
                return new Certificate.Unchecked(Message.of("coins.certificate.many-pairs", MOST_TRIED));
            List<List<Long>> found = new ArrayList<>();
            for (long u1 = 0; u1 < v1; u1++) {
                progress.check();
                for (long u2 = 0; u2 < v2; u2++)
                    if ((RederivedCells.product(u1, u2)
                                    ^ RederivedCells.product(u1, v2)
                                    ^ RederivedCells.product(v1, u2))
                            == target) found.add(List.of(u1, u2));
            }
            return new Certificate.SecondWay(
                    found.equals(solutions()),
                    Extent.everything(),
                    Message.of("coins.certificate.pairs"),
                    InOrder.of("v1", v1, "v2", v2, "target", target, "solutions", found));
        }
    }

    /** Steps 2 and 3: the moves of both games that lead from the first head of one value to another value. */
    record Moves(Tartan tartan, long row, long column, List<Long> to, int firstIndex) implements TartanQuestion {
        private static final int FURTHEST = 100_000;

        static TartanQuestion read(Node document) {
            Tartan tartan = (Tartan) BoardReader.game(BoardReader.TARTAN, document);
            List<Long> from = FROM.in(document);
            return new Moves(
                    tartan,
                    place(tartan.rowGame(), from.get(0), document),
                    place(tartan.columnGame(), from.get(1), document),
                    TO.in(document),
                    BoardReader.firstIndex(document, tartan));
        }

        private static long place(CoinGame game, long value, Node document) {
            return LongStream.rangeClosed(0, Math.min(FURTHEST, game.lastPlace()))
                    .filter(place -> game.value(place) == value)
                    .findFirst()
                    .orElseThrow(() -> document.get("from").bad("coins.bad.no-such-value", value));
        }

        @Override
        public String answerKey() {
            return "answer-moves";
        }

        private List<List<Long>> moves(CoinGame game, long place, long value) {
            return BoardFacts.labels(TartanSteps.moves(game, place, value, FURTHEST), firstIndex);
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put("rowMoves", Compare.SET, () -> moves(tartan.rowGame(), row, to.get(0)), Tuples::write)
                    .put(
                            "columnMoves",
                            Compare.SET,
                            () -> moves(tartan.columnGame(), column, to.get(1)),
                            Tuples::write);
        }

        /** Every listed move is legal and leaves the wanted value, and there are as many as the game counts. */
        @Override
        public Certificate check(Progress progress) {
            return new Certificate.Values(
                    right(tartan.rowGame(), row, to.get(0)) && right(tartan.columnGame(), column, to.get(1)),
                    new Extent.Part(Message.of("coins.certificate.counted")),
                    Message.of("coins.certificate.steps"),
                    InOrder.of(
                            "rowMoves",
                            moves(tartan.rowGame(), row, to.get(0)),
                            "columnMoves",
                            moves(tartan.columnGame(), column, to.get(1))));
        }

        private static boolean right(CoinGame game, long place, long value) {
            List<long[]> moves = TartanSteps.moves(game, place, value, FURTHEST);
            return moves.stream()
                            .allMatch(coins -> game.legal(coins)
                                    && LongStream.of(coins).map(game::value).reduce(game.value(place), (a, b) -> a ^ b)
                                            == value)
                    && (moves.size() == FURTHEST || game.ways(place, value).equals(BigInteger.valueOf(moves.size())));
        }
    }
}

package hissho.impartial.ordinal;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.RederivedTable;
import hissho.impartial.Tuples;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * The values of single coins of two-dimensional Nim: one square, part of a row, or a rectangle; and whether play always ends.
 *
 * @param square the one square that is asked for
 * @param columns the columns of a row or rectangle
 * @param rows the rows, one where a row is asked for
 * @param table whether a rectangle was asked for rather than a row
 */
record SquareValues(
        LowerVariant variant,
        long width,
        Optional<CoinsOnBoard.Square> square,
        List<Long> columns,
        List<Long> rows,
        boolean table)
        implements Inquiry.Asked {

    private static final long LONGEST = 100_000;
    private static final Shape<Long> LABEL = Shape.whole(0L, TwoDimensionalKind.LARGEST);
    private static final Field<Long> X = Field.optional("x", LABEL);
    private static final Field<Long> Y = Field.optional("y", LABEL);
    private static final Field<Long> ROW = Field.optional("row", LABEL);
    private static final Field<Long> X_FROM = Field.optional("xFrom", LABEL, 0L);
    private static final Field<Long> X_TO = Field.optional("xTo", LABEL);
    private static final Field<Long> Y_FROM = Field.optional("yFrom", LABEL, 0L);
    private static final Field<Long> Y_TO = Field.optional("yTo", LABEL);

    static Kind<SquareValues> kind() {
        return new Inquiry<>(
                new Listing("two-dimensional-values", "ordinal", Chapter.IMPARTIAL),
                Shape.fields(
                        TwoDimensionalKind.VARIANT, TwoDimensionalKind.WIDTH, X, Y, ROW, X_FROM, X_TO, Y_FROM, Y_TO),
                SquareValues::read,
                List.of("sg", "class", "sgValues", "sgTable", "alwaysFinite", "bounded", "maxMoves"));
    }

    private static SquareValues read(Node document) {
        LowerVariant variant = TwoDimensionalKind.VARIANT.in(document);
        long width = TwoDimensionalKind.WIDTH.in(document);
        Optional<CoinsOnBoard.Square> square = X.find(document)
                .map(x -> new CoinsOnBoard.Square(x, Y.find(document).orElse(0L)));
        if (square.isPresent() && width > 0 && square.get().x() >= width)
            throw document.get("x").bad("core.bad.out-of-range", square.get().x(), 0, width - 1);
        List<Long> columns = range(document, X_FROM, X_TO);
        boolean oneRow = ROW.isIn(document);
        List<Long> rows = oneRow ? List.of(ROW.in(document)) : range(document, Y_FROM, Y_TO);
        if (square.isEmpty() && (columns.isEmpty() || rows.isEmpty()))
            throw document.bad(
                    "core.bad.missing",
                    (columns.isEmpty() && rows.isEmpty() ? X : columns.isEmpty() ? X_TO : Y_TO).name());
        if ((long) columns.size() * rows.size() > LONGEST)
            throw document.bad("core.bad.too-large", (long) columns.size() * rows.size(), LONGEST);
        return new SquareValues(variant, width, square, columns, rows, !oneRow);
    }

    private static List<Long> range(Node document, Field<Long> from, Field<Long> to) {
        if (!to.isIn(document)) return List.of();
        long first = from.in(document);
        long last = to.in(document);
        if (last < first || last - first >= LONGEST)
            throw document.get(to.name()).bad("core.bad.out-of-range", last, first, first + LONGEST - 1);
        return LongStream.rangeClosed(first, last).boxed().toList();
    }

    private BoardCoin coin(long x, long y) {
        return new BoardCoin(variant, x, y, width);
    }

    private List<Object> row(long y, Progress progress) {
        List<Object> values = new ArrayList<>();
        for (long x : columns) {
            progress.check();
            values.add(coin(x, y).value(progress).plain());
        }
        return values;
    }

    private boolean isBounded() {
        return square.map(at -> new CoinsOnBoard(variant, List.of(at), width).isBounded())
                .orElseGet(() -> width > 0 || !variant.climbsFrom(1, 1));
    }

    @Override
    public String answerKey() {
        return square.isPresent() ? "answer-square" : "answer-values";
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts();
        square.ifPresent(at -> facts.put(
                        "sg",
                        OrdinalComparison.EXACT,
                        () -> coin(at.x(), at.y()).value(progress).plain(),
                        (words, v) -> coin(at.x(), at.y()).value(progress).toString())
                .put(
                        "class",
                        () -> coin(at.x(), at.y()).value(progress).outcome().plain()));
        if (!columns.isEmpty() && !rows.isEmpty())
            facts.put(
                    table ? "sgTable" : "sgValues",
                    OrdinalComparison.EXACT,
                    () -> table ? rows.stream().map(y -> row(y, progress)).toList() : row(rows.getFirst(), progress),
                    (words, values) ->
                            Tuples.write(words, values).replace('w', 'ω').replace('*', '·'));
        facts.put("alwaysFinite", variant::alwaysEnds).put("bounded", this::isBounded);
        square.flatMap(at -> new CoinsOnBoard(variant, List.of(at), width).longestPlay())
                .ifPresent(most -> facts.put("maxMoves", () -> most));
        return facts;
    }

    /** On boards with finitely many moves from the rules; on an endless board as the least ordinal the lower squares leave out. */
    @Override
    public Certificate check(Progress progress) {
        List<BoardCoin> coins = new ArrayList<>();
        square.ifPresent(at -> coins.add(coin(at.x(), at.y())));
        for (long y : rows) for (long x : columns) coins.add(coin(x, y));
        if (variant == LowerVariant.SAME_COLUMN || width > 0)
            return RederivedTable.of(
                    coins.stream()
                            .map(c -> new RederivedTable.Entry(
                                    c.print(), c, c.value(progress).plain()))
                            .toList(),
                    Convention.NORMAL,
                    progress);
        boolean holds = true;
        for (BoardCoin coin : coins) {
            progress.check();
            Ordinal lower = Ordinal.power(Ordinal.ONE, java.math.BigInteger.valueOf(coin.y()));
            List<Ordinal> left = LongStream.range(Math.max(0, coin.x() - 50), coin.x())
                    .mapToObj(x -> lower.plus(Ordinal.of(x)))
                    .toList();
            Ordinal bound = coin.x() > 50 ? lower.plus(Ordinal.of(coin.x() - 50)) : lower;
            holds &= OrdinalValue.of(new OrdinalSet(bound, left, List.of()).mex())
                    .equals(coin.value(progress));
        }
        return new Certificate.ClosedForm(
                        "two-dimensional-nim",
                        holds,
                        Extent.everything(),
                        Message.of("ordinal.certificate.squares"),
                        InOrder.of(
                                "variant",
                                variant.plain(),
                                "squares",
                                coins.stream().map(c -> List.of(c.x(), c.y())).toList(),
                                "values",
                                coins.stream()
                                        .map(c -> c.value(progress).plain())
                                        .toList()))
                .calling(Map.of("sgValues", "values"));
    }
}

package hissho.impartial.ordinal;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Two-dimensional Nim, in both variants. */
final class TwoDimensionalKind implements ImpartialKind {

    static final long LARGEST = 1L << 40;
    static final Field<LowerVariant> VARIANT = Field.optional(
                    "variant",
                    Shape.choice("any-lower-square", "same-column").as(LowerVariant::of),
                    LowerVariant.ANY_LOWER_SQUARE)
            .asRule();
    /** The number of columns, 0 for a board without end. */
    static final Field<Long> WIDTH = Field.optional("width", Shape.whole(1L, LARGEST), 0L);

    private static final Field<List<List<Long>>> COINS = Field.required(
                    "coins", Shape.listOf(Shape.listOf(Shape.whole(0L, LARGEST), 2, 2), 0, 1_000))
            .looksLike("points");
    private static final long LARGEST_DRAWN = 24;

    @Override
    public String name() {
        return "two-dimensional-nim";
    }

    @Override
    public String room() {
        return "ordinal";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(VARIANT, COINS, WIDTH);
    }

    @Override
    public Setting read(Node document) {
        CoinsOnBoard position = position(document);
        return Setting.of(position.sum(), Convention.NORMAL).with(new Told(position));
    }

    private static CoinsOnBoard position(Node document) {
        long width = WIDTH.in(document);
        List<CoinsOnBoard.Square> coins = COINS.in(document).stream()
                .map(square -> new CoinsOnBoard.Square(square.get(0), square.get(1)))
                .toList();
        for (int i = 0; i < coins.size(); i++)
            if (width > 0 && coins.get(i).x() >= width)
                throw document.get("coins")
                        .list()
                        .get(i)
                        .bad("core.bad.out-of-range", coins.get(i).x(), 0, width - 1);
        return new CoinsOnBoard(VARIANT.in(document), coins, width);
    }

    /** Squares as in {@code 4,3 1,0}, with the variant before them if it is the other one. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        List<String> squares = new ArrayList<>(words);
        String variant = LowerVariant.ANY_LOWER_SQUARE.plain();
        if (!squares.isEmpty() && squares.getFirst().matches("[a-z-]+")) variant = squares.removeFirst();
        if (squares.isEmpty() || !squares.stream().allMatch(s -> s.matches("\\d{1,12},\\d{1,12}")))
            return Optional.empty();
        List<List<Long>> coins = squares.stream()
                .map(s -> List.of(
                        Long.valueOf(s.substring(0, s.indexOf(','))), Long.valueOf(s.substring(s.indexOf(',') + 1))))
                .toList();
        return Optional.of(InOrder.of("kind", name(), "variant", variant, "coins", coins));
    }

    @Override
    public List<String> facts() {
        return Stream.concat(ImpartialKind.super.facts().stream(), Stream.of("alwaysFinite", "bounded", "maxMoves"))
                .toList();
    }

    private record Told(CoinsOnBoard position) implements Supplement {
        @Override
        public String room() {
            return "ordinal";
        }

        @Override
        public Compare comparingMoves() {
            return OrdinalComparison.SQUARES;
        }

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            Facts facts = OrdinalNimKind.values(analysis, progress)
                    .put(
                            "distinctMoves",
                            () -> analysis.winning().stream()
                                    .map(option -> List.of(
                                            option.facts().getOrDefault("from", ""),
                                            option.facts().getOrDefault("to", "")))
                                    .distinct()
                                    .count())
                    .put("alwaysFinite", position.variant()::alwaysEnds)
                    .put("bounded", position::isBounded);
            position.longestPlay().ifPresent(most -> facts.put("maxMoves", () -> most));
            return facts;
        }

        @Override
        public List<String> told(Analysis analysis, Progress progress) {
            return List.of("alwaysFinite", "bounded", "maxMoves");
        }

        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            return OrdinalCertificate.of(analysis, progress);
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            List<Block> blocks = new ArrayList<>();
            String variant = position.variant().plain();
            blocks.add(new Block.Paragraph(words.say("ordinal.board.rule." + variant)));
            blocks.add(new Block.Paragraph(
                    position.width() > 0 && position.variant() == LowerVariant.ANY_LOWER_SQUARE
                            ? words.say("ordinal.board.values.width", position.width())
                            : words.say("ordinal.board.values." + variant)));
            blocks.add(new Block.Paragraph(
                    words.say(position.isBounded() ? "ordinal.board.bounded" : "ordinal.board.unbounded")));
            drawn(words).ifPresent(blocks::add);
            return List.of(new Section(words.say("ordinal.section.rule"), blocks));
        }

        /** The part of the board that holds the coins, row 0 at the bottom. */
        private Optional<Block> drawn(Words words) {
            long width = 1
                    + position.coins().stream()
                            .mapToLong(CoinsOnBoard.Square::x)
                            .max()
                            .orElse(0);
            long height = 1
                    + position.coins().stream()
                            .mapToLong(CoinsOnBoard.Square::y)
                            .max()
                            .orElse(0);
            if (width > LARGEST_DRAWN || height > LARGEST_DRAWN) return Optional.empty();
            List<List<Figure.Square>> rows = new ArrayList<>();
            List<String> rowHeads = new ArrayList<>();
            for (long y = height - 1; y >= 0; y--) {
                long row = y;
                rowHeads.add(String.valueOf(y));
                rows.add(LongStream.range(0, width)
                        .mapToObj(x -> square(position.coins().stream()
                                .filter(c -> c.x() == x && c.y() == row)
                                .count()))
                        .toList());
            }
            List<String> columnHeads =
                    LongStream.range(0, width).mapToObj(String::valueOf).toList();
            return Optional.of(
                    new Block.Picture(new Figure.Grid(rowHeads, columnHeads, rows), words.say("ordinal.caption.board"))
                            .marking(Tone.ACCENT, words.say("impartial.legend.coins")));
        }

        private static Figure.Square square(long coins) {
            return coins == 0
                    ? new Figure.Square("", Tone.MUTED)
                    : new Figure.Square(coins == 1 ? "●" : "●" + coins, Tone.ACCENT);
        }
    }
}

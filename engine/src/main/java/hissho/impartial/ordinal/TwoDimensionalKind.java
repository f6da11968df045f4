package hissho.impartial.ordinal;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.verify.Topic;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/** Two-dimensional Nim, in both variants. */
final class TwoDimensionalKind implements ImpartialKind {

    private static final int MOST_COINS = 1_000;
    private static final long LARGEST = 1L << 40;
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
        return Shape.fields(
                Field.optional("variant", Shape.choice("any-lower-square", "same-column")),
                Field.required("coins", Shape.listOf(Shape.listOf(Shape.whole(0, LARGEST), 2, 2), 0, MOST_COINS)),
                Field.optional("width", Shape.whole(1, LARGEST)));
    }

    @Override
    public Setting read(Node document) {
        CoinsOnBoard position = position(document);
        return Setting.of(position.sum(), Convention.NORMAL).with(new Told(position));
    }

    static CoinsOnBoard position(Node document) {
        LowerVariant variant = variant(document);
        long width = document.find("width").map(n -> n.wholeLong(1, LARGEST)).orElse(0L);
        long lastColumn = width > 0 ? width - 1 : LARGEST;
        List<CoinsOnBoard.Square> coins = document.get("coins").list(0, MOST_COINS).stream()
                .map(node -> {
                    List<Node> square = node.list(2, 2);
                    return new CoinsOnBoard.Square(
                            square.get(0).wholeLong(0, lastColumn),
                            square.get(1).wholeLong(0, LARGEST));
                })
                .toList();
        return new CoinsOnBoard(variant, coins, width);
    }

    static LowerVariant variant(Node document) {
        return document.find("variant")
                .map(n -> LowerVariant.of(n.choice("any-lower-square", "same-column")))
                .orElse(LowerVariant.ANY_LOWER_SQUARE);
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
    public List<Topic> topics() {
        return List.of(OrdinalTopics.twoDimensional());
    }

    private record Told(CoinsOnBoard position) implements Supplement {
        @Override
        public List<Said> facts(Words words) {
            List<Said> facts = new ArrayList<>();
            facts.add(Said.of(words, "alwaysFinite", "ordinal.fact.alwaysFinite", true));
            facts.add(Said.of(words, "bounded", "ordinal.fact.bounded", position.isBounded()));
            position.longestPlay().ifPresent(n -> facts.add(Said.of(words, "maxMoves", "ordinal.fact.maxMoves", n)));
            return facts;
        }

        @Override
        public List<Section> theory(Words words) {
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
            return Optional.of(new Block.Picture(
                    new Figure.Grid(rowHeads, columnHeads, rows), words.say("ordinal.caption.board")));
        }

        private static Figure.Square square(long coins) {
            return coins == 0
                    ? new Figure.Square("", Tone.MUTED)
                    : new Figure.Square(coins == 1 ? "●" : "●" + coins, Tone.ACCENT);
        }
    }
}

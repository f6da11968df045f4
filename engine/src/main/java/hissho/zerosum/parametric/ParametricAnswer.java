package hissho.zerosum.parametric;

import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.writing.Telling;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The value of a game as a function of its parameter: pieces, breakpoints, optimal strategies on each piece, and the graph. */
public record ParametricAnswer(ValueFunction value, Optional<Rational> at, Facts facts) implements Solution {

    private static final int SAMPLES = 240;
    private static final double FURTHEST_DRAWN = 1e6;
    private static final String[] TOLD_AT = {
        "value", "row", "col", "favors", "pieces", "breakpoints", "criticalValues", "pieceData", "criticalOptima"
    };
    private static final String[] TOLD = {
        "pieces", "breakpoints", "criticalValues", "continuous", "concaveOn", "pieceData", "criticalOptima"
    };

    /** The optimality conditions of every piece as functions, on intervals that cover the domain. */
    @Override
    public Certificate certificate(Progress progress) {
        return new Certificate.SecondWay(
                value.certified(progress),
                new Extent.Part(Message.of("parametric.certificate.part")),
                Message.of("parametric.certificate"),
                InOrder.of(
                        "parameter", t(),
                        "entries",
                                value.game().entries().stream()
                                        .map(this::written)
                                        .toList(),
                        "poles", ends(value.poles()),
                        "pieces", value.pieces().stream().map(this::data).toList()));
    }

    private Map<String, Object> data(Piece piece) {
        Map<String, Object> data = InOrder.of(
                "value", piece.value().write(t()),
                "row", written(piece.row()),
                "column", written(piece.column()));
        piece.span().low().ifPresent(end -> data.put("from", end(end)));
        piece.span().high().ifPresent(end -> data.put("to", end(end)));
        return data;
    }

    private List<String> written(List<RationalFunction> functions) {
        return functions.stream().map(f -> f.write(t())).toList();
    }

    private List<Object> ends(List<RealRoot> numbers) {
        return numbers.stream().map(this::end).toList();
    }

    /** An algebraic number as data: itself where it is rational, otherwise its polynomial and an interval that holds no other root. */
    private Object end(RealRoot number) {
        return number.isRational()
                ? number.rational()
                : InOrder.of("polynomial", number.polynomial().write(t()), "low", number.low(), "high", number.high());
    }

    private String t() {
        return value.game().parameter();
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.of(words.say("parametric.section.game"), matrix(words)));
        sections.add(Section.of(
                words.say("parametric.section.pieces"),
                Telling.paragraph(words, "parametric.how"),
                pieces(words),
                new Block.Picture(plot(), words.say("parametric.plot", t()))));
        at.ifPresent(x -> sections.add(inside(words, x)));
        critical(words).ifPresent(sections::add);
        sections.add(shape(words));
        return new Report(
                "parametric-matrix-game",
                words.say(
                        "parametric.title", value.game().height(), value.game().width(), t()),
                at.map(x -> solved(words, x))
                        .orElseGet(() -> words.say(
                                "parametric.headline", value.valuePieces().size(), formula())),
                Said.of(words, "parametric", facts, at.flatMap(value.game()::at).isPresent() ? TOLD_AT : TOLD),
                sections);
    }

    /** The game at the value of the parameter that was asked for. */
    private String solved(Words words, Rational x) {
        Optional<MatrixGame> game = value.game().at(x);
        if (game.isEmpty()) return words.say("parametric.at.undefined", t(), x);
        return words.say(
                "parametric.at.solved",
                t(),
                x,
                facts.get("value", Rational.class),
                facts.get("row", RationalVector.class),
                facts.get("col", RationalVector.class));
    }

    private Section inside(Words words, Rational x) {
        List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(solved(words, x))));
        value.game().at(x).ifPresent(game -> {
            if (Writing.shown(game)) blocks.add(Writing.table(words, game, ""));
            blocks.add(Telling.paragraph(
                    words,
                    "parametric.at.optima",
                    facts.get("rowExtreme", List.class),
                    facts.get("colExtreme", List.class)));
        });
        return new Section(words.say("parametric.section.at", t(), x), blocks);
    }

    /** All extreme optimal strategies where the strategies change, at rational values of the parameter. */
    private Optional<Section> critical(Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Object each : facts.get("criticalOptima", List.class))
            if (each instanceof Map<?, ?> at)
                rows.add(Telling.row(
                        words,
                        t() + " = " + at.get("at"),
                        String.valueOf(at.get("value")),
                        written(words, at.get("rowExtreme")),
                        written(words, at.get("colExtreme"))));
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(Section.of(
                        words.say("parametric.section.critical"),
                        Telling.paragraph(words, "parametric.critical"),
                        Telling.table(
                                words,
                                rows,
                                "parametric.head.domain",
                                "parametric.head.value",
                                "parametric.head.row",
                                "parametric.head.column")));
    }

    private static String written(Words words, @Nullable Object strategies) {
        return strategies instanceof List<?> list
                ? list.stream().map(words::write).collect(Collectors.joining("; "))
                : "";
    }

    private String formula() {
        return value.valuePieces().stream()
                .map(piece -> "v = " + piece.value().write(t()) + " (" + value.write(piece.span()) + ")")
                .collect(Collectors.joining("; "));
    }

    private Block matrix(Words words) {
        ParametricGame game = value.game();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < game.height(); i++) {
            List<Block.Cell> row =
                    new ArrayList<>(List.of(Block.Cell.of(game.rows().get(i))));
            for (RationalFunction entry : game.entries().get(i)) row.add(Block.Cell.of(entry.write(t())));
            rows.add(row);
        }
        List<String> head = new ArrayList<>(List.of(words.say("matrix.corner")));
        head.addAll(game.columns());
        return new Block.Table("", head, rows, true);
    }

    private Block pieces(Words words) {
        List<List<Block.Cell>> rows = value.pieces().stream()
                .map(piece -> Telling.row(
                        words,
                        value.write(piece.span()),
                        piece.value().write(t()),
                        vector(piece.row()),
                        vector(piece.column()),
                        kernel(words, piece)))
                .toList();
        return Telling.table(
                words,
                rows,
                "parametric.head.domain",
                "parametric.head.value",
                "parametric.head.row",
                "parametric.head.column",
                "parametric.head.kernel");
    }

    private String vector(List<RationalFunction> functions) {
        return functions.stream().map(f -> f.write(t())).collect(Collectors.joining(", ", "(", ")"));
    }

    private String kernel(Words words, Piece piece) {
        List<String> rows =
                piece.kernelRows().stream().map(value.game().rows()::get).toList();
        List<String> columns =
                piece.kernelColumns().stream().map(value.game().columns()::get).toList();
        return words.say(piece.isSaddle() ? "parametric.saddle" : "parametric.kernel", rows, columns);
    }

    private Section shape(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(Telling.paragraph(words, value.isContinuous() ? "parametric.continuous" : "parametric.broken"));
        limit(words, true).ifPresent(blocks::add);
        limit(words, false).ifPresent(blocks::add);
        if (!value.poles().isEmpty())
            blocks.add(Telling.paragraph(
                    words,
                    "parametric.poles",
                    value.poles().stream().map(x -> x.write(t())).toList()));
        return new Section(words.say("parametric.section.shape"), blocks);
    }

    private Optional<Block> limit(Words words, boolean upwards) {
        Piece end = upwards ? value.pieces().getLast() : value.pieces().getFirst();
        if ((upwards ? end.span().high() : end.span().low()).isPresent()) return Optional.empty();
        Optional<Rational> limit = end.value().limit(upwards);
        String where = (upwards ? "" : "-") + "∞";
        String what = limit.map(words::write).orElse(end.value().signFar(upwards) > 0 ? "∞" : "-∞");
        return Optional.of(Telling.paragraph(words, "parametric.limit", t(), where, what));
    }

    private Figure plot() {
        Span domain = value.game().domain();
        List<RealRoot> marks = new ArrayList<>(value.criticalValues());
        marks.addAll(value.poles());
        domain.low().ifPresent(marks::add);
        domain.high().ifPresent(marks::add);
        double low = domain.low()
                .map(RealRoot::doubleValue)
                .orElse(marks.stream().mapToDouble(RealRoot::doubleValue).min().orElse(-2) - 2);
        double high = domain.high()
                .map(RealRoot::doubleValue)
                .orElse(marks.stream().mapToDouble(RealRoot::doubleValue).max().orElse(2) + 4);
        low = Math.clamp(low, -FURTHEST_DRAWN, FURTHEST_DRAWN);
        high = Math.clamp(high, -FURTHEST_DRAWN, FURTHEST_DRAWN);
        List<Figure.Curve> curves = new ArrayList<>();
        double least = 0;
        double most = 0;
        for (Piece piece : value.valuePieces()) {
            double from =
                    Math.clamp(piece.span().low().map(RealRoot::doubleValue).orElse(low), low, high);
            double to =
                    Math.clamp(piece.span().high().map(RealRoot::doubleValue).orElse(high), low, high);
            List<Figure.Point> points = new ArrayList<>();
            int steps = Math.max(8, SAMPLES / Math.max(1, value.valuePieces().size()));
            for (int k = 0; k <= steps; k++) {
                double x = from + (to - from) * k / steps;
                Optional<Rational> y = piece.value().at(Rational.ofExactly(x));
                if (y.isEmpty() || y.get().absolute().compareTo(Rational.of(1000)) > 0) continue;
                points.add(new Figure.Point(x, y.get().doubleValue()));
                least = Math.min(least, y.get().doubleValue());
                most = Math.max(most, y.get().doubleValue());
            }
            if (points.size() > 1) curves.add(new Figure.Curve(piece.value().write(t()), points, Tone.FIRST, true));
        }
        List<Figure.Dot> dots = new ArrayList<>();
        List<Piece> parts = value.valuePieces();
        for (int k = 1; k < parts.size(); k++) {
            RealRoot at = parts.get(k).span().low().orElseThrow();
            double x = at.doubleValue();
            Optional<Rational> y = parts.get(k).value().at(Rational.ofExactly(x));
            if (y.isPresent() && !value.poles().contains(at))
                dots.add(new Figure.Dot(
                        new Figure.Point(x, y.get().doubleValue()), t() + " = " + at.write(t()), Tone.ACCENT));
        }
        double room = Math.max(0.5, (most - least) * 0.08);
        return new Figure.Plot(
                new Figure.Axis(t(), low, high),
                new Figure.Axis("v(" + t() + ")", least - room, most + room),
                curves,
                dots,
                List.of());
    }
}

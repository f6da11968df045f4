package hissho.zerosum.method;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The graphical method for two rows or two columns: one line per strategy of the opponent, and their envelope. */
public final class EnvelopeMethod implements Method {

    @Override
    public String name() {
        return "envelope";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        if (game.height() == 2) return argue(game, Envelope.lower(game));
        if (game.width() == 2) return argue(game, Envelope.upper(game));
        return Argument.fails("matrix.envelope.size", game.height(), game.width());
    }

    private static Argument argue(MatrixGame game, Envelope envelope) {
        Mixed mixer = two(envelope.from());
        Mixed opponent = opponent(envelope);
        OptimalPair pair = envelope.lower()
                ? new OptimalPair(envelope.value(), mixer, opponent)
                : new OptimalPair(envelope.value(), opponent, mixer);
        return Argument.of(pair, words -> tell(words, game, envelope, pair));
    }

    private static Mixed two(Rational x) {
        return new Mixed(RationalVector.of(x, Rational.ONE.minus(x)));
    }

    /** A rising and a falling line through the optimum, mixed so that they balance; a flat line by itself. */
    private static Mixed opponent(Envelope envelope) {
        int size = envelope.lines().size();
        Rational x = envelope.from();
        List<Integer> through = new ArrayList<>();
        for (int k = 0; k < size; k++) if (envelope.lines().get(k).at(x).equals(envelope.value())) through.add(k);
        for (int k : through) if (holds(envelope, k)) return Mixed.pure(size, k);
        int rising = through.stream()
                .filter(k -> slope(envelope, k).isPositive())
                .findFirst()
                .orElseThrow();
        int falling = through.stream()
                .filter(k -> slope(envelope, k).isNegative())
                .findFirst()
                .orElseThrow();
        Rational up = slope(envelope, rising);
        Rational down = slope(envelope, falling);
        Rational weight = down.over(down.minus(up));
        return new Mixed(RationalVector.generate(
                size, k -> k == rising ? weight : k == falling ? Rational.ONE.minus(weight) : Rational.ZERO));
    }

    /** Whether one line alone keeps the mixer from doing better anywhere. */
    private static boolean holds(Envelope envelope, int line) {
        Envelope.Line l = envelope.lines().get(line);
        Rational best = envelope.lower() ? l.at0().max(l.at1()) : l.at0().min(l.at1());
        return best.equals(envelope.value());
    }

    private static Rational slope(Envelope envelope, int line) {
        return envelope.lines().get(line).slope();
    }

    private static List<Block> tell(Words words, MatrixGame game, Envelope envelope, OptimalPair pair) {
        boolean lower = envelope.lower();
        List<String> labels = lower ? game.columns() : game.rows();
        String x = lower ? "p" : "q";
        String active = Writing.lines(
                words, !lower, envelope.active().stream().map(labels::get).toList());
        String kinks = envelope.vertices().stream()
                .map(v -> "(" + words.write(v.x()) + ", " + words.write(v.y()) + ")")
                .collect(Collectors.joining(", "));
        String optimum = envelope.from().equals(envelope.to())
                ? words.say("matrix.envelope.point", x, envelope.from(), envelope.value(), active)
                : words.say("matrix.envelope.interval", x, envelope.from(), envelope.to(), envelope.value(), active);
        return List.of(
                Writing.steps(
                        Block.Step.of(
                                words.say(lower ? "matrix.envelope.lines-lower" : "matrix.envelope.lines-upper"),
                                lines(words, envelope, labels)),
                        Block.Step.of(words.say(lower ? "matrix.envelope.lower" : "matrix.envelope.upper", kinks)),
                        Block.Step.of(optimum),
                        Block.Step.of(words.say(
                                lower ? "matrix.envelope.second" : "matrix.envelope.first",
                                lower
                                        ? Writing.strategy(words, pair.column(), game.columns())
                                        : Writing.strategy(words, pair.row(), game.rows()),
                                pair.value()))),
                new Block.Picture(
                        figure(words, envelope, labels),
                        words.say(lower ? "matrix.envelope.caption-lower" : "matrix.envelope.caption-upper")));
    }

    private static Block lines(Words words, Envelope envelope, List<String> labels) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < labels.size(); k++) {
            Envelope.Line line = envelope.lines().get(k);
            rows.add(List.of(
                    Block.Cell.of(Writing.line(words, !envelope.lower(), labels.get(k))),
                    Block.Cell.of(line.at0(), words),
                    Block.Cell.of(line.at1(), words)));
        }
        String x = envelope.lower() ? "p" : "q";
        return new Block.Table("", List.of("", x + " = 0", x + " = 1"), rows, true);
    }

    /** The lines, the envelope bold, the optimum as a dot. */
    public static Figure figure(Words words, Envelope envelope, List<String> labels) {
        List<Figure.Curve> curves = new ArrayList<>();
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (int k = 0; k < labels.size(); k++) {
            double y0 = envelope.lines().get(k).at0().doubleValue();
            double y1 = envelope.lines().get(k).at1().doubleValue();
            least = Math.min(least, Math.min(y0, y1));
            most = Math.max(most, Math.max(y0, y1));
            String label = labels.get(k);
            curves.add(new Figure.Curve(
                    label.matches("\\d+") ? Writing.line(words, !envelope.lower(), label) : label,
                    List.of(new Figure.Point(0, y0), new Figure.Point(1, y1)),
                    envelope.lower() ? Tone.SECOND : Tone.FIRST,
                    false));
        }
        curves.add(new Figure.Curve(
                words.say(envelope.lower() ? "matrix.envelope.name-lower" : "matrix.envelope.name-upper"),
                envelope.vertices().stream()
                        .map(v -> new Figure.Point(v.x().doubleValue(), v.y().doubleValue()))
                        .toList(),
                Tone.ACCENT,
                true));
        List<Figure.Dot> dots = new ArrayList<>();
        dots.add(dot(words, envelope.from(), envelope.value()));
        if (!envelope.from().equals(envelope.to())) dots.add(dot(words, envelope.to(), envelope.value()));
        double margin = Math.max(0.5, (most - least) * 0.05);
        return new Figure.Plot(
                new Figure.Axis(
                        words.say(envelope.lower() ? "matrix.envelope.axis-p" : "matrix.envelope.axis-q"), 0, 1),
                new Figure.Axis(words.say("matrix.envelope.axis-payoff"), least - margin, most + margin),
                curves,
                dots,
                List.of());
    }

    private static Figure.Dot dot(Words words, Rational x, Rational y) {
        return new Figure.Dot(
                new Figure.Point(x.doubleValue(), y.doubleValue()),
                "(" + words.write(x) + ", " + words.write(y) + ")",
                Tone.GOOD);
    }
}

package hissho.zerosum.writing;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How games, strategies and payoffs are shown: matrices with labels and marks, mixtures in full or by what they play. */
public final class Writing {

    /** Larger matrices are not shown. */
    public static final int MOST_SHOWN = 20;

    private static final int LONGEST_VECTOR = 8;

    private Writing() {}

    /** Whether a game is small enough to be shown. */
    public static boolean shown(MatrixGame game) {
        return game.height() <= MOST_SHOWN && game.width() <= MOST_SHOWN;
    }

    /** A mixture: all its weights where they are few, otherwise only what is played, by name. */
    public static String strategy(Words words, Mixed strategy, List<String> labels) {
        return weights(words, strategy.weights(), labels);
    }

    public static String weights(Words words, RationalVector weights, List<String> labels) {
        if (weights.size() <= LONGEST_VECTOR) return words.write(weights);
        return weights.support().stream()
                .map(i -> words.say("matrix.weight", labels.get(i), weights.get(i)))
                .collect(Collectors.joining(words.say("matrix.weight.and")));
    }

    /** A strategy for a headline: by the names of the lines where they have names, as (left 1/3, right 2/3). */
    public static String named(Words words, Mixed strategy, List<String> labels) {
        if (labels.stream().allMatch(label -> label.matches("\\d+"))) return strategy(words, strategy, labels);
        List<Integer> support = strategy.support();
        if (support.size() == 1) return labels.get(support.getFirst());
        return support.stream()
                .map(i -> labels.get(i) + " " + words.write(strategy.get(i)))
                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** A strategy as names with probabilities, as Canterbury 2/5, Dover 3/5; a strategy without a name is a row or a column. */
    public static String listed(Words words, Mixed strategy, List<String> labels, boolean rows) {
        boolean numbers = labels.stream().allMatch(label -> label.matches("\\d+"));
        List<Integer> support = strategy.support();
        if (support.size() == 1) {
            String label = labels.get(support.getFirst());
            return numbers ? line(words, rows, label) : label;
        }
        if (numbers) return strategy(words, strategy, labels);
        return support.stream()
                .map(i -> labels.get(i) + " " + words.write(strategy.get(i)))
                .collect(Collectors.joining(", "));
    }

    /** The same sentence with a capital at its start. */
    public static String sentence(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /** A weighted sum of lines, as 1/3 row 1 + 2/3 row 3. */
    public static String mixture(Words words, RationalVector weights, List<String> labels, boolean rows) {
        return weights.support().stream()
                .map(i -> weights.get(i).equals(Rational.ONE)
                        ? line(words, rows, labels.get(i))
                        : words.say("matrix.part", weights.get(i), line(words, rows, labels.get(i))))
                .collect(Collectors.joining(" + "));
    }

    /** A weighted sum of variables, as 2 p1 + p3, over some of them. */
    public static String sum(Words words, RationalVector factors, List<Integer> which, String variable) {
        StringBuilder text = new StringBuilder();
        for (int i : which) {
            Rational factor = factors.get(i);
            if (factor.isZero()) continue;
            if (!text.isEmpty()) text.append(factor.isNegative() ? " - " : " + ");
            else if (factor.isNegative()) text.append("-");
            if (!factor.absolute().equals(Rational.ONE))
                text.append(words.write(factor.absolute())).append(' ');
            text.append(variable).append(i + 1);
        }
        return text.isEmpty() ? "0" : text.toString();
    }

    /** A picture in which each tone stands for the groups of its number, in turn: what each of them is called. */
    public static Block.Picture grouped(Block.Picture picture, Tone[] tones, List<String> names) {
        Block.Picture marked = picture;
        for (int t = 0; t < tones.length; t++) {
            List<String> here = new ArrayList<>();
            for (int k = t; k < names.size(); k += tones.length) here.add(names.get(k));
            if (!here.isEmpty()) marked = marked.marking(tones[t], String.join(", ", here));
        }
        return marked;
    }

    /** A row or column by its name. */
    public static String line(Words words, boolean row, String label) {
        boolean number = label.matches("\\d+");
        return words.say(
                row ? number ? "matrix.row" : "matrix.row.named" : number ? "matrix.column" : "matrix.column.named",
                label);
    }

    public static String lines(Words words, boolean row, List<String> labels) {
        if (labels.size() == 1) return line(words, row, labels.getFirst());
        return words.say(row ? "matrix.rows" : "matrix.columns", String.join(", ", labels));
    }

    /** The payoff matrix as a figure; the tone of each cell is given. */
    public static Figure grid(Words words, MatrixGame game, Toning toning) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int i = 0; i < game.height(); i++) {
            List<Figure.Square> row = new ArrayList<>();
            for (int j = 0; j < game.width(); j++)
                row.add(new Figure.Square(words.write(game.payoff(i, j)), toning.of(i, j)));
            rows.add(row);
        }
        return new Figure.Grid(game.rows(), game.columns(), rows);
    }

    /** The tone of a cell. */
    @FunctionalInterface
    public interface Toning {
        Tone of(int row, int column);
    }

    /** The payoff matrix as a table with its labels. */
    public static Block.Table table(Words words, MatrixGame game, String title) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < game.height(); i++) {
            List<Block.Cell> row = new ArrayList<>();
            row.add(Block.Cell.of(game.rows().get(i)));
            for (int j = 0; j < game.width(); j++) row.add(Block.Cell.of(game.payoff(i, j), words));
            rows.add(row);
        }
        return new Block.Table(title, headed(words.say("matrix.corner"), game.columns()), rows, true);
    }

    /** Any matrix of numbers as a plain table. */
    public static Block.Table numbers(Words words, RationalMatrix matrix, String title) {
        return new Block.Table(
                title,
                List.of(),
                matrix.rows().stream()
                        .map(row ->
                                row.stream().map(x -> Block.Cell.of(x, words)).toList())
                        .toList(),
                false);
    }

    /** A payoff for each line of one player, the best ones marked. */
    public static Block.Table payoffs(
            Words words, RationalVector payoffs, List<String> labels, boolean rows, Collection<Integer> marked) {
        List<List<Block.Cell>> lines = IntStream.range(0, payoffs.size())
                .mapToObj(k -> List.of(
                        Block.Cell.of(line(words, rows, labels.get(k))),
                        Block.Cell.of(payoffs.get(k), words).in(marked.contains(k) ? Tone.ACCENT : Tone.PLAIN)))
                .toList();
        String head = words.say(rows ? "matrix.payoff.row" : "matrix.payoff.column");
        return new Block.Table(
                "", List.of(words.say(rows ? "matrix.against.row" : "matrix.against.column"), head), lines, true);
    }

    public static List<String> headed(String corner, List<String> labels) {
        List<String> head = new ArrayList<>(List.of(corner));
        head.addAll(labels);
        return head;
    }

    /** The steps of an argument as one block. */
    public static Block steps(Block.Step... steps) {
        return new Block.Steps(List.of(steps));
    }
}

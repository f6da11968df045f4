package hissho.equilibrium.question;

import hissho.document.Node;
import hissho.form.Bimatrix;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pairs of payoffs as plain text: lines of cells as a spreadsheet gives them, and the format of lrsnash (the size, then one matrix, then the other). */
public final class PairText {

    private static final Pattern LINE = Pattern.compile("\\R");
    private static final Pattern BETWEEN = Pattern.compile("[\\s,;|()\\[\\]\"]+");
    private static final Pattern BLANK = Pattern.compile("\\s+(?![;,])(?<![;,]\\s)");
    private static final int MOST_CELLS = 250_000;

    private PairText() {}

    /** Every line is a row; its numbers are taken two by two, whatever stands between them. */
    static Bimatrix cells(Node node) {
        List<RationalVector> first = new ArrayList<>();
        List<RationalVector> second = new ArrayList<>();
        for (String line : LINE.split(node.text().strip(), -1)) {
            List<Rational> numbers = numbers(node, line);
            if (numbers.isEmpty() || numbers.size() % 2 == 1)
                throw node.bad("equilibrium.bad.pairs", first.size() + 1, numbers.size());
            if (!first.isEmpty() && first.getFirst().size() * 2 != numbers.size())
                throw node.bad(
                        "equilibrium.bad.ragged",
                        first.size() + 1,
                        numbers.size() / 2,
                        first.getFirst().size());
            first.add(RationalVector.generate(numbers.size() / 2, j -> numbers.get(2 * j)));
            second.add(RationalVector.generate(numbers.size() / 2, j -> numbers.get(2 * j + 1)));
        }
        return new Bimatrix(RationalMatrix.of(first), RationalMatrix.of(second));
    }

    /**
     * A table typed on one line, as a text with a line a row. Semicolons end rows where more than one cell stands before the
     * first of them; else they stand between cells, and blanks end rows. Where brackets stand within brackets, each of the second
     * level is a row.
     */
    static String typed(List<String> words) {
        String joined = String.join(" ", words);
        if (depth(joined) > 1) return rows(joined);
        String[] pieces = joined.split(";", -1);
        boolean rows = pieces.length > 1 && entries(pieces[0]).count() > 2;
        if (rows) return String.join("\n", pieces);
        boolean oneLine = words.size() == 1 && pieces.length > 1;
        return oneLine ? BLANK.matcher(words.getFirst().strip()).replaceAll("\n") : String.join("\n", words);
    }

    /** The cells of a table in words, row by row. */
    public static List<List<List<String>>> table(List<String> words) {
        Bimatrix game = cells(new Node("", typed(words)));
        return IntStream.range(0, game.first().height())
                .mapToObj(i -> IntStream.range(0, game.first().width())
                        .mapToObj(j -> List.of(
                                game.first().get(i, j).toString(),
                                game.second().get(i, j).toString()))
                        .toList())
                .toList();
    }

    /** Two words that are both a matrix in brackets: the winnings of one player, then of the other. */
    static boolean areMatrices(List<String> words) {
        return words.size() == 2 && words.stream().allMatch(word -> depth(word) == 2 && word.indexOf('"') < 0);
    }

    /** The entries of a matrix in brackets, row by row. */
    static List<List<String>> matrix(String bracketed) {
        return LINE.splitAsStream(rows(bracketed))
                .map(row -> entries(row).toList())
                .toList();
    }

    /** The rows of a table in brackets, a line each. */
    private static String rows(String bracketed) {
        StringBuilder rows = new StringBuilder();
        int depth = 0;
        for (int i = 0; i < bracketed.length(); i++) {
            char c = bracketed.charAt(i);
            depth += level(c);
            if (depth == 2 && c == '[' && entries(rows.toString()).findAny().isPresent()) rows.append('\n');
            else rows.append(c);
        }
        return rows.toString();
    }

    /** How deep brackets stand within brackets. */
    private static int depth(String text) {
        int depth = 0;
        int deepest = 0;
        for (int i = 0; i < text.length(); i++) deepest = Math.max(deepest, depth += level(text.charAt(i)));
        return deepest;
    }

    private static int level(char c) {
        return c == '[' ? 1 : c == ']' ? -1 : 0;
    }

    /** What stands between blanks, commas, semicolons and brackets. */
    private static Stream<String> entries(String text) {
        return BETWEEN.splitAsStream(text).filter(entry -> !entry.isEmpty());
    }

    private static List<Rational> numbers(Node node, String line) {
        return entries(line)
                .map(entry -> Rational.read(entry).orElseThrow(() -> node.bad("equilibrium.bad.text", entry)))
                .toList();
    }

    /** A table of pairs, a line for each row. */
    public static String cells(Bimatrix game) {
        return game.first().rows().stream()
                .map(row -> row)
                .collect(Collectors.collectingAndThen(
                        Collectors.toList(),
                        rows -> IntStream.range(0, rows.size())
                                .mapToObj(i -> IntStream.range(0, rows.get(i).size())
                                        .mapToObj(j -> game.first().get(i, j) + ";"
                                                + game.second().get(i, j))
                                        .collect(Collectors.joining(",")))
                                .collect(Collectors.joining("\n"))));
    }

    /** The format of lrsnash. */
    static Bimatrix lrs(Node node) {
        List<Rational> numbers = numbers(node, node.text().replaceAll("\\R", " "));
        if (numbers.size() < 2
                || !numbers.get(0).isWhole()
                || !numbers.get(1).isWhole()
                || numbers.get(0).compareTo(Rational.ONE) < 0
                || numbers.get(1).compareTo(Rational.ONE) < 0
                || numbers.get(0).times(numbers.get(1)).compareTo(Rational.of(MOST_CELLS)) > 0)
            throw node.bad("equilibrium.bad.lrs-size");
        int m = numbers.get(0).intValueExact();
        int n = numbers.get(1).intValueExact();
        if (numbers.size() != 2 + 2 * m * n) throw node.bad("equilibrium.bad.lrs-count", m, n, numbers.size() - 2);
        return new Bimatrix(
                RationalMatrix.generate(m, n, (i, j) -> numbers.get(2 + i * n + j)),
                RationalMatrix.generate(m, n, (i, j) -> numbers.get(2 + m * n + i * n + j)));
    }

    /** The same as lrsnash reads it. */
    public static String lrs(Bimatrix game) {
        return game.first().height() + " " + game.first().width() + "\n\n" + lines(game.first()) + "\n\n"
                + lines(game.second()) + "\n";
    }

    private static String lines(RationalMatrix matrix) {
        return matrix.rows().stream()
                .map(row -> row.stream().map(Rational::toString).collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }
}

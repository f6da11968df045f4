package hissho.equilibrium.question;

import hissho.document.Node;
import hissho.form.Bimatrix;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Pairs of payoffs as plain text: lines of cells as a spreadsheet gives them, and the format of lrsnash (the size, then one matrix, then the other). */
public final class PairText {

    private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+(?:\\.\\d+)?(?:/\\d+)?");
    private static final Pattern LINE = Pattern.compile("\\R");
    private static final Pattern BETWEEN = Pattern.compile("[\\s,;|()\\[\\]\"]*");
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
     * A table typed on one line, as a text with a line a row. Semicolons end rows where every piece between them has as many numbers,
     * two cells or more; else they stand between cells, and blanks end rows.
     */
    static String typed(List<String> words) {
        String[] pieces = String.join(" ", words).split(";", -1);
        long[] counts = Arrays.stream(pieces)
                .mapToLong(piece -> NUMBER.matcher(piece).results().count())
                .toArray();
        boolean rows =
                pieces.length > 1 && counts[0] >= 4 && Arrays.stream(counts).allMatch(count -> count == counts[0]);
        if (rows) return String.join("\n", pieces);
        boolean oneLine = words.size() == 1 && pieces.length > 1;
        return oneLine ? BLANK.matcher(words.getFirst().strip()).replaceAll("\n") : String.join("\n", words);
    }

    private static List<Rational> numbers(Node node, String line) {
        List<Rational> numbers = new ArrayList<>();
        Matcher matcher = NUMBER.matcher(line);
        int end = 0;
        while (matcher.find()) {
            if (!BETWEEN.matcher(line.substring(end, matcher.start())).matches())
                throw node.bad(
                        "equilibrium.bad.text",
                        line.substring(end, matcher.start()).strip());
            numbers.add(Rational.read(matcher.group())
                    .orElseThrow(() -> node.bad("equilibrium.bad.text", matcher.group())));
            end = matcher.end();
        }
        if (!BETWEEN.matcher(line.substring(end)).matches())
            throw node.bad("equilibrium.bad.text", line.substring(end).strip());
        return numbers;
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

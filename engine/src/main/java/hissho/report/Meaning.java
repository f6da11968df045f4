package hissho.report;

import hissho.fact.Compare;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the data of a certificate say of a fact: under the fact's own name, under the name the proof gives it, or as something that can be read off them at once, such as
 * who is favoured from the value or the saddle points from the payoffs. The checker reads the same off in its own way.
 */
final class Meaning {

    private Meaning() {}

    /** Where the data of a proof hold a fact that they call otherwise; # asks how many there are. */
    private static final Map<String, String> PLACES = Map.ofEntries(
            Map.entry("class", "outcome"),
            Map.entry("sg", "value"),
            Map.entry("winningMoves", "winning"),
            Map.entry("moveCount", "winningCount"),
            Map.entry("headPositions", "heads"),
            Map.entry("sgValues", "values"),
            Map.entry("sgByLength", "table"),
            Map.entry("period", "period.period"),
            Map.entry("periodicFrom", "period.from"),
            Map.entry("drawingMoves", "drawing"),
            Map.entry("row", "rows.0"),
            Map.entry("col", "columns.0"),
            Map.entry("rowExtreme", "rows"),
            Map.entry("colExtreme", "columns"),
            Map.entry("uniqueCol", "uniqueColumn"),
            Map.entry("groupOrder", "order"),
            Map.entry("extremeCount", "#equilibria"),
            Map.entry("perfectPayoffs", "payoffs"),
            Map.entry("valueBetHand", "strong"),
            Map.entry("bluffHand", "weak"),
            Map.entry("callIfAbove", "call"),
            Map.entry("ntuHullCcw", "hull"),
            Map.entry("ntuParetoVertices", "pareto"),
            Map.entry("boundsInUnitsOfAMinusC", "bounds"),
            Map.entry("deterrenceProfit", "incumbentProfit"),
            Map.entry("deterringOutput", "q1"),
            Map.entry("drawWorth", "draw"),
            Map.entry("win", "chances.win"),
            Map.entry("draw", "chances.draw"),
            Map.entry("lose", "chances.lose"),
            Map.entry("strategies", "chosen"),
            Map.entry("strategy0", "strategies.0"),
            Map.entry("strategy1", "strategies.1"),
            Map.entry("strategy2", "strategies.2"),
            Map.entry("gainInCards", "gain"),
            Map.entry("length", "#line"),
            Map.entry("moverMatching", "moverMatching.number"),
            Map.entry("otherMatching", "otherMatching.number"));

    /** Choices in Memory, whose chances stand beneath them. */
    private static final List<String> CHOICES = List.of("open", "pass", "take");

    static boolean says(Map<String, Object> data, String key, @Nullable Object fact) {
        return Stream.concat(Stream.of(key, place(key)).flatMap(place -> at(data, place).stream()), readOff(data, key))
                .anyMatch(said -> Compare.EXACT.agree(fact, said));
    }

    private static String place(String key) {
        for (String choice : CHOICES)
            if (key.startsWith(choice) && key.length() > choice.length())
                return "choices." + choice + "."
                        + key.substring(choice.length()).toLowerCase(Locale.ROOT);
        return PLACES.getOrDefault(key, key);
    }

    private static Optional<Object> at(@Nullable Object data, String place) {
        if (place.startsWith("#"))
            return at(data, place.substring(1)).flatMap(Meaning::list).map(List::size);
        @Nullable Object found = data;
        for (String step : place.split("\\.", -1)) {
            if (found instanceof Map<?, ?> map) found = map.get(step);
            else {
                Optional<List<?>> list = list(found);
                if (list.isEmpty()
                        || !step.matches("\\d+")
                        || Integer.parseInt(step) >= list.get().size()) return Optional.empty();
                found = list.get().get(Integer.parseInt(step));
            }
            if (found == null) return Optional.empty();
        }
        return Optional.ofNullable(found);
    }

    private static Optional<List<?>> list(@Nullable Object value) {
        return switch (value) {
            case RationalVector vector -> Optional.of(vector.toList());
            case RationalMatrix matrix -> Optional.of(matrix.rows());
            case int[] numbers -> Optional.of(IntStream.of(numbers).boxed().toList());
            case Collection<?> many -> Optional.of(new ArrayList<>(many));
            case null, default -> Optional.empty();
        };
    }

    private static Optional<Rational> number(Map<?, ?> data, String key) {
        return switch (data.get(key)) {
            case Rational number -> Optional.of(number);
            case Number number -> Rational.read(number.toString());
            case null, default -> Optional.empty();
        };
    }

    private static Optional<RationalMatrix> matrix(Map<String, Object> data, String key) {
        if (data.get(key) instanceof RationalMatrix matrix) return Optional.of(matrix);
        List<RationalVector> rows = new ArrayList<>();
        for (Object row : list(data.get(key)).orElse(List.of())) {
            List<Rational> entries = new ArrayList<>();
            for (Object entry : list(row).orElse(List.of()))
                Rational.read(String.valueOf(entry)).ifPresent(entries::add);
            rows.add(RationalVector.of(entries));
        }
        boolean regular = !rows.isEmpty()
                && rows.getFirst().size() > 0
                && rows.stream().allMatch(row -> row.size() == rows.getFirst().size());
        return regular ? Optional.of(RationalMatrix.of(rows)) : Optional.empty();
    }

    /** What follows at once from the data, where it does. */
    private static Stream<Object> readOff(Map<String, Object> data, String key) {
        return switch (key) {
            case "winner" ->
                Stream.of("N".equals(data.get("outcome")) ? "first" : "P".equals(data.get("outcome")) ? "second" : "");
            case "favors" -> value(data).stream().flatMap(Meaning::favoured);
            case "value" -> value(data).stream().map(value -> value);
            case "sidePayment" -> value(data).stream().map(Rational::negated);
            case "gainInPairs" -> number(data, "gain").stream().map(gain -> gain.over(2));
            case "pureLower" -> matrix(data, "payoffs").stream().map(Meaning::lower);
            case "pureUpper" -> matrix(data, "payoffs").stream().map(Meaning::upper);
            case "saddlePoints" -> matrix(data, "payoffs").stream().map(Meaning::saddles);
            case "maxminG" -> matrix(data, "G").stream().map(Meaning::lower);
            case "minmaxG" -> matrix(data, "G").stream().map(Meaning::upper);
            case "maxminW" -> matrix(data, "W").stream().map(Meaning::lower);
            case "minmaxW" -> matrix(data, "W").stream().map(Meaning::upper);
            case "pse" -> pure(data).stream().map(found -> found);
            case "unique" -> subsets(data).stream().map(counts -> counts.equals(List.of(1)));
            case "equilibriumCount" ->
                subsets(data).stream()
                        .map(counts -> counts.stream().allMatch(n -> n == 1) ? counts.size() : "infinite");
            case "bestMoves" -> moves(data, null).stream().map(found -> found);
            case "winningMoves" -> moves(data, Rational.ONE).stream().map(found -> found);
            case "values" -> byState(data, "lower").stream().map(found -> found);
            case "row" -> byState(data, "row").stream().map(found -> found);
            case "col" -> byState(data, "column").stream().map(found -> found);
            default -> Stream.empty();
        };
    }

    /** The value, where the data give it as one number or as two bounds that meet. */
    private static Optional<Rational> value(Map<?, ?> data) {
        if (data.containsKey("value")) return number(data, "value");
        Optional<Rational> lower = number(data, "lower");
        return lower.equals(number(data, "upper")) ? lower : Optional.empty();
    }

    private static Stream<Object> favoured(Rational value) {
        return value.isZero() ? Stream.of("fair", "-") : Stream.of(value.isPositive() ? "I" : "II");
    }

    private static Rational lower(RationalMatrix payoffs) {
        return payoffs.rows().stream()
                .map(RationalVector::minimum)
                .reduce(Rational::max)
                .orElseThrow();
    }

    private static Rational upper(RationalMatrix payoffs) {
        return payoffs.columns().stream()
                .map(RationalVector::maximum)
                .reduce(Rational::min)
                .orElseThrow();
    }

    private static List<List<Integer>> saddles(RationalMatrix payoffs) {
        return cells(
                payoffs,
                (i, j) -> payoffs.get(i, j).equals(payoffs.row(i).minimum())
                        && payoffs.get(i, j).equals(payoffs.column(j).maximum()));
    }

    private static Optional<List<List<Integer>>> pure(Map<String, Object> data) {
        Optional<RationalMatrix> second = matrix(data, "B");
        return matrix(data, "A")
                .flatMap(a -> second.map(b -> cells(
                        a,
                        (i, j) -> a.get(i, j).equals(a.column(j).maximum())
                                && b.get(i, j).equals(b.row(i).maximum()))));
    }

    private interface Cell {
        boolean isOne(int row, int column);
    }

    private static List<List<Integer>> cells(RationalMatrix matrix, Cell wanted) {
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < matrix.height(); i++)
            for (int j = 0; j < matrix.width(); j++) if (wanted.isOne(i, j)) found.add(List.of(i + 1, j + 1));
        return found;
    }

    /** How many corners each maximal set of exchangeable equilibria has. */
    private static Optional<List<Integer>> subsets(Map<String, Object> data) {
        return list(data.get("subsets"))
                .map(sets -> sets.stream()
                        .map(set -> corners(set, "pHull") * corners(set, "qHull"))
                        .toList());
    }

    private static int corners(Object set, String side) {
        return at(set, "#" + side).map(n -> (Integer) n).orElse(0);
    }

    /** The moves that are worth this much, or the most where nothing is said. */
    private static Optional<List<String>> moves(Map<String, Object> data, @Nullable Rational worth) {
        if (!(data.get("moves") instanceof Map<?, ?> moves)) return Optional.empty();
        Map<String, Rational> worths = new LinkedHashMap<>();
        for (Object move : moves.keySet())
            number(moves, move.toString()).ifPresent(number -> worths.put(move.toString(), number));
        Optional<Rational> asked = worth == null ? worths.values().stream().reduce(Rational::max) : Optional.of(worth);
        return asked.map(most -> worths.keySet().stream()
                .filter(move -> most.equals(worths.get(move)))
                .toList());
    }

    /** What is said of every game of a system, by its name, where there is one case only and nothing is turned round. */
    private static Optional<Map<String, Object>> byState(Map<String, Object> data, String what) {
        Optional<Object> states = at(data, "states")
                .or(() ->
                        at(data, "#cases").filter(Integer.valueOf(1)::equals).flatMap(_ -> at(data, "cases.0.states")));
        Map<String, Object> found = new LinkedHashMap<>();
        for (Object state : states.flatMap(Meaning::list).orElse(List.of())) {
            if (!(state instanceof Map<?, ?> map) || !Boolean.FALSE.equals(map.get("reversed")))
                return Optional.empty();
            Optional<?> said = what.equals("lower") ? value(map) : Optional.ofNullable(map.get(what));
            if (said.isEmpty()) return Optional.empty();
            found.put(String.valueOf(map.get("game")), said.get());
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(found);
    }
}

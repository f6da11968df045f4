package hissho.bargaining;

import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How mixtures of cells and lists of points are said, and how somebody else's are judged: any mixture that gives the point is right. */
final class CellFacts {

    private CellFacts() {}

    static List<List<Rational>> points(Iterable<Point> points) {
        List<List<Rational>> list = new ArrayList<>();
        for (Point point : points) list.add(point.facts());
        return list;
    }

    /** A mixture of cells that pays a point. */
    static Facts mixture(Facts facts, String key, CooperativeGame game, Supplier<Point> meant) {
        Compare certified = (answered, expected) -> expected instanceof List<?> parts && pays(game, parts, meant.get());
        return facts.put(key, certified, () -> parts(game, meant.get()));
    }

    static List<Map<String, Object>> parts(CooperativeGame game, Point point) {
        return game.hull().mixture(point).orElseThrow().stream()
                .map(part -> InOrder.of("cellPayoff", part.cell().facts(), "weight", part.weight()))
                .toList();
    }

    private static boolean pays(CooperativeGame game, List<?> parts, Point meant) {
        Point sum = new Point(Rational.ZERO, Rational.ZERO);
        Rational whole = Rational.ZERO;
        for (Object part : parts) {
            if (!(part instanceof Map<?, ?> said)) return false;
            Optional<Point> cell = point(said.get("cellPayoff")).filter(game.cells()::contains);
            Optional<Rational> weight = number(said.get("weight")).filter(w -> !w.isNegative());
            if (cell.isEmpty() || weight.isEmpty()) return false;
            sum = sum.plus(cell.get().times(weight.get()));
            whole = whole.plus(weight.get());
        }
        return whole.equals(Rational.ONE) && sum.equals(meant);
    }

    /** The same mixture by rows and columns, as names or numbers. */
    static Facts cells(Facts facts, String key, CooperativeGame game, Supplier<Point> meant) {
        Compare certified =
                (answered, expected) -> expected instanceof List<?> parts && paysByName(game, parts, meant.get());
        return facts.put(key, certified, () -> {
            List<Map<String, Object>> list = new ArrayList<>();
            for (Hull.Part part : game.hull().mixture(meant.get()).orElseThrow())
                list.add(InOrder.of("cell", named(game, part.cell()), "weight", part.weight()));
            return list;
        });
    }

    private static List<String> named(CooperativeGame game, Point cell) {
        for (int i = 0; i < game.height(); i++)
            for (int j = 0; j < game.width(); j++)
                if (game.cell(i, j).equals(cell))
                    return List.of(game.rows().get(i), game.columns().get(j));
        throw new IllegalStateException("no cell pays " + cell);
    }

    private static boolean paysByName(CooperativeGame game, List<?> parts, Point meant) {
        Point sum = new Point(Rational.ZERO, Rational.ZERO);
        Rational whole = Rational.ZERO;
        for (Object part : parts) {
            if (!(part instanceof Map<?, ?> said) || !(said.get("cell") instanceof List<?> cell) || cell.size() != 2)
                return false;
            int i = index(game.rows(), String.valueOf(cell.get(0)));
            int j = index(game.columns(), String.valueOf(cell.get(1)));
            Optional<Rational> weight = number(said.get("weight")).filter(w -> !w.isNegative());
            if (i < 0 || j < 0 || weight.isEmpty()) return false;
            sum = sum.plus(game.cell(i, j).times(weight.get()));
            whole = whole.plus(weight.get());
        }
        return whole.equals(Rational.ONE) && sum.equals(meant);
    }

    /** A strategy by its name, by its number, or by its letter a, b, c. */
    private static int index(List<String> names, String said) {
        if (names.contains(said)) return names.indexOf(said);
        if (said.matches("\\d{1,4}") && Integer.parseInt(said) <= names.size()) return Integer.parseInt(said) - 1;
        return said.matches("[a-z]") && said.charAt(0) - 'a' < names.size() ? said.charAt(0) - 'a' : -1;
    }

    static Optional<Point> point(@Nullable Object said) {
        if (!(said instanceof List<?> both) || both.size() != 2) return Optional.empty();
        return number(both.get(0)).flatMap(x -> number(both.get(1)).map(y -> new Point(x, y)));
    }

    static Optional<Rational> number(@Nullable Object said) {
        return said instanceof Number || said instanceof String ? Rational.read(said.toString()) : Optional.empty();
    }

    /** A closed polygon may be listed from any of its vertices. */
    static boolean rotated(@Nullable Object answered, @Nullable Object expected) {
        if (!(answered instanceof List<?> ours)
                || !(expected instanceof List<?> theirs)
                || ours.size() != theirs.size()) return false;
        for (int shift = 0; shift < Math.max(1, ours.size()); shift++) {
            List<Object> turned = new ArrayList<>();
            for (int k = 0; k < ours.size(); k++) turned.add(ours.get((k + shift) % ours.size()));
            if (Compare.EXACT.agree(turned, theirs)) return true;
        }
        return ours.isEmpty();
    }

    /** Side payments, one for each cooperative cell: who pays whom how much. */
    static List<Map<String, @Nullable Object>> sidePayments(CooperativeGame game, TuSolution solution) {
        List<Map<String, @Nullable Object>> list = new ArrayList<>();
        for (int[] cell : solution.cooperative(game)) {
            Rational toFirst =
                    solution.split().x().minus(game.cell(cell[0], cell[1]).x());
            Map<String, @Nullable Object> payment = new LinkedHashMap<>();
            payment.put("coop", List.of(cell[0] + 1, cell[1] + 1));
            payment.put("from", toFirst.isZero() ? null : toFirst.isPositive() ? 2 : 1);
            payment.put("to", toFirst.isZero() ? null : toFirst.isPositive() ? 1 : 2);
            payment.put("amount", toFirst.absolute());
            list.add(payment);
        }
        return list;
    }
}

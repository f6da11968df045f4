package hissho.stochastic.named;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Contraction;
import hissho.words.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Shapley's iteration as a contraction (Banach's theorem): states with payoffs and transition probabilities, the contraction factor 1-s,
 * iterates from zero, and the bound (1-s)/s times the last change.
 */
record ValueIteration(GameSystem system, int steps) implements Inquiry.Asked {

    private static final int MOST_STATES = 20;
    private static final int MOST_LINES = 12;
    private static final int LONGEST = 24;
    private static final Rational FOUR_DECIMALS = Rational.of(51, 1_000_000);

    private static final Shape<?> MATRIX = Shape.listOf(Shape.listOf(Shape.number(), 1, MOST_LINES), 1, MOST_LINES);
    private static final Field<List<Node>> STATES = Field.required(
            "states",
            Shape.listOf(
                    Shape.fields(
                            Field.required("payoff", MATRIX),
                            Field.required("transition", Shape.listOf(MATRIX, 1, MOST_LINES))),
                    1,
                    MOST_STATES));
    private static final Field<Integer> STEPS = Field.optional("n", Shape.whole(1, LONGEST), 6);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("value-iteration", "system", Chapter.RECURSIVE),
                Shape.fields(STATES, STEPS),
                ValueIteration::read,
                List.of(
                        "iterates",
                        "s",
                        "contractionFactor",
                        "admissible",
                        "aPosterioriBound",
                        "aPosterioriBoundStep",
                        "limit",
                        "value",
                        "M",
                        "termV",
                        "termTail"));
    }

    private static ValueIteration read(Node document) {
        List<Node> nodes = STATES.in(document);
        List<Stage> stages = new ArrayList<>();
        for (int k = 0; k < nodes.size(); k++) stages.add(stage(nodes.get(k), k, nodes.size()));
        return new ValueIteration(new GameSystem(stages, 0, List.of()), STEPS.in(document));
    }

    private static Stage stage(Node node, int index, int states) {
        hissho.number.RationalMatrix payoff = node.get("payoff").matrix(MOST_LINES * MOST_LINES);
        List<Node> rows = node.get("transition").list(payoff.height(), payoff.height());
        List<List<Cell>> cells = new ArrayList<>();
        for (int i = 0; i < payoff.height(); i++) {
            List<Node> line = rows.get(i).list(payoff.width(), payoff.width());
            List<Cell> own = new ArrayList<>();
            for (int j = 0; j < payoff.width(); j++) own.add(cell(line.get(j), payoff.get(i, j), states));
            cells.add(own);
        }
        return new Stage(Integer.toString(index + 1), numbers(payoff.height()), numbers(payoff.width()), cells);
    }

    private static Cell cell(Node node, Rational pay, int states) {
        List<Cell.Next> next = new ArrayList<>();
        Rational total = Rational.ZERO;
        List<Node> chances = node.list(0, states);
        for (int l = 0; l < chances.size(); l++) {
            Rational chance = chances.get(l).rational();
            if (chance.isNegative()) throw chances.get(l).bad("system.bad.chance", chance);
            if (chance.isPositive()) next.add(new Cell.Next(l, chance, false));
            total = total.plus(chance);
        }
        if (total.compareTo(Rational.ONE) > 0) throw node.bad("system.bad.probabilities", total);
        return new Cell(pay, next, Rational.ONE.minus(total));
    }

    private static List<String> numbers(int size) {
        return IntStream.rangeClosed(1, size).mapToObj(Integer::toString).toList();
    }

    @Override
    public Facts answers(Progress progress) {
        Contraction contraction = new Contraction(system);
        Once<List<List<Rational>>> iterates = new Once<>(() -> contraction.iterates(steps, progress));
        Once<List<Object>> limit = new Once<>(() -> contraction.limit(progress));
        Facts facts = new Facts()
                .put("iterates", (own, expected) -> agree(expected, iterates.get()), () -> shown(iterates.get()))
                .put("s", system::leastStop)
                .put("contractionFactor", () -> Rational.ONE.minus(system.leastStop()))
                .put("admissible", contraction::isAdmissible)
                .put("M", this::largestPayoff);
        if (contraction.isAdmissible())
            facts.put("aPosterioriBound", ValueIteration::bounds, () -> bound(iterates.get(), steps))
                    .put("limit", Compare.near(Rational.of(1, 1_000_000)), () -> contraction.decimals(progress))
                    .put("value", Written::same, () -> limit.get().getFirst())
                    .put("termV", ValueIteration::bounds, () -> shrunk(largest(contraction.decimals(progress))))
                    .put(
                            "termTail",
                            ValueIteration::bounds,
                            () -> shrunk(largestPayoff()).over(system.leastStop()))
                    .family("aPosterioriBoundStep", ValueIteration::bounds, step -> bound(contraction, step, progress));
        return facts;
    }

    /** The size of the largest payoff. */
    private Rational largestPayoff() {
        return system.stages().stream()
                .flatMap(stage -> stage.cells().stream())
                .flatMap(List::stream)
                .map(cell -> cell.pay().absolute())
                .reduce(Rational.ZERO, Rational::max);
    }

    private static Rational largest(List<BigDecimal> values) {
        return values.stream()
                .map(value -> Rational.parse(value.abs().toPlainString()))
                .reduce(Rational.ZERO, Rational::max);
    }

    /** What the game weighs after the steps: it may still be going on with probability at most (1 - s)^n. */
    private Rational shrunk(Rational amount) {
        Rational left = amount;
        for (int n = 0; n < steps; n++) left = left.times(Rational.ONE.minus(system.leastStop()));
        return left;
    }

    private void needsStop() {
        if (system.leastStop().isZero()) throw new NotAnswered(Message.of("system.unknown.stop"));
    }

    private Rational bound(List<List<Rational>> values, int step) {
        needsStop();
        Rational change = Rational.ZERO;
        for (int k = 0; k < system.size(); k++)
            change = change.max(
                    values.get(step).get(k).minus(values.get(step - 1).get(k)).absolute());
        return change.times(Rational.ONE.minus(system.leastStop())).over(system.leastStop());
    }

    private Rational bound(Contraction contraction, int step, Progress progress) {
        if (step < 1 || step > LONGEST) throw new NotAnswered(Message.of("system.unknown.steps", LONGEST));
        return bound(contraction.iterates(step, progress), step);
    }

    private List<Object> shown(List<List<Rational>> iterates) {
        return iterates.stream()
                .skip(1)
                .<Object>map(values -> values.size() == 1 ? values.getFirst() : values)
                .toList();
    }

    /** As far as somebody went; decimals are compared as such. */
    private boolean agree(@Nullable Object expected, List<List<Rational>> own) {
        if (!(expected instanceof List<?> list) || list.size() > own.size() - 1) return false;
        for (int n = 0; n < list.size(); n++) {
            Object given = list.get(n);
            List<?> entries = given instanceof List<?> many ? many : List.of(java.util.Objects.requireNonNull(given));
            List<Rational> values = own.get(n + 1);
            if (entries.size() != values.size()) return false;
            for (int k = 0; k < values.size(); k++) if (!alike(values.get(k), entries.get(k))) return false;
        }
        return true;
    }

    private static boolean alike(Rational own, @Nullable Object expected) {
        return alike(own, expected, FOUR_DECIMALS);
    }

    private static boolean alike(Rational own, @Nullable Object expected, Rational tolerance) {
        boolean decimal = expected instanceof Double || expected instanceof Float || expected instanceof BigDecimal;
        return decimal ? Compare.near(tolerance).agree(own, expected) : Written.same(own, expected);
    }

    /** A fraction exactly, a decimal to about three digits. */
    private static boolean bounds(@Nullable Object own, @Nullable Object expected) {
        if (!(own instanceof Rational bound)) return false;
        return alike(bound, expected, bound.over(200));
    }

    /** Every iterate is worked out again from the one before by the values of the matrices. */
    @Override
    public Certificate check(Progress progress) {
        Contraction contraction = new Contraction(system);
        List<List<Rational>> values = contraction.iterates(steps, progress);
        List<Rational> now = values.getFirst();
        boolean holds = true;
        for (int n = 1; n <= Math.min(steps, 8); n++) {
            now = contraction.next(now, progress);
            holds &= now.equals(values.get(n));
        }
        return new Certificate.Values(
                holds,
                new Extent.Part(Message.of("system.iteration.part")),
                Message.of("system.iteration.certificate", steps),
                InOrder.of("s", system.leastStop()));
    }
}

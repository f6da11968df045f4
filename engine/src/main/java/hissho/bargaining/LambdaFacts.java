package hissho.bargaining;

import hissho.algebra.Polynomial;
import hissho.algebra.RationalFunction;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.fact.NotAnswered;
import hissho.fact.Roots;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.parametric.Piece;
import hissho.zerosum.parametric.Span;
import hissho.zerosum.parametric.ValueFunction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is said about the lambda-transfer solution. */
final class LambdaFacts {

    static final List<String> KEYS = List.of(
            "payoff",
            "lambda",
            "lambdaInterval",
            "lambdaOpenAtZero",
            "lambdaUnbounded",
            "lambdaDecimal",
            "lambdaExists",
            "atLambda",
            "sigmaLambda",
            "deltaLambda",
            "threatI",
            "threatII",
            "disagreementPoints",
            "jointMixture");

    static final List<String> MORE = List.of(
            "jointStrategy", "realisations", "phi", "phiPieces", "limitLambdaTo0", "limitLambdaToInfinity", "case");

    static final List<String> CURVE = List.of("curveSigma", "curveDelta", "curvePhi", "curveFeasible");

    /** Rates near the ends, where limits are found without the whole curve. */
    private static final Span SMALL = Span.of(Rational.ZERO, Rational.of(1, 4096));

    private static final Span LARGE = Span.of(Rational.of(4096), null);

    private static final int MOST_DEGREE = 6;
    private static final int PLACES = 60;
    private static final int DECIMALS = 9;

    private LambdaFacts() {}

    /** An interval of rates: its only rate, from where it has no end, or from where to where it goes. */
    private static String written(Words words, @Nullable Object interval) {
        if (!(interval instanceof List<?> ends) || ends.size() != 2) return Roots.text(words, interval);
        String low = Roots.text(words, ends.getFirst());
        if (ends.getLast() == null) return words.say("bargaining.interval.on", low);
        String high = Roots.text(words, ends.getLast());
        return low.equals(high) ? low : words.say("bargaining.interval", low, high);
    }

    static Facts of(CooperativeGame game, Supplier<LambdaTransfer> solved, Progress progress) {
        Once<LambdaTransfer> solution = new Once<>(solved);
        Once<Optional<TuSolution>> at =
                new Once<>(() -> solution.get().rate().map(rate -> TuSolution.of(game, rate, progress)));
        Supplier<TuSolution> threats = () -> at.get().orElseThrow(LambdaFacts::noRate);
        Supplier<Point> payoff = () -> solution.get().payoff().orElseThrow(LambdaFacts::noRate);
        Facts facts = new Facts().put("payoff", () -> payoff.get().facts());
        Supplier<RealRoot> only = () -> {
            if (!solution.get().isUnique()) throw noRate();
            return solution.get().low().orElseThrow();
        };
        Roots.put(facts, "lambda", only);
        Supplier<List<@Nullable Object>> interval = () -> {
            if (!solution.get().exists()) throw noRate();
            List<@Nullable Object> ends = new ArrayList<>();
            ends.add(solution.get().low().orElseThrow());
            ends.add(solution.get().high().orElse(null));
            return ends;
        };
        facts.put(
                "lambdaInterval",
                (answered, expected) -> Roots.same(interval.get(), expected),
                () -> Roots.plain(interval.get()),
                LambdaFacts::written);
        facts.put("lambdaOpenAtZero", () -> solution.get().openAtZero())
                .put("lambdaUnbounded", () -> solution.get().unbounded())
                .put(
                        "lambdaDecimal",
                        (answered, expected) -> Roots.same(only.get(), expected),
                        () -> only.get().decimal(12))
                .put("lambdaExists", () -> solution.get().exists())
                .put("atLambda", () -> threats.get().rate());
        Roots.put(
                facts,
                "sigmaLambda",
                () -> at.get().<Object>map(TuSolution::sigma).orElseGet(() -> linear(payoff.get(), only.get(), 1)));
        Roots.put(
                facts,
                "deltaLambda",
                () -> at.get().<Object>map(TuSolution::delta).orElseGet(() -> linear(payoff.get(), only.get(), -1)));
        facts.put(
                        "threatI",
                        Compare.SET,
                        () -> at.get()
                                .<Object>map(TuSolution::threatsI)
                                .orElseGet(() -> irrational(game, only.get(), true, progress)))
                .put(
                        "threatII",
                        Compare.SET,
                        () -> at.get()
                                .<Object>map(TuSolution::threatsII)
                                .orElseGet(() -> irrational(game, only.get(), false, progress)))
                .put(
                        "disagreementPoints",
                        Compare.SET,
                        () -> CellFacts.points(threats.get().disagreements(game)));
        CellFacts.mixture(facts, "jointMixture", game, payoff);
        return facts;
    }

    private static NotAnswered noRate() {
        return new NotAnswered(Message.of("bargaining.no-rate"));
    }

    /** At an irrational rate the solution is a vertex (a,b), the total rate a + b and the value of the threats rate a - b. */
    private static RealRoot linear(Point vertex, RealRoot rate, int sign) {
        return RootValue.of(Polynomial.of(vertex.y().times(sign), vertex.x()), rate);
    }

    /** One optimal threat at an irrational rate, from the functions of a neighbouring piece. */
    private static Object irrational(CooperativeGame game, RealRoot rate, boolean first, Progress progress) {
        Piece piece = LambdaTransfer.value(game, around(rate), progress).pieces().stream()
                .filter(each ->
                        each.span().low().map(low -> low.compareTo(rate) <= 0).orElse(true)
                                && each.span()
                                        .high()
                                        .map(high -> high.compareTo(rate) >= 0)
                                        .orElse(true))
                .findFirst()
                .orElseThrow();
        List<RationalFunction> weights = first ? piece.row() : piece.column();
        return List.of(java.util.Objects.requireNonNull(
                Roots.plain(weights.stream().map(weight -> weight(weight, rate)).toList())));
    }

    /** A weight at an irrational rate; from so high a degree on its equation is longer than a page, and a decimal is told. */
    private static Object weight(RationalFunction weight, RealRoot rate) {
        if (weight.isConstant() || rate.polynomial().degree() <= MOST_DEGREE) return RootValue.of(weight, rate);
        rate.near(PLACES);
        return new BigDecimal(weight.at(rate.high()).orElseThrow().doubleValue())
                        .setScale(DECIMALS, RoundingMode.DOWN)
                        .toPlainString()
                + "…";
    }

    static Span around(RealRoot rate) {
        rate.doubleValue();
        return Span.of(rate.low(), rate.high());
    }

    /** What needs more work than the solution itself. */
    static Facts more(CooperativeGame game, Supplier<LambdaTransfer> solution, Progress progress) {
        Facts facts = new Facts();
        Supplier<Point> payoff = () -> solution.get().payoff().orElseThrow(LambdaFacts::noRate);
        CellFacts.cells(facts, "jointStrategy", game, payoff);
        facts.put(
                "realisations",
                (answered, expected) -> realises(game, expected, payoff.get()),
                () -> realisations(game, payoff.get()));
        Function<Span, ValueFunction> over = span -> LambdaTransfer.value(game, span, progress);
        Once<ValueFunction> value = new Once<>(() -> over.apply(Span.of(Rational.ZERO, null)));
        facts.put("phi", Formula.SAME, () -> {
            List<Phi> pieces = phi(game, value.get());
            if (pieces.stream().map(Phi::written).distinct().count() > 1)
                throw new NotAnswered(Message.of("bargaining.many-pieces", pieces.size()));
            return pieces.getFirst().written();
        });
        facts.put(
                "phiPieces",
                () -> phi(game, value.get()).stream().map(Phi::facts).toList());
        facts.put("limitLambdaTo0", () -> limit(phi(game, over.apply(SMALL)).getFirst(), true));
        facts.put(
                "limitLambdaToInfinity",
                () -> limit(phi(game, over.apply(LARGE)).getLast(), false));
        facts.put("case", () -> kind(game, solution.get()));
        return facts;
    }

    /** How the solution lies: on an edge, at a vertex with one or many rates, or only in a limit. */
    static String kind(CooperativeGame game, LambdaTransfer solution) {
        if (!solution.exists()) return "limit";
        boolean vertex = game.hull().vertices().contains(solution.payoff().orElseThrow());
        if (!vertex) return "edge";
        if (!solution.isUnique()) return "interval";
        return solution.low().orElseThrow().isRational() ? "vertex" : "irrational";
    }

    /** A piece of phi as functions of the rate. */
    private record Phi(Span span, RationalFunction first, RationalFunction second) {
        List<String> written() {
            return List.of(first.write("lambda"), second.write("lambda"));
        }

        Map<String, Object> facts() {
            return InOrder.of("where", span.write("lambda"), "phi", written());
        }
    }

    private static List<Phi> phi(CooperativeGame game, ValueFunction value) {
        List<Point> chain = game.hull().pareto();
        List<Rational> edges = LambdaTransfer.edgeRates(chain);
        List<Phi> pieces = new ArrayList<>();
        for (Piece piece : value.valuePieces())
            for (int j = 0; j < chain.size(); j++) {
                Span cone = Span.of(j == 0 ? Rational.ZERO : edges.get(j - 1), j == edges.size() ? null : edges.get(j));
                Span both = piece.span().meet(cone);
                if (!both.isProper()) continue;
                RationalFunction sigma = RationalFunction.of(
                        Polynomial.of(chain.get(j).y(), chain.get(j).x()));
                RationalFunction half = RationalFunction.constant(Rational.HALF);
                pieces.add(new Phi(
                        both,
                        sigma.plus(piece.value()).times(half).over(RationalFunction.of(Polynomial.X)),
                        sigma.minus(piece.value()).times(half)));
            }
        return pieces;
    }

    private static List<Rational> limit(Phi phi, boolean toZero) {
        Optional<Rational> first =
                toZero ? phi.first().at(Rational.ZERO) : phi.first().limit(true);
        Optional<Rational> second =
                toZero ? phi.second().at(Rational.ZERO) : phi.second().limit(true);
        return first.flatMap(x -> second.map(y -> List.of(x, y)))
                .orElseThrow(() -> new NotAnswered(Message.of("bargaining.no-limit")));
    }

    /** Pairs of a pure and a mixed strategy that pay the solution without a joint draw. */
    private static List<Map<String, Object>> realisations(CooperativeGame game, Point payoff) {
        List<Map<String, Object>> found = new ArrayList<>();
        for (int i = 0; i < game.height(); i++) {
            int row = i;
            line(game.width(), j -> game.cell(row, j), payoff)
                    .ifPresent(q -> found.add(InOrder.of("p", RationalVector.unit(game.height(), row), "q", q)));
        }
        for (int j = 0; j < game.width(); j++) {
            int column = j;
            line(game.height(), i -> game.cell(i, column), payoff)
                    .ifPresent(p -> found.add(InOrder.of("p", p, "q", RationalVector.unit(game.width(), column))));
        }
        return found.stream().distinct().toList(); // a cell that pays it lies in a row and in a column
    }

    private static Optional<RationalVector> line(int size, Function<Integer, Point> cell, Point payoff) {
        List<Point> cells =
                java.util.stream.IntStream.range(0, size).boxed().map(cell).toList();
        return Hull.of(cells).mixture(payoff).map(parts -> {
            RationalVector weights = RationalVector.zero(size);
            for (Hull.Part part : parts)
                weights = weights.plus(
                        RationalVector.unit(size, cells.indexOf(part.cell())).times(part.weight()));
            return weights;
        });
    }

    private static boolean realises(CooperativeGame game, @Nullable Object expected, Point payoff) {
        if (!(expected instanceof List<?> all)) return false;
        for (Object each : all) {
            if (!(each instanceof Map<?, ?> said)) return false;
            Optional<RationalVector> p = vector(said.get("p"), game.height());
            Optional<RationalVector> q = vector(said.get("q"), game.width());
            if (p.isEmpty() || q.isEmpty() || !game.expected(p.get(), q.get()).equals(payoff)) return false;
        }
        return true;
    }

    private static Optional<RationalVector> vector(@Nullable Object said, int size) {
        if (!(said instanceof List<?> entries) || entries.size() != size) return Optional.empty();
        List<Rational> numbers = new ArrayList<>();
        for (Object entry : entries) CellFacts.number(entry).ifPresent(numbers::add);
        return numbers.size() == size
                ? Optional.of(RationalVector.of(numbers)).filter(RationalVector::isDistribution)
                : Optional.empty();
    }

    /** Total, threat value, split and feasibility at the rates that were asked for. */
    static Facts curve(CooperativeGame game, Progress progress) {
        Facts facts = new Facts();
        if (game.asked().rates().isEmpty()) return facts;
        Hull hull = game.hull();
        Once<List<TuSolution>> at = new Once<>(() -> game.asked().rates().stream()
                .map(rate -> TuSolution.of(game, rate, progress))
                .toList());
        return facts.put(
                        "curveSigma",
                        () -> at.get().stream().map(TuSolution::sigma).toList())
                .put(
                        "curveDelta",
                        () -> at.get().stream().map(TuSolution::delta).toList())
                .put(
                        "curvePhi",
                        () -> at.get().stream()
                                .map(each -> each.split().facts())
                                .toList())
                .put(
                        "curveFeasible",
                        () -> at.get().stream()
                                .map(each -> hull.contains(each.split()))
                                .toList());
    }
}

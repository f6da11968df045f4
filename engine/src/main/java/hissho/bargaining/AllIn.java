package hissho.bargaining;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.fact.Nested;
import hissho.fact.NotAnswered;
import hissho.form.Bimatrix;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The end of a poker hand with a third player all in: the pot is A, player I, who wins with probability p, may bluff with a bet B,
 * player II may call or fold. Letters stand for parameters where only the formulas are asked.
 */
record AllIn(Optional<Rational> pot, Optional<Rational> bet, Optional<Rational> chance) implements Inquiry.Asked {

    private static final Field<Optional<Rational>> A = parameter("A");
    private static final Field<Optional<Rational>> B = parameter("B");
    private static final Field<Optional<Rational>> P = parameter("p");

    private static Field<Optional<Rational>> parameter(String name) {
        return Field.required(
                name,
                Shape.either(Shape.number(), Shape.choice(name))
                        .by(node -> node.value() instanceof String text && text.equals(name)
                                ? Optional.empty()
                                : Optional.of(node.rational())));
    }

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("all-in-endgame", "bargaining", Chapter.BARGAINING),
                Shape.fields(A, B, P),
                AllIn::read,
                List.of(
                        "phi",
                        "regime",
                        "payoffs",
                        "rows",
                        "cols",
                        "constantSum",
                        "foldBestIffXAtMost",
                        "IAtLeastPAWhenCalledIffXAtMost",
                        "formula",
                        "instance",
                        "condition",
                        "safety",
                        "maxminI",
                        "maxminII",
                        "extremeEquilibria",
                        "continuumComponents",
                        "tu",
                        "ntu",
                        "tuPayoffNtuFeasible"));
    }

    private static AllIn read(Node document) {
        AllIn game = new AllIn(A.in(document), B.in(document), P.in(document));
        if (game.pot.filter(x -> !x.isPositive()).isPresent())
            throw document.get("A").bad("bargaining.bad.positive");
        if (game.bet.filter(x -> !x.isPositive()).isPresent())
            throw document.get("B").bad("bargaining.bad.positive");
        if (game.chance
                .filter(x -> x.isNegative() || x.compareTo(Rational.ONE) >= 0)
                .isPresent()) throw document.get("p").bad("bargaining.bad.chance");
        return game;
    }

    boolean isNumeric() {
        return pot.isPresent() && bet.isPresent() && chance.isPresent();
    }

    /** What I, II and III get, row by row: honest or bluff against call or fold. */
    List<List<List<Rational>>> payoffs() {
        Rational a = pot.orElseThrow();
        Rational b = bet.orElseThrow();
        Rational p = chance.orElseThrow();
        Rational q = Rational.ONE.minus(p);
        Rational called = p.times(a.plus(b));
        Rational lost = p.times(b).negated();
        Rational nothing = Rational.ZERO;
        return List.of(
                List.of(List.of(called, lost.plus(q.times(a)), nothing), List.of(p.times(a), q.times(a), nothing)),
                List.of(
                        List.of(called.minus(q.times(b)), lost.plus(q.times(a.plus(b))), nothing),
                        List.of(p.times(a), nothing, q.times(a))));
    }

    CooperativeGame game() {
        List<List<List<Rational>>> table = payoffs();
        CooperativeGame plain = CooperativeGame.of(new Bimatrix(
                RationalMatrix.generate(2, 2, (i, j) -> table.get(i).get(j).get(0)),
                RationalMatrix.generate(2, 2, (i, j) -> table.get(i).get(j).get(1))));
        return new CooperativeGame(
                plain.payoffs(), plain.players(), List.of("honest", "bluff"), List.of("call", "fold"), plain.asked());
    }

    @Override
    public List<Section> sections(Words words, Progress progress) {
        if (!isNumeric()) return List.of();
        CooperativeGame game = game();
        TuSolution tu = TuSolution.of(game, Rational.ONE, progress);
        return List.of(
                Section.of(
                        words.say("bargaining.section.bluff"),
                        new Block.Picture(bluffing(words), words.say("bargaining.figure.bluff"))),
                Section.of(
                        words.say("bargaining.section.feasible"),
                        new Block.Picture(
                                CooperativeFigures.split(game, tu, words), words.say("bargaining.figure.split"))));
    }

    /** What II gets by calling and by folding, against the probability of a bluff. */
    private Figure bluffing(Words words) {
        List<List<List<Rational>>> table = payoffs();
        List<Figure.Curve> curves = new ArrayList<>();
        double p = chance.orElseThrow().doubleValue();
        double b = bet.orElseThrow().doubleValue();
        double a = pot.orElseThrow().doubleValue();
        double border = p * b / ((1 - p) * (a + b));
        double to = border > 0 ? Math.min(1, 4 * border) : 1;
        double least = Double.MAX_VALUE;
        double most = -Double.MAX_VALUE;
        for (int reply = 0; reply < 2; reply++) {
            double honest = table.get(0).get(reply).get(1).doubleValue();
            double bluff = honest + to * (table.get(1).get(reply).get(1).doubleValue() - honest);
            least = Math.min(least, Math.min(honest, bluff));
            most = Math.max(most, Math.max(honest, bluff));
            curves.add(new Figure.Curve(
                    words.say(reply == 0 ? "bargaining.figure.call" : "bargaining.figure.fold"),
                    List.of(new Figure.Point(0, honest), new Figure.Point(to, bluff)),
                    reply == 0 ? Tone.FIRST : Tone.SECOND,
                    true));
        }
        double room = Math.max(0.1 * (most - least), 0.5);
        List<Figure.Dot> dots = border > 1
                ? List.of()
                : List.of(new Figure.Dot(
                        new Figure.Point(border, (1 - p) * a * (1 - border)),
                        words.say("bargaining.figure.border"),
                        Tone.ACCENT));
        return new Figure.Plot(
                new Figure.Axis(words.say("bargaining.figure.bluff-axis"), 0, to),
                new Figure.Axis("II", least - room, most + room),
                curves,
                dots,
                List.of(),
                false);
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts();
        if (isNumeric()) numbers(facts, progress);
        else facts.put("formula", Formula.SAME, AllIn::formulas);
        facts.put("rows", () -> List.of("honest", "bluff")).put("cols", () -> List.of("call", "fold"));
        if (!isNumeric()) {
            facts.put(
                    "payoffs",
                    Formula.SAME,
                    () -> List.of(
                            List.of(List.of("p(A+B)", "-p*B+(1-p)A", "0"), List.of("p*A", "(1-p)A", "0")),
                            List.of(List.of("p(A+B)-(1-p)B", "-p*B+(1-p)(A+B)", "0"), List.of("p*A", "0", "(1-p)A"))));
            facts.put("constantSum", Formula.SAME, () -> "A")
                    .put("foldBestIffXAtMost", Formula.SAME, () -> "p*B/((1-p)(A+B))")
                    .put("IAtLeastPAWhenCalledIffXAtMost", Formula.SAME, () -> "p/(1-p)")
                    .put("condition", () -> "2pB < (1-p)(A+2B)")
                    .put("instance", (answered, expected) -> atInstance(expected, progress), AllIn::formulas);
        } else facts.put("formula", Formula.SAME, AllIn::formulas);
        return facts;
    }

    /** The solutions in full, the names and the formulas with numbers beside them are told only to whoever asks. */
    @Override
    public boolean tells(String fact) {
        return !isNumeric()
                || !List.of(
                                "tu",
                                "ntu",
                                "instance",
                                "rows",
                                "cols",
                                "formula",
                                "condition",
                                "extremeEquilibria",
                                "continuumComponents")
                        .contains(fact);
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        if (!isNumeric()) return Optional.of(Message.of("bargaining.all-in-endgame.letters"));
        List<?> split = answers.get("phi", List.class);
        return Optional.of(Message.of("bargaining.all-in-endgame.numbers", split.get(0), split.get(1)));
    }

    @Override
    public List<Message> steps(Facts answers) {
        if (!isNumeric()) return List.of();
        Map<?, ?> tu = answers.get("tu", Map.class);
        Object total = Objects.requireNonNull(tu.get("sigma"));
        Object value = Objects.requireNonNull(tu.get("delta"));
        List<?> split = answers.get("phi", List.class);
        return List.of(
                Message.of("bargaining.all-in-endgame.total", total),
                Message.of(
                        "bargaining.all-in-endgame.threats",
                        value,
                        first(tu.get("threatI")),
                        first(tu.get("threatII"))),
                Message.of("bargaining.step.split", total, value, "(" + split.get(0) + ", " + split.get(1) + ")"));
    }

    private static Object first(@Nullable Object threats) {
        return ((List<?>) Objects.requireNonNull(threats)).getFirst();
    }

    static Map<String, Object> formulas() {
        return InOrder.of(
                "sigma", "A",
                "threatBluffProb", "2*p*B/((1-p)(A+2*B))",
                "threatCallProb", "A/(A+2*B)",
                "phi1", "p*A+p*A*B/(A+2*B)",
                "phi2", "(1-p)A-p*A*B/(A+2*B)");
    }

    @Override
    public Certificate check(Progress progress) {
        return AllInProof.of(this, progress);
    }

    private void numbers(Facts facts, Progress progress) {
        CooperativeGame game = game();
        Rational p = chance.orElseThrow();
        Rational q = Rational.ONE.minus(p);
        Once<TuSolution> tu = new Once<>(() -> TuSolution.of(game, Rational.ONE, progress));
        facts.put("phi", () -> tu.get().split().facts())
                .put("regime", () -> isInterior() ? "interior" : "saddle")
                .put("payoffs", this::payoffs)
                .put("constantSum", pot::orElseThrow)
                .put(
                        "foldBestIffXAtMost",
                        () -> p.times(bet.orElseThrow())
                                .over(q.times(pot.orElseThrow().plus(bet.orElseThrow())))
                                .min(Rational.ONE))
                .put("IAtLeastPAWhenCalledIffXAtMost", () -> p.over(q).min(Rational.ONE))
                .put("condition", () -> "2pB < (1-p)(A+2B)");
        Once<hissho.zerosum.matrix.MatrixSolution> first =
                new Once<>(() -> MatrixSolver.solve(MatrixGame.of(game.payoffs().first()), progress));
        Once<hissho.zerosum.matrix.MatrixSolution> second = new Once<>(
                () -> MatrixSolver.solve(MatrixGame.of(game.payoffs().second().transposed()), progress));
        facts.put(
                        "safety",
                        () -> List.of(
                                first.get().pair().value(), second.get().pair().value()))
                .put(
                        "maxminI",
                        Compare.SET,
                        () -> first.get().rows().strategies().stream()
                                .map(x -> x.weights())
                                .toList())
                .put(
                        "maxminII",
                        Compare.SET,
                        () -> second.get().rows().strategies().stream()
                                .map(x -> x.weights())
                                .toList());
        Once<TwoByTwo> equilibria = new Once<>(() -> TwoByTwo.of(game));
        facts.put("extremeEquilibria", Compare.SET, () -> equilibria.get().extreme())
                .put(
                        "continuumComponents",
                        TwoByTwo::sameComponents,
                        () -> equilibria.get().components());
        Nested.put(facts, "tu", () -> TuFacts.of(game, tu.get()));
        Nested.put(facts, "ntu", () -> LambdaFacts.of(game, () -> LambdaTransfer.of(game, progress), progress));
        facts.put("tuPayoffNtuFeasible", () -> game.hull().contains(tu.get().split()));
        facts.put("instance", (answered, expected) -> atInstance(expected, progress), () -> instance(progress));
    }

    private boolean isInterior() {
        Rational a = pot.orElseThrow();
        Rational b = bet.orElseThrow();
        Rational p = chance.orElseThrow();
        return p.times(b).times(2).compareTo(Rational.ONE.minus(p).times(a.plus(b.times(2)))) < 0;
    }

    private Map<String, Object> instance(Progress progress) {
        TuSolution tu = TuSolution.of(game(), Rational.ONE, progress);
        return InOrder.of(
                "A",
                pot.orElseThrow(),
                "B",
                bet.orElseThrow(),
                "p",
                chance.orElseThrow(),
                "threatBluffProb",
                tu.threatsI().getFirst().get(1),
                "threatCallProb",
                tu.threatsII().getFirst().get(0),
                "phi",
                tu.split().facts());
    }

    /** An answer key names parameters and what it says of them: the game is solved for these parameters and compared. */
    private boolean atInstance(@Nullable Object expected, Progress progress) {
        if (!(expected instanceof Map<?, ?> said)) return false;
        AllIn there = new AllIn(
                CellFacts.number(said.get("A")).or(() -> pot),
                CellFacts.number(said.get("B")).or(() -> bet),
                CellFacts.number(said.get("p")).or(() -> chance));
        if (!there.isNumeric()) throw new NotAnswered(Message.of("core.not-answered", "instance"));
        Map<String, Object> ours = there.instance(progress);
        return said.entrySet().stream()
                .allMatch(entry -> ours.containsKey(entry.getKey().toString())
                        && Compare.EXACT.agree(ours.get(entry.getKey().toString()), entry.getValue()));
    }

    /** All equilibria of a two-by-two game: pairs of corners of the players' best-reply regions, and the products they span. */
    record TwoByTwo(CooperativeGame game, List<RationalVector> rows, List<RationalVector> columns) {

        static TwoByTwo of(CooperativeGame game) {
            return new TwoByTwo(
                    game,
                    corners(game.payoffs().second()),
                    corners(game.payoffs().first().transposed()));
        }

        /** The pure strategies, and the mixture that makes the other player indifferent. */
        private static List<RationalVector> corners(RationalMatrix other) {
            List<RationalVector> found = new ArrayList<>(List.of(RationalVector.of(1, 0), RationalVector.of(0, 1)));
            Rational first = other.get(0, 0).minus(other.get(0, 1));
            Rational second = other.get(1, 0).minus(other.get(1, 1));
            Rational spread = second.minus(first);
            if (spread.isZero()) return found;
            Rational weight = second.over(spread);
            if (weight.isPositive() && weight.compareTo(Rational.ONE) < 0)
                found.add(RationalVector.of(weight, Rational.ONE.minus(weight)));
            return found;
        }

        private boolean isEquilibrium(RationalVector p, RationalVector q) {
            Point now = game.expected(p, q);
            return game.payoffs().first().times(q).maximum().equals(now.x())
                    && game.payoffs().second().leftTimes(p).maximum().equals(now.y());
        }

        List<Map<String, Object>> extreme() {
            List<Map<String, Object>> found = new ArrayList<>();
            for (RationalVector p : rows)
                for (RationalVector q : columns)
                    if (isEquilibrium(p, q))
                        found.add(InOrder.of(
                                "p", p, "q", q, "payoff", game.expected(p, q).facts()));
            return found;
        }

        /** Maximal products of more than one point. */
        List<Map<String, Object>> components() {
            List<List<List<RationalVector>>> products = new ArrayList<>();
            for (List<RationalVector> some : subsets(rows))
                for (List<RationalVector> others : subsets(columns))
                    if (some.size() * others.size() > 1
                            && some.stream().allMatch(p -> others.stream().allMatch(q -> isEquilibrium(p, q))))
                        products.add(List.of(some, others));
            return products.stream()
                    .filter(one -> products.stream()
                            .noneMatch(other -> !other.equals(one)
                                    && other.get(0).containsAll(one.get(0))
                                    && other.get(1).containsAll(one.get(1))))
                    .map(one -> InOrder.of("pHull", one.get(0), "qHull", one.get(1)))
                    .toList();
        }

        private static List<List<RationalVector>> subsets(List<RationalVector> all) {
            List<List<RationalVector>> found = new ArrayList<>();
            for (int bits = 1; bits < 1 << all.size(); bits++) {
                List<RationalVector> some = new ArrayList<>();
                for (int k = 0; k < all.size(); k++) if ((bits >> k & 1) == 1) some.add(all.get(k));
                found.add(some);
            }
            return found;
        }

        static boolean sameComponents(@Nullable Object ours, @Nullable Object theirs) {
            if (!(ours instanceof List<?> a) || !(theirs instanceof List<?> b) || a.size() != b.size()) return false;
            return b.stream()
                    .allMatch(x -> a.stream()
                            .anyMatch(y -> x instanceof Map<?, ?> e
                                    && y instanceof Map<?, ?> o
                                    && Compare.SET.agree(o.get("pHull"), e.get("pHull"))
                                    && Compare.SET.agree(o.get("qHull"), e.get("qHull"))));
        }
    }
}

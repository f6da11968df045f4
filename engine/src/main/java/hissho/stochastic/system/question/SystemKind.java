package hissho.stochastic.system.question;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Iteration;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Systems of games as a kind: recursive games, stochastic games, multistage games. */
public final class SystemKind implements Kind<SystemQuestion> {

    private static final Shape<Map<String, List<Rational>>> STRATEGIES =
            Shape.mapOf(Shape.listOf(Shape.number(), 1, GameSystem.MOST_LINES));
    private static final Shape<List<Rational>> VECTOR = Shape.listOf(Shape.number(), 1, GameSystem.MOST_GAMES);

    private static final Field<String> QUERY =
            Field.optional("query", Shape.choice(SystemQuestion.QUERIES), SystemQuestion.SOLVE);
    private static final Field<Integer> STEPS = Field.optional("n", Shape.whole(0, Iteration.MOST_STEPS), 6);
    private static final Field<List<Rational>> FROM = Field.optional("v0", VECTOR);
    private static final Field<List<Rational>> INSERTED = Field.optional("v", VECTOR);
    private static final Field<Rational> TOLERANCE =
            Field.optional("tolerance", Shape.number(), Rational.of(1, 10_000));
    private static final Field<Map<String, List<Rational>>> ROW = Field.optional("rowStationary", STRATEGIES);
    private static final Field<Map<String, List<Rational>>> COL = Field.optional("colStationary", STRATEGIES);

    @Override
    public Listing listing() {
        return new Listing("game-system", "system", Chapter.RECURSIVE);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                SystemReader.GAMES,
                SystemReader.START,
                SystemReader.INFINITE,
                SystemReader.DISCOUNT,
                QUERY,
                STEPS,
                FROM,
                INSERTED,
                TOLERANCE,
                ROW,
                COL);
    }

    @Override
    public List<String> facts() {
        return SystemFacts.KEYS;
    }

    @Override
    public SystemQuestion read(Node document) {
        String query = QUERY.in(document);
        List<Fault.Found> faults = query.equals(SystemQuestion.VALIDATE) ? SystemReader.faults(document) : List.of();
        boolean unreadable = faults.stream()
                .anyMatch(f -> f.fault() != Fault.MISSING_INFINITE_PAYOFF && f.fault() != Fault.PAYOFF_ON_ENDLESS_LOOP);
        Optional<GameSystem> system = unreadable ? Optional.empty() : Optional.of(SystemReader.read(document));
        system.ifPresent(found -> refuse(document, found, query));
        int size = system.map(GameSystem::size).orElse(0);
        return new SystemQuestion(
                system,
                query,
                faults,
                STEPS.in(document),
                vector(document, FROM, size),
                vector(document, INSERTED, size),
                tolerance(document),
                system.map(found -> strategies(document, ROW, found, true)).orElse(Map.of()),
                system.map(found -> strategies(document, COL, found, false)).orElse(Map.of()));
    }

    private static Rational tolerance(Node document) {
        Rational tolerance = TOLERANCE.in(document);
        if (!tolerance.isPositive()) throw document.get("tolerance").bad("system.bad.tolerance", tolerance);
        return tolerance;
    }

    /** What the theory does not cover is refused where values are asked for, and so is a question about a strategy without one. */
    private static void refuse(Node document, GameSystem system, String query) {
        if (query.equals(SystemQuestion.GUARANTEE) && !ROW.isIn(document) && !COL.isIn(document))
            throw document.get("query").bad("system.bad.no-strategy");
        if (query.equals(SystemQuestion.GUARANTEE) && ROW.isIn(document) && COL.isIn(document) && !system.swaps())
            throw document.get("colStationary").bad("system.bad.one-strategy");
        boolean solves = List.of(SystemQuestion.SOLVE, SystemQuestion.GUARANTEE).contains(query);
        if (!solves) return;
        if (Arena.holds(system) || Classification.of(Arena.of(system)) == Classification.RECURSIVE)
            Fault.of(system).ifPresent(fault -> {
                throw document.get("games")
                        .bad(
                                "system.bad." + fault.fault().code(),
                                fault.details().toArray());
            });
        if (!Arena.holds(system) && system.leastStop().isZero())
            throw document.get("games")
                    .bad(
                            "system.bad.too-large",
                            system.size(),
                            Arena.MOST_STATES / 2,
                            Arena.MOST_LINES,
                            Arena.MOST_CELLS,
                            Arena.MOST_IN_A_ROW);
    }

    private static List<Rational> vector(Node document, Field<List<Rational>> field, int size) {
        List<Rational> found = field.find(document).orElse(List.of());
        if (!found.isEmpty() && size > 0 && found.size() != size)
            throw document.get(field.name()).badSize(size, size, found.size());
        return found;
    }

    private static Map<String, List<Rational>> strategies(
            Node document, Field<Map<String, List<Rational>>> field, GameSystem system, boolean rows) {
        if (!field.isIn(document)) return Map.of();
        Node node = document.get(field.name());
        node.only(java.util.Set.copyOf(system.names()));
        Map<String, List<Rational>> found = new LinkedHashMap<>();
        for (Stage stage : system.stages()) {
            Node own = node.get(stage.name());
            List<Rational> weights = new ArrayList<>();
            int size = rows ? stage.height() : stage.width();
            for (Node weight : own.list(size, size)) weights.add(weight.rational());
            Rational sum = weights.stream().reduce(Rational.ZERO, Rational::plus);
            if (weights.stream().anyMatch(Rational::isNegative) || !sum.equals(Rational.ONE))
                throw own.bad("system.bad.mixture", sum);
            found.put(stage.name(), weights);
        }
        return found;
    }

    /** The facts of a system that has a name of its own. */
    public static List<String> solutionFacts() {
        return SystemFacts.KEYS;
    }

    /** The solution of a system that has a name of its own. */
    public static Solution solution(String name, GameSystem system, Progress progress) {
        return SystemSolution.of(name, SystemQuestion.of(system), progress);
    }

    public static Optional<Position> position(GameSystem system, Progress progress) {
        return SystemPlay.start(system, progress);
    }

    @Override
    public Solution solve(SystemQuestion question, Progress progress) {
        return SystemSolution.of(name(), question, progress);
    }

    @Override
    public Optional<Message> unplayable(SystemQuestion question) {
        return Optional.of(Message.of("system.unknown.faulty"));
    }

    @Override
    public Optional<Position> play(SystemQuestion question, Progress progress) {
        return question.given().flatMap(system -> SystemPlay.start(system, progress));
    }
}

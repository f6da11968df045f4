package hissho.zerosum.topic;

import static hissho.zerosum.topic.MatrixTopics.about;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.DominationCheck;
import hissho.zerosum.method.IteratedDominance;
import hissho.zerosum.method.Reductions;
import hissho.zerosum.method.WeightTransfer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Domination: which lines are dominated and by what, proposed mixtures and sequences, iterated elimination. */
final class DominationTopics {

    private DominationTopics() {}

    static List<Topic> all() {
        return List.of(
                about("domination", DominationTopics::domination, "mode", "target", "by", "p", "q", "steps"),
                about("iterated-domination", DominationTopics::domination, "mode", "target", "by", "steps"),
                about("saddle-domination-check", DominationTopics::domination, "mode"));
    }

    private static Facts domination(Asked asked) {
        Dominance.Mode mode = asked.input
                        .find("mode")
                        .map(m -> m.choice("pure", "mixed"))
                        .orElse("mixed")
                        .equals("pure")
                ? Dominance.Mode.PURE
                : Dominance.Mode.MIXED;
        MatrixGame game = asked.game;
        Once<IteratedDominance> result = new Once<>(() -> IteratedDominance.of(game, mode, false, Progress.none()));
        Once<List<Reductions.Rest>> ends = new Once<>(() -> Reductions.all(game, mode, Progress.atMost(5000)));
        DominationCheck check = new DominationCheck(game);
        Facts answers = asked.solved()
                .put("steps", accepted(asked, check, mode), () -> steps(asked, result.get()))
                .put(
                        "rounds",
                        Compare.accepted(expected -> rounds(asked, check, Node.root(expected))),
                        () -> steps(asked, result.get()))
                .put(
                        "reduced",
                        inSomeOrder(
                                Compare.EXACT,
                                ends,
                                rest -> game.restricted(rest.rows(), rest.columns())
                                        .payoffs()),
                        () -> result.get().reduced().payoffs())
                .put(
                        "reducedRows",
                        inSomeOrder(asked.rows.list(), ends, rest -> asked.rows.names(rest.rows())),
                        () -> asked.rows.names(result.get().rows()))
                .put(
                        "reducedCols",
                        inSomeOrder(asked.columns.list(), ends, rest -> asked.columns.names(rest.columns())),
                        () -> asked.columns.names(result.get().columns()))
                .put(
                        "notDominated",
                        asked.rows.set(),
                        () -> asked.rows.names(IntStream.range(0, game.height())
                                .filter(k -> !dominated(game, mode).contains(k))
                                .boxed()
                                .toList()))
                .put("dominatedRows", asked.rows.set(), () -> asked.rows.names(dominated(game, mode)))
                .put("dominatedCols", asked.columns.set(), () -> asked.columns.names(dominated(game.reversed(), mode)))
                .put("duplicateRows", groups(asked.rows), () -> duplicates(game, asked.rows))
                .put("duplicateCols", groups(asked.columns), () -> duplicates(game.reversed(), asked.columns))
                .put(
                        "valid",
                        () -> asked.input
                                .find("steps")
                                .map(steps -> valid(asked, check, steps, mode))
                                .orElseGet(() -> valid(asked, check, Node.root(steps(asked, result.get())), mode)))
                .put(
                        "by",
                        Compare.accepted(expected -> certificates(asked, Node.root(expected))),
                        () -> steps(asked, result.get()));
        answers.put(
                "mixture",
                Compare.accepted(
                        expected -> somethingMixed(game, Node.root(expected).vector())),
                () -> result.get().steps().stream()
                        .findFirst()
                        .map(step -> step.isRow() ? game.columnPayoffs(step.by()) : game.rowPayoffs(step.by()))
                        .orElse(null));
        asked.input.find("target").ifPresent(target -> target(asked, target, mode, answers));
        if (asked.input
                .find("q")
                .filter(q -> q.list().stream().allMatch(Node::isList))
                .isPresent()) compared(asked, answers);
        return answers;
    }

    /** What is left may depend on the order of weak dominations: every order is right. */
    private static Compare inSomeOrder(
            Compare compare, Once<List<Reductions.Rest>> ends, Function<Reductions.Rest, Object> part) {
        return (answered, expected) -> compare.agree(answered, expected)
                || ends.get().stream().anyMatch(rest -> compare.agree(part.apply(rest), expected));
    }

    private static List<Map<String, Object>> steps(Asked asked, IteratedDominance result) {
        List<Map<String, Object>> steps = new ArrayList<>();
        for (IteratedDominance.Step step : result.steps()) {
            LineNames names = step.isRow() ? asked.rows : asked.columns;
            Map<String, Object> told = new LinkedHashMap<>();
            told.put("remove", step.isRow() ? "row" : "col");
            told.put("index", names.name(step.index()));
            told.put("by", names.weights(step.by()));
            told.put("strictlyDominated", step.strict());
            told.put("certificateStrict", step.strictMixture());
            steps.add(told);
        }
        return steps;
    }

    private static Compare accepted(Asked asked, DominationCheck check, Dominance.Mode mode) {
        return Compare.accepted(expected -> valid(asked, check, Node.root(expected), mode));
    }

    /** Whether each step strikes out a line that is there and that its mixture of lines that are there dominates. */
    private static boolean valid(Asked asked, DominationCheck check, Node steps, Dominance.Mode mode) {
        List<DominationCheck.Claim> claims = steps.list().stream()
                .map(step -> {
                    boolean row = step.get("remove").choice("row", "col").equals("row");
                    LineNames names = row ? asked.rows : asked.columns;
                    return new DominationCheck.Claim(
                            row,
                            names.index(step.get("index")),
                            names.weights(step.get("by")),
                            step.find("strictlyDominated").map(Node::truth),
                            step.find("certificateStrict").map(Node::truth));
                })
                .toList();
        return check.valid(claims, mode);
    }

    private static boolean rounds(Asked asked, DominationCheck check, Node rounds) {
        return check.validRounds(rounds.list().stream()
                .map(round -> new DominationCheck.Round(
                        asked.rows.index(round.get("by")), asked.rows.indices(round.get("remove"))))
                .toList());
    }

    /** Weights for the one line they dominate, or a map from lines to such weights. */
    private static boolean certificates(Asked asked, Node expected) {
        boolean several = expected.fields().keySet().stream()
                .allMatch(key -> expected.find(key).filter(Node::isMap).isPresent());
        if (!several)
            return somethingDominated(asked.game, asked.rows, expected)
                    || somethingDominated(asked.game.reversed(), asked.columns, expected);
        return expected.fields().keySet().stream().allMatch(key -> {
            Node weights = expected.get(key);
            return check(asked.game, asked.rows, key, weights)
                    || check(asked.game.reversed(), asked.columns, key, weights);
        });
    }

    private static boolean check(MatrixGame game, LineNames names, String line, Node weights) {
        int index = names.index((Object) line);
        RationalVector by = names.weights(weights);
        return by.isDistribution() && by.get(index).isZero() && Dominance.dominates(game, index, by);
    }

    static boolean somethingDominated(MatrixGame game, LineNames names, Node expected) {
        RationalVector by = names.weights(expected);
        return by.isDistribution()
                && IntStream.range(0, game.height())
                        .anyMatch(k -> by.get(k).isZero() && Dominance.dominates(game, k, by));
    }

    /** Whether payoffs are those of a mixture that dominates some line. */
    private static boolean somethingMixed(MatrixGame game, RationalVector payoffs) {
        return IntStream.range(0, game.height()).anyMatch(k -> DominationCheck.isDominatingMixture(game, k, payoffs))
                || IntStream.range(0, game.width())
                        .anyMatch(k -> DominationCheck.isDominatingMixture(game.reversed(), k, payoffs.negated()));
    }

    private static List<Integer> dominated(MatrixGame game, Dominance.Mode mode) {
        return IntStream.range(0, game.height())
                .filter(k -> Dominance.find(game, k, mode, Progress.none()).isPresent())
                .boxed()
                .toList();
    }

    private static List<List<Object>> duplicates(MatrixGame game, LineNames names) {
        return IntStream.range(0, game.height())
                .boxed()
                .collect(Collectors.groupingBy(i -> game.payoffs().row(i), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .filter(group -> group.size() > 1)
                .map(names::names)
                .toList();
    }

    private static Compare groups(LineNames names) {
        return (answered, expected) ->
                groupsOf(Node.root(answered), names).equals(groupsOf(Node.root(expected), names));
    }

    private static Set<Set<Integer>> groupsOf(Node list, LineNames names) {
        return list.list().stream()
                .map(group -> Set.copyOf(names.indices(group)))
                .collect(Collectors.toSet());
    }

    /** The answers about one line under test. */
    private static void target(Asked asked, Node target, Dominance.Mode mode, Facts answers) {
        boolean row = target.has("row");
        LineNames names = row ? asked.rows : asked.columns;
        MatrixGame game = row ? asked.game : asked.game.reversed();
        int line = names.index(target.get(row ? "row" : "col"));
        Optional<RationalVector> proposed = asked.input.find("by").map(names::weights);
        Once<Optional<RationalVector>> found =
                new Once<>(() -> proposed.or(() -> Dominance.find(game, line, mode, Progress.none())));
        answers.put(
                "dominated",
                () -> found.get()
                        .filter(by ->
                                by.isDistribution() && by.get(line).isZero() && Dominance.dominates(game, line, by))
                        .isPresent());
        answers.put("strictlyDominated", () -> Dominance.strictly(game, line, Progress.none()));
        answers.put(
                "certificateStrict",
                () -> found.get().filter(by -> Dominance.strict(game, line, by)).isPresent());
        answers.put(
                "valid",
                () -> found.get()
                        .filter(by ->
                                by.isDistribution() && by.get(line).isZero() && Dominance.dominates(game, line, by))
                        .isPresent());
        answers.put("weaklyDominatedBy", names.set(), () -> names.names(Dominance.dominators(game, line)));
        answers.put(
                "by",
                Compare.accepted(expected -> {
                    RationalVector by = names.weights(Node.root(expected));
                    return by.isDistribution() && by.get(line).isZero() && Dominance.dominates(game, line, by);
                }),
                () -> found.get().map(names::weights).orElse(null));
        Compare mixture = proposed.isPresent()
                ? Compare.EXACT
                : Compare.accepted(expected -> DominationCheck.isDominatingMixture(
                        game, line, signed(Node.root(expected).vector(), row)));
        answers.put(
                "mixture",
                mixture,
                () -> found.get().map(by -> signed(game.columnPayoffs(by), row)).orElse(null));
        if (asked.input.has("p") && row) {
            RationalVector p = asked.needP();
            RationalVector by = found.get().orElseThrow(() -> new NotAnswered("the row is not dominated"));
            answers.put("pTransferred", () -> WeightTransfer.apply(p, line, by))
                    .put("colPayoffsBefore", () -> asked.game.columnPayoffs(p))
                    .put("colPayoffsAfter", () -> asked.game.columnPayoffs(WeightTransfer.apply(p, line, by)));
        }
        if (asked.input.has("q") && !row) {
            RationalVector q = asked.needQ();
            RationalVector by = found.get().orElseThrow(() -> new NotAnswered("the column is not dominated"));
            answers.put("qTransferred", () -> WeightTransfer.apply(q, line, by))
                    .put("rowPayoffsBefore", () -> asked.game.rowPayoffs(q))
                    .put("rowPayoffsAfter", () -> asked.game.rowPayoffs(WeightTransfer.apply(q, line, by)));
        }
        answers.put(
                "notDominated",
                names.set(),
                () -> names.names(IntStream.range(0, game.height())
                        .filter(k ->
                                Dominance.find(game, k, mode, Progress.none()).isEmpty())
                        .boxed()
                        .toList()));
    }

    private static RationalVector signed(RationalVector payoffs, boolean row) {
        return row ? payoffs : payoffs.negated();
    }

    /** The answers about two strategies of II. */
    private static void compared(Asked asked, Facts answers) {
        List<RationalVector> given =
                asked.input.get("q").list().stream().map(Node::vector).toList();
        answers.put(
                "rowPayoffs", () -> given.stream().map(asked.game::rowPayoffs).toList());
        answers.put(
                "bothOptimal",
                () -> given.stream()
                        .allMatch(q -> q.isDistribution() && asked.solution().isOptimalColumn(new Mixed(q))));
        if (given.size() == 2)
            answers.put(
                    "secondDominatesFirst",
                    () -> asked.game.rowPayoffs(given.get(1)).minus(asked.game.rowPayoffs(given.get(0))).stream()
                            .noneMatch(x -> x.isPositive()));
    }
}

package hissho.topic;

import java.util.List;
import java.util.stream.Stream;

/** The topics of answer keys about matrix games. */
final class MatrixTopics {

    /** Topics of which a plain matrix game answers everything under the same names. */
    private static final List<String> PLAIN = List.of(
            "solve-matrix-game",
            "shapley-snow",
            "game-classification",
            "expected-payoff",
            "equilibrium-theorem",
            "strategy-evaluation",
            "number-hides",
            "build-matrix",
            "latin-square",
            "magic-square",
            "arbitration",
            "thievery",
            "domination",
            "iterated-domination",
            "saddle-domination-check");

    static final List<Topic> ALL = Stream.of(
                    Stream.of(thievery()),
                    PLAIN.stream().flatMap(name -> both(Topic.of(name, "matrix"))),
                    domination(),
                    learners(),
                    methods(),
                    graphs(),
                    pivots(),
                    others(),
                    series())
            .flatMap(topics -> topics)
            .toList();

    private MatrixTopics() {}

    /** A topic about a written matrix, and the same about the matrix of a named game where no matrix is written. */
    private static Stream<Topic> both(Topic topic) {
        return Stream.of(
                topic.needing("matrix").dropping("game", "params"),
                topic.byName("game").spreading("params"));
    }

    private static Topic thievery() {
        return Topic.named("thievery", "game").spreading("params").dropping("matrix", "rowLabels", "colLabels");
    }

    private static Stream<Topic> domination() {
        return Stream.of("domination", "iterated-domination", "saddle-domination-check")
                .map(name -> Topic.of(name, "matrix"))
                .flatMap(topic -> Stream.of(
                        topic.needing("matrix", "q")
                                .dropping("game", "params")
                                .field("q", "mixtures")
                                .fact("rowPayoffs", "mixturePayoffs")
                                .fact("bothOptimal", "mixturesOptimal"),
                        topic.needing("matrix", "target")
                                .dropping("game", "params")
                                .fact("pTransferred", "transferred")
                                .fact("qTransferred", "transferred")
                                .fact("colPayoffsBefore", "payoffsBefore")
                                .fact("colPayoffsAfter", "payoffsAfter")
                                .fact("rowPayoffsBefore", "payoffsBefore")
                                .fact("rowPayoffsAfter", "payoffsAfter")));
    }

    /** What learners ask about strategies they have in hand. */
    private static Stream<Topic> learners() {
        Topic verify = Topic.of("verify-optimality", "matrix")
                .field("claimedValue", "value")
                .fact("worstCol", "bestCols")
                .fact("worstRow", "bestRows")
                .fact("worstPayoff", "guarantee");
        return Stream.of(
                        both(Topic.of("equalizing-strategy", "matrix")
                                .fact("row", "equalizer")
                                .fact("col", "equalizer")
                                .fact("colPayoffs", "equalizerPayoffs")
                                .fact("rowPayoffs", "equalizerPayoffs")
                                .fact("guarantee", "equalizerPayoff")),
                        both(Topic.of("side-payment", "matrix").fact("fairSidePayment", "sidePayment")),
                        Stream.of("pDecimal", "qDecimal", "valueDecimal")
                                .flatMap(rounded -> both(verify.needing(rounded)
                                        .always("rounded", true)
                                        .field("pDecimal", "p")
                                        .field("qDecimal", "q")
                                        .field("valueDecimal", "value")
                                        .fact("row", "recognisedRow")
                                        .fact("col", "recognisedCol"))),
                        both(verify),
                        both(Topic.of("best-response", "matrix")
                                .dropping("player")
                                .fact("row", "reply")
                                .fact("col", "reply")),
                        both(Topic.of("upper-lower-value", "matrix")
                                .fact("lower", "value")
                                .fact("upper", "value")
                                .fact("security", "guarantee")
                                .fact("maxRowPayoff", "bestPayoff")),
                        both(Topic.of("location-scale-invariance", "matrix")
                                .fact("scale", "affineScale")
                                .fact("shift", "affineShift")
                                .fact("reason", "affineReason")),
                        both(Topic.of("lp-reduction", "matrix")
                                .fact("p", "programSolution")
                                .fact("q", "programSolution")
                                .fact("x", "programSolution")
                                .fact("y", "programSolution")
                                .fact("tightColumns", "tightCols")))
                .flatMap(topics -> topics);
    }

    private static Stream<Topic> methods() {
        return Stream.of(
                        both(Topic.of("saddle-point", "matrix")
                                .fact("maximin", "pureLower")
                                .fact("minimax", "pureUpper")),
                        both(Topic.of("two-by-two", "matrix")
                                .dropping("skipSaddleCheck")
                                .fact("p", "formulaP")
                                .fact("q", "formulaQ")
                                .fact("valid", "formulaValid")),
                        both(Topic.of("diagonal-game", "matrix").fact("shift", "diagonalShift")),
                        both(Topic.of("triangular-game", "matrix")),
                        both(Topic.of("symmetric-game", "matrix")),
                        both(Topic.of("recognize-structure", "matrix").fact("structures", "allStructures")),
                        both(Topic.of("indifference", "matrix")
                                .fact("verdict", "systemVerdict")
                                .fact("colPayoffs", "systemColPayoffs")
                                .fact("rowPayoffs", "systemRowPayoffs")),
                        inverse("nonsingular-game"))
                .flatMap(topics -> topics);
    }

    private static Stream<Topic> inverse(String name) {
        return both(Topic.of(name, "matrix")
                .always("shift", 0)
                .field("method", "adjugate")
                .meaning("method", "adjugate", true)
                .meaning("method", "nonsingular", false)
                .meaning("method", "inverse", false)
                .fact("method", "theorem")
                .fact("pascal", "inverse")
                .fact("gameMatrix", "matrix")
                .fact("pascalSum", "sumOfInverse"));
    }

    /** Two lines against many, or against infinitely many. */
    private static Stream<Topic> graphs() {
        Topic wide = Topic.of("graphical-2xn", "matrix")
                .always("plot", "lower-envelope")
                .fact("activeCols", "activeLines")
                .fact("pInterval", "optimalInterval")
                .fact("maximum", "bestPoint")
                .fact("kinks", "envelopeVertices");
        Topic high = Topic.of("graphical-mx2", "matrix")
                .always("plot", "upper-envelope")
                .fact("activeRows", "activeLines")
                .fact("qInterval", "optimalInterval")
                .fact("minimum", "bestPoint")
                .fact("kinks", "envelopeVertices");
        Topic infinite = Topic.of("graphical-2xn", "two-by-infinity")
                .spreading("params")
                .needing("game")
                .dropping("game", "plot")
                .fact("row", "two")
                .fact("uniqueRow", "uniqueTwo")
                .fact("col", "many")
                .fact("colPure", "manyPure")
                .fact("colHasOptimal", "attained")
                .fact("colEpsilonOptimal", "manyEpsilonOptimal")
                .fact("rowPayoffs", "manyPayoffs");
        Topic turned = Topic.of("graphical-mx2", "infinity-by-two")
                .spreading("params")
                .needing("game")
                .dropping("game", "plot")
                .fact("col", "two")
                .fact("uniqueCol", "uniqueTwo")
                .fact("row", "many")
                .fact("rowPure", "manyPure")
                .fact("rowHasOptimal", "attained")
                .fact("rowEpsilonOptimal", "manyEpsilonOptimal")
                .fact("colPayoffs", "manyPayoffs");
        return Stream.of(
                        both(wide),
                        both(wide.called("2-by-n-graph")),
                        both(high),
                        both(high.called("m-by-2-graph")),
                        Stream.of(infinite, turned))
                .flatMap(topics -> topics);
    }

    private static Stream<Topic> pivots() {
        return Stream.of("pivot-method", "pivot-invariants", "all-optimal-strategies")
                .map(name -> Topic.of(name, "matrix")
                        .always("shift", 0)
                        .fact("matrix", "shifted")
                        .fact("rowMinima", "shiftedRowMin")
                        .fact("valueLowerBound", "shiftedMaximin")
                        .fact("outcome", "programOutcome")
                        .fact("verdict", "pivotVerdict")
                        .fact("count", "pathCount")
                        .fact("first", "firstOptimum"))
                .flatMap(MatrixTopics::both);
    }

    private static Stream<Topic> others() {
        Topic symmetry = Topic.of("invariance", "matrix-symmetry")
                .needing("matrix")
                .dropping("game", "params")
                .field("colPermutation", "permutations")
                .field("groupCols", "permutations");
        return Stream.of(
                symmetry.needing("groupCols").fact("optimal", "meanOptimal"),
                symmetry,
                Topic.named("invariance", "game").spreading("params"),
                Topic.of("blotto", "colonel-blotto")
                        .needing("game")
                        .spreading("params")
                        .dropping("game", "matrix", "rowLabels", "colLabels")
                        .fact("row", "fullRow")
                        .fact("col", "fullCol"),
                Topic.of("blotto", "matrix").needing("matrix").dropping("game", "params"),
                Topic.of("battleship", "battleship").spreading("params").dropping("game"),
                Topic.of("search-game", "matrix").needing("matrix").dropping("game", "params"),
                Topic.of("search-game", "dresher-guessing")
                        .needing("game")
                        .spreading("params")
                        .dropping("game")
                        .fact("row", "chooser")
                        .fact("col", "guesser"),
                Topic.of("parametric-value", "parametric-matrix-game")
                        .needing("parameter")
                        .field("t", "at"),
                Topic.of("parametric-value", "matrix").needing("matrix").dropping("game", "params", "t"),
                Topic.of("infinite-game-no-value", "matrix").needing("matrix").dropping("game", "params"),
                Topic.of("infinite-game-no-value", "countable-game").dropping("params", "strategySets"),
                Topic.named("infinite-game-no-value", "game")
                        .spreading("params")
                        .dropping("strategySets"),
                Topic.of("infinite-game-lower-exceeds-upper", "power-of-four")
                        .dropping("game", "params", "strategySets"));
    }

    /** The values of a family for a range of sizes, whatever else the topic asks. */
    private static Stream<Topic> series() {
        return Stream.of(
                        "number-hides",
                        "search-game",
                        "solve-matrix-game",
                        "diagonal-game",
                        "symmetric-game",
                        "latin-square",
                        "magic-square",
                        "build-matrix",
                        "triangular-game",
                        "nonsingular-game")
                .map(name -> Topic.of(name, "named-series").needing("game", "params"));
    }
}

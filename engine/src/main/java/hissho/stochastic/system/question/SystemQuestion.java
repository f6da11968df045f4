package hissho.stochastic.system.question;

import hissho.kind.Game;
import hissho.number.Rational;
import hissho.stochastic.system.GameSystem;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A system and what is asked about it.
 *
 * @param faults what is wrong with it, where that is the question; then there may be no system
 * @param steps how many steps of Shapley's iteration
 * @param from where the iteration starts
 * @param inserted values that are put into the matrices
 * @param rowStationary strategies that I repeats for ever, by game; roles that are exchanged are played optimally unless II's are given too
 */
public record SystemQuestion(
        Optional<GameSystem> given,
        String query,
        List<Fault.Found> faults,
        int steps,
        List<Rational> from,
        List<Rational> inserted,
        Rational tolerance,
        Map<String, List<Rational>> rowStationary,
        Map<String, List<Rational>> colStationary)
        implements Game {

    static final String SOLVE = "solve";
    static final String VALIDATE = "validate";
    static final String ITERATE = "shapley-iterate";
    static final String FROM_ITERATE = "strategies-from-iterate";
    static final String STAGE_MATRIX = "stage-matrix";
    static final String ERROR_BOUND = "error-bound";
    static final String FIXED_POINTS = "fixed-points";
    static final String VALUE_MAP = "value-map";
    static final String GUARANTEE = "guarantee";
    static final String CLASSIFY = "classify";
    static final String A_PRIORI = "a-priori-steps";
    static final String BOUNDS = "bounds";

    static final String[] QUERIES = {
        SOLVE,
        CLASSIFY,
        VALIDATE,
        FIXED_POINTS,
        VALUE_MAP,
        GUARANTEE,
        BOUNDS,
        ITERATE,
        A_PRIORI,
        STAGE_MATRIX,
        FROM_ITERATE,
        ERROR_BOUND
    };

    GameSystem system() {
        return given.orElseThrow();
    }

    public static SystemQuestion of(GameSystem system) {
        return new SystemQuestion(
                Optional.of(system),
                SOLVE,
                List.of(),
                6,
                List.of(),
                List.of(),
                Rational.of(1, 10_000),
                Map.of(),
                Map.of());
    }

    boolean asks(String what) {
        return query.equals(what);
    }
}

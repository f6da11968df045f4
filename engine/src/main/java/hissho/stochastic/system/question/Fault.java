package hissho.stochastic.system.question;

import hissho.number.Rational;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.EndComponents;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What can be wrong with a system, by the name answer keys give it. */
enum Fault {
    PROBABILITIES_NOT_ONE,
    UNKNOWN_GAME,
    RAGGED_MATRIX,
    MISSING_INFINITE_PAYOFF,
    PAYOFF_ON_ENDLESS_LOOP;

    String code() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    /** A fault and where it is. */
    record Found(Fault fault, String place, List<Object> details) {}

    /** What is wrong with a system that can be read: play that may go on for ever. */
    static Optional<Found> of(GameSystem system) {
        Arena arena = Arena.of(system);
        if (Classification.of(arena) != Classification.RECURSIVE) return Optional.empty();
        if (Classification.paysForEver(arena))
            return Optional.of(new Found(PAYOFF_ON_ENDLESS_LOOP, "games", List.of(endless(system, arena))));
        return system.infinite().isEmpty()
                ? Optional.of(new Found(MISSING_INFINITE_PAYOFF, "", List.of(endless(system, arena))))
                : Optional.empty();
    }

    /** The first game in which play can be kept alive. */
    private static String endless(GameSystem system, Arena arena) {
        EndComponents endless = Classification.endless(arena);
        int first = 0;
        while (endless.kept(first).isEmpty()) first++;
        return system.stages().get(arena.rooms().get(first).stage()).name();
    }

    /** Whether a cell's chances are chances and add up to one. */
    static boolean isLottery(Cell cell) {
        return !cell.stop().isNegative()
                && cell.next().stream().noneMatch(n -> n.probability().isNegative())
                && cell.stop().plus(Cell.total(cell.next())).equals(Rational.ONE);
    }

    static Map<String, Integer> numbers(List<String> names) {
        Map<String, Integer> numbers = new java.util.HashMap<>();
        for (int k = 0; k < names.size(); k++) numbers.putIfAbsent(names.get(k), k);
        return numbers;
    }
}

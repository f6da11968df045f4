package hissho.impartial;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of a position: its outcome, its value where the convention has one, and all moves that win or, where nobody can
 * win, all moves that hold the draw.
 */
public record Analysis(
        Component game,
        Convention convention,
        Outcome outcome,
        Optional<GrundyValue> value,
        List<Option> winning,
        List<Option> drawing) {

    public Analysis {
        winning = List.copyOf(winning);
        drawing = List.copyOf(drawing);
    }

    public static Analysis of(Component game, Convention convention, Progress progress) {
        if (game instanceof OutcomeGame only) return outcomeOnly(only, convention, progress);
        return convention == Convention.NORMAL ? normal(game, progress) : misere(game, progress);
    }

    private static Analysis outcomeOnly(OutcomeGame game, Convention convention, Progress progress) {
        Outcome outcome = game.outcome(convention, progress);
        List<Option> winning = outcome == Outcome.N ? game.winning(convention, progress) : List.of();
        return new Analysis(game, convention, outcome, Optional.empty(), winning, List.of());
    }

    private static Analysis normal(Component game, Progress progress) {
        GrundyValue value = game.value(progress);
        Outcome outcome = value.outcome();
        List<Option> winning = outcome == Outcome.N ? game.optionsTo(GrundyValue.ZERO, progress) : List.of();
        List<Option> drawing = outcome == Outcome.DRAW
                ? game.options().stream()
                        .filter(o -> o.after().value(progress).outcome() == Outcome.DRAW)
                        .toList()
                : List.of();
        return new Analysis(game, Convention.NORMAL, outcome, Optional.of(value), winning, drawing);
    }

    private static Analysis misere(Component game, Progress progress) {
        List<Option> winning = game.misereWinning(progress);
        Outcome outcome = !winning.isEmpty() || game.optionCount() == 0 ? Outcome.N : lost(game, progress);
        return new Analysis(game, Convention.MISERE, outcome, Optional.empty(), winning, List.of());
    }

    /** No winning move was found: the position is lost, unless it has too many moves for all to have been looked at. */
    private static Outcome lost(Component game, Progress progress) {
        return game.optionCount() > game.mostFollowed() ? game.misere(progress) : Outcome.P;
    }

    /** How many moves win, listed or not. */
    public BigInteger winningCount() {
        return value.isPresent() && outcome == Outcome.N
                ? game.countTo(GrundyValue.ZERO).orElse(BigInteger.valueOf(winning.size()))
                : BigInteger.valueOf(winning.size());
    }

    /** The components of a sum, or the game itself. */
    public List<Component> components() {
        return game instanceof Sum sum ? sum.components() : List.of(game);
    }

    /**
     * Looks at every option again: the value is the least that no option has, exactly the listed moves lead to P-positions, and an
     * N-position has one.
     */
    public boolean certified(Progress progress) {
        if (game instanceof OutcomeGame) return certifiedOutcome(progress);
        if (convention == Convention.MISERE) return certifiedMisere(progress);
        GrundyValue own = value.orElseThrow();
        if (own.outcome() != outcome || (outcome == Outcome.N) == winning.isEmpty()) return false;
        for (Option option : winning.stream().limit(game.mostFollowed()).toList())
            if (!option.after().value(progress).isZero()) return false;
        if (game.optionCount() > game.mostFollowed()) return true;
        List<GrundyValue> reached =
                game.options().stream().map(o -> o.after().value(progress)).toList();
        long zeros = reached.stream().filter(GrundyValue::isZero).count();
        return zeros == winning.size() && isLeastMissing(own, new HashSet<>(reached));
    }

    private static boolean isLeastMissing(GrundyValue own, Set<GrundyValue> reached) {
        if (own.isNimber() && reached.contains(own)) return false;
        if (own.finite().isEmpty()) return true;
        int number = own.finite().get().intValueExact();
        for (int below = 0; below < number; below++) if (!reached.contains(GrundyValue.of(below))) return false;
        return true;
    }

    private boolean certifiedOutcome(Progress progress) {
        boolean ended = game.optionCount() == 0;
        if (ended) return winning.isEmpty() && outcome == (convention == Convention.NORMAL ? Outcome.P : Outcome.N);
        if ((outcome == Outcome.N) == winning.isEmpty()) return false;
        if (!winning.stream().allMatch(o -> ((OutcomeGame) o.after()).outcome(convention, progress) == Outcome.P))
            return false;
        return game.optionCount() > game.mostFollowed()
                || game.options().stream()
                                .filter(o -> ((OutcomeGame) o.after()).outcome(convention, progress) == Outcome.P)
                                .count()
                        == winning.size();
    }

    private boolean certifiedMisere(Progress progress) {
        if (game.optionCount() == 0) return outcome == Outcome.N && winning.isEmpty();
        return (outcome == Outcome.N) == !winning.isEmpty()
                && winning.stream().allMatch(option -> option.after().misere(progress) == Outcome.P);
    }
}

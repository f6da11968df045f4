package hissho.impartial;

import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is known of a position: its outcome, its value where the convention has one, and the moves that win or, where nobody can
 * win, all moves that hold the draw.
 *
 * @param winning moves that win; all of them exactly if {@code counted} says so many
 * @param counted how many moves win, listed or not, where that is known
 */
public record Analysis(
        Component game,
        Convention convention,
        Outcome outcome,
        Optional<GrundyValue> value,
        List<Option> winning,
        Optional<BigInteger> counted,
        List<Option> drawing) {

    private static final Optional<BigInteger> NONE = Optional.of(BigInteger.ZERO);

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
        Optional<BigInteger> counted =
                outcome == Outcome.N ? game.winningCount(convention).or(() -> listed(game, winning)) : NONE;
        return new Analysis(game, convention, outcome, Optional.empty(), winning, counted, List.of());
    }

    /** The moves that are listed are counted where they are all there are. */
    private static Optional<BigInteger> listed(Component game, List<Option> winning) {
        return game.listsAll() ? Optional.of(BigInteger.valueOf(winning.size())) : Optional.empty();
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
        Optional<BigInteger> counted = outcome == Outcome.N ? game.tally(GrundyValue.ZERO, progress) : NONE;
        return new Analysis(game, Convention.NORMAL, outcome, Optional.of(value), winning, counted, drawing);
    }

    private static Analysis misere(Component game, Progress progress) {
        List<Option> winning = game.misereWinning(progress);
        Outcome outcome = !winning.isEmpty() || game.optionCount() == 0 ? Outcome.N : lost(game, progress);
        List<Option> drawing = outcome == Outcome.DRAW ? game.misereTo(Outcome.DRAW, progress) : List.of();
        return new Analysis(
                game, Convention.MISERE, outcome, Optional.empty(), winning, listed(game, winning), drawing);
    }

    /**
     * No winning move was found: the position is lost, unless it has too many moves for all to have been looked at or play may go
     * on for ever.
     */
    private static Outcome lost(Component game, Progress progress) {
        return game.optionCount() > game.mostFollowed() || game.isLoopy() ? game.misere(progress) : Outcome.P;
    }

    /** How many moves win, listed or not; at least so many where they could not be counted. */
    public BigInteger winningCount() {
        return counted.orElseGet(() -> BigInteger.valueOf(winning.size()));
    }

    /** Whether every winning move is listed. */
    public boolean listsAll() {
        return counted.filter(BigInteger.valueOf(winning.size())::equals).isPresent();
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
        return counted.equals(Optional.of(BigInteger.valueOf(zeros)))
                && (zeros == winning.size() || !game.listsAll())
                && holdsDraws(reached)
                && isLeastMissing(own, new HashSet<>(reached));
    }

    /** Where nobody can win, exactly the listed moves keep it so. */
    private boolean holdsDraws(List<GrundyValue> reached) {
        if (outcome != Outcome.DRAW) return drawing.isEmpty();
        List<Option> options = game.options();
        List<String> holding = new ArrayList<>();
        for (int i = 0; i < reached.size(); i++)
            if (reached.get(i).outcome() == Outcome.DRAW)
                holding.add(options.get(i).notation());
        return holding.equals(drawing.stream().map(Option::notation).toList());
    }

    private static boolean isLeastMissing(GrundyValue own, Set<GrundyValue> reached) {
        if (own instanceof Loopy(Set<GrundyValue> nimbers))
            return nimbers.equals(reached.stream().filter(GrundyValue::isNimber).collect(Collectors.toSet()));
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
                || counted.equals(Optional.of(BigInteger.valueOf(game.options().stream()
                        .filter(o -> ((OutcomeGame) o.after()).outcome(convention, progress) == Outcome.P)
                        .count())));
    }

    private boolean certifiedMisere(Progress progress) {
        if (game.optionCount() == 0) return outcome == Outcome.N && winning.isEmpty();
        return (outcome == Outcome.N) == !winning.isEmpty()
                && counted.filter(count -> count.compareTo(BigInteger.valueOf(winning.size())) < 0)
                        .isEmpty()
                && winning.stream().allMatch(option -> option.after().misere(progress) == Outcome.P);
    }
}

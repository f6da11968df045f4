package hissho.card.trick;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The rules of a single-suit deal for two.
 *
 * @param points what each card is worth, by place from the highest
 * @param aim what the players play for
 * @param target points that win at once when their taker declares them, as in Sixty-six
 * @param contract points one player has promised before play, as in Napoleon or Bridge
 */
public record SuitRules(List<Integer> points, Aim aim, OptionalInt target, Optional<Contract> contract) {

    public SuitRules {
        points = List.copyOf(points);
    }

    /** A promise made before play. */
    public record Contract(boolean byLeft, int points) {}

    /** The game in which the k highest of 2n cards score one each. */
    public static SuitRules highest(int size, int scoring) {
        return new SuitRules(
                IntStream.range(0, 2 * size).mapToObj(p -> p < scoring ? 1 : 0).toList(),
                Aim.COLLECT,
                OptionalInt.empty(),
                Optional.empty());
    }

    public int total() {
        return points.stream().mapToInt(Integer::intValue).sum();
    }

    /** What a game is worth altogether: the points, or one for the last trick. */
    public int stake() {
        return aim == Aim.LAST_TRICK ? 1 : total();
    }

    /** The number of scoring cards where the game is the one with the k highest cards worth one each, collected. */
    public OptionalInt highestScoring() {
        int k = total();
        boolean plain = aim == Aim.COLLECT
                && target.isEmpty()
                && IntStream.range(0, points.size()).allMatch(p -> points.get(p) == (p < k ? 1 : 0));
        return plain ? OptionalInt.of(k) : OptionalInt.empty();
    }

    /** What the numbers of an answer count, as the words tell it apart: points, the outcome, or the last trick. */
    String counted() {
        return target.isPresent() ? ".target" : aim == Aim.LAST_TRICK ? ".last" : "";
    }

    /** Every card is worth one. */
    public boolean whist() {
        return aim == Aim.COLLECT && target.isEmpty() && points.stream().allMatch(p -> p == 1);
    }

    /** What two cards are worth to the player who takes them. */
    public int worth(int place, int otherPlace) {
        return aim == Aim.LAST_TRICK ? 0 : points.get(place) + points.get(otherPlace);
    }

    /** Whether the game is over: no card is left, or somebody has taken the target. */
    public boolean ended(SuitState state) {
        int enough = target.orElse(Integer.MAX_VALUE);
        return state.over() || state.leftPoints() >= enough || state.rightPoints() >= enough;
    }

    /** Who has won a game with a target: 1 Left, -1 Right. If nobody has taken it, whoever has more points; 0 where both have the same. */
    public int outcome(SuitState end) {
        int enough = target.orElseThrow();
        if (end.leftPoints() >= enough) return 1;
        return end.rightPoints() >= enough ? -1 : Integer.signum(end.leftPoints() - end.rightPoints());
    }
}

package hissho.impartial.coin;

import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A game of one pile that a coin game may be in disguise: its values are worked out from its own rule and compared.
 *
 * @param name the pile game, by the name of its kind
 * @param reached the values a pile can be moved to, given the values of all smaller piles
 */
record PileTwin(String name, Rule reached) {

    /** How far values are compared. */
    static final int LARGEST = 2_000;

    /** The moves of a pile, told by the values they lead to. */
    interface Rule {
        IntStream from(int pile, IntFunction<Integer> value);
    }

    static final PileTwin NIM =
            new PileTwin("nim", (pile, value) -> IntStream.range(0, pile).map(value::apply));

    static final PileTwin GRUNDY = new PileTwin(
            "grundy-game",
            (pile, value) ->
                    IntStream.range(1, (pile + 1) / 2).map(part -> value.apply(part) ^ value.apply(pile - part)));

    /** Take a divisor of the pile. */
    static final PileTwin DIM_PLUS = new PileTwin(
            "dim-plus",
            (pile, value) ->
                    IntStream.rangeClosed(1, pile).filter(d -> pile % d == 0).map(d -> value.apply(pile - d)));

    static PileTwin subtraction(List<Integer> distances) {
        return new PileTwin("subtraction-game", (pile, value) -> subtractions(distances, pile, value));
    }

    /** The whole pile may be taken too. */
    static PileTwin impatient(List<Integer> distances) {
        return new PileTwin(
                "impatient-subtraction",
                (pile, value) -> pile == 0
                        ? IntStream.empty()
                        : IntStream.concat(IntStream.of(0), subtractions(distances, pile, value)));
    }

    private static IntStream subtractions(List<Integer> distances, int pile, IntFunction<Integer> value) {
        return distances.stream().filter(s -> s <= pile).mapToInt(s -> value.apply(pile - s));
    }

    /** The values of the piles 0 to the largest. */
    List<Integer> values(int largest, Progress progress) {
        List<Integer> values = new ArrayList<>();
        for (int pile = 0; pile <= largest; pile++) {
            progress.check();
            BitSet seen = new BitSet();
            reached.from(pile, values::get).forEach(seen::set);
            values.add(seen.nextClearBit(0));
        }
        return values;
    }

    /** The pile game whose values the heads at these places have, a head being a pile as large as its place counted from 0 or from 1. */
    static Optional<PileTwin> of(CoinGame game, int from, int to, Progress progress) {
        List<PileTwin> candidates = new ArrayList<>(List.of(NIM, GRUNDY));
        if (game instanceof AtDistance distance) {
            candidates.addFirst(impatient(distance.distances()));
            candidates.addFirst(subtraction(distance.distances()));
        }
        for (PileTwin twin : candidates) {
            List<Integer> values = twin.values(to + 1, progress);
            for (int shift = 0; shift <= 1; shift++) {
                int first = shift;
                if (IntStream.rangeClosed(from, to).allMatch(place -> game.value(place) == values.get(place + first)))
                    return Optional.of(twin);
            }
        }
        return Optional.empty();
    }
}

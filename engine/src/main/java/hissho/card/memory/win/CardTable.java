package hissho.card.memory.win;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Cards face down on a table: which number lies where, and which places are empty already. */
public record CardTable(List<Integer> numbers, List<Boolean> taken) {

    public CardTable {
        numbers = List.copyOf(numbers);
        taken = List.copyOf(taken);
    }

    /** So many pairs, shuffled. */
    public static CardTable shuffled(int pairs, RandomGenerator random) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < 2 * pairs; i++) numbers.add(i / 2 + 1);
        for (int i = numbers.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Integer swap = numbers.get(i);
            numbers.set(i, numbers.get(j));
            numbers.set(j, swap);
        }
        return new CardTable(numbers, java.util.Collections.nCopies(2 * pairs, false));
    }

    public int places() {
        return numbers.size();
    }

    public boolean matches(int place, int other) {
        return place != other && numbers.get(place).equals(numbers.get(other));
    }

    public CardTable without(int place, int other) {
        List<Boolean> after = new ArrayList<>(taken);
        after.set(place, true);
        after.set(other, true);
        return new CardTable(numbers, after);
    }

    public int pairsLeft() {
        return (int) taken.stream().filter(t -> !t).count() / 2;
    }
}

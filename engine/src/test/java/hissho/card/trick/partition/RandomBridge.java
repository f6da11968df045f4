package hissho.card.trick.partition;

import hissho.card.trick.Aim;
import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;

/** A random deal for four with partners in four suits of equal length, where tricks are all that counts. */
public record RandomBridge(TableRules rules, List<Long> hands, int leader) {

    private static final int SUITS = 4;

    /** So many cards a hand; a trump of -1 is none. */
    public static RandomBridge of(RandomGenerator random, int cards, int trump, int leader) {
        List<Integer> lengths = Collections.nCopies(SUITS, cards);
        return of(random, lengths, trump, leader, 1);
    }

    /** Suits of these lengths, every card worth so many points. */
    public static RandomBridge of(RandomGenerator random, List<Integer> lengths, int trump, int leader, int points) {
        List<Long> suits = new ArrayList<>();
        List<Integer> pack = new ArrayList<>();
        for (int length : lengths) {
            suits.add((1L << length) - 1 << pack.size());
            for (int i = 0; i < length; i++) pack.add(pack.size());
        }
        TableRules rules = new TableRules(
                SUITS,
                true,
                TableRules.Follow.ALWAYS,
                trump < 0 ? OptionalInt.empty() : OptionalInt.of(trump),
                Aim.COLLECT,
                OptionalInt.empty(),
                suits,
                Collections.nCopies(pack.size(), points),
                List.of());
        List<Long> hands = new ArrayList<>(Collections.nCopies(4, 0L));
        for (int i = pack.size(); i > 0; i--) {
            int card = pack.remove(random.nextInt(i));
            hands.set(i % 4, hands.get(i % 4) | 1L << card);
        }
        return new RandomBridge(rules, hands, leader);
    }

    public TableState start() {
        return TableState.start(rules, hands, leader);
    }
}

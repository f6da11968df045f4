package hissho.card.trick.whist;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The cards in play by name, as in {@code SA} or {@code H10}: a letter for the suit, then the rank. They are numbered suit after suit in
 * the order of first mention, from the highest rank down.
 */
public record Pack(List<String> cards, List<String> suits) {

    private static final Map<String, Integer> COURT = Map.of("A", 14, "K", 13, "Q", 12, "J", 11, "T", 10);

    public Pack {
        cards = List.copyOf(cards);
        suits = List.copyOf(suits);
    }

    /** A pack of these cards; the ranks in the given order, high to low, or in their usual order where none is given. */
    public static Pack of(List<String> names, List<String> order) {
        Map<String, List<String>> bySuit =
                names.stream().collect(Collectors.groupingBy(Pack::suit, LinkedHashMap::new, Collectors.toList()));
        List<String> cards = new ArrayList<>();
        for (List<String> suit : bySuit.values())
            suit.stream()
                    .sorted(Comparator.comparingInt(name -> -height(name, order)))
                    .forEach(cards::add);
        return new Pack(cards, List.copyOf(bySuit.keySet()));
    }

    public static String suit(String card) {
        return card.substring(0, 1);
    }

    public static String rank(String card) {
        return card.substring(1);
    }

    /** How high a card is within its suit; 0 where its rank is not known. */
    static int height(String card, List<String> order) {
        String rank = rank(card);
        if (!order.isEmpty()) return order.contains(rank) ? order.size() - order.indexOf(rank) : 0;
        if (COURT.containsKey(rank)) return COURT.get(rank);
        return rank.matches("[0-9]{1,2}") ? Integer.parseInt(rank) : 0;
    }

    public int number(String card) {
        return cards.indexOf(card);
    }

    public long set(List<String> names) {
        long set = 0;
        for (String name : names) set |= 1L << number(name);
        return set;
    }

    public List<String> names(long set) {
        List<String> names = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) names.add(cards.get(Long.numberOfTrailingZeros(rest)));
        return names;
    }

    /** The cards of each suit. */
    public List<Long> suitSets() {
        return suits.stream()
                .map(suit -> set(
                        cards.stream().filter(card -> suit(card).equals(suit)).toList()))
                .toList();
    }
}

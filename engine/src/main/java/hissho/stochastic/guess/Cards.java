package hissho.stochastic.guess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Where the cards of Guess it! are, numbered from 1: what each player holds closed, the target, and all others lie open.
 *
 * @param hands the closed cards of the players
 */
record Cards(int deck, List<NavigableSet<Integer>> hands, int target) {

    private static final Pattern WRITTEN = Pattern.compile("[0-9 ]*/[0-9 ]*/ ?[0-9]+");

    Cards {
        hands = hands.stream()
                .map(hand -> Collections.unmodifiableNavigableSet(new TreeSet<>(hand)))
                .toList();
    }

    /** A fair shuffle and deal. */
    static Cards dealt(GuessIt sizes, RandomGenerator random) {
        List<Integer> order =
                new ArrayList<>(IntStream.rangeClosed(1, sizes.deck()).boxed().toList());
        for (int i = order.size() - 1; i > 0; i--) Collections.swap(order, i, random.nextInt(i + 1));
        return new Cards(
                sizes.deck(),
                List.of(
                        new TreeSet<>(order.subList(0, sizes.own())),
                        new TreeSet<>(order.subList(sizes.own(), sizes.own() + sizes.other()))),
                order.getLast());
    }

    /** The deal somebody wrote down, where it is one of these sizes. */
    static Optional<Cards> read(GuessIt sizes, String text) {
        if (!WRITTEN.matcher(text).matches()) return Optional.empty();
        String[] parts = text.split("/", -1);
        List<NavigableSet<Integer>> hands = List.of(numbers(parts[0]), numbers(parts[1]));
        NavigableSet<Integer> all = new TreeSet<>(hands.get(0));
        all.addAll(hands.get(1));
        all.addAll(numbers(parts[2]));
        boolean legal = hands.get(0).size() == sizes.own()
                && hands.get(1).size() == sizes.other()
                && all.size() == sizes.deck()
                && all.first() == 1
                && all.last() == sizes.deck();
        return legal
                ? Optional.of(new Cards(sizes.deck(), hands, numbers(parts[2]).first()))
                : Optional.empty();
    }

    private static NavigableSet<Integer> numbers(String text) {
        return Pattern.compile(" ")
                .splitAsStream(text)
                .filter(word -> !word.isEmpty() && word.length() < 4)
                .map(Integer::valueOf)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    String written() {
        return hands.stream().map(Cards::listed).collect(Collectors.joining(" / ")) + " / " + target;
    }

    static String listed(NavigableSet<Integer> cards) {
        return cards.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    NavigableSet<Integer> hand(int player) {
        return hands.get(player);
    }

    /** The cards this player cannot place: the opponent's closed ones and the target. */
    NavigableSet<Integer> unseenBy(int player) {
        NavigableSet<Integer> unseen = new TreeSet<>(hand(1 - player));
        unseen.add(target);
        return unseen;
    }

    /** The cards that lie open. */
    NavigableSet<Integer> open() {
        NavigableSet<Integer> open =
                new TreeSet<>(IntStream.rangeClosed(1, deck).boxed().toList());
        hands.forEach(open::removeAll);
        open.remove(target);
        return open;
    }

    /** The cards when this one is laid open. */
    Cards without(int card) {
        return new Cards(
                deck,
                hands.stream()
                        .<NavigableSet<Integer>>map(hand -> hand.stream()
                                .filter(each -> each != card)
                                .collect(Collectors.toCollection(TreeSet::new)))
                        .toList(),
                target);
    }

    /** The position as the theory sees it when it is this player's move. */
    GuessIt sizes(int mover) {
        return new GuessIt(hand(mover).size(), hand(1 - mover).size());
    }
}

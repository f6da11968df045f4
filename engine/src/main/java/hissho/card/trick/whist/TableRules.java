package hissho.card.trick.whist;

import hissho.card.trick.Aim;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The rules at a table. Cards are numbered from 0, suit after suit, within a suit from the highest down; a set of cards is a long with
 * their bits.
 *
 * @param seats how many play, in turn order
 * @param partners whether the even seats play together against the odd ones
 * @param follow when the suit led must be followed
 * @param trump the suit that beats all others
 * @param aim what the sides play for
 * @param target points that win at once for the side that takes them
 * @param suits the cards of each suit
 * @param points what each card is worth
 * @param stock the cards drawn after each trick, by the winner first, from the top
 */
public record TableRules(
        int seats,
        boolean partners,
        Follow follow,
        OptionalInt trump,
        Aim aim,
        OptionalInt target,
        List<Long> suits,
        List<Integer> points,
        List<Integer> stock) {

    /** When a player who has the suit led must play it. */
    public enum Follow {
        ALWAYS,
        AFTER_STOCK,
        NEVER
    }

    public TableRules {
        suits = List.copyOf(suits);
        points = List.copyOf(points);
        stock = List.copyOf(stock);
    }

    /** The rules of a game for two in one suit whose cards have these points. */
    public static TableRules oneSuit(List<Integer> points, Aim aim, OptionalInt target) {
        long all = points.size() == Long.SIZE ? -1L : (1L << points.size()) - 1;
        return new TableRules(
                2, false, Follow.NEVER, OptionalInt.empty(), aim, target, List.of(all), points, List.of());
    }

    /** Each seat for itself with more than two seats: then there is no single value, only a share for each. */
    public boolean eachForHimself() {
        return seats > 2 && !partners;
    }

    /** The side of a seat: the seat itself, or its partnership. */
    public int side(int seat) {
        return partners ? seat % 2 : seat;
    }

    public int sides() {
        return partners ? 2 : seats;
    }

    public int suitOf(int card) {
        return IntStream.range(0, suits.size())
                .filter(s -> (suits.get(s) >>> card & 1) == 1)
                .findFirst()
                .orElseThrow();
    }

    /** Whether a later card takes the trick from the best card so far. */
    public boolean beats(int later, int best) {
        int suit = suitOf(later);
        if (suit == suitOf(best)) return later < best;
        return trump.isPresent() && trump.getAsInt() == suit;
    }

    /** The cards a player may play to a trick in which this card was led. */
    public long legal(long hand, int led, boolean stockLeft) {
        boolean must = follow == Follow.ALWAYS || (follow == Follow.AFTER_STOCK && !stockLeft);
        long same = hand & suits.get(suitOf(led));
        return must && same != 0 ? same : hand;
    }

    public int worth(long cards) {
        int sum = 0;
        for (long rest = cards; rest != 0; rest &= rest - 1) sum += points.get(Long.numberOfTrailingZeros(rest));
        return sum;
    }

    /** Whether every card counts one, so that every trick counts the same. */
    boolean countsTricks() {
        return points.stream().allMatch(worth -> worth == 1);
    }
}

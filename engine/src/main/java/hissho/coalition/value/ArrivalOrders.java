package hissho.coalition.value;

import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The Shapley value as an average: players arrive in any order, all equally likely, and each is paid what the room gains by him. */
public final class ArrivalOrders {

    /** With more players the orders are not listed: 7! is 5,040. */
    public static final int MOST_PLAYERS = 7;

    /** An order of arrival, what each player (not: each arrival) adds, and the sum. */
    public record Row(List<Integer> order, RationalVector marginals) {
        public Row {
            order = List.copyOf(order);
        }

        public Rational total() {
            return marginals.sum();
        }
    }

    private ArrivalOrders() {}

    /** What each player adds when the players arrive in this order. */
    public static Row row(Coalitions game, List<Integer> order) {
        Rational[] marginals = new Rational[order.size()];
        long inside = 0;
        for (int player : order) {
            marginals[player] = game.worth(inside | 1L << player).minus(game.worth(inside));
            inside |= 1L << player;
        }
        return new Row(order, RationalVector.of(marginals));
    }

    /** One row for each order, in the order of the dictionary. */
    public static List<Row> rows(Coalitions game, Progress progress) {
        int n = game.players().count();
        if (n > MOST_PLAYERS) throw new IllegalArgumentException("too many orders");
        List<Row> rows = new ArrayList<>();
        permute(new ArrayList<>(), n, order -> {
            progress.check();
            rows.add(row(game, order));
        });
        return rows;
    }

    /** The average row. */
    public static RationalVector average(List<Row> rows) {
        RationalVector sum = RationalVector.zero(rows.getFirst().marginals().size());
        for (Row row : rows) sum = sum.plus(row.marginals());
        return sum.times(Rational.of(1, rows.size()));
    }

    private static void permute(List<Integer> order, int players, Consumer<List<Integer>> each) {
        if (order.size() == players) {
            each.accept(order);
            return;
        }
        for (int player = 0; player < players; player++) {
            if (order.contains(player)) continue;
            order.add(player);
            permute(order, players, each);
            order.removeLast();
        }
    }
}

package hissho.coalition.value;

import hissho.form.Coalitions;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** The Shapley value estimated from orders of arrival drawn at random, with the standard error of each player's estimate. */
public record SampledOrders(long seed, int orders, List<Double> means, List<Double> errors) {

    public SampledOrders {
        means = List.copyOf(means);
        errors = List.copyOf(errors);
    }

    public static SampledOrders of(Coalitions game, int orders, long seed, Progress progress) {
        int n = game.players().count();
        Random random = new Random(seed);
        double[] sum = new double[n];
        double[] squares = new double[n];
        List<Integer> order = new ArrayList<>();
        for (int player = 0; player < n; player++) order.add(player);
        for (int draw = 0; draw < orders; draw++) {
            progress.check();
            Collections.shuffle(order, random);
            long inside = 0;
            double before = 0;
            for (int player : order) {
                inside |= 1L << player;
                double after = game.worth(inside).doubleValue();
                sum[player] += after - before;
                squares[player] += (after - before) * (after - before);
                before = after;
            }
        }
        List<Double> means = new ArrayList<>();
        List<Double> errors = new ArrayList<>();
        for (int player = 0; player < n; player++) {
            double mean = sum[player] / orders;
            means.add(mean);
            errors.add(Math.sqrt(Math.max(0, squares[player] / orders - mean * mean) / Math.max(1, orders - 1)));
        }
        return new SampledOrders(seed, orders, means, errors);
    }
}

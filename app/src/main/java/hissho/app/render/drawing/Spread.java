package hissho.app.render.drawing;

import java.util.Arrays;

/** Pushes labels apart with the least movement: isotonic regression by pooling adjacent violators. */
final class Spread {

    private Spread() {}

    /** Places as near as possible to the wanted ones, in the same order, each at least its gap after the one before. */
    static double[] apart(double[] wanted, double gap) {
        double[] gaps = new double[wanted.length];
        Arrays.fill(gaps, gap);
        return inOrder(wanted, gaps);
    }

    /** The same for places that come in their order already, with a gap of its own before each but the first. */
    static double[] inOrder(double[] wanted, double[] gaps) {
        int n = wanted.length;
        double[] offset = new double[n];
        for (int i = 1; i < n; i++) offset[i] = offset[i - 1] + gaps[i];
        double[] mean = new double[n];
        int[] size = new int[n];
        int blocks = 0;
        for (int i = 0; i < n; i++) {
            mean[blocks] = wanted[i] - offset[i];
            size[blocks++] = 1;
            while (blocks > 1 && mean[blocks - 2] > mean[blocks - 1]) {
                int both = size[blocks - 2] + size[blocks - 1];
                mean[blocks - 2] = (mean[blocks - 2] * size[blocks - 2] + mean[blocks - 1] * size[blocks - 1]) / both;
                size[blocks - 2] = both;
                blocks--;
            }
        }
        double[] places = new double[n];
        int i = 0;
        for (int b = 0; b < blocks; b++) for (int k = 0; k < size[b]; k++, i++) places[i] = mean[b] + offset[i];
        return places;
    }

    /** The same places moved as one where they leave the range, the upper end first. */
    static double[] within(double[] places, double low, double high) {
        if (places.length == 0) return places;
        double down = Math.max(0, places[places.length - 1] - high);
        double up = Math.max(0, low - (places[0] - down));
        return Arrays.stream(places).map(p -> p - down + up).toArray();
    }
}

package hissho.app.render.drawing;

import hissho.report.Figure.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Trees from the root down, or to the right where they are broad: leaves side by side, parents above their children. */
final class TreeLayout {

    static final double BROAD = 1100;
    static final double GAP = 22;
    static final double SIDEWAYS_GAP = 14;

    private TreeLayout() {}

    static List<Point> places(Network network) {
        Forest forest = Forest.spanning(network);
        double[] across = forest.across(sizes(network.size(), network::width), GAP);
        double breadth = Arrays.stream(across).max().orElse(0);
        return breadth <= BROAD ? downwards(network, forest, across) : rightwards(network, forest);
    }

    private static double[] sizes(int count, java.util.function.IntToDoubleFunction size) {
        return IntStream.range(0, count).mapToDouble(size).toArray();
    }

    private static List<Point> downwards(Network network, Forest forest, double[] across) {
        double step = network.widestLabel() > 0 ? 76 : 62;
        List<Point> places = new ArrayList<>();
        for (int v = 0; v < network.size(); v++)
            places.add(new Point(across[v], forest.depths().get(v) * step));
        return places;
    }

    private static List<Point> rightwards(Network network, Forest forest) {
        double[] across = forest.across(sizes(network.size(), network::height), SIDEWAYS_GAP);
        List<Integer> depth = forest.depths();
        double[] widest = new double[forest.layers()];
        for (int v = 0; v < network.size(); v++)
            widest[depth.get(v)] = Math.max(widest[depth.get(v)], network.width(v));
        double[] along = new double[widest.length];
        for (int d = 1; d < along.length; d++)
            along[d] = along[d - 1] + widest[d - 1] / 2 + widest[d] / 2 + 36 + network.widestLabel();
        List<Point> places = new ArrayList<>();
        for (int v = 0; v < network.size(); v++) places.add(new Point(along[depth.get(v)], across[v]));
        return places;
    }
}

package hissho.app.render.drawing;

import hissho.report.Figure.HeatMap;
import hissho.report.Figure.Shade;
import java.util.List;

/** The range of a heat map's numbers, those that are numbers. */
public record HeatScale(double least, double most) {

    public static HeatScale of(HeatMap map) {
        double[] values = map.rows().stream()
                .flatMap(List::stream)
                .mapToDouble(Shade::value)
                .filter(Double::isFinite)
                .sorted()
                .toArray();
        return values.length == 0 ? new HeatScale(0, 0) : new HeatScale(values[0], values[values.length - 1]);
    }

    /** Where a number lies between the least, 0, and the most, 1. */
    public double share(double value) {
        if (Double.isNaN(value) || most <= least) return 0;
        // halves first, so that the widest range does not overflow
        double share = (value / 2 - least / 2) / (most / 2 - least / 2);
        return Double.isNaN(share) ? 0 : Math.clamp(share, 0.0, 1.0);
    }

    public String write(double value) {
        return Ticks.write(value, (most - least) / 100);
    }
}

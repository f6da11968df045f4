package hissho.app.render.drawing;

import hissho.report.Figure.Bar;
import hissho.report.Figure.Bars;

/** The scale bars share: it holds zero and every finite value. */
public record BarScale(double least, double most) {

    public static BarScale of(Bars bars) {
        double least = 0;
        double most = 0;
        for (var group : bars.groups())
            for (Bar bar : group.bars()) {
                if (!(Math.abs(bar.value()) < 1e150)) continue;
                least = Math.min(least, bar.value());
                most = Math.max(most, bar.value());
            }
        return new BarScale(least, most);
    }

    /** How far from the left end zero is, from 0 to 1. */
    public double zero() {
        return most > least ? -least / (most - least) : 0;
    }

    /** The length of a bar as a share of the whole scale, negative to the left; none where the value is no number. */
    public double share(double value) {
        return most > least && value >= least && value <= most ? value / (most - least) : 0;
    }
}

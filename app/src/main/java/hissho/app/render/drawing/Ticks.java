package hissho.app.render.drawing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** Round numbers along an axis: multiples of 1, 2 or 5 times a power of ten. */
public record Ticks(double step, List<Double> places) {

    public Ticks {
        places = List.copyOf(places);
    }

    /** About so many ticks from one number up to another. */
    public static Ticks between(double from, double to, int about) {
        double span = to - from;
        if (!(span > 0) || !Double.isFinite(span) || span < Math.max(Math.abs(from), Math.abs(to)) * 1e-9)
            return new Ticks(1, List.of());
        double rough = span / Math.max(1, about);
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double step = 10 * power;
        for (double factor : new double[] {5, 2, 1}) if (factor * power >= rough * 0.75) step = factor * power;
        List<Double> places = new ArrayList<>();
        double first = Math.ceil(from / step - 1e-9);
        for (int k = 0; k <= 50 && (first + k) * step <= to + step * 1e-9; k++) places.add((first + k) * step + 0.0);
        return new Ticks(step, places);
    }

    public String label(double place) {
        return write(place, step);
    }

    /** A number with as many decimals as the step asks for. */
    public static String write(double value, double step) {
        if (!Double.isFinite(value)) return Double.isNaN(value) ? "–" : value > 0 ? "∞" : "−∞";
        if (Math.abs(value) >= 1e9 || (value != 0 && Math.abs(value) < 1e-6))
            return String.format(java.util.Locale.ROOT, "%.2e", value);
        int decimals =
                step > 0 && Double.isFinite(step) ? (int) Math.clamp(Math.ceil(-Math.log10(step) - 1e-9), 0, 9) : 2;
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_UP);
        if (rounded.signum() == 0) return "0";
        String text = rounded.stripTrailingZeros().toPlainString();
        return text.startsWith("-") ? "−" + text.substring(1) : text;
    }
}

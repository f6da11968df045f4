package hissho.app.render.drawing;

/** A colour between pale yellow, for 0, and deep blue, for 1: its lightness falls evenly, so that it reads in grey as well. */
public record Heat(double share) implements Paint {

    private static final int[] STOPS = {0xFFF7D1, 0xD0EBB3, 0x83CDBB, 0x41AAC3, 0x2371B2, 0x25368F, 0x101F56};

    /** The colour as six hexadecimal digits after a hash. */
    public String colour() {
        double place = Math.clamp(share, 0.0, 1.0) * (STOPS.length - 1);
        int stop = (int) Math.min(STOPS.length - 2.0, place);
        double part = place - stop;
        int colour = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int a = STOPS[stop] >> shift & 0xFF;
            int b = STOPS[stop + 1] >> shift & 0xFF;
            colour |= (int) Math.round(a + part * (b - a)) << shift;
        }
        return "#%06x".formatted(colour);
    }

    /** The ink that can be read on this colour. */
    public Ink letters() {
        return share > 0.6 ? Ink.ON_DARK : Ink.ON_LIGHT;
    }
}

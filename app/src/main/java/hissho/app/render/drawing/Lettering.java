package hissho.app.render.drawing;

/** How wide letters are, without any font at hand: East Asian wide characters exactly, others about. */
public final class Lettering {

    private static final int[][] WIDE = {
        {0x1100, 0x115F}, {0x231A, 0x231B}, {0x2E80, 0x303E}, {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0xA4CF},
        {0xA960, 0xA97F}, {0xAC00, 0xD7A3}, {0xF900, 0xFAFF}, {0xFE30, 0xFE6F}, {0xFF01, 0xFF60}, {0xFFE0, 0xFFE6},
        {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}
    };

    private Lettering() {}

    public static boolean isWide(int codePoint) {
        for (int[] range : WIDE) if (codePoint >= range[0] && codePoint <= range[1]) return true;
        return false;
    }

    /** Whether a character takes no room of its own. */
    public static boolean isCombining(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> true;
            default -> false;
        };
    }

    /** The width of a text in a usual sans-serif letter of the given size, a little on the generous side. */
    public static double width(String text, double size) {
        return text.codePoints().mapToDouble(Lettering::share).sum() * size;
    }

    /** The same in bold letters, which are wider. */
    public static double bold(String text, double size) {
        return 1.13 * width(text, size);
    }

    private static double share(int codePoint) {
        if (isWide(codePoint)) return 1;
        if (isCombining(codePoint)) return 0;
        if ("iIjl.,:;'|!()[]{}/ tf".indexOf(codePoint) >= 0) return 0.38;
        if ("mwMW%@∞⊕→←≤≥=+<>".indexOf(codePoint) >= 0) return 0.88;
        return Character.isUpperCase(codePoint) ? 0.69 : 0.62;
    }
}

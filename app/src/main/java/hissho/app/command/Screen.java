package hissho.app.command;

/**
 * Which of the three streams are a terminal, how wide it is, and whether it is the one the process itself stands on.
 *
 * <p>The launcher knows both without cost and says so in the properties {@code hissho.terminal} (the numbers of the streams that are
 * terminals, as {@code 012}) and {@code hissho.columns}.
 */
public record Screen(boolean in, boolean out, boolean err, int columns, boolean own) {

    private static final int USUAL_WIDTH = 80;
    private static final int WIDEST = 120;

    public static final Screen NONE = of(false, false, false);

    public static Screen attached() {
        String terminals = System.getProperty("hissho.terminal", "");
        int columns = Integer.getInteger("hissho.columns", USUAL_WIDTH);
        return new Screen(
                terminals.contains("0"),
                terminals.contains("1"),
                terminals.contains("2"),
                Math.clamp(columns, USUAL_WIDTH / 2, WIDEST),
                true);
    }

    /** A terminal of the usual width made of other streams. */
    public static Screen of(boolean in, boolean out, boolean err) {
        return new Screen(in, out, err, USUAL_WIDTH, false);
    }

    /** Colours are for terminals, unless the person has said no to them. */
    public boolean colour() {
        return out && System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM"));
    }
}

package hissho.app.command;

/**
 * Which of the three standard streams are a terminal, and how wide it is.
 *
 * <p>The launcher knows both without cost and says so in the properties {@code hissho.terminal} (the numbers of the streams that are
 * terminals, as {@code 012}) and {@code hissho.columns}.
 */
public record Screen(boolean in, boolean out, boolean err, int columns) {

    private static final int USUAL_WIDTH = 80;
    private static final int WIDEST = 120;

    public static final Screen NONE = new Screen(false, false, false, USUAL_WIDTH);

    public static Screen attached() {
        String terminals = System.getProperty("hissho.terminal", "");
        int columns = Integer.getInteger("hissho.columns", USUAL_WIDTH);
        return new Screen(
                terminals.contains("0"),
                terminals.contains("1"),
                terminals.contains("2"),
                Math.clamp(columns, USUAL_WIDTH / 2, WIDEST));
    }

    /** Colours are for terminals, unless the person has said no to them. */
    public boolean colour() {
        return out && System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM"));
    }
}

package hissho.algebra;

/** A text that is no formula: where reading stopped, counted from 1. */
public final class BadExpression extends RuntimeException {

    private final int position;

    public BadExpression(String text, int position) {
        super("cannot read \"" + text + "\" at character " + position);
        this.position = position;
    }

    public int position() {
        return position;
    }
}

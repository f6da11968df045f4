package hissho.verify;

/** A question the engine understands in part only: counted as not supported, never as matched. */
public final class NotSupported extends RuntimeException {
    public NotSupported(String what) {
        super(what);
    }
}

package hissho.app.verify;

/** What became of a question or of one of its fields. */
public enum Verdict {
    MATCHED,
    MISMATCHED,
    NOT_SUPPORTED,
    SKIPPED
}

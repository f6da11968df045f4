package hissho.app.command;

/** The exit codes of the command line. */
public final class Exit {

    public static final int ANSWERED = 0;
    public static final int WRONG = 1;
    public static final int BAD_INPUT = 2;
    public static final int OVER_BUDGET = 3;
    public static final int OUR_FAULT = 70;
    /** As sysexits.h has it for input and output. */
    public static final int NOT_WRITTEN = 74;

    private Exit() {}
}

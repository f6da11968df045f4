package hissho.app.web;

import hissho.words.Message;

/** A request that is turned down: with which status, a code for programs, and a sentence for people. */
final class Refused extends RuntimeException {

    private final int status;
    private final String code;
    private final transient Message what;

    Refused(int status, String code, Message what) {
        super(code);
        this.status = status;
        this.code = code;
        this.what = what;
    }

    int status() {
        return status;
    }

    String code() {
        return code;
    }

    Message what() {
        return what;
    }
}

package hissho.app.render;

import hissho.report.Tone;

/** Colours of a terminal, or, where there are none, small marks that say the same. */
record Terminal(boolean colour) {

    String bold(String text) {
        return code("1", text);
    }

    String faint(String text) {
        return code("2", text);
    }

    String in(Tone tone, String text) {
        return switch (tone) {
            case PLAIN -> text;
            case FIRST -> code("36", text);
            case SECOND -> code("33", text);
            case GOOD -> code("1;32", text);
            case BAD -> code("31", text);
            case ACCENT -> code("1;35", text);
            case MUTED -> code("2", text);
        };
    }

    /** The text with its mark, where the colour does not say it. */
    String marked(Tone tone, String text) {
        if (colour || text.isBlank()) return text;
        return switch (tone) {
            case ACCENT -> "[" + text + "]";
            case GOOD -> text + "*";
            case BAD -> text + "!";
            case PLAIN, FIRST, SECOND, MUTED -> text;
        };
    }

    private String code(String code, String text) {
        return colour && !text.isBlank() ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}

package hissho.app.render;

import hissho.app.render.drawing.Lettering;

/** How many columns of a terminal a text takes: East Asian wide characters take two, combining ones none. */
final class Columns {

    private Columns() {}

    static int of(String text) {
        return text.codePoints().map(Columns::of).sum();
    }

    static int of(int codePoint) {
        if (codePoint < 0x300) return 1;
        return Lettering.isCombining(codePoint) ? 0 : Lettering.isWide(codePoint) ? 2 : 1;
    }

    static String padRight(String text, int width) {
        return text + " ".repeat(Math.max(0, width - of(text)));
    }

    static String padLeft(String text, int width) {
        return " ".repeat(Math.max(0, width - of(text))) + text;
    }

    static String centred(String text, int width) {
        int space = Math.max(0, width - of(text));
        return " ".repeat(space / 2) + text + " ".repeat(space - space / 2);
    }

    /** The text without what would move the cursor or colour a terminal; line breaks become spaces. */
    static String visible(String text) {
        if (text.chars().noneMatch(c -> Character.isISOControl(c) || Character.isSurrogate((char) c))) return text;
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (Character.isISOControl(c)) out.append(' ');
            else if (c >= 0xD800 && c <= 0xDFFF) out.append('\uFFFD');
            else out.appendCodePoint(c);
        });
        return out.toString();
    }

    /** The text cut to so many columns, with an ellipsis where something is missing. */
    static String cut(String text, int width) {
        if (of(text) <= width) return text;
        StringBuilder out = new StringBuilder();
        int used = 0;
        for (int c : text.codePoints().toArray()) {
            if (used + of(c) > width - 1) break;
            out.appendCodePoint(c);
            used += of(c);
        }
        return width < 1 ? "" : out.append('…').toString();
    }
}

package hissho.app.render;

import hissho.words.Words;

/**
 * How a reader wants a report.
 *
 * @param words the language of the renderer's own few words, which should be that of the report
 * @param colour whether the medium shows colours; only a terminal's text asks
 * @param width how many columns a line of text may have, at least 24
 */
public record Style(Words words, boolean colour, int width) {

    private static final int LEAST_WIDTH = 24;
    private static final int USUAL_WIDTH = 80;

    public Style {
        width = Math.max(LEAST_WIDTH, width);
    }

    /** No colours and 80 columns: right for files and pipes. */
    public static Style plain(Words words) {
        return new Style(words, false, USUAL_WIDTH);
    }

    Style narrower(int columns) {
        return new Style(words, colour, width - columns);
    }
}

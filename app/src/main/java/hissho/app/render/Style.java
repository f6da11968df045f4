package hissho.app.render;

import hissho.progress.Progress;
import hissho.words.Words;

/**
 * How a reader wants a report.
 *
 * @param words the language of the renderer's own few words, which should be that of the report
 * @param colour whether the medium shows colours; only a terminal's text asks
 * @param width how many columns a line of text may have, at least 24
 * @param progress who may stop the rendering, as the work before it
 */
public record Style(Words words, boolean colour, int width, Progress progress) {

    private static final int LEAST_WIDTH = 24;
    private static final int USUAL_WIDTH = 80;

    /** Nobody waits longer for a report to be written down, in milliseconds. */
    private static final long LONGEST = 3_600_000;

    public Style {
        width = Math.max(LEAST_WIDTH, width);
    }

    public Style(Words words, boolean colour, int width) {
        this(words, colour, width, Progress.atMost(LONGEST));
    }

    /** No colours and 80 columns: right for files and pipes. */
    public static Style plain(Words words) {
        return new Style(words, false, USUAL_WIDTH);
    }

    /** The same, stopped soon after the work it is part of. */
    public Style under(Progress work) {
        return new Style(words, colour, width, new Grace(work));
    }

    Style narrower(int columns) {
        return new Style(words, colour, width - columns, progress);
    }
}

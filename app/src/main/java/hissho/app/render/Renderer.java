package hissho.app.render;

import hissho.report.Report;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Writes a report for one medium. */
public interface Renderer {

    /** The name after {@code --format}. */
    String name();

    String mediaType();

    /** How a file of this format ends, without the dot. */
    String ending();

    /** Writes the whole report and flushes; the stream stays open. */
    void render(Report report, OutputStream out, Style style) throws IOException;

    /** What a reader should know about the result that the result itself cannot say, in sentences; mostly nothing. */
    default List<String> warnings(Report report, Style style) {
        return List.of();
    }
}

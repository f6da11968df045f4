package hissho.app.render;

import hissho.report.Report;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A renderer whose result is a text, written as UTF-8. */
interface TextBased extends Renderer {

    String write(Report report, Style style);

    @Override
    default void render(Report report, OutputStream out, Style style) throws IOException {
        out.write(write(report, style).getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}

package hissho.app.render;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A generator whose strings every reader of JSON accepts: halves of characters, which no encoding has, are replaced. */
final class WellFormedJson extends JsonGeneratorDelegate {

    WellFormedJson(JsonGenerator json) {
        super(json, false);
    }

    @Override
    public void writeFieldName(String name) throws IOException {
        super.writeFieldName(mended(name));
    }

    @Override
    public void writeString(@Nullable String text) throws IOException {
        super.writeString(text == null ? null : mended(text));
    }

    private static String mended(String text) {
        if (text.chars().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF)) return text;
        int[] points = text.codePoints()
                .map(c -> c >= 0xD800 && c <= 0xDFFF ? 0xFFFD : c)
                .toArray();
        return new String(points, 0, points.length);
    }
}

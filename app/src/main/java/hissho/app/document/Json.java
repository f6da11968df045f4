package hissho.app.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import hissho.app.render.JsonValues;
import hissho.words.Language;
import hissho.words.Words;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Writes trees of values as JSON, exact numbers as the renderers do. */
public final class Json {

    private Json() {}

    /** On one line. */
    public static String line(@Nullable Object tree) {
        return write(tree, false);
    }

    /** JSON that was written on many lines, on one, however long it is. */
    public static String flat(String text) {
        StringWriter written = new StringWriter();
        StreamReadConstraints unbounded = StreamReadConstraints.builder()
                .maxNestingDepth(Integer.MAX_VALUE)
                .maxNumberLength(Integer.MAX_VALUE)
                .maxStringLength(Integer.MAX_VALUE)
                .build();
        JsonFactory factory =
                JsonFactory.builder().streamReadConstraints(unbounded).build();
        try (JsonParser parser = factory.createParser(text);
                JsonGenerator generator = factory.createGenerator(written)) {
            while (parser.nextToken() != null) generator.copyCurrentEventExact(parser);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return written.toString();
    }

    /** Indented for people. */
    public static String pretty(@Nullable Object tree) {
        return write(tree, true);
    }

    private static String write(@Nullable Object tree, boolean indented) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = new JsonFactory().createGenerator(text)) {
            if (indented) {
                DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
                generator.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(indenter));
            }
            new JsonValues(generator, Words.in(Language.ENGLISH)).value(tree);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}

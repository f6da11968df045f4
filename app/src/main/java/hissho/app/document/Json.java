package hissho.app.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes trees of values as JSON; whole numbers are numbers, other exact fractions are strings such as {@code "7/12"}. */
public final class Json {

    /** Whole numbers beyond this are strings too, because many readers of JSON would round them. */
    private static final int SAFE_BITS = 53;

    private static final JsonFactory FACTORY = new JsonFactory();

    private Json() {}

    /** On one line. */
    public static String line(@Nullable Object tree) {
        return write(tree, false);
    }

    /** Indented for people. */
    public static String pretty(@Nullable Object tree) {
        return write(tree, true);
    }

    private static String write(@Nullable Object tree, boolean indented) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(text)) {
            if (indented) {
                DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
                generator.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(indenter));
            }
            write(tree, generator);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static void write(@Nullable Object value, JsonGenerator out) throws IOException {
        switch (value) {
            case null -> out.writeNull();
            case Map<?, ?> map -> {
                out.writeStartObject();
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    out.writeFieldName(String.valueOf(entry.getKey()));
                    write(entry.getValue(), out);
                }
                out.writeEndObject();
            }
            case RationalVector vector -> write(vector.toList(), out);
            case RationalMatrix matrix -> write(matrix.rows(), out);
            case int[] wholes -> write(Arrays.stream(wholes).boxed().toList(), out);
            case Object[] many -> write(Arrays.asList(many), out);
            case Collection<?> many -> {
                out.writeStartArray();
                for (Object entry : many) write(entry, out);
                out.writeEndArray();
            }
            case Optional<?> maybe -> write(maybe.orElse(null), out);
            case Boolean truth -> out.writeBoolean(truth);
            case Rational number -> number(number, out);
            case BigInteger whole -> number(Rational.of(whole), out);
            case Integer whole -> out.writeNumber(whole);
            case Long whole -> number(Rational.of(whole), out);
            case BigDecimal decimal -> out.writeNumber(decimal);
            case Double decimal when Double.isFinite(decimal) -> out.writeNumber(decimal);
            case Message message -> out.writeString(message.key());
            default -> out.writeString(value.toString());
        }
    }

    private static void number(Rational number, JsonGenerator out) throws IOException {
        if (number.isWhole() && number.numerator().bitLength() <= SAFE_BITS)
            out.writeNumber(number.numerator().longValue());
        else out.writeString(number.toString());
    }
}

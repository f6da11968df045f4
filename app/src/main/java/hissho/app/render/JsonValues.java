package hissho.app.render;

import com.fasterxml.jackson.core.JsonGenerator;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.words.Words;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Exact values in JSON: whole numbers as numbers where every reader keeps them exact, that is up to 2 to the 53rd, and as
 * strings beyond; fractions as strings such as {@code "7/12"}.
 */
public final class JsonValues {

    private static final BigInteger LARGEST = BigInteger.TWO.pow(53);

    private final JsonGenerator json;
    private final Words words;

    public JsonValues(JsonGenerator json, Words words) {
        this.json = json;
        this.words = words;
    }

    public void field(String name, @Nullable Object value) throws IOException {
        json.writeFieldName(name);
        value(value);
    }

    public void value(@Nullable Object value) throws IOException {
        switch (value) {
            case null -> json.writeNull();
            case Rational number -> {
                if (number.isWhole()) whole(number.numerator());
                else json.writeString(number.toString());
            }
            case Integer number -> json.writeNumber(number);
            case Long number -> whole(BigInteger.valueOf(number));
            case BigInteger number -> whole(number);
            case Double number -> decimal(json, number);
            case Float number -> decimal(json, number);
            case BigDecimal number -> json.writeNumber(number);
            case Boolean truth -> json.writeBoolean(truth);
            case int[] wholes -> array(Arrays.stream(wholes).boxed().toList());
            case RationalVector vector -> array(vector);
            case RationalMatrix matrix -> array(matrix.rows());
            case Map<?, ?> pairs -> {
                json.writeStartObject();
                for (Map.Entry<?, ?> entry : pairs.entrySet()) field(words.write(entry.getKey()), entry.getValue());
                json.writeEndObject();
            }
            case Iterable<?> many -> array(many);
            case Optional<?> maybe -> value(maybe.orElse(null));
            case Message message -> json.writeString(words.say(message));
            default -> json.writeString(value.toString());
        }
    }

    private void array(Iterable<?> many) throws IOException {
        json.writeStartArray();
        for (Object one : many) value(one);
        json.writeEndArray();
    }

    private void whole(BigInteger number) throws IOException {
        if (number.abs().compareTo(LARGEST) <= 0) json.writeNumber(number.longValueExact());
        else json.writeString(number.toString());
    }

    /** A floating-point number, or null where it is none. */
    static void decimal(JsonGenerator json, double number) throws IOException {
        if (!Double.isFinite(number)) json.writeNull();
        else if (number == Math.rint(number) && Math.abs(number) <= 1L << 53) json.writeNumber((long) number);
        else json.writeNumber(number);
    }
}

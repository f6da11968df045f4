package hissho.document;

import java.util.LinkedHashMap;
import java.util.Map;

/** Named values that keep the order they are written in, so that every run writes the same document. */
public final class InOrder {

    private InOrder() {}

    /** Names and values in turn. */
    public static Map<String, Object> of(Object... namesAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) map.put((String) namesAndValues[i], namesAndValues[i + 1]);
        return map;
    }
}

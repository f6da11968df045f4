package hissho.extensive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the little JSON that trees in tests are written in. */
public final class Trees {

    private final String text;
    private int at;

    private Trees(String text) {
        this.text = text;
    }

    public static Object parse(String text) {
        return new Trees(text).value();
    }

    private char next() {
        while (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ',' || text.charAt(at) == ':') at++;
        return text.charAt(at);
    }

    private Object value() {
        char c = next();
        if (c == '"') {
            int end = text.indexOf('"', at + 1);
            String read = text.substring(at + 1, end);
            at = end + 1;
            return read;
        }
        if (c == '{') {
            at++;
            Map<String, Object> map = new LinkedHashMap<>();
            while (next() != '}') map.put((String) value(), value());
            at++;
            return map;
        }
        if (c == '[') {
            at++;
            List<Object> list = new ArrayList<>();
            while (next() != ']') list.add(value());
            at++;
            return list;
        }
        int start = at;
        while (at < text.length() && (text.charAt(at) == '-' || Character.isDigit(text.charAt(at)))) at++;
        return Integer.valueOf(text.substring(start, at));
    }
}

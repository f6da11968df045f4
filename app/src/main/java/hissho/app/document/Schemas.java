package hissho.app.document;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.fact.Fact;
import hissho.kind.Kind;
import hissho.words.Words;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes the JSON Schema (draft 2020-12) of a kind's document from its shape. */
public final class Schemas {

    /** An exact number as a text. */
    private static final String EXACT = "^\\s*[+\\-−]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,9})?(/\\d+)?\\s*$";

    private final Words words;

    public Schemas(Words words) {
        this.words = words;
    }

    /** The schema of reports with the answers of one kind written out: every fact it may have, and what it is called. */
    public Map<String, Object> report(Kind<?> kind, Map<?, ?> reports) {
        Map<String, Object> facts = new LinkedHashMap<>();
        Map<String, Object> patterns = new LinkedHashMap<>();
        for (String fact : kind.facts()) {
            Map<String, Object> described =
                    InOrder.of("description", Fact.label(fact, kind.room(), words), "$ref", "#/$defs/value");
            if (fact.matches(".*[#*].*"))
                patterns.put("^" + fact.replace("#", "[0-9]+").replace("*", ".+") + "$", described);
            else facts.put(fact, described);
        }
        Map<String, Object> schema = named(reports);
        Map<String, Object> properties = named((Map<?, ?>) schema.getOrDefault("properties", Map.of()));
        properties.put(
                "answer",
                InOrder.of(
                        "type",
                        "object",
                        "properties",
                        facts,
                        "patternProperties",
                        patterns,
                        "additionalProperties",
                        false));
        schema.put("properties", properties);
        schema.put("title", words.say(kind.room() + "." + kind.name()));
        return schema;
    }

    /** The same values under their names, to be changed. */
    private static Map<String, Object> named(Map<?, ?> map) {
        Map<String, Object> copy = new LinkedHashMap<>();
        map.forEach((name, value) -> copy.put(String.valueOf(name), value));
        return copy;
    }

    public Map<String, Object> of(Kind<?> kind) {
        String key = kind.room() + "." + kind.name();
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("kind", Map.of("const", kind.name()));
        Map<String, Object> text = Map.of("type", "string");
        properties.put("title", oneOf(List.of(text, object("properties", InOrder.of("en", text, "ja", text)))));
        properties.put("source", text);
        properties.put("note", text);
        Map<String, Object> names = object("additionalProperties", text);
        properties.put("translations", object("properties", InOrder.of("en", names, "ja", names)));
        List<String> required = new ArrayList<>(List.of("kind"));
        fields(kind.document(), key, properties, required);
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", words.say(key));
        schema.put("description", words.say(key + ".about"));
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        schema.put("additionalProperties", false);
        return schema;
    }

    private void fields(Shape.Fields shape, String key, Map<String, Object> properties, List<String> required) {
        for (Field<?> field : shape.fields()) {
            Map<String, Object> schema = new LinkedHashMap<>();
            String meaning = field.meaning(key, words);
            if (!meaning.isEmpty()) schema.put("description", meaning);
            schema.putAll(of(field.shape(), key));
            properties.put(field.name(), schema);
            if (field.required()) required.add(field.name());
        }
    }

    private Map<String, Object> of(Shape<?> shape, String key) {
        return switch (shape.plain()) {
            case Shape.Whole(long least, long most) ->
                InOrder.of(
                        "type", "integer", "minimum", BigDecimal.valueOf(least), "maximum", BigDecimal.valueOf(most));
            case Shape.Exact() ->
                oneOf(List.of(Map.of("type", "number"), InOrder.of("type", "string", "pattern", EXACT)));
            case Shape.Text() -> InOrder.of("type", List.of("string", "number", "boolean"));
            case Shape.Truth() -> InOrder.of("type", "boolean");
            case Shape.Choice(List<String> choices) -> InOrder.of("enum", choices);
            case Shape.ListOf<?> list -> list(list, key);
            case Shape.MapOf<?> map -> object("additionalProperties", of(map.entry(), key));
            case Shape.Either(List<Shape<?>> shapes) ->
                oneOf(shapes.stream().map(s -> of(s, key)).toList());
            case Shape.Fields fields -> {
                Map<String, Object> properties = new LinkedHashMap<>();
                List<String> required = new ArrayList<>();
                fields(fields, key, properties, required);
                Map<String, Object> schema = object("properties", properties);
                if (!required.isEmpty()) schema.put("required", required);
                schema.put("additionalProperties", false);
                yield schema;
            }
            case Shape.Deep() -> InOrder.of("type", "object");
            case Shape.Read<?> read -> of(read.shape(), key);
        };
    }

    private Map<String, Object> list(Shape.ListOf<?> list, String key) {
        Map<String, Object> schema = InOrder.of("type", "array", "items", of(list.entry(), key));
        if (list.least() > 0) schema.put("minItems", list.least());
        if (list.most() < Integer.MAX_VALUE) schema.put("maxItems", list.most());
        return schema;
    }

    private static Map<String, Object> oneOf(List<Map<String, Object>> schemas) {
        return InOrder.of("anyOf", schemas);
    }

    private static Map<String, Object> object(String name, Object value) {
        return InOrder.of("type", "object", name, value);
    }
}

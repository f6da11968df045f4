package hissho.impartial.ordinal;

import hissho.fact.Compare;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How answers that hold ordinals are compared: every text that is an ordinal is first brought into Cantor normal form. */
final class OrdinalComparison {

    static final Compare EXACT = normalised(Compare.EXACT);

    /** Lists of moves as sets; a move names its pile or coin as {@code pile} or {@code component}. */
    static final Compare MOVES = normalised(Compare.SET);

    /** Moves told by where a coin goes from and to: coins on one square count once. */
    static final Compare SQUARES = (answered, expected) ->
            Compare.SET.agree(withoutComponent(normal(answered)), withoutComponent(normal(expected)));

    private OrdinalComparison() {}

    private static Compare normalised(Compare compare) {
        return (answered, expected) -> compare.agree(normal(answered), normal(expected));
    }

    private static @Nullable Object normal(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, @Nullable Object> normal = new LinkedHashMap<>();
            map.forEach((key, entry) -> normal.put(key.equals("pile") ? "component" : key.toString(), normal(entry)));
            return normal;
        }
        if (value instanceof List<?> list) {
            List<@Nullable Object> normal = new ArrayList<>();
            for (Object entry : list) normal.add(normal(entry));
            return normal;
        }
        return value == null
                ? null
                : OrdinalParser.read(value.toString())
                        .<Object>map(Ordinal::toString)
                        .orElse(value);
    }

    static @Nullable Object withoutComponent(@Nullable Object moves) {
        if (!(moves instanceof List<?> list)) return moves;
        List<@Nullable Object> plain = new ArrayList<>();
        for (Object move : list) {
            if (!(move instanceof Map<?, ?> map)) {
                plain.add(move);
                continue;
            }
            Map<Object, @Nullable Object> rest = new LinkedHashMap<>(map);
            rest.remove("component");
            plain.add(rest);
        }
        return plain;
    }
}

package hissho.impartial.sum;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Sum;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A disjunctive sum of any impartial games. */
final class SumKind implements ImpartialKind {

    private static final Field<List<Component>> COMPONENTS =
            Field.required("components", Shape.listOf(summand(), 1, 200)).looksLike("components");

    @Override
    public String name() {
        return "sum";
    }

    private static Shape<Component> summand() {
        Map<String, Field<?>> fields = new LinkedHashMap<>();
        String[] games = Summands.readers().stream()
                .flatMap(r -> r.games().stream())
                .sorted()
                .toArray(String[]::new);
        fields.put("game", Field.required("game", Shape.choice(games)));
        Summands.readers()
                .forEach(r -> r.fields()
                        .forEach(field -> fields.putIfAbsent(
                                field.name(),
                                Field.optional(field.name(), field.shape()).looksLike(field.look()))));
        return Shape.either(new Shape.Fields(List.copyOf(fields.values())), Shape.deep())
                .by(Summands::read);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(COMPONENTS, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(AnalysisFacts.KEYS.stream(), SumSupplement.KEYS.stream())
                .toList();
    }

    @Override
    public Setting read(Node document) {
        Sum sum = new Sum(COMPONENTS.in(document));
        return Setting.of(sum, Convention.of(document)).with(new SumSupplement(sum));
    }
}

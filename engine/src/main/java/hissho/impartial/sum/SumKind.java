package hissho.impartial.sum;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Sum;
import hissho.impartial.Supplement;
import hissho.report.Block;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.verify.Topic;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A disjunctive sum of any impartial games. */
final class SumKind implements ImpartialKind {

    @Override
    public String name() {
        return "sum";
    }

    @Override
    public Shape.Fields document() {
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
        return Shape.fields(
                Field.required("components", Shape.listOf(new Shape.Fields(List.copyOf(fields.values())), 1, 200)),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        Sum sum = SumTopics.sum(document.get("components"));
        return Setting.of(sum, Convention.of(document)).with(new ProofSupplement(sum));
    }

    @Override
    public List<Topic> topics() {
        return List.of(SumTopics.TOPIC);
    }

    /** The proof of the theorem for this sum: how every smaller value can be reached. */
    private record ProofSupplement(Sum sum) implements Supplement {
        private static final int MOST = 16;

        @Override
        public List<Section> more(Words words) {
            if (sum.components().stream().anyMatch(c -> c.value().finite().isEmpty())
                    || sum.value().finite().orElseThrow().bitLength() > 4) return List.of();
            List<Step> steps = new ArrayList<>();
            for (Map<String, Object> entry :
                    SumTopics.movesToValue(sum).stream().limit(MOST).toList())
                if (entry.get("choices") instanceof List<?> choices && choices.getFirst() instanceof Map<?, ?> choice)
                    steps.add(Step.of(words.say(
                            "impartial.sum.reach",
                            String.valueOf(entry.get("target")),
                            String.valueOf(entry.get("d")),
                            choice.get("component") instanceof Integer i ? i + 1 : 0,
                            String.valueOf(choice.get("value")),
                            String.valueOf(choice.get("to")))));
            return steps.isEmpty()
                    ? List.of()
                    : List.of(Section.of(words.say("impartial.sum.proof"), new Block.Steps(steps)));
        }
    }
}

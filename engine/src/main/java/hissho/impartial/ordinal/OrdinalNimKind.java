package hissho.impartial.ordinal;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Sum;
import hissho.impartial.Supplement;
import hissho.report.Block;
import hissho.report.Section;
import hissho.verify.Topic;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Nim with ordinal piles. */
final class OrdinalNimKind implements ImpartialKind {

    private static final int MOST_PILES = 1_000;

    @Override
    public String name() {
        return "ordinal-nim";
    }

    @Override
    public String room() {
        return "ordinal";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(Field.required("piles", Shape.listOf(Shape.text(), 0, MOST_PILES)));
    }

    @Override
    public Setting read(Node document) {
        Sum sum = new Sum(document.get("piles").list(0, MOST_PILES).stream()
                .<Component>map(node -> new OrdinalPile(ordinal(node)))
                .toList());
        return Setting.of(sum, Convention.NORMAL).with(new Theory());
    }

    static Ordinal ordinal(Node node) {
        return OrdinalParser.read(node.text()).orElseThrow(() -> node.bad("ordinal.bad.ordinal", node.shown()));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.isEmpty() ? Optional.empty() : Optional.of(InOrder.of("kind", name(), "piles", words));
    }

    @Override
    public List<Topic> topics() {
        return List.of(OrdinalTopics.transfinite());
    }

    private record Theory() implements Supplement {
        @Override
        public List<Section> theory(Words words) {
            return List.of(Section.of(
                    words.say("ordinal.section.rule"),
                    new Block.Paragraph(words.say("ordinal.nim.rule")),
                    new Block.Paragraph(words.say("ordinal.nim.sum"))));
        }
    }
}

package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A named game of one rule on piles; Kayles and Dawson's chess can also be set up as rows. */
record PileGameKind(String name) implements ImpartialKind {

    @Override
    public Shape.Fields document() {
        boolean row = name.equals("kayles") || name.equals("dawson-chess");
        long least = HeapGames.named(name).least();
        Shape<?> piles = Shape.listOf(Shape.whole(least, Heaps.MOST_CHIPS), 1, Heaps.MOST_PILES);
        List<Field<?>> fields = new ArrayList<>();
        fields.add((row ? Field.optional(many(), piles) : Field.required(many(), piles)).looksLike("piles"));
        if (name.equals("kayles")) {
            fields.add(Field.optional("pins", Shape.whole(0, RowTopics.LONGEST_ROW)));
            fields.add(Field.optional("missing", Shape.listOf(Shape.whole(1, RowTopics.LONGEST_ROW))));
        }
        if (name.equals("dawson-chess")) {
            fields.add(Field.optional("squares", Shape.whole(0, RowTopics.LONGEST_ROW)));
            fields.add(Field.optional("marks", Shape.listOf(Shape.whole(1, RowTopics.LONGEST_ROW))));
        }
        fields.add(Field.optional("play", Shape.choice("normal", "misere")));
        return new Shape.Fields(fields);
    }

    /** Points lie in regions, chips in piles. */
    private String many() {
        return name.equals("rims") || name.equals("rayles") ? "regions" : "piles";
    }

    @Override
    public Setting read(Node document) {
        Convention convention = Convention.of(document);
        if (name.equals("kayles") && document.has("pins")) {
            RowGame row = RowTopics.kaylesRow(document);
            return Setting.of(row, convention).with(new HeapSupplement(row.heaps(), row.runs()));
        }
        if (name.equals("dawson-chess") && document.has("squares")) {
            RowGame row = RowTopics.dawsonRow(document);
            return Setting.of(row, convention).with(new HeapSupplement(row.heaps(), row.runs()));
        }
        HeapGame game = HeapGames.named(name);
        List<Long> sizes = Heaps.piles(document, many(), game.least());
        return Setting.of(Heap.sum(game, sizes), convention).with(new HeapSupplement(game, sizes, convention));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.under(many(), words);
    }

    @Override
    public List<Topic> topics() {
        return PileTopics.all().stream()
                .filter(topic -> topic.name().equals(name)
                        || (name.equals("kayles") && topic.name().equals("take-and-break")))
                .toList();
    }
}

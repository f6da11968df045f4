package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.kind.Tabulation;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Subtraction games: from a pile a member of a set may be taken; impatient ones allow the whole pile too. */
final class SubtractionKind implements ImpartialKind {

    static final Shape SET = Shape.either(
            Shape.listOf(Shape.whole(1, SubtractionSet.LARGEST_MEMBER)),
            Shape.fields(
                    Field.required("kind", Shape.choice("powersOfTwo", "squares", "range", "arithmetic", "predicate")),
                    Field.optional("min", Shape.whole(1, SubtractionSet.LARGEST_MEMBER)),
                    Field.optional("max", Shape.whole(1, SubtractionSet.LARGEST_MEMBER)),
                    Field.optional("start", Shape.whole(1, SubtractionSet.LARGEST_MEMBER)),
                    Field.optional("step", Shape.whole(1, SubtractionSet.LARGEST_MEMBER)),
                    Field.optional("rule", Shape.text())));

    @Override
    public String name() {
        return "subtraction";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("subtractionSet", SET),
                Field.required("piles", Shape.listOf(Shape.whole(0, Heaps.MOST_CHIPS), 1, Heaps.MOST_PILES))
                        .looksLike("piles"),
                Field.optional("impatient", Shape.truth()),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        SubtractionSet set = SubtractionSet.read(document.get("subtractionSet"));
        HeapGame game = document.find("impatient").map(Node::truth).orElse(false)
                ? HeapGames.impatient(set)
                : HeapGames.subtraction(set);
        List<Long> sizes = Heaps.piles(document, "piles", 0);
        Convention convention = Convention.of(document);
        return Setting.of(Heap.sum(game, sizes), convention).with(new HeapSupplement(game, sizes, convention));
    }

    /** The set with commas, then the piles: {@code subtraction 1,3,4 100}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty() || !words.getFirst().matches("\\d+(,\\d+)*")) return Optional.empty();
        return PileWords.after("subtractionSet", words).map(document -> {
            Map<String, Object> with = new LinkedHashMap<>(document);
            with.put(
                    "subtractionSet",
                    new ArrayList<>(Arrays.asList(words.getFirst().split(","))));
            return with;
        });
    }

    @Override
    public List<Topic> topics() {
        return SubtractionTopics.all();
    }

    @Override
    public List<Tabulation> tables() {
        return HeapTables.all();
    }
}

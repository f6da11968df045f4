package hissho.impartial.subtraction;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.HeapSupplement;
import hissho.impartial.heap.PileWords;
import hissho.impartial.heap.Piles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Subtraction games: from a pile a member of a set may be taken; impatient ones allow the whole pile too. */
public final class SubtractionKind implements ImpartialKind {

    private static final Field<List<Long>> PILES = Piles.field("piles", 0);

    @Override
    public String name() {
        return "subtraction";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(SubtractionSet.FIELD, PILES, SubtractionSet.IMPATIENT, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(AnalysisFacts.KEYS.stream(), HeapSupplement.KEYS.stream())
                .toList();
    }

    @Override
    public Setting read(Node document) {
        HeapGame game = game(document);
        List<Long> sizes = PILES.in(document);
        Convention convention = Convention.of(document);
        return Setting.of(Heap.sum(game, sizes), convention).with(new HeapSupplement(game, sizes, convention));
    }

    /** The game of the set in a document. */
    public static HeapGame game(Node document) {
        SubtractionSet set = SubtractionSet.FIELD.in(document);
        return SubtractionSet.IMPATIENT.in(document) ? SubtractionGames.impatient(set) : SubtractionGames.of(set);
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
}

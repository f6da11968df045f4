package hissho.impartial.hackenbush;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.RuleSupplement;
import hissho.impartial.Setting;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Green Hackenbush: cut an edge, and whatever loses its ground falls. */
final class GreenKind implements ImpartialKind {

    @Override
    public String name() {
        return "green-hackenbush";
    }

    @Override
    public String room() {
        return "hackenbush";
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(Stream.<Field<?>>concat(PictureReader.fields().stream(), Stream.of(Convention.PLAY))
                .toList());
    }

    @Override
    public Setting read(Node document) {
        GreenPicture green = PictureReader.green(document);
        Convention convention = Convention.of(document);
        return Setting.of(green, convention)
                .with(
                        convention == Convention.NORMAL
                                ? GreenSupplement.of(green)
                                : new RuleSupplement(
                                        room(),
                                        Message.of("hackenbush.section.rule"),
                                        Message.of("hackenbush.green.rule-misere"),
                                        Compare.SET,
                                        new Facts(),
                                        List.of()));
    }

    /** Edges as in {@code 0-1 1-2 0-3}, or the lengths of bamboo stalks. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.empty();
        if (words.stream().allMatch(w -> w.matches("\\d{1,7}")))
            return Optional.of(Map.of(
                    "kind",
                    name(),
                    "stalks",
                    words.stream().map(Integer::valueOf).toList()));
        return edges(words).map(edges -> InOrder.of("kind", name(), "edges", edges));
    }

    static Optional<List<List<Long>>> edges(List<String> words) {
        List<List<Long>> edges = new ArrayList<>();
        for (String word : words) {
            if (!word.matches("\\d{1,15}-\\d{1,15}")) return Optional.empty();
            String[] ends = word.split("-", -1);
            edges.add(List.of(Long.valueOf(ends[0]), Long.valueOf(ends[1])));
        }
        return Optional.of(edges);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(ImpartialKind.super.facts().stream(), GreenFacts.KEYS.stream())
                .toList();
    }
}

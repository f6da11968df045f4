package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.report.Block;
import hissho.report.Section;
import hissho.verify.Topic;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Nim, with piles of any size, in normal and misère play. */
final class NimKind implements ImpartialKind {

    @Override
    public String name() {
        return "nim";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("piles", Shape.listOf(Shape.whole(0, Heaps.MOST_CHIPS), 1, Heaps.MOST_PILES))
                        .looksLike("piles"),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        List<BigInteger> piles = NimTopics.numbers(document.get("piles"));
        if (piles.isEmpty()) throw document.get("piles").bad("core.bad.list-size", 1, Heaps.MOST_PILES, 0);
        Convention convention = Convention.of(document);
        return Setting.of(NimPile.sum(piles), convention).with(new NimTheory(piles, convention));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.piles(words);
    }

    @Override
    public List<Topic> topics() {
        return NimTopics.all();
    }

    /** Bouton's theorem, and what changes in misère play. */
    private record NimTheory(List<BigInteger> piles, Convention convention) implements Supplement {
        @Override
        public List<Section> theory(Words words) {
            String key = convention == Convention.MISERE
                    ? "impartial.nim.misere"
                    : piles.size() == 2 ? "impartial.nim.two" : "impartial.nim.bouton";
            return List.of(Section.of(words.say("impartial.section.rule"), new Block.Paragraph(words.say(key))));
        }
    }
}

package hissho.impartial.nim;

import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.heap.PileWords;
import hissho.number.Rational;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Moore's Nim_k. */
public final class MooreKind implements ImpartialKind {

    private static final Field<List<BigInteger>> PILES =
            Field.required("piles", NimPile.SIZES).looksLike("piles");
    private static final Field<Integer> K =
            Field.required("k", Shape.whole(1, 20)).asRule();

    @Override
    public String name() {
        return "moore-nim";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(PILES, K, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(AnalysisFacts.KEYS.stream(), MooreTheory.KEYS.stream())
                .toList();
    }

    @Override
    public Setting read(Node document) {
        MooreNim game = new MooreNim(PILES.in(document), K.in(document));
        Convention convention = Convention.of(document);
        return Setting.of(game, convention).with(new MooreTheory(game, convention));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        Optional<Map<String, Object>> meant = PileWords.after("k", words);
        long piles = words.stream().skip(1).filter(word -> word.matches("\\d+")).count();
        meant.ifPresent(_ -> {
            // with k or more piles for a move nobody would ask: the first number was a pile, too
            if (Rational.read(words.getFirst())
                    .filter(k -> k.compareTo(Rational.of(piles)) >= 0)
                    .isPresent())
                throw new BadDocument("", Message.of("impartial.moore-nim.bad.k", words.getFirst(), piles, words));
        });
        return meant;
    }
}

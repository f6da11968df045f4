package hissho.impartial.nim;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisCertificate;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Option;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.impartial.heap.PileWords;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Nim, with piles of any size, in normal and misère play. */
public final class NimKind implements ImpartialKind {

    private static final Field<List<BigInteger>> PILES =
            Field.required("piles", NimPile.SIZES).looksLike("piles");

    @Override
    public String name() {
        return "nim";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(PILES, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(AnalysisFacts.KEYS.stream(), Stream.of("takings")).toList();
    }

    @Override
    public Setting read(Node document) {
        List<BigInteger> piles = PILES.in(document);
        Convention convention = Convention.of(document);
        return Setting.of(NimPile.sum(piles), convention).with(new NimTheory(piles, convention));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return PileWords.piles(words);
    }

    /** Bouton's theorem, and what changes in misère play. */
    private record NimTheory(List<BigInteger> piles, Convention convention) implements Supplement {

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            return new Facts()
                    .put("nimSum", () -> NimPile.nimSum(piles))
                    .put("takings", Compare.SET, () -> AnalysisFacts.all(analysis, this::taking));
        }

        /** A move as what it takes from which pile. */
        private Object taking(Option option) {
            int pile = option.facts().get("component") instanceof Integer index ? index : 0;
            BigInteger from = piles.get(pile);
            BigInteger to = NimCertificate.target(option);
            return InOrder.of("pile", pile, "from", from, "to", to, "remove", from.subtract(to));
        }

        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            return AnalysisCertificate.orTheory(
                    analysis, progress, () -> Optional.of(NimCertificate.of(analysis, piles, convention)));
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            String key = convention == Convention.MISERE
                    ? "impartial.nim.misere"
                    : piles.size() == 2 ? "impartial.nim.two" : "impartial.nim.bouton";
            return List.of(Section.of(words.say("impartial.section.rule"), new Block.Paragraph(words.say(key))));
        }
    }
}

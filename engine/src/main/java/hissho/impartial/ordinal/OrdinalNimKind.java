package hissho.impartial.ordinal;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Sum;
import hissho.impartial.Supplement;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Nim with ordinal piles. */
final class OrdinalNimKind implements ImpartialKind {

    /** An ordinal as it is written. */
    static final Shape<Ordinal> ORDINAL = Shape.text()
            .by(node ->
                    OrdinalParser.read(node.text()).orElseThrow(() -> node.bad("ordinal.bad.ordinal", node.shown())));

    private static final Field<List<Ordinal>> PILES = Field.required("piles", Shape.listOf(ORDINAL, 0, 1_000));

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
        return Shape.fields(PILES);
    }

    @Override
    public Setting read(Node document) {
        Sum sum = new Sum(
                PILES.in(document).stream().<Component>map(OrdinalPile::new).toList());
        return Setting.of(sum, Convention.NORMAL).with(new Theory());
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.isEmpty() ? Optional.empty() : Optional.of(InOrder.of("kind", name(), "piles", words));
    }

    /** The facts of values, compared as ordinals. */
    static Facts values(Analysis analysis, Progress progress) {
        Facts plain = AnalysisFacts.of(analysis, progress);
        Facts facts = new Facts();
        for (String key : List.of("sg", "nimSum", "componentSg"))
            plain.find(key)
                    .ifPresent(fact ->
                            facts.put(key, OrdinalComparison.EXACT, fact::value, (words, value) -> fact.text(words)));
        return facts;
    }

    private record Theory() implements Supplement {
        @Override
        public String room() {
            return "ordinal";
        }

        @Override
        public Compare comparingMoves() {
            return OrdinalComparison.MOVES;
        }

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            return values(analysis, progress);
        }

        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            return OrdinalCertificate.of(analysis, progress);
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            return List.of(Section.of(
                    words.say("ordinal.section.rule"),
                    new Block.Paragraph(words.say("ordinal.nim.rule")),
                    new Block.Paragraph(words.say("ordinal.nim.sum"))));
        }
    }
}

package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Comparisons;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.kind.AskedTable;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Wythoff's queen on any square of an endless board. */
final class WythoffKind implements ImpartialKind {

    /** A whole number of any size a document can reasonably have. */
    static final Shape<BigInteger> LARGE = Shape.whole(0L, Long.MAX_VALUE).by(WythoffKind::large);

    private static final Field<BigInteger> X = Field.required("x", LARGE).looksLike("square");
    private static final Field<BigInteger> Y = Field.required("y", LARGE);

    private static BigInteger large(Node node) {
        BigInteger number = node.whole();
        if (number.signum() < 0 || number.bitLength() > 4096)
            throw node.bad("core.bad.out-of-range", node.shown(), 0, "2^4096");
        return number;
    }

    @Override
    public String name() {
        return "wythoff";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(X, Y, Convention.PLAY);
    }

    @Override
    public Setting read(Node document) {
        BigInteger x = X.in(document);
        BigInteger y = Y.in(document);
        return Setting.of(queen(x, y), Convention.PLAY.in(document)).with(new Targets(x, y));
    }

    /** The queen on a square: with its Grundy value where that can be tabulated. */
    private static Component queen(BigInteger x, BigInteger y) {
        return x.max(y).compareTo(BigInteger.valueOf(WythoffTable.LARGEST)) <= 0
                ? new WythoffQueen(new WythoffTable(), x.intValueExact(), y.intValueExact())
                : new FarWythoffQueen(x, y);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return BoardKinds.two(words, "x", "y");
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new WythoffTabulation(), new AskedTable("wythoff-pairs", WythoffQuestion.kind()));
    }

    /** Moves by the square they lead to; far squares are checked by the pairs of Wythoff and Beatty. */
    private record Targets(BigInteger x, BigInteger y) implements Supplement {

        @Override
        public Compare comparingMoves() {
            return Comparisons.setOf(move -> move instanceof Map<?, ?> map ? map.get("to") : move);
        }

        /** The pairs of the golden ratio, and the one with this square's difference. */
        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            if (analysis.convention() == Convention.MISERE) return List.of();
            BigInteger k = x.subtract(y).abs();
            List<BigInteger> pair = Wythoff.pair(k);
            boolean lost = pair.getFirst().equals(x.min(y));
            return List.of(Section.of(
                    words.say("impartial.section.rule"),
                    new Block.Paragraph(words.say("impartial.wythoff.argument")),
                    new Block.Paragraph(words.say(
                            lost ? "impartial.wythoff.is-pair" : "impartial.wythoff.no-pair",
                            k,
                            x.min(y),
                            x.max(y),
                            pair.getFirst(),
                            pair.getLast()))));
        }

        /** On the edge of the board the queen is one pile of Nim, however far out. */
        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            return analysis.value().isPresent() || x.min(y).signum() > 0 || analysis.convention() == Convention.MISERE
                    ? new Facts()
                    : new Facts().put("sg", () -> x.max(y)).put("nimSum", () -> x.max(y));
        }

        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            return analysis.game() instanceof FarWythoffQueen
                    ? Optional.of(WythoffCertificate.of(analysis, x, y, progress))
                    : Optional.empty();
        }
    }
}

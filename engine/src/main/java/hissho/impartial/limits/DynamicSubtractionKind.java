package hissho.impartial.limits;

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
import hissho.impartial.Outcome;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.impartial.heap.Piles;
import hissho.kind.AskedTable;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One pile with takes limited by the take before: Fibonacci Nim and its relatives. */
public final class DynamicSubtractionKind implements ImpartialKind {

    private static final Field<Long> PILE = Field.required("pile", Shape.whole(0, Piles.MOST_CHIPS));
    private static final Field<Long> MOST_NOW =
            Field.optional("maxTake", Shape.whole(0, Piles.MOST_CHIPS)).asRule();

    @Override
    public String name() {
        return "dynamic-subtraction";
    }

    @Override
    public Shape.Fields document() {
        List<Field<?>> fields = new ArrayList<>(List.of(PILE));
        fields.addAll(TakeLimits.FIELDS);
        fields.addAll(List.of(MOST_NOW, Convention.PLAY));
        return new Shape.Fields(fields);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(AnalysisFacts.KEYS.stream(), Stream.of("winningTakes"))
                .toList();
    }

    @Override
    public Setting read(Node document) {
        long pile = PILE.in(document);
        long most = MOST_NOW.find(document).orElse(Math.max(0, pile - 1));
        TakeLimits limits = TakeLimits.in(document);
        return Setting.of(new DynamicSubtraction(limits, pile, most), Convention.of(document))
                .with(new PartsTheory(limits, pile, Math.min(pile, most)));
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new AskedTable("limited-takes", TakeTable.kind()));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.size() == 1 && words.getFirst().matches("\\d{1,18}")
                ? Optional.of(InOrder.of("pile", words.getFirst()))
                : words.size() == 2 && words.stream().allMatch(w -> w.matches("\\d{1,18}"))
                        ? Optional.of(InOrder.of("factor", words.get(0), "pile", words.get(1)))
                        : Optional.empty();
    }

    /** The representation that decides: binary for factor 1, Zeckendorf's for factor 2. */
    private record PartsTheory(TakeLimits limits, long pile, long most) implements Supplement {

        @Override
        public Facts facts(Analysis analysis, Progress progress) {
            return new Facts()
                    .put(
                            "winningTakes",
                            Compare.SET,
                            () -> AnalysisFacts.all(
                                    analysis,
                                    option -> Objects.requireNonNull(
                                            option.facts().get("take"))));
        }

        private boolean hasParts() {
            return limits.factor().filter(factor -> factor <= 2).isPresent() && pile > 0;
        }

        /** The parts of a number, largest first. */
        private List<BigInteger> parts(long number) {
            BigInteger whole = BigInteger.valueOf(number);
            if (limits.factor().orElseThrow() == 2) return Zeckendorf.parts(whole);
            List<BigInteger> bits = new ArrayList<>();
            for (int bit = whole.bitLength() - 1; bit >= 0; bit--)
                if (whole.testBit(bit)) bits.add(BigInteger.ONE.shiftLeft(bit));
            return bits;
        }

        /**
         * A state is lost exactly if its smallest part is more than may be taken; a winning take consists of whole smallest parts, and what
         * may be taken after it must fall short of the next.
         */
        @Override
        public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
            if (!hasParts() || analysis.convention() == Convention.MISERE) return Optional.empty();
            return AnalysisCertificate.orTheory(analysis, progress, () -> Optional.of(byTheorem(analysis)));
        }

        private Certificate byTheorem(Analysis analysis) {
            List<BigInteger> parts = parts(pile).reversed();
            BigInteger factor = BigInteger.valueOf(limits.factor().orElseThrow());
            Set<String> winning = new HashSet<>();
            BigInteger take = BigInteger.ZERO;
            for (int i = 0; i < parts.size(); i++) {
                take = take.add(parts.get(i));
                boolean last = i + 1 == parts.size();
                if (take.compareTo(BigInteger.valueOf(most)) <= 0
                        && (last || take.multiply(factor).compareTo(parts.get(i + 1)) < 0))
                    winning.add(take.toString());
            }
            boolean lost = parts.getFirst().compareTo(BigInteger.valueOf(most)) > 0;
            return AnalysisCertificate.byTheorem(
                    factor.intValue() == 2 ? "zeckendorf" : "binary",
                    analysis,
                    lost ? Outcome.P : Outcome.N,
                    Optional.empty(),
                    winning,
                    Message.of("impartial.certificate.parts"));
        }

        @Override
        public List<Section> theory(Analysis analysis, Words words, Progress progress) {
            if (!hasParts()) return List.of();
            String sum = parts(pile).stream().map(Object::toString).collect(Collectors.joining(" + "));
            return List.of(Section.of(
                    words.say("impartial.section.rule"),
                    new Block.Paragraph(words.say(
                            "impartial.dynamic-subtraction.factor"
                                    + limits.factor().orElseThrow(),
                            pile,
                            sum))));
        }
    }
}

package hissho.impartial.ordinal;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A calculation with ordinals: the nim-sum of several, or the least one missing from a set. */
sealed interface OrdinalQuestion extends Inquiry.Asked {

    Field<List<Ordinal>> ORDINALS = Field.optional("ordinals", Shape.listOf(OrdinalNimKind.ORDINAL, 0, 1_000));
    Field<Ordinal> ALL_BELOW = Field.optional("allBelow", OrdinalNimKind.ORDINAL);
    Field<List<Ordinal>> ALSO = Field.optional("also", Shape.listOf(OrdinalNimKind.ORDINAL, 0, 1_000), List.of());
    Field<List<Ordinal>> WITHOUT = Field.optional("without", Shape.listOf(OrdinalNimKind.ORDINAL, 0, 1_000), List.of());

    static Kind<OrdinalQuestion> kind() {
        return new Inquiry<>(
                new Listing("ordinal-arithmetic", "ordinal", Chapter.IMPARTIAL),
                Shape.fields(ORDINALS, ALL_BELOW, ALSO, WITHOUT),
                OrdinalQuestion::read,
                List.of("nimSum", "mex"));
    }

    private static OrdinalQuestion read(Node document) {
        Optional<List<Ordinal>> summands = ORDINALS.find(document);
        if (summands.isPresent()) return new NimSum(summands.get());
        return new Mex(new OrdinalSet(
                ALL_BELOW.find(document).orElseThrow(() -> document.bad("core.bad.missing", ALL_BELOW.name())),
                ALSO.in(document),
                WITHOUT.in(document)));
    }

    /** The nim-sum of ordinals. */
    record NimSum(List<Ordinal> summands) implements OrdinalQuestion {
        private Ordinal sum() {
            return summands.stream().reduce(Ordinal.ZERO, Ordinal::nimPlus);
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put("nimSum", OrdinalComparison.EXACT, () -> sum().toString(), (words, v) -> sum().written());
        }

        @Override
        public Optional<Message> shortAnswer(Facts answers) {
            return Optional.of(Message.of(
                    "ordinal.ordinal-arithmetic.answer-sum",
                    summands.isEmpty()
                            ? "⊕"
                            : summands.stream()
                                    .map(each -> each.terms().size() > 1 ? "(" + each.written() + ")" : each.written())
                                    .collect(Collectors.joining(" ⊕ ")),
                    sum().written()));
        }

        @Override
        public Certificate check(Progress progress) {
            return new Certificate.SecondWay(
                    OrdinalCertificate.sum(summands).equals(sum()),
                    Extent.everything(),
                    Message.of("ordinal.certificate.sum"),
                    InOrder.of(
                            "ordinals", summands.stream().map(Ordinal::toString).toList(), "nimSum", sum().toString()));
        }
    }

    /** The least ordinal that is not in a set. */
    record Mex(OrdinalSet set) implements OrdinalQuestion {
        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put(
                            "mex",
                            OrdinalComparison.EXACT,
                            () -> set.mex().toString(),
                            (words, v) -> set.mex().written());
        }

        @Override
        public String answerKey() {
            return "answer-mex";
        }

        /** The answer is missing from the set, and nothing smaller is. */
        @Override
        public Certificate check(Progress progress) {
            Ordinal mex = set.mex();
            boolean fromBound = set.without().stream().noneMatch(gap -> gap.compareTo(mex) < 0);
            Ordinal next = set.allBelow();
            while (next.compareTo(mex) < 0 && set.contains(next)) next = next.successor();
            return new Certificate.Values(
                    !set.contains(mex) && fromBound && next.compareTo(mex) >= 0,
                    Extent.everything(),
                    Message.of("ordinal.certificate.mex"),
                    InOrder.of("mex", mex.toString()));
        }
    }
}

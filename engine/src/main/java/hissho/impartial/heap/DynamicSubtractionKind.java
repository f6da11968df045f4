package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** One pile with takes limited by the take before: Fibonacci Nim and its relatives. */
final class DynamicSubtractionKind implements ImpartialKind {

    @Override
    public String name() {
        return "dynamic-subtraction";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("pile", Shape.whole(0, Heaps.MOST_CHIPS)),
                Field.optional("factor", Shape.whole(1, 1_000_000)),
                Field.optional("limit", Shape.text()),
                Field.optional("maxTake", Shape.whole(0, Heaps.MOST_CHIPS)),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        long pile = document.get("pile").wholeLong(0, Heaps.MOST_CHIPS);
        long most = document.find("maxTake")
                .map(n -> n.wholeLong(0, Heaps.MOST_CHIPS))
                .orElse(Math.max(0, pile - 1));
        long factor =
                document.find("factor").map(n -> n.wholeLong(1, 1_000_000)).orElse(2L);
        TakeLimits limits = document.find("limit")
                .map(n -> TakeLimits.rule(RuleExpression.read(n, List.of("t"))))
                .orElseGet(() -> TakeLimits.factor(factor));
        Setting setting = Setting.of(new DynamicSubtraction(limits, pile, most), Convention.of(document));
        return document.has("limit") || factor > 2 || pile == 0 ? setting : setting.with(new PartsTheory(factor, pile));
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
    private record PartsTheory(long factor, long pile) implements Supplement {
        @Override
        public List<Section> theory(Words words) {
            BigInteger number = BigInteger.valueOf(pile);
            String parts = factor == 2
                    ? Zeckendorf.parts(number).stream().map(Object::toString).collect(Collectors.joining(" + "))
                    : java.util.stream.IntStream.iterate(number.bitLength() - 1, b -> b >= 0, b -> b - 1)
                            .filter(number::testBit)
                            .mapToObj(b -> Long.toString(1L << b))
                            .collect(Collectors.joining(" + "));
            return List.of(Section.of(
                    words.say("impartial.section.rule"),
                    new Block.Paragraph(words.say("impartial.dynamic-subtraction.factor" + factor, pile, parts))));
        }
    }
}

package hissho.impartial.ordinal;

import hissho.impartial.Component;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** A Nim pile whose size is an ordinal; a move lowers it to any smaller ordinal, of which there are infinitely many from ω on. */
public record OrdinalPile(Ordinal size) implements Component {

    @Override
    public GrundyValue value(Progress progress) {
        return OrdinalValue.of(size);
    }

    @Override
    public long optionCount() {
        return size.finite()
                .filter(n -> n.bitLength() < Long.SIZE)
                .map(BigInteger::longValue)
                .orElse(Long.MAX_VALUE);
    }

    /** The smaller piles, for a pile one can count. */
    @Override
    public List<Option> options() {
        long count = optionCount();
        if (count > Integer.MAX_VALUE) throw new IllegalStateException("more moves than can be listed");
        return LongStream.range(0, count).mapToObj(n -> to(Ordinal.of(n))).toList();
    }

    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        if (!target.isNimber()) return List.of();
        Ordinal smaller = OrdinalValue.ordinal(target);
        return smaller.compareTo(size) < 0 ? List.of(to(smaller)) : List.of();
    }

    private Option to(Ordinal smaller) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("from", size.toString());
        facts.put("to", smaller.toString());
        return new Option(
                smaller.toString(), new OrdinalPile(smaller), Message.of("ordinal.lower", smaller.written()), facts);
    }

    @Override
    public Message describe() {
        return Message.of("ordinal.pile", print());
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("position", size.toString());
    }

    @Override
    public String print() {
        return size.written();
    }
}

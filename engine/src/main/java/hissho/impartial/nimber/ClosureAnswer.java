package hissho.impartial.nimber;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether the numbers below a limit are a field, with two numbers that lead out of them where they are not. */
record ClosureAnswer(BigInteger limit, boolean closed, Optional<Subfield.Escape> escape) implements Solution {

    private static final int MOST_BITS = 128;

    static ClosureAnswer of(Subfield subfield) {
        return new ClosureAnswer(subfield.limit(), subfield.closed(), subfield.escape());
    }

    @Override
    public Facts facts() {
        return new Facts().put("closed", () -> closed);
    }

    /**
     * An escape refutes; limits below 2 lack 0 or 1. A field is proved by the products of all powers of two below the limit: products are
     * additive in both factors, sums stay below a power of two, and a finite set closed under products without zero divisors has inverses.
     */
    @Override
    public Certificate certificate(Progress progress) {
        Map<String, Object> data = InOrder.of("limit", limit, "closed", closed);
        if (!closed) return refuted(data, progress);
        int bits = limit.bitLength() - 1;
        FermatProducts products = new FermatProducts();
        boolean holds = bits >= 1 && limit.bitCount() == 1 && escape.isEmpty();
        int looked = Math.min(bits, MOST_BITS);
        for (int x = 0; holds && x < looked; x++) {
            progress.check();
            for (int y = x; holds && y < looked; y++)
                holds = products.powers(x, y).compareTo(limit) < 0;
        }
        // the Fermat powers below the limit generate all others
        for (int x = 1; holds && x < bits; x *= 2)
            for (int y = 1; holds && y < bits; y *= 2)
                holds = products.powers(x, y).compareTo(limit) < 0;
        Extent extent = bits <= MOST_BITS
                ? Extent.everything()
                : new Extent.Part(Message.of("nimber.certificate.closure-part", MOST_BITS));
        return new Certificate.SecondWay(holds, extent, Message.of("nimber.certificate.closure-field"), data);
    }

    private Certificate refuted(Map<String, Object> data, Progress progress) {
        boolean small = limit.compareTo(BigInteger.TWO) < 0;
        boolean holds = escape.map(out -> {
                    BigInteger a = out.a().value();
                    BigInteger b = out.b().value();
                    data.put("a", a);
                    data.put("b", b);
                    BigInteger result = out.sum()
                            ? a.xor(b)
                            : new NimCheck(progress).product(out.a(), out.b()).value();
                    return a.compareTo(limit) < 0 && b.compareTo(limit) < 0 && result.compareTo(limit) >= 0;
                })
                .orElse(small);
        return new Certificate.Counterexample(
                holds, Extent.everything(), Message.of("nimber.certificate.closure"), data);
    }

    @Override
    public Report tell(Words words) {
        String why = escape.map(e -> words.say(
                        e.sum() ? "nimber.closure.sum" : "nimber.closure.product", e.a(), e.b(), e.result(), limit))
                .orElseGet(() -> words.say(closed ? "nimber.closure.fermat" : "nimber.closure.small", limit));
        return new Report(
                "nim-arithmetic",
                words.say("nimber.title.closure", limit),
                words.say(closed ? "nimber.headline.closed" : "nimber.headline.open", limit),
                Said.of(words, "nimber", facts(), "closed"),
                List.of(Section.of(words.say("nimber.section.why"), new Block.Paragraph(why))));
    }
}

package hissho.impartial.nimber;

import hissho.kind.Solution;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.List;

/** Whether the numbers below a limit are a field, with two numbers that lead out of them where they are not. */
record ClosureAnswer(Subfield subfield) implements Solution {

    /** Two numbers below the limit with a result that is not, or, for a small field, every product looked at. */
    @Override
    public boolean certified() {
        if (subfield.escape().isPresent()) {
            Subfield.Escape escape = subfield.escape().get();
            return escape.a().value().compareTo(subfield.limit()) < 0
                    && escape.b().value().compareTo(subfield.limit()) < 0
                    && escape.result().value().compareTo(subfield.limit()) >= 0;
        }
        if (!subfield.closed() || subfield.limit().bitLength() > 9) return true;
        int limit = subfield.limit().intValueExact();
        for (int a = 0; a < limit; a++)
            for (int b = a; b < limit; b++) if ((a ^ b) >= limit || LongNimber.product(a, b) >= limit) return false;
        return true;
    }

    @Override
    public Report tell(Words words) {
        boolean closed = subfield.closed();
        String why = subfield.escape()
                .map(e -> words.say(
                        e.sum() ? "nimber.closure.sum" : "nimber.closure.product",
                        e.a(),
                        e.b(),
                        e.result(),
                        subfield.limit()))
                .orElseGet(
                        () -> words.say(closed ? "nimber.closure.fermat" : "nimber.closure.small", subfield.limit()));
        return new Report(
                "nim-arithmetic",
                words.say("nimber.title.closure", subfield.limit()),
                words.say(closed ? "nimber.headline.closed" : "nimber.headline.open", subfield.limit()),
                List.of(Said.of(words, "closed", "nimber.fact.closed", closed)),
                List.of(Section.of(words.say("nimber.section.why"), new Block.Paragraph(why))),
                new Report.Certificate(words.say("nimber.certificate.closure"), certified()));
    }
}

package hissho.impartial.nimber;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Inverses, squares and square roots over a range of numbers. */
final class NimInverseTable implements Tabulation {

    private static final long MOST = 1L << 60;
    private static final int LONGEST = 5_000;
    private static final Field<Long> FROM = Field.optional("from", Shape.whole(0, MOST), 1L);
    private static final Field<Long> TO = Field.optional("to", Shape.whole(0, MOST));

    @Override
    public String name() {
        return "nim-inverses";
    }

    @Override
    public String room() {
        return "nimber";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(FROM, TO);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        long from = FROM.in(parameters);
        long to = TO.find(parameters).orElse(from + 14);
        if (to < from || to > from + LONGEST)
            throw parameters.get("to").bad("core.bad.out-of-range", to, from, from + LONGEST);
        List<List<Cell>> rows = new ArrayList<>();
        List<BigInteger> inverses = new ArrayList<>();
        List<BigInteger> roots = new ArrayList<>();
        NimCheck check = new NimCheck(progress);
        boolean holds = true;
        for (long number = from; number <= to; number++) {
            progress.check();
            Nimber a = Nimber.of(number);
            Nimber root = a.squareRoot();
            Nimber inverse = a.isZero() ? Nimber.ZERO : a.inverse();
            inverses.add(inverse.value());
            roots.add(root.value());
            holds &= check.product(root, root).equals(a)
                    && (a.isZero() || check.product(inverse, a).equals(Nimber.ONE))
                    && check.product(a, a).equals(a.squared());
            rows.add(List.of(
                    Cell.of(a.value(), words),
                    a.isZero() ? Cell.of("–") : Cell.of(inverse.value(), words),
                    Cell.of(a.squared().value(), words),
                    Cell.of(root.value(), words)));
        }
        String title = words.say("nimber.table.nim-inverses");
        Block.Table table = new Block.Table(title, List.of("a", "1 ⊘ a", "a ⊗ a", "√a"), rows, true);
        Facts facts = new Facts().put("inverses", () -> inverses).put("squareRoots", () -> roots);
        return new Report(
                        name(),
                        title,
                        words.say("nimber.headline.inverses"),
                        Said.of(words, "nimber", facts, "inverses", "squareRoots"),
                        List.of(Section.of(title, table)))
                .certified(
                        check.certificate(
                                holds,
                                "nimber.certificate.inverses",
                                InOrder.of("from", from, "inverses", inverses, "squareRoots", roots)),
                        words);
    }
}

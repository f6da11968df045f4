package hissho.impartial.nimber;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
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
        return Shape.fields(Field.optional("from", Shape.whole(0, MOST)), Field.optional("to", Shape.whole(0, MOST)));
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        long from = parameters.find("from").map(n -> n.wholeLong(0, MOST)).orElse(1L);
        long to = parameters
                .find("to")
                .map(n -> n.wholeLong(from, from + LONGEST))
                .orElse(from + 14);
        List<List<Cell>> rows = new ArrayList<>();
        List<BigInteger> inverses = new ArrayList<>();
        List<BigInteger> roots = new ArrayList<>();
        boolean checked = true;
        for (long number = from; number <= to; number++) {
            progress.check();
            Nimber a = Nimber.of(number);
            Nimber root = a.squareRoot();
            Nimber inverse = a.isZero() ? Nimber.ZERO : a.inverse();
            inverses.add(inverse.value());
            roots.add(root.value());
            checked &=
                    root.squared().equals(a) && (a.isZero() || inverse.times(a).equals(Nimber.ONE));
            rows.add(List.of(
                    Cell.of(a.value(), words),
                    a.isZero() ? Cell.of("–") : Cell.of(inverse.value(), words),
                    Cell.of(a.squared().value(), words),
                    Cell.of(root.value(), words)));
        }
        String title = words.say("nimber.table.nim-inverses");
        Block.Table table = new Block.Table(title, List.of("a", "1 ⊘ a", "a ⊗ a", "√a"), rows, true);
        return new Report(
                name(),
                title,
                words.say("nimber.headline.inverses"),
                List.of(
                        Said.of(words, "inverses", "nimber.fact.inverses", inverses),
                        Said.of(words, "squareRoots", "nimber.fact.squareRoots", roots)),
                List.of(Section.of(title, table)),
                new Report.Certificate(words.say("nimber.certificate.inverses"), checked));
    }
}

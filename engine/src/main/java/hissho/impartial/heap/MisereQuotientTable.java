package hissho.impartial.heap;

import hissho.document.BadDocument;
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
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The misère quotient of an octal code on heaps up to a size: its elements, which are P, and the element of every heap. */
record MisereQuotientTable() implements Tabulation {

    @Override
    public String name() {
        return "misere-quotient";
    }

    @Override
    public String room() {
        return "impartial";
    }

    @Override
    public Shape.Fields parameters() {
        return Shape.fields(Field.required("code", Shape.text()), Field.required("heaps", Shape.whole(1, 40)));
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        HeapGame game = HeapGames.octal(PileTopics.code(parameters.get("code")));
        int heaps = parameters.get("heaps").whole(1, 40);
        MisereQuotient quotient = MisereQuotient.of(game, heaps, progress)
                .orElseThrow(() -> new BadDocument("heaps", Message.of("impartial.bad.no-quotient", heaps)));
        List<List<Cell>> rows = new ArrayList<>();
        for (int heap = 1; heap <= heaps; heap++) {
            int element = quotient.heapElements().get(heap);
            boolean p = quotient.p()[element];
            rows.add(List.of(
                    Cell.of(Integer.toString(heap)),
                    Cell.of(quotient.names().get(element)),
                    Cell.of(p ? "P" : "N", p ? Tone.GOOD : Tone.PLAIN)));
        }
        List<String> previous = IntStream.range(0, quotient.order())
                .filter(q -> quotient.p()[q])
                .mapToObj(q -> quotient.names().get(q))
                .toList();
        String title = words.say("impartial.table.misere-quotient.title", game.rule(), heaps);
        return new Report(
                "table",
                title,
                words.say("impartial.table.misere-quotient.headline", quotient.order(), previous.size()),
                List.of(
                        Said.of(words, "order", "impartial.table.misere-quotient.order", quotient.order()),
                        Said.of(words, "elements", "impartial.table.misere-quotient.elements", quotient.names()),
                        Said.of(words, "previous", "impartial.table.misere-quotient.previous", previous)),
                List.of(Section.of(
                        title,
                        new Block.Table(
                                title,
                                List.of(
                                        "n",
                                        words.say("impartial.table.misere-quotient.element"),
                                        words.say("impartial.fact.class")),
                                rows,
                                true))),
                new Report.Certificate(
                        words.say("impartial.table.misere-quotient.certificate"), quotient.isProved(game, progress)));
    }
}

package hissho.impartial.octal;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.BadDocument;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.heap.HeapGame;
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
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The misère quotient of an octal code on heaps up to a size: its elements, which are P, and the element of every heap. */
public record MisereQuotientTable() implements Tabulation {

    private static final Field<Integer> HEAPS = Field.required("heaps", Shape.whole(1, 40));

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
        return Shape.fields(OctalKind.CODE, HEAPS);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        HeapGame game = OctalGames.of(OctalKind.CODE.in(parameters));
        int heaps = HEAPS.in(parameters);
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
        Facts facts = new Facts()
                .put("order", quotient::order)
                .put("elements", quotient::names)
                .put("previous", () -> previous);
        return new Report(
                        "table",
                        title,
                        words.say("impartial.table.misere-quotient.headline", quotient.order(), previous.size()),
                        Said.of(words, "impartial", facts, "order", "elements", "previous"),
                        List.of(Section.of(
                                title,
                                new Block.Table(
                                        title,
                                        List.of(
                                                "n",
                                                words.say("impartial.table.misere-quotient.element"),
                                                words.say("impartial.fact.class")),
                                        rows,
                                        true))))
                .certified(
                        new Certificate.Values(
                                quotient.isProved(game, progress),
                                Extent.everything(),
                                Message.of("impartial.table.misere-quotient.certificate"),
                                InOrder.of(
                                        "code",
                                        game.rule(),
                                        "heapElements",
                                        quotient.heapElements(),
                                        "times",
                                        Arrays.stream(quotient.times())
                                                .map(row -> Arrays.stream(row)
                                                        .boxed()
                                                        .toList())
                                                .toList(),
                                        "previous",
                                        previous)),
                        words);
    }
}

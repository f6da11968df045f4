package hissho.impartial.board;

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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who wins SOS on blank rows of several lengths. */
record SosOutcomes(int from, int to) implements Inquiry.Asked {

    private static final int LONGEST = 10_000;
    private static final int LONGEST_CHECKED = 10;
    private static final Field<Integer> FROM = Field.optional("from", Shape.whole(1, LONGEST), 1);
    private static final Field<Integer> TO = Field.required("to", Shape.whole(1, LONGEST));

    static Kind<SosOutcomes> kind() {
        return new Inquiry<>(
                new Listing("sos-outcomes", "impartial", Chapter.IMPARTIAL),
                Shape.fields(FROM, TO),
                SosOutcomes::read,
                List.of("outcomes"));
    }

    private static SosOutcomes read(Node document) {
        SosOutcomes asked = new SosOutcomes(FROM.in(document), TO.in(document));
        if (asked.to < asked.from) throw document.get("to").bad("core.bad.out-of-range", asked.to, asked.from, LONGEST);
        return asked;
    }

    private Map<String, String> outcomes(Progress progress) {
        Map<String, String> outcomes = new LinkedHashMap<>();
        for (int n = from; n <= to; n++)
            outcomes.put(Integer.toString(n), SosSolution.outcome(new Sos(progress).standing(blank(n)), true));
        return outcomes;
    }

    private static char[] blank(int squares) {
        return "_".repeat(squares).toCharArray();
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("outcomes", () -> outcomes(progress));
    }

    /** Short rows are played out in full. */
    @Override
    public Certificate check(Progress progress) {
        Map<String, String> outcomes = outcomes(progress);
        boolean holds = true;
        int checked = 0;
        for (int n = from; n <= Math.min(to, LONGEST_CHECKED); n++) {
            Certificate row = SosSolution.of(new SosKind.Row(new String(blank(n)), true), progress)
                    .certificate(progress);
            if (!(row.extent() instanceof Extent.Everything)) continue;
            checked++;
            holds &= row.holds() && String.valueOf(row.data().get("outcome")).equals(outcomes.get(String.valueOf(n)));
        }
        if (checked == 0) return new Certificate.Unchecked(Message.of("impartial.certificate.too-large"));
        return new Certificate.SecondWay(
                holds,
                Extent.sample(checked, outcomes.size()),
                Message.of("impartial.sos.certificate-rows"),
                InOrder.of("outcomes", outcomes));
    }
}

package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who wins SOS on blank rows of several lengths. */
record SosOutcomes(int from, int to) implements Inquiry.Asked {

    private static final int LONGEST = 10_000;
    private static final int LONGEST_CHECKED = 10;
    private static final int MOST_TOLD = 200;
    private static final Field<Integer> FROM = Field.optional("from", Shape.whole(1, LONGEST), 1);
    private static final Field<Integer> TO = Field.required("to", Shape.whole(1, LONGEST));

    static Kind<SosOutcomes> kind() {
        return new Inquiry<>(
                new Listing("sos-outcomes", "impartial", Chapter.IMPARTIAL),
                Shape.fields(FROM, TO),
                SosOutcomes::read,
                List.of("outcomes", "firstWins", "secondWins"));
    }

    private static SosOutcomes read(Node document) {
        SosOutcomes asked = new SosOutcomes(FROM.in(document), TO.in(document));
        if (asked.to < asked.from) throw document.get("to").bad("core.bad.out-of-range", asked.to, asked.from, LONGEST);
        return asked;
    }

    private Map<String, String> outcomes(Progress progress) {
        Map<String, String> outcomes = new LinkedHashMap<>();
        Sos solver = new Sos(progress); // what was searched for one row serves the others
        for (int n = from; n <= to; n++)
            outcomes.put(Integer.toString(n), SosSolution.outcome(solver.standing(blank(n)), true));
        return outcomes;
    }

    /** The lengths of the rows that one player wins. */
    private static List<Integer> rows(String winner, Map<String, String> outcomes) {
        return outcomes.entrySet().stream()
                .filter(row -> row.getValue().equals(winner))
                .map(row -> Integer.valueOf(row.getKey()))
                .toList();
    }

    private static char[] blank(int squares) {
        return "_".repeat(squares).toCharArray();
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        List<?> first = answers.get("firstWins", List.class);
        List<?> second = answers.get("secondWins", List.class);
        String key = first.isEmpty() ? second.isEmpty() ? "drawn" : "second" : second.isEmpty() ? "first" : "both";
        return Optional.of(Message.of("impartial.sos-outcomes.answer-" + key, first, second));
    }

    @Override
    public Facts answers(Progress progress) {
        Once<Map<String, String>> outcomes = new Once<>(() -> outcomes(progress));
        return new Facts()
                .put("outcomes", outcomes)
                .put("firstWins", Compare.SET, () -> rows("first", outcomes.get()))
                .put("secondWins", Compare.SET, () -> rows("second", outcomes.get()));
    }

    @Override
    public List<Block.Table> tables(Words words, Progress progress) {
        List<List<Cell>> rows = new ArrayList<>();
        outcomes(progress).forEach((squares, outcome) -> {
            if (rows.size() < MOST_TOLD)
                rows.add(List.of(
                        Cell.of(squares),
                        Cell.of(
                                words.say("impartial.sos.outcome." + outcome),
                                outcome.equals("draw") ? Tone.PLAIN : Tone.GOOD)));
        });
        return List.of(new Block.Table(
                words.say("impartial.sos-outcomes"),
                List.of(words.say("impartial.sos.squares"), words.say("impartial.sos.result")),
                rows,
                true));
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

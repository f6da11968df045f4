package hissho.impartial.pile;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Setting;
import hissho.impartial.Supplement;
import hissho.impartial.heap.HeapSupplement;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** Kayles set up as a row of pins, Dawson's chess as a row of squares: how documents give them, and what can be asked of them. */
record Rows(RowGame row, HeapSupplement heaps) implements Supplement {

    static final List<String> PIN_KEYS = List.of("runs", "winningPins");
    static final List<String> SQUARE_KEYS = List.of("runs", "winningSquares", "pieces");

    private static final int LONGEST = 2_000;
    static final Field<Integer> PINS =
            Field.optional("pins", Shape.whole(0, LONGEST)).looksLike("row");
    static final Field<List<Integer>> MISSING =
            Field.optional("missing", Shape.listOf(Shape.whole(1, LONGEST)), List.of());
    static final Field<Integer> SQUARES =
            Field.optional("squares", Shape.whole(0, LONGEST)).looksLike("row");
    static final Field<List<Integer>> MARKS = Field.optional("marks", Shape.listOf(Shape.whole(1, LONGEST)), List.of());

    static Setting pins(Node document) {
        return setting(document, RowGame.pins(PINS.in(document), within(document, MISSING, PINS.in(document))));
    }

    static Setting squares(Node document) {
        return setting(document, RowGame.squares(SQUARES.in(document), within(document, MARKS, SQUARES.in(document))));
    }

    /** Places of the row and not beyond it. */
    private static List<Integer> within(Node document, Field<List<Integer>> field, int length) {
        List<Integer> places = field.in(document);
        for (int i = 0; i < places.size(); i++)
            if (places.get(i) > length)
                throw document.get(field.name()).list().get(i).bad("core.bad.out-of-range", places.get(i), 1, length);
        return places;
    }

    private static Setting setting(Node document, RowGame row) {
        Convention convention = Convention.of(document);
        return Setting.of(row, convention).with(new Rows(row, new HeapSupplement(row.heaps(), row.runs(), convention)));
    }

    @Override
    public Facts facts(Analysis analysis, Progress progress) {
        Facts facts = new Facts();
        Facts piles = heaps.facts(analysis, progress);
        for (String key : List.of("rule", "period", "periodicFrom"))
            facts.put(piles.find(key).orElseThrow());
        facts.put("runs", row::runs)
                .put(
                        "componentSg",
                        () -> row.heapSum().values(progress).stream()
                                .map(value -> value.plain())
                                .toList());
        if (row.style() == RowGame.Style.PINS)
            return facts.put("winningPins", Compare.SET, () -> moves(analysis, "pins"));
        return facts.put("winningSquares", Compare.SET, () -> moves(analysis, "square"))
                .put("pieces", Compare.SET, () -> AnalysisFacts.all(analysis, this::pieces));
    }

    private static List<Object> moves(Analysis analysis, String key) {
        return AnalysisFacts.all(
                analysis,
                option -> Optional.ofNullable(option.facts().get(key))
                        .orElseThrow(() -> new NotAnswered(Message.of("core.not-answered", key))));
    }

    /** What a move leaves of the run it was made in: the lengths left and right of it, the smaller first. */
    private List<Long> pieces(Option option) {
        RowGame after = (RowGame) option.after();
        int first = 1;
        while (row.gone().get(first) == after.gone().get(first)) first++;
        int last = after.length();
        while (row.gone().get(last) == after.gone().get(last)) last--;
        return LongStream.of(free(after, first - 1, -1), free(after, last + 1, 1))
                .sorted()
                .boxed()
                .toList();
    }

    /** How many places are left from this one on in a direction. */
    private static long free(RowGame row, int start, int step) {
        long count = 0;
        for (int place = start;
                place >= 1 && place <= row.length() && !row.gone().get(place);
                place += step) count++;
        return count;
    }

    @Override
    public List<String> told(Analysis analysis, Progress progress) {
        return heaps.told(analysis, progress);
    }

    @Override
    public Optional<Certificate> certificate(Analysis analysis, Progress progress) {
        return heaps.certificate(analysis, progress);
    }

    @Override
    public List<Section> theory(Analysis analysis, Words words, Progress progress) {
        return new ArrayList<>(heaps.theory(analysis, words, progress));
    }
}

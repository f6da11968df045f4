package hissho.impartial.board;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.impartial.Analysis;
import hissho.impartial.Comparisons;
import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeSearch;
import hissho.impartial.OutcomeSearched;
import hissho.impartial.Rederivation;
import hissho.impartial.Tuples;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** All winning first bites of Chomp on all rectangles up to a size. */
record ChompOpenings(int columns, int rows) implements Inquiry.Asked {

    private static final Field<Integer> COLUMNS_TO = Field.required("columnsTo", Shape.whole(1, 30));
    private static final Field<Integer> ROWS_TO = Field.required("rowsTo", Shape.whole(1, 30));

    static Kind<ChompOpenings> kind() {
        return new Inquiry<>(
                new Listing("chomp-openings", "impartial", Chapter.IMPARTIAL),
                Shape.fields(COLUMNS_TO, ROWS_TO),
                ChompOpenings::read,
                List.of("openings"));
    }

    private static ChompOpenings read(Node document) {
        ChompOpenings asked = new ChompOpenings(COLUMNS_TO.in(document), ROWS_TO.in(document));
        ChompKind.limited(document, Chomp.rectangle(asked.columns, asked.rows));
        return asked;
    }

    /** The winning bites [column, row] by board, as in {@code 8x3}; the single square has none. */
    Map<String, List<List<Integer>>> openings(Progress progress) {
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(new Chomp(), Convention.NORMAL, Chomp.MOST_POSITIONS);
        Map<String, List<List<Integer>>> table = new LinkedHashMap<>();
        for (int c = 1; c <= columns; c++)
            for (int r = 1; r <= rows; r++)
                if (c > 1 || r > 1)
                    table.put(
                            c + "x" + r,
                            bites(Analysis.of(board(search, c, r), Convention.NORMAL, progress)
                                    .winning()));
        return table;
    }

    private static OutcomeSearched<List<Integer>> board(OutcomeSearch<List<Integer>> search, int columns, int rows) {
        return new OutcomeSearched<>(search, Chomp.rectangle(columns, rows));
    }

    private static List<List<Integer>> bites(List<Option> options) {
        return options.stream()
                .map(option -> List.of(number(option, "column"), number(option, "row")))
                .toList();
    }

    private static int number(Option option, String name) {
        return (Integer) Objects.requireNonNull(option.facts().get(name));
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("openings", Comparisons.MAP_OF_SETS, () -> openings(progress), Tuples::write);
    }

    @Override
    public Certificate check(Progress progress) {
        return check(openings(progress), progress);
    }

    /** Every bite on every board is followed to the end from the rules, as far as there are not too many positions. */
    Certificate check(Map<String, List<List<Integer>>> openings, Progress progress) {
        OutcomeSearch<List<Integer>> rules = new OutcomeSearch<>(new Chomp(), Convention.NORMAL, 0);
        Rederivation again = new Rederivation(Convention.NORMAL, progress);
        boolean holds = true;
        int checked = 0;
        for (int c = 1; c <= columns; c++)
            for (int r = 1; r <= rows; r++) {
                if (c == 1 && r == 1) continue;
                List<Option> winning = new ArrayList<>();
                boolean known = true;
                for (Option option : board(rules, c, r).options()) {
                    Optional<Outcome> outcome = again.outcome(option.after());
                    known &= outcome.isPresent();
                    if (outcome.filter(o -> o == Outcome.P).isPresent()) winning.add(option);
                }
                if (!known) continue;
                checked++;
                holds &= bites(winning).equals(openings.get(c + "x" + r));
            }
        if (checked == 0 && !openings.isEmpty())
            return new Certificate.Unchecked(Message.of("impartial.certificate.too-large"));
        return new Certificate.Values(
                holds,
                Extent.sample(checked, openings.size()),
                Message.of("impartial.certificate.table", again.positions()),
                InOrder.of("openings", openings));
    }
}

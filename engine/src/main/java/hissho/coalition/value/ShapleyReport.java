package hissho.coalition.value;

import hissho.coalition.Asked;
import hissho.coalition.CoalitionalGame;
import hissho.fact.Facts;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Step;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tells the Shapley value as a student would find it: by all orders of arrival, by the formula, by dividends. */
final class ShapleyReport {

    /** Up to so many players the tables are shown: 24 orders, 16 coalitions. */
    private static final int MOST_SHOWN = 4;

    /** Up to so many only the dividends are, as long as so few of them are not zero. */
    private static final int MOST_SHARED = 6;

    private static final int MOST_DIVIDENDS = 32;

    private final CoalitionalGame game;
    private final Asked asked;
    private final RationalVector value;
    private final Words words;

    ShapleyReport(CoalitionalGame game, Asked asked, Facts all, Words words) {
        this.game = game;
        this.asked = asked;
        this.value = game.count() > MOST_SHARED ? RationalVector.zero(0) : all.get("shapley", RationalVector.class);
        this.words = words;
    }

    List<Section> sections() {
        if (game.count() > MOST_SHARED || game.count() < 2) return List.of();
        if (game.count() > MOST_SHOWN)
            return Dividends.of(game.coalitions(), game.progress()).nonzero() > MOST_DIVIDENDS
                    ? List.of()
                    : List.of(Section.of(
                            words.say("value.shapley.title-dividends"),
                            new Block.Paragraph(words.say("value.shapley.by-dividends")),
                            dividends()));
        return List.of(Section.of(
                words.say("value.shapley.title"),
                new Block.Steps(List.of(
                        Step.of(words.say("value.shapley.orders"), orders()),
                        Step.of(words.say("value.shapley.formula"), terms()),
                        Step.of(words.say("value.shapley.dividends"), dividends())))));
    }

    private List<String> head(String first, String... more) {
        List<String> head = new ArrayList<>(List.of(first));
        head.addAll(game.players().names());
        head.addAll(List.of(more));
        return head;
    }

    private Block orders() {
        List<List<Cell>> rows = new ArrayList<>();
        List<ArrivalOrders.Row> all = ArrivalOrders.rows(game.coalitions(), game.progress());
        for (ArrivalOrders.Row row : all) {
            List<Cell> cells = new ArrayList<>();
            cells.add(Cell.of(row.order().stream().map(game.players()::name).collect(Collectors.joining(" "))));
            for (Rational marginal : row.marginals()) cells.add(Cell.of(marginal, words));
            cells.add(Cell.of(row.total(), words).in(Tone.MUTED));
            if (asked.order().filter(row.order()::equals).isPresent()) cells.replaceAll(cell -> cell.in(Tone.ACCENT));
            rows.add(cells);
        }
        List<Cell> average = new ArrayList<>(List.of(Cell.of(words.say("value.average"))));
        for (Rational share : ArrivalOrders.average(all))
            average.add(Cell.of(share, words).in(Tone.ACCENT));
        average.add(Cell.of(value.sum(), words).in(Tone.MUTED));
        rows.add(average);
        return new Block.Table(
                words.say("value.orders.table"), head(words.say("value.order"), words.say("value.sum")), rows, true);
    }

    /** For each coalition the chance that a member arrives last, and what each member then adds. */
    private Block terms() {
        int n = game.count();
        List<List<Cell>> rows = new ArrayList<>();
        for (long s : game.bySize(game.progress())) {
            List<Cell> cells = new ArrayList<>();
            cells.add(Cell.of(game.name(s)));
            cells.add(Cell.of(Sensitivity.member(n, Subsets.size(s)), words));
            for (int i = 0; i < n; i++)
                cells.add(
                        Subsets.contains(s, i)
                                ? Cell.of(game.worth(s).minus(game.worth(s ^ 1L << i)), words)
                                : Cell.of(""));
            rows.add(cells);
        }
        List<Cell> sum = new ArrayList<>(List.of(Cell.of(words.say("value.weighted-sum")), Cell.of("")));
        for (Rational share : value) sum.add(Cell.of(share, words).in(Tone.ACCENT));
        rows.add(sum);
        List<String> head = new ArrayList<>(List.of(words.say("value.coalition"), words.say("value.probability")));
        head.addAll(game.players().names());
        return new Block.Table(words.say("value.terms.table"), head, rows, true);
    }

    private Block dividends() {
        Dividends dividends = Dividends.of(game.coalitions(), game.progress());
        List<List<Cell>> rows = new ArrayList<>();
        for (long s : game.bySize(game.progress())) {
            Rational dividend = dividends.of(s);
            if (game.count() > MOST_SHOWN && dividend.isZero()) continue;
            List<Cell> cells = new ArrayList<>();
            cells.add(Cell.of(game.name(s)));
            cells.add(Cell.of(game.worth(s), words));
            cells.add(Cell.of(dividend, words));
            for (int i = 0; i < game.count(); i++)
                cells.add(
                        Subsets.contains(s, i) && !dividend.isZero()
                                ? Cell.of(dividend.over(Subsets.size(s)), words)
                                : Cell.of(""));
            rows.add(cells);
        }
        List<Cell> sum = new ArrayList<>(List.of(Cell.of(words.say("value.sum")), Cell.of(""), Cell.of("")));
        for (Rational share : value) sum.add(Cell.of(share, words).in(Tone.ACCENT));
        rows.add(sum);
        List<String> head = new ArrayList<>(
                List.of(words.say("value.coalition"), words.say("value.worth"), words.say("value.dividend")));
        head.addAll(game.players().names());
        return new Block.Table(words.say("value.dividends.table"), head, rows, true);
    }
}

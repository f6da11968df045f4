package hissho.coalition.nucleolus;

import hissho.coalition.Asked;
import hissho.coalition.CoalitionalGame;
import hissho.fact.Facts;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tells the nucleolus as the textbook finds it: a table of excesses with one column for each allocation that is tried. */
final class NucleolusReport {

    /** Up to so many players all excesses are shown, up to so many more only the levels. */
    private static final int MOST_SHOWN = 4;

    private static final int MOST_LEVELS = 6;
    private static final int MOST_LISTED = 16;

    private final CoalitionalGame game;
    private final Asked asked;
    private final Facts all;
    private final Words words;

    NucleolusReport(CoalitionalGame game, Asked asked, Facts all, Words words) {
        this.game = game;
        this.asked = asked;
        this.all = all;
        this.words = words;
    }

    List<Section> sections() {
        if (game.count() > MOST_LEVELS || game.count() < 2) return List.of();
        List<Block> blocks = new ArrayList<>();
        boolean all = game.count() <= MOST_SHOWN;
        blocks.add(new Block.Paragraph(words.say(all ? "value.nucleolus.how" : "value.nucleolus.levels")));
        if (all) blocks.add(trials());
        Kohlberg kohlberg =
                Kohlberg.of(game.coalitions(), this.all.get("nucleolus", RationalVector.class), false, game.progress());
        blocks.add(levels(kohlberg));
        if (this.all
                .find("nucleoliDiffer")
                .filter(fact -> !Boolean.FALSE.equals(fact.value()))
                .isPresent()) blocks.add(new Block.Paragraph(differs()));
        return List.of(new Section(words.say("value.nucleolus.title"), blocks));
    }

    private String differs() {
        return all.find("imputationNucleolus")
                .filter(fact -> fact.value() != null)
                .map(fact -> words.say("value.nucleolus.differs", fact.text(words)))
                .orElseGet(() -> words.say("value.nucleolus.no-imputation"));
    }

    /** The allocations tried: those asked for, then the Shapley value and the nucleolus. */
    private Map<String, RationalVector> tried() {
        Map<String, RationalVector> tried = new LinkedHashMap<>();
        asked.x().ifPresent(x -> tried.put(words.write(x), x));
        asked.allocations().forEach(x -> tried.put(words.write(x), x));
        tried.put(words.say("value.point.shapley"), all.get("shapley", RationalVector.class));
        tried.put(words.say("value.point.nucleolus"), all.get("nucleolus", RationalVector.class));
        return tried;
    }

    private Block trials() {
        Map<String, RationalVector> tried = tried();
        List<String> head = new ArrayList<>(
                List.of(words.say("value.coalition"), words.say("value.worth"), words.say("value.excess")));
        head.addAll(tried.keySet());
        List<List<Cell>> rows = new ArrayList<>();
        for (long s : game.bySize(game.progress())) {
            if (s == game.grand()) continue;
            List<Cell> cells = new ArrayList<>();
            cells.add(Cell.of(game.name(s)));
            cells.add(Cell.of(game.worth(s), words));
            cells.add(Cell.of(symbolic(s)));
            for (RationalVector x : tried.values()) {
                Rational excess = Excess.of(game.coalitions(), x, s);
                boolean worst =
                        excess.equals(Excess.sorted(game.coalitions(), x).getFirst());
                cells.add(Cell.of(excess, words).in(worst ? Tone.ACCENT : Tone.PLAIN));
            }
            rows.add(cells);
        }
        return new Block.Table(words.say("value.trials.table"), head, rows, true);
    }

    /** The excess with letters: what the coalition is worth less its shares, or the shares of the others where those are fewer. */
    private String symbolic(long s) {
        long others = game.grand() & ~s;
        boolean turned = Subsets.size(others) < Subsets.size(s);
        List<String> shares = new ArrayList<>();
        Subsets.members(turned ? others : s).forEach(i -> shares.add("x" + (i + 1)));
        Rational constant = turned ? game.worth(s).minus(game.total()) : game.worth(s);
        if (turned) {
            String sum = String.join(" + ", shares);
            if (constant.isZero()) return sum;
            return sum + (constant.isNegative() ? " − " : " + ") + words.write(constant.absolute());
        }
        String sum = String.join(" − ", shares);
        return constant.isZero() ? "−" + sum : words.write(constant).replace('-', '−') + " − " + sum;
    }

    private static String cut(String between, List<String> parts) {
        return parts.size() <= MOST_LISTED
                ? String.join(between, parts)
                : String.join(between, parts.subList(0, MOST_LISTED)) + between + "…";
    }

    private Block levels(Kohlberg kohlberg) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Kohlberg.Level level : kohlberg.levels()) {
            List<String> weighted = new ArrayList<>();
            level.weights()
                    .forEach((s, weight) ->
                            weighted.add(words.say("value.weighted", words.write(weight), game.name(s))));
            rows.add(List.of(
                    Cell.of(level.excess(), words),
                    Cell.of(cut(
                            ", ", level.coalitions().stream().map(game::name).toList())),
                    Cell.of(cut(" + ", weighted))));
        }
        return new Block.Table(
                words.say("value.levels.table"),
                List.of(words.say("value.excess"), words.say("value.coalitions"), words.say("value.balance")),
                rows,
                true);
    }
}

package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.solve.LongRun;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What there is to say about averages in the long run: the value per round, or why stationary strategies do not show it. */
record AverageReport(String name, LongRun run, Facts facts, Words words) {

    private static final int MOST_TOLD = 12;

    Report report() {
        List<Block> games = new ArrayList<>();
        GameSystem system = run.system();
        for (Stage stage : system.stages().subList(0, Math.min(MOST_TOLD, system.size())))
            games.add(new Block.Picture(SystemFigures.cells(system, stage, words), stage.name()));
        games.add(SystemFigures.drawn(system, words));
        List<Block> solution = new ArrayList<>();
        solution.add(table());
        if (run.equation().isPresent()) solution.add(paragraph("average.equation"));
        else if (run.isKnown()) solution.add(paragraph("average.meet"));
        else {
            solution.add(paragraph("average.open", shown(run.discounted().get(system.start()))));
            solution.add(paragraph("average.big-match"));
        }
        return new Report(
                name,
                words.say("system." + name),
                headline(),
                told(),
                List.of(
                        Section.of(words.say("system.section.games"), games.toArray(Block[]::new)),
                        Section.of(words.say("system.section.solution"), solution.toArray(Block[]::new))));
    }

    private Block paragraph(String key, Object... arguments) {
        return new Block.Paragraph(words.say("system." + key, arguments));
    }

    private String headline() {
        GameSystem system = run.system();
        int start = system.start();
        Stage first = system.first();
        if (!run.isKnown(start)) return words.say("system.headline.open", words.say(AverageSolution.why(run, start)));
        String value = value(start);
        SystemMixture mixture = new SystemMixture(words);
        String full = words.say(
                "system.headline.average",
                first.name(),
                value,
                mixture.of(first.rows(), run.strategy(true, start)),
                mixture.of(first.columns(), run.strategy(false, start)));
        return full.length() <= 200 ? full : words.say("system.headline.average.short", first.name(), value);
    }

    private String value(int game) {
        return run.value(game)
                .map(number -> new SystemMixture(words).value(number))
                .orElseGet(() -> run.isKnown(game)
                        ? run.bracket().lower().get(game).toDecimal(9) + "…"
                        : words.say(
                                "system.between",
                                run.bracket().lower().get(game).decimalBelow(6),
                                run.bracket().upper().get(game).decimalAbove(6)));
    }

    private static String shown(java.math.BigDecimal number) {
        return number.setScale(6, java.math.RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }

    private Block table() {
        List<List<Block.Cell>> rows = new ArrayList<>();
        SystemMixture mixture = new SystemMixture(words);
        for (int k = 0; k < Math.min(MOST_TOLD, run.system().size()); k++) {
            Stage stage = run.system().stages().get(k);
            List<Algebraic> row = run.strategy(true, k);
            List<Algebraic> column = run.strategy(false, k);
            rows.add(List.of(
                    Block.Cell.of(stage.name()),
                    Block.Cell.of(value(k), Tone.ACCENT),
                    Block.Cell.of(mixture.of(stage.rows(), row)),
                    Block.Cell.of(mixture.of(stage.columns(), column))));
        }
        return new Block.Table(
                words.say("system.average.title"),
                List.of(
                        words.say("system.head.game"),
                        words.say("system.head.value"),
                        words.say("system.head.row"),
                        words.say("system.head.column")),
                rows,
                true);
    }

    private List<Said> told() {
        List<Said> said = new ArrayList<>();
        for (String key : List.of("values", "decimals", "row", "col", "lower", "upper", "stationaryEnough"))
            try {
                if (run.isExact() && (key.equals("lower") || key.equals("upper"))) continue;
                facts.find(key).ifPresent(fact -> said.add(Said.of(words, "system", fact)));
            } catch (NotAnswered e) {
                // what has no answer is not told
            }
        return said;
    }
}

package hissho.stochastic.system.question;

import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Section;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Iteration;
import hissho.words.Words;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/** The section on Shapley's iteration: the iterates from zero with both bounds. */
record IterationSection(Worked worked, Words words) {

    void addTo(List<Section> sections) {
        if (worked.system().leastStop().isZero() || !Arena.holds(worked.system())) return;
        if (worked.sort() == Classification.MULTISTAGE) return;
        Rational stop = worked.system().leastStop();
        List<Block> blocks = new ArrayList<>(List.of(
                paragraph(
                        "iteration.text",
                        stop,
                        worked.system().largestPay(),
                        worked.system().largestPay().over(stop),
                        Rational.ONE.minus(stop)),
                iterates()));
        if (settled() > 1)
            blocks.add(
                    new Block.Picture(SystemFigures.convergence(worked, words), words.say("system.iteration.caption")));
        sections.add(section("iteration", blocks.toArray(Block[]::new)));
    }

    /** The first step that changes nothing, after which the iterates are the values; else the last step. */
    private int settled() {
        Iteration iteration = SystemFigures.iteration(worked);
        int last = iteration.values().size() - 1;
        for (int n = 1; n < last; n++) if (iteration.change(n).isZero()) return n;
        return last;
    }

    private Block iterates() {
        Iteration iteration = SystemFigures.iteration(worked);
        int shown = Math.min(SystemReport.MOST_TOLD, settled());
        int games = Math.min(6, worked.system().size());
        List<String> head = new ArrayList<>(List.of("n"));
        for (int k = 0; k < games; k++) head.add(worked.system().stages().get(k).name());
        head.add(words.say("system.iteration.change"));
        head.add(words.say("system.iteration.bound"));
        Rational stop = worked.system().leastStop();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int n = 1; n <= shown; n++) {
            List<Block.Cell> line = new ArrayList<>(List.of(Block.Cell.of(Integer.toString(n))));
            for (int k = 0; k < games; k++)
                line.add(Block.Cell.of(iteration.values().get(n).get(k).toDecimal(6)));
            Rational change = iteration.change(n);
            line.add(Block.Cell.of(change.toDecimal(8)));
            line.add(Block.Cell.of(
                    padded(change.times(Rational.ONE.minus(stop)).over(stop).decimalAbove(8))));
            rows.add(line);
        }
        return new Block.Table(words.say("system.iteration.title"), head, rows, true);
    }

    /** With as many places as the other columns have. */
    private static String padded(String decimal) {
        return new BigDecimal(decimal).setScale(8, RoundingMode.UP).toPlainString();
    }

    private Section section(String key, Block... blocks) {
        return Section.of(words.say("system.section." + key), blocks);
    }

    private Block paragraph(String key, Object... arguments) {
        return new Block.Paragraph(words.say("system." + key, arguments));
    }
}

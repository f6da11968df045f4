package hissho.stochastic.system.question;

import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Iteration;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where v, Val A(v), ... from the payoff Q of infinite play leads to a solution that is not the value: shown step by step. */
record PlainTrap(Worked worked, Words words) {

    private static final int SHOWN = 6;
    private static final int MOST_GAMES = 6;
    private static final int STEPS = 300;

    void addTo(List<Section> sections) {
        if (!worked.question().asks(SystemQuestion.SOLVE) || worked.sort() != Classification.RECURSIVE) return;
        if (!Arena.holds(worked.system()) || worked.infinite().isEmpty()) return;
        if (!worked.valuation().isExact() || worked.valuations().size() > 1) return;
        Map<String, Object> values =
                Written.byName(worked.system(), k -> Written.plain(SystemFacts.exactValue(worked, k)));
        limit().filter(limit -> !Written.same(values, limit))
                .ifPresent(limit -> sections.add(Section.of(
                        words.say("system.section.trap"),
                        new Block.Paragraph(words.say(
                                "system.trap.text",
                                words.write(worked.infinite().get()),
                                pretty(limit),
                                pretty(values))),
                        table())));
    }

    private Optional<Map<String, Object>> limit() {
        try {
            return MapFacts.plainLimit(worked, STEPS);
        } catch (Progress.Stopped e) {
            return Optional.empty();
        }
    }

    private String pretty(Map<String, Object> byGame) {
        return Written.pretty(words.write(byGame));
    }

    private Block table() {
        int games = Math.min(MOST_GAMES, worked.system().size());
        List<String> head = new ArrayList<>(List.of("n"));
        for (int k = 0; k < games; k++) head.add(worked.system().stages().get(k).name());
        List<Rational> now = new ArrayList<>(
                Collections.nCopies(worked.arena().size(), worked.infinite().orElseThrow()));
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int n = 0; n <= SHOWN; n++) {
            List<Block.Cell> line = new ArrayList<>(List.of(Block.Cell.of(Integer.toString(n))));
            for (int k = 0; k < games; k++)
                line.add(new Block.Cell(now.get(k), words.brief(now.get(k)), hissho.report.Tone.PLAIN));
            rows.add(line);
            List<Rational> next = Iteration.step(worked.arena(), now, worked.progress());
            if (next.equals(now)) break;
            now = next;
        }
        return new Block.Table(words.say("system.trap.table"), head, rows, true);
    }
}

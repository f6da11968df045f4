package hissho.stochastic.system.question;

import hissho.fact.NotAnswered;
import hissho.report.Block;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Bracket;
import hissho.stochastic.system.solve.EpsilonFamily;
import hissho.stochastic.system.solve.Guaranteed;
import hissho.stochastic.system.solve.Side;
import hissho.stochastic.system.solve.Valuation;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The section on values and strategies: the table, the matrices with the values put in, and why a value is only approached. */
record SolutionSection(Worked worked, Words words) {

    private static final int MOST_TOLD = SystemReport.MOST_TOLD;
    private static final int MOST_FAMILIES = 3;

    void addTo(List<Section> sections) {
        if (!worked.question().asks(SystemQuestion.SOLVE) || !Arena.holds(worked.system())) return;
        try {
            Valuation valuation = worked.valuation();
            List<Block> blocks = new ArrayList<>();
            blocks.add(values(valuation));
            if (valuation.isExact()) {
                for (int k = 0; k < Math.min(MOST_TOLD, worked.system().size()); k++)
                    blocks.add(new Block.Picture(
                                    SystemFigures.matrix(worked, k, words),
                                    words.say(
                                            "system.matrix.caption",
                                            worked.system().stages().get(k).name()))
                            .marking(Tone.ACCENT, words.say("system.legend.mixed")));
                blocks.add(paragraph("inserted.text"));
                addAttained(blocks);
            } else blocks.add(paragraph("near.text", valuation.bracket().gap().decimalAbove(12)));
            sections.add(section("solution", blocks.toArray(Block[]::new)));
        } catch (NotAnswered e) {
            sections.add(section("solution", new Block.Paragraph(words.say(e.why()))));
        }
    }

    private Block values(Valuation valuation) {
        List<List<Block.Cell>> rows = told(valuation)
                .limit(MOST_TOLD)
                .mapToObj(k -> List.of(
                        Block.Cell.of(name(k)),
                        Block.Cell.of(value(valuation, k), Tone.ACCENT),
                        Block.Cell.of(strategy(valuation, true, k)),
                        Block.Cell.of(strategy(valuation, false, k))))
                .toList();
        return new Block.Table(
                words.say("system.values.title"),
                List.of(
                        words.say("system.head.game"),
                        words.say("system.head.value"),
                        words.say("system.head.row"),
                        words.say("system.head.column")),
                rows,
                true);
    }

    /** The games as they are, and those with exchanged roles that are not played as the games themselves with the players exchanged. */
    private IntStream told(Valuation valuation) {
        Guaranteed all = worked.guaranteed();
        return all.met()
                .filter(k -> !worked.arena().rooms().get(k).reversed()
                        || SystemFacts.isOtherExchanged(valuation, k)
                        || !all.isMirrored(true, k)
                        || !all.isMirrored(false, k));
    }

    private String name(int state) {
        Arena.Room room = worked.arena().rooms().get(state);
        String name = worked.system().stages().get(room.stage()).name();
        return room.reversed() ? "−" + name + "ᵀ" : name;
    }

    private String value(Valuation valuation, int state) {
        if (valuation.isExact())
            return new SystemMixture(words).value(valuation.proved().value().get(state));
        Bracket bracket = valuation.bracket();
        return valuation.isMet(state)
                ? words.brief(bracket.lower().get(state))
                : words.say(
                        "system.between",
                        bracket.lower().get(state).decimalBelow(9),
                        bracket.upper().get(state).decimalAbove(9));
    }

    /** A mixture that guarantees the value, or that there is none. */
    private String strategy(Valuation valuation, boolean rows, int state) {
        boolean forAll = worked.valuations().size() > 1 && SystemFacts.isOneAnswer(worked);
        Side side = forAll ? worked.guaranteed().side(rows) : valuation.side(rows);
        if (valuation.isExact() && !side.holds(state))
            return words.say(forAll ? "system.depends-on-q" : "system.only-near");
        Arena.Room room = worked.arena().rooms().get(state);
        Stage stage = worked.system().stages().get(room.stage());
        List<String> names = rows == room.reversed() ? stage.columns() : stage.rows();
        Guaranteed told = worked.guaranteed();
        return new SystemMixture(words)
                .of(
                        names,
                        (told.side(rows).holds(state) ? told.side(rows) : side)
                                .strategy()
                                .get(state));
    }

    /** Why a value is not attained, and by what it is approached, for each payoff of infinite play. */
    private void addAttained(List<Block> blocks) {
        for (Valuation valuation : worked.valuations())
            for (boolean rows : new boolean[] {true, false})
                if (valuation.isExact() && !valuation.side(rows).optimal()) addAttained(blocks, valuation, rows);
    }

    private void addAttained(List<Block> blocks, Valuation valuation, boolean rows) {
        Side side = valuation.side(rows);
        List<Integer> open =
                worked.guaranteed().met().filter(k -> !side.holds(k)).boxed().toList();
        if (open.isEmpty()) return;
        String games = open.stream().map(this::name).collect(Collectors.joining(", "));
        if (worked.valuations().size() > 1)
            blocks.add(
                    paragraph("attained.for", words.write(valuation.infinite().orElseThrow())));
        blocks.add(paragraph((side.decided() ? "attained." : "attained.open.") + (rows ? "row" : "column"), games));
        EpsilonFamily family = EpsilonFamily.of(valuation, rows, worked.progress());
        blocks.add(paragraph(
                family.line().isPresent() ? "attained.family" : "attained.one",
                StrategyFacts.withEpsilon(words, family.formulas()),
                guarantees(family, open),
                words.write(EpsilonFamily.CHECKED)));
    }

    /** What a family guarantees in the games that are not held, by ε. */
    private String guarantees(EpsilonFamily family, List<Integer> open) {
        return open.stream()
                .limit(MOST_FAMILIES)
                .map(k -> words.say("system.attained.guarantee", name(k), Written.pretty(words, family.guarantees(k))))
                .collect(Collectors.joining(words.say("system.attained.then")));
    }

    private Section section(String key, Block... blocks) {
        return Section.of(words.say("system.section." + key), blocks);
    }

    private Block paragraph(String key, Object... arguments) {
        return new Block.Paragraph(words.say("system." + key, arguments));
    }
}

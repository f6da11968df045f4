package hissho.stochastic.system.question;

import hissho.fact.NotAnswered;
import hissho.report.Block;
import hissho.report.Section;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.ValueMap;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** The sections on the map v to Val A(v) of one game, and on the value as a function of the payoff Q of infinite play. */
record MapSections(Worked worked, Words words) {

    void addTo(List<Section> sections) {
        if (worked.sort() == Classification.MULTISTAGE) return;
        if (!MapFacts.isOneMap(worked)) addOfQ(sections);
        if (worked.system().size() != 1) return;
        try {
            ValueMap map = worked.map();
            List<Block> blocks = new ArrayList<>();
            boolean exchanged = worked.sort() == Classification.RECURSIVE && map.swaps();
            boolean mirrored = map.swaps() && isMirrored();
            blocks.add(paragraph(
                    mirrored
                            ? "map.text-mirrored"
                            : exchanged
                                    ? "map.text-exchanged"
                                    : worked.sort() == Classification.RECURSIVE ? "map.text" : "map.text-unique"));
            if (!exchanged || mirrored)
                map.equation().ifPresent(equation -> blocks.add(paragraph("map.equation", equation.toArray())));
            if (map.equation().isEmpty())
                blocks.add(paragraph(
                        "map.interval",
                        Written.pretty(ValueMap.written(map.fixed().low(), true)),
                        Written.pretty(ValueMap.written(map.fixed().high(), false))));
            blocks.add(new Block.Picture(SystemFigures.map(worked, words), words.say("system.map.caption")));
            if (worked.sort() == Classification.RECURSIVE && !map.swaps())
                blocks.add(new Block.Picture(SystemFigures.ofQ(worked, words), words.say("system.q.caption")));
            sections.add(section("map", blocks.toArray(Block[]::new)));
        } catch (NotAnswered e) {
            return;
        }
    }

    /** Whether with exchanged roles the game is known to be worth minus its value. */
    private boolean isMirrored() {
        try {
            return worked.valuations().stream()
                    .allMatch(valuation -> valuation.isExact() && !SystemFacts.isOtherExchanged(valuation, 1));
        } catch (NotAnswered e) {
            return false;
        }
    }

    /** How the value depends on Q, where that was asked about. */
    private void addOfQ(List<Section> sections) {
        SystemQuestion question = worked.question();
        if (!question.asks(SystemQuestion.FIXED_POINTS) && !question.asks(SystemQuestion.VALUE_MAP)) return;
        if (worked.sort() != Classification.RECURSIVE) return;
        try {
            sections.add(section(
                    "of-q",
                    paragraph("of-q.text"),
                    new Block.Picture(
                            SystemFigures.inPieces(
                                    worked.ofQ().pieces(worked.system().start()), words),
                            words.say("system.q.caption"))));
        } catch (NotAnswered e) {
            sections.add(section("of-q", new Block.Paragraph(words.say(e.why()))));
        }
    }

    private Section section(String key, Block... blocks) {
        return Section.of(words.say("system.section." + key), blocks);
    }

    private Block paragraph(String key, Object... arguments) {
        return new Block.Paragraph(words.say("system." + key, arguments));
    }
}

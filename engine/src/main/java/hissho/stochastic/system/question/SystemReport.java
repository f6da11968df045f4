package hissho.stochastic.system.question;

import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.solve.Arena;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What there is to say about a system of games: the answer, the games and their diagram, the matrices at the value, the iteration. */
record SystemReport(String name, Worked worked, Facts facts, Words words) {

    static final int MOST_TOLD = 12;

    /** The game in which a win counts 1 and a loss -1. */
    static final String MATCH = "match-point";

    private static final Map<String, List<String>> TOLD = Map.ofEntries(
            Map.entry(
                    SystemQuestion.SOLVE,
                    List.of(
                            "values",
                            "valuesExchanged",
                            "decimals",
                            "winProbability",
                            "row",
                            "rowEpsilonOptimal",
                            "rowEpsilon",
                            "col",
                            "colEpsilonOptimal",
                            "colEpsilon",
                            "systemClass",
                            "rowHasOptimal",
                            "colHasOptimal",
                            "rowOptimalFrom",
                            "colOptimalFrom",
                            "uniqueStrategies")),
            Map.entry(SystemQuestion.CLASSIFY, List.of("systemClass", "needsInfinitePayoff", "s", "M")),
            Map.entry(SystemQuestion.VALIDATE, List.of("valid", "reason")),
            Map.entry(SystemQuestion.FIXED_POINTS, List.of("fixedPoints", "fixedPointsDescribed", "valueOfQ")),
            Map.entry(
                    SystemQuestion.VALUE_MAP,
                    List.of("pieces", "fixedPoints", "fixedPointsDescribed", "valueOfQ", "plotPoints")),
            Map.entry(
                    SystemQuestion.GUARANTEE, List.of("guarantee", "infinitePlayProbability", "worstReply", "values")),
            Map.entry(SystemQuestion.BOUNDS, List.of("s", "M", "bound", "contractionFactor", "rate")),
            Map.entry(
                    SystemQuestion.ITERATE,
                    List.of(
                            "iterate",
                            "value",
                            "maxChange",
                            "aPosterioriBound",
                            "aPrioriBound",
                            "actualError",
                            "errorVsTrue")),
            Map.entry(SystemQuestion.A_PRIORI, List.of("n", "s", "M", "bound", "rate")),
            Map.entry(SystemQuestion.STAGE_MATRIX, List.of("matrices", "values", "row", "col")),
            Map.entry(SystemQuestion.FROM_ITERATE, List.of("rowDecimals", "colDecimals", "guarantee", "iterate")),
            Map.entry(
                    SystemQuestion.ERROR_BOUND,
                    List.of("maxChange", "aPosterioriBound", "aPrioriBound", "actualError", "s", "M", "rate")));

    Report report() {
        List<Section> sections = new ArrayList<>();
        if (words.knows("system." + name + ".rules"))
            sections.add(Section.of(words.say("core.section.rules"), paragraph(name + ".rules")));
        if (worked.question().given().isPresent()) {
            sections.add(section("games", games().toArray(Block[]::new)));
            new SolutionSection(worked, words).addTo(sections);
            new MapSections(worked, words).addTo(sections);
            new IterationSection(worked, words).addTo(sections);
            new PlainTrap(worked, words).addTo(sections);
        }
        return new Report(
                name,
                words.say("system." + name),
                new SystemHeadline(name, worked, facts, words).say(),
                told(),
                sections);
    }

    /** The facts of the question that have an answer. */
    private List<Said> told() {
        List<Said> said = new ArrayList<>();
        for (String key : TOLD.getOrDefault(worked.question().query(), List.of()))
            try {
                if (isNeedless(key)) continue;
                facts.find(key).ifPresent(fact -> said.add(Said.of(words, "system", fact)));
            } catch (NotAnswered e) {
                // a fact this question has no answer to is not told
            }
        return said;
    }

    /** Nearly optimal strategies are told only where optimal ones are not, the chance to win where a match is won or lost. */
    private boolean isNeedless(String key) {
        if (key.equals("winProbability")) return !name.equals(MATCH);
        return key.contains("Epsilon")
                && (!Arena.holds(worked.system()) || worked.guaranteed().isWhole(key.startsWith("row")));
    }

    private Section section(String key, Block... blocks) {
        return Section.of(words.say("system.section." + key), blocks);
    }

    private Block paragraph(String key, Object... arguments) {
        return new Block.Paragraph(words.say("system." + key, arguments));
    }

    private List<Block> games() {
        List<Block> blocks = new ArrayList<>();
        GameSystem system = worked.system();
        for (Stage stage : system.stages().subList(0, Math.min(MOST_TOLD, system.size())))
            blocks.add(new Block.Picture(SystemFigures.cells(system, stage, words), stage.name()));
        if (system.size() > MOST_TOLD) blocks.add(paragraph("games.more", MOST_TOLD, system.size()));
        if (system.size() <= MOST_TOLD) blocks.add(SystemFigures.drawn(system, words));
        blocks.add(paragraph("class." + worked.sort().word()));
        return blocks;
    }
}

package hissho.duopoly;

import hissho.fact.Coded;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The closed forms of a model in letters, told with the parameters for which they hold. */
final class Formulas {

    /** What is told, in this order; other names of the same are left to programs. */
    private static final List<String> TOLD = List.of(
            "reaction1",
            "reaction2",
            "leaderProfit",
            "q",
            "p",
            "x",
            "y",
            "price",
            "profit",
            "totalQ",
            "simultaneousP",
            "simultaneousProfit",
            "collusiveQEach",
            "collusiveProfitEach");

    private Formulas() {}

    /** Sections with the formulas at their end, where there are any. */
    static List<Section> after(List<Section> sections, Facts facts, boolean holdHere, Words words) {
        List<Section> all = new ArrayList<>(sections);
        section(facts, holdHere, words).ifPresent(all::add);
        return all;
    }

    private static Optional<Section> section(Facts facts, boolean holdHere, Words words) {
        Map<?, ?> formulas;
        String condition;
        try {
            formulas = facts.get("formula", Map.class);
            condition = facts.get("condition", String.class);
        } catch (NotAnswered none) {
            return Optional.empty();
        }
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (String key : TOLD)
            if (formulas.get(key) instanceof Object formula)
                rows.add(List.of(Block.Cell.of(words.say("duopoly.formula." + key)), Block.Cell.of(written(formula))));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(
                words.say("duopoly.formula.where", Coded.printed(condition).replace("<=", "≤")),
                List.of(words.say("duopoly.column.what"), words.say("duopoly.column.formula")),
                rows,
                false));
        if (!holdHere) blocks.add(new Block.Paragraph(words.say("duopoly.formula.outside")));
        return Optional.of(new Section(words.say("duopoly.section.formulas"), blocks));
    }

    /** A formula, or one for each firm; once where they are equal. */
    private static String written(Object formula) {
        if (!(formula instanceof List<?> each)) return Coded.printed(formula.toString());
        return String.join(
                ",  ",
                each.stream()
                        .distinct()
                        .map(one -> Coded.printed(one.toString()))
                        .toList());
    }
}

package hissho.bargaining;

import hissho.fact.Facts;
import hissho.kind.Verdict;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The payoff pairs a document asks about, and its names of rows and columns. */
final class AskedPoints {

    private static final List<String> KEYS = List.of("inNtu", "inTu", "ntuPareto", "tuPareto");

    private AskedPoints() {}

    /** How many of the points can be reached; nothing where none is asked about. */
    static Optional<Message> verdict(Facts facts) {
        return Verdict.of(facts, "inNtu", "bargaining.feasible-set.verdict.");
    }

    /** The points, each with what it is, and the table of payoffs where it has names. */
    static List<Section> sections(CooperativeGame game, Words words) {
        List<Section> sections = new ArrayList<>();
        if (!game.asked().points().isEmpty()) sections.add(points(game, words));
        if (game.isNamed()) sections.add(named(game, words));
        return sections;
    }

    private static Section points(CooperativeGame game, Words words) {
        Facts facts = SetFacts.of(game);
        List<String> head = new ArrayList<>(List.of(words.say("bargaining.column.point")));
        KEYS.forEach(key -> head.add(words.say("bargaining.fact." + key)));
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < game.asked().points().size(); k++) {
            int at = k;
            List<Block.Cell> row = new ArrayList<>(
                    List.of(Block.Cell.of(game.asked().points().get(k).toString())));
            KEYS.forEach(key -> row.add(Block.Cell.of(
                    Objects.requireNonNull(facts.get(key, List.class).get(at)), words)));
            rows.add(row);
        }
        return Section.of(words.say("bargaining.section.points"), new Block.Table("", head, rows, true));
    }

    private static Section named(CooperativeGame game, Words words) {
        List<String> head = new ArrayList<>(
                List.of(game.players().getFirst() + " \\ " + game.players().getLast()));
        head.addAll(game.columns());
        return new Section(
                words.say("bargaining.section.payoffs"),
                CutTable.of(
                        "",
                        head,
                        game.height(),
                        i -> {
                            List<Block.Cell> line = new ArrayList<>(
                                    List.of(Block.Cell.of(game.rows().get(i))));
                            for (int j = 0; j < game.width(); j++)
                                line.add(Block.Cell.of(game.cell(i, j).toString()));
                            return line;
                        },
                        words));
    }
}

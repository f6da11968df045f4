package hissho.card.tanhinmin.graph;

import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Block.Step;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tells a solved position of the graph game. */
final class GraphReport {

    private static final int MOST_DRAWN = 32;

    private final GraphSolution solution;
    private final GraphGame game;
    private final Words words;

    GraphReport(GraphSolution solution, Words words) {
        this.solution = solution;
        this.game = solution.game();
        this.words = words;
    }

    Report report() {
        List<Section> sections = new ArrayList<>();
        sections.add(position());
        sections.add(moves());
        solution.zugzwang().ifPresent(cause -> sections.add(zugzwang(cause)));
        solution.line().ifPresent(line -> sections.add(line(line)));
        sections.add(method());
        return new Report(
                solution.kind(),
                words.say("tanhinmin.graph.title", Bits.size(game.mover()), Bits.size(game.other())),
                headline(),
                Said.of(words, "tanhinmin", solution.facts(), GraphSolution.KEYS.toArray(String[]::new)),
                sections);
    }

    private String headline() {
        List<String> best =
                solution.best().stream().map(this::notation).distinct().toList();
        return switch (solution.value()) {
            case 1 -> words.say("tanhinmin.graph.wins", String.join(", ", best), best.size());
            case -1 -> words.say("tanhinmin.graph.loses");
            default ->
                solution.values().isZugzwang()
                        ? words.say("tanhinmin.graph.zugzwang")
                        : words.say("tanhinmin.graph.drawn", String.join(", ", best));
        };
    }

    private Section position() {
        List<Block> blocks = new ArrayList<>();
        for (var note : solution.notes()) blocks.add(new Block.Paragraph(words.say(note)));
        blocks.add(new Block.Paragraph(
                game.emptyTable()
                        ? words.say("tanhinmin.graph.position", labels(game.mover()), labels(game.other()))
                        : words.say(
                                "tanhinmin.graph.position-table",
                                labels(game.mover()),
                                labels(game.other()),
                                game.graph().label(game.table()))));
        if (!game.rules().emptyPass()) blocks.add(new Block.Paragraph(words.say("tanhinmin.graph.no-empty-pass")));
        if (game.rules().moverKeeps() + game.rules().otherKeeps() > 0)
            blocks.add(new Block.Paragraph(words.say(
                    "tanhinmin.graph.shed",
                    Bits.size(game.mover()) - game.rules().moverKeeps(),
                    Bits.size(game.other()) - game.rules().otherKeeps())));
        if (Bits.size(game.mover() | game.other()) <= MOST_DRAWN)
            blocks.add(new Block.Picture(
                            GraphFigure.of(
                                    game,
                                    solution.zugzwang().map(Zugzwang::cycle).orElse(List.of())),
                            words.say("tanhinmin.graph.figure"))
                    .marking(Tone.FIRST, words.say("tanhinmin.legend.mover"))
                    .marking(Tone.SECOND, words.say("tanhinmin.legend.other"))
                    .marking(Tone.ACCENT, words.say("tanhinmin.legend.table"))
                    .marking(Tone.BAD, words.say("tanhinmin.legend.cycle")));
        else blocks.add(new Block.Paragraph(words.say("tanhinmin.graph.not-drawn", MOST_DRAWN)));
        return new Section(words.say("tanhinmin.graph.section.position"), blocks);
    }

    private Section moves() {
        List<List<Cell>> rows = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        for (Values.Valued move : solution.moves()) {
            if (seen.contains(notation(move))) continue;
            seen.add(notation(move));
            rows.add(List.of(Cell.of(notation(move)), valueCell(move.value()), Cell.of(answer(move))));
        }
        List<String> head = List.of(
                words.say("tanhinmin.head.move"),
                words.say("tanhinmin.head.value"),
                words.say("tanhinmin.head.answer"));
        return Section.of(
                words.say("tanhinmin.graph.section.moves"),
                new Block.Table(words.say("tanhinmin.graph.moves"), head, rows, true));
    }

    private Cell valueCell(int value) {
        String key = value > 0 ? "tanhinmin.value.win" : value < 0 ? "tanhinmin.value.loss" : "tanhinmin.value.draw";
        Tone tone = value > 0 ? Tone.GOOD : value < 0 ? Tone.BAD : Tone.PLAIN;
        return new Cell(value, words.say(key), tone);
    }

    /** The opponent's best answer to a move, in words; nothing where the move ends the game. */
    private String answer(Values.Valued move) {
        if (move.isPass()) {
            if (game.emptyTable() && move.value() == 0) return words.say("tanhinmin.pass");
            return bestOf(solution.values().turned());
        }
        if (game.finishes(move.card())) return words.say("tanhinmin.graph.last-card");
        if (game.cuts(move.card())) return words.say("tanhinmin.graph.leads-again");
        return bestOf(solution.values().played(move.card()));
    }

    private String bestOf(Values values) {
        List<Values.Valued> moves = values.moves();
        int most = moves.stream().mapToInt(Values.Valued::value).max().orElse(-1);
        return moves.stream()
                .filter(move -> move.value() == most)
                .map(this::notation)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private Section zugzwang(Zugzwang cause) {
        List<Step> steps = new ArrayList<>();
        steps.add(Step.of(words.say("tanhinmin.zugzwang.mover"), leads(solution.values())));
        boolean otherLeadsInVain = solution.values().ofPassing() == 0;
        if (otherLeadsInVain) {
            steps.add(Step.of(
                    words.say("tanhinmin.zugzwang.other"),
                    leads(solution.values().turned())));
            steps.add(Step.of(words.say("tanhinmin.zugzwang.both-pass")));
        } else {
            steps.add(Step.of(words.say("tanhinmin.zugzwang.later")));
        }
        String cycle = cause.cycle().stream().map(game.graph()::label).collect(Collectors.joining(" → "));
        String closed = cycle + " → " + game.graph().label(cause.cycle().getFirst());
        steps.add(Step.of(words.say("tanhinmin.zugzwang.cycle", closed)));
        if (cause.valueWithout() != 0)
            steps.add(Step.of(words.say(
                    cause.valueWithout() > 0 ? "tanhinmin.zugzwang.without-win" : "tanhinmin.zugzwang.without-loss")));
        return Section.of(words.say("tanhinmin.graph.section.zugzwang"), new Block.Steps(steps));
    }

    private Block leads(Values values) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Values.Valued move : values.moves()) {
            if (move.isPass()) continue;
            rows.add(List.of(
                    Cell.of(notation(move)), valueCell(move.value()), Cell.of(bestOf(values.played(move.card())))));
        }
        return new Block.Table(
                "",
                List.of(
                        words.say("tanhinmin.head.lead"),
                        words.say("tanhinmin.head.value"),
                        words.say("tanhinmin.head.answer")),
                rows,
                true);
    }

    private Section line(List<Lengths.Step> line) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            Lengths.Step step = line.get(i);
            Tone tone = step.side() == 0 ? Tone.FIRST : Tone.SECOND;
            rows.add(List.of(
                    Cell.of(i + 1, words),
                    Cell.of(words.say(step.side() == 0 ? "tanhinmin.mover" : "tanhinmin.other"), tone),
                    Cell.of(label(step.card()))));
        }
        return Section.of(
                words.say("tanhinmin.section.line"),
                new Block.Paragraph(words.say("tanhinmin.line.about", line.size())),
                new Block.Table(
                        "",
                        List.of("", words.say("tanhinmin.head.player"), words.say("tanhinmin.head.move")),
                        rows,
                        true));
    }

    private Section method() {
        String key = solution.values().byRule()
                ? "tanhinmin.graph.method.order"
                : Cycles.exists(game) ? "tanhinmin.graph.method.cycle" : "tanhinmin.graph.method.acyclic";
        return Section.of(
                words.say("tanhinmin.graph.section.method"),
                new Block.Paragraph(words.say(key)),
                new Block.Paragraph(words.say("tanhinmin.graph.searched", solution.searched())));
    }

    private String labels(long cards) {
        return Bits.list(cards).stream().map(game.graph()::label).collect(Collectors.joining(", "));
    }

    private String notation(Values.Valued move) {
        return label(move.card());
    }

    private String label(int card) {
        return card == GraphGame.EMPTY
                ? words.say("tanhinmin.pass")
                : game.graph().label(card);
    }
}

package hissho.card.tanhinmin;

import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.HouseGame;
import hissho.card.tanhinmin.graph.HouseSearch;
import hissho.card.tanhinmin.graph.Values;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;

/** A position of real cards that is no graph, solved by search over cards and the standing of the order. */
record HouseSolution(HouseGame game, List<Values.Valued> moves, int value, List<Message> notes) implements Solution {

    HouseSolution {
        moves = List.copyOf(moves);
        notes = List.copyOf(notes);
    }

    static HouseSolution of(HouseGame game, List<Message> notes, Progress progress) {
        HouseSearch search = new HouseSearch(game, progress);
        return new HouseSolution(game, search.moves(), search.value(), notes);
    }

    /** A second search from scratch comes to the same values. */
    @Override
    public boolean certified() {
        return new HouseSearch(game, Progress.none()).moves().equals(moves)
                && moves.stream().mapToInt(Values.Valued::value).max().orElse(-1) == value;
    }

    @Override
    public Report tell(Words words) {
        List<Block> position = new ArrayList<>();
        for (Message note : notes) position.add(new Block.Paragraph(words.say(note)));
        List<List<Cell>> rows = new ArrayList<>();
        List<String> best = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        for (Values.Valued move : moves) {
            String name = move.isPass() ? words.say("tanhinmin.pass") : label(move);
            if (seen.contains(name)) continue;
            seen.add(name);
            if (move.value() == value) best.add(name);
            rows.add(List.of(Cell.of(name), cell(move.value(), words)));
        }
        List<Said> facts = List.of(
                Said.of(words, "value", "tanhinmin.fact.value", value),
                Said.of(words, "zugzwang", "tanhinmin.fact.zugzwang", value == 0 && game.table() == GraphGame.EMPTY),
                Said.of(words, "bestMoves", "tanhinmin.fact.bestMoves", machineBest()));
        String headline = switch (value) {
            case 1 -> words.say("tanhinmin.graph.wins", String.join(", ", best));
            case -1 -> words.say("tanhinmin.graph.loses");
            default -> words.say("tanhinmin.graph.drawn", String.join(", ", best));
        };
        return new Report(
                GeneralisedKind.NAME,
                words.say("tanhinmin.house.title"),
                headline,
                facts,
                List.of(
                        new Section(words.say("tanhinmin.graph.section.position"), position),
                        Section.of(
                                words.say("tanhinmin.graph.section.moves"),
                                new Block.Table(
                                        "",
                                        List.of(words.say("tanhinmin.head.move"), words.say("tanhinmin.head.value")),
                                        rows,
                                        true))),
                new Report.Certificate(words.say("tanhinmin.house.certificate"), certified()));
    }

    private List<String> machineBest() {
        return moves.stream()
                .filter(move -> move.value() == value)
                .map(move -> move.isPass() ? "pass" : label(move))
                .distinct()
                .toList();
    }

    private String label(Values.Valued move) {
        return game.cards().get(move.card()).label();
    }

    private static Cell cell(int value, Words words) {
        String key = value > 0 ? "tanhinmin.value.win" : value < 0 ? "tanhinmin.value.loss" : "tanhinmin.value.draw";
        return new Cell(value, words.say(key), value > 0 ? Tone.GOOD : value < 0 ? Tone.BAD : Tone.PLAIN);
    }
}

package hissho.card.tanhinmin;

import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.HouseGame;
import hissho.card.tanhinmin.graph.HouseMoment;
import hissho.card.tanhinmin.graph.HouseSearch;
import hissho.card.tanhinmin.graph.ValuedLesson;
import hissho.card.tanhinmin.graph.Values;
import hissho.card.tanhinmin.rules.Rederivation;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
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
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A position of real cards that is no graph, solved by search over cards and the standing of the order. */
record HouseSolution(HouseGame game, List<Values.Valued> moves, int value, boolean zugzwang, List<Message> notes)
        implements Solution {

    HouseSolution {
        moves = List.copyOf(moves);
        notes = List.copyOf(notes);
    }

    static HouseSolution of(HouseGame game, List<Message> notes, Progress progress) {
        HouseSearch search = new HouseSearch(game, progress);
        List<Values.Valued> moves = search.moves();
        return new HouseSolution(game, moves, search.value(), isZugzwang(game, moves, progress), notes);
    }

    /** On an empty table passing is the only best move of both players, because each loses by leading. */
    private static boolean isZugzwang(HouseGame game, List<Values.Valued> moves, Progress progress) {
        if (game.table() != GraphGame.EMPTY || !losesByLeading(moves)) return false;
        HouseGame turned = new HouseGame(
                game.cards(), /* mover= */ game.other(), /* other= */ game.mover(), game.table(), game.rules());
        return losesByLeading(new HouseSearch(turned, progress).moves());
    }

    private static boolean losesByLeading(List<Values.Valued> moves) {
        return moves.stream().allMatch(move -> move.isPass() ? move.value() == 0 : move.value() < 0);
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("value", () -> value)
                .put("zugzwang", () -> zugzwang)
                .put("bestMoves", Compare.SET, this::bestMoves)
                .teach("bestMoves", ValuedLesson.of(moves, value, this::name));
    }

    /** Every move worked out again from the rules, where there are few enough moments. */
    @Override
    public Certificate certificate(Progress progress) {
        Rederivation rules = new Rederivation(progress);
        Optional<SortedMap<Integer, Integer>> again = rules.moves(HouseMoment.of(game));
        boolean holds = moves.stream().mapToInt(Values.Valued::value).max().orElse(-1) == value
                && zugzwang == isZugzwang(game, moves, progress);
        if (again.isPresent()) {
            Map<Integer, Integer> found = new TreeMap<>();
            again.get().forEach((move, length) -> found.put(move, Integer.signum(length)));
            Map<Integer, Integer> said = new TreeMap<>();
            for (Values.Valued move : moves) said.put(move.card(), move.value());
            holds &= said.equals(found) && said.size() == moves.size();
        }
        Map<String, Object> worths = InOrder.of();
        for (Values.Valued move : moves) worths.put(name(move), move.value());
        return new Certificate.Values(
                        holds,
                        again.isPresent()
                                ? Extent.everything()
                                : new Extent.Part(Message.of("tanhinmin.house.certificate.solver")),
                        again.isPresent()
                                ? Message.of("tanhinmin.house.certificate", rules.moments())
                                : Message.of("tanhinmin.house.certificate.best"),
                        InOrder.of("value", value, "moves", worths))
                .covering(Map.of("bestMoves", bestMoves()));
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
        String headline = switch (value) {
            case 1 -> words.say("tanhinmin.graph.wins", String.join(", ", best), best.size());
            case -1 -> words.say("tanhinmin.graph.loses");
            default ->
                zugzwang
                        ? words.say("tanhinmin.graph.zugzwang")
                        : words.say("tanhinmin.graph.drawn", String.join(", ", best));
        };
        return new Report(
                GeneralisedKind.NAME,
                words.say("tanhinmin.house.title"),
                headline,
                Said.of(words, "tanhinmin", facts(), "value", "zugzwang", "bestMoves"),
                List.of(
                        new Section(words.say("tanhinmin.graph.section.position"), position),
                        Section.of(
                                words.say("tanhinmin.graph.section.moves"),
                                new Block.Table(
                                        "",
                                        List.of(words.say("tanhinmin.head.move"), words.say("tanhinmin.head.value")),
                                        rows,
                                        true))));
    }

    private List<String> bestMoves() {
        return moves.stream()
                .filter(move -> move.value() == value)
                .map(this::name)
                .distinct()
                .toList();
    }

    private String name(Values.Valued move) {
        return move.isPass() ? "pass" : label(move);
    }

    private String label(Values.Valued move) {
        return game.cards().get(move.card()).label();
    }

    private static Cell cell(int value, Words words) {
        String key = value > 0 ? "tanhinmin.value.win" : value < 0 ? "tanhinmin.value.loss" : "tanhinmin.value.draw";
        return new Cell(value, words.say(key), value > 0 ? Tone.GOOD : value < 0 ? Tone.BAD : Tone.PLAIN);
    }
}

package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.ManyPlayers;
import hissho.kind.Solution;
import hissho.report.Block;
import hissho.report.Block.Cell;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What subgame-perfect play of several players can lead to, move by move. */
record ManySolution(ManyPlayers game, ManyPlayers.Outcome outcome) implements Solution {

    static ManySolution of(ManyPlayers game) {
        return new ManySolution(game, game.solve());
    }

    /** The places of every result are a full set, and every result is one the mover cannot surely better. */
    @Override
    public boolean certified() {
        int players = game.hands().size();
        int secured =
                outcome.moves().stream().mapToInt(move -> move.worst(0)).min().orElseThrow();
        return outcome.results().stream()
                .allMatch(places -> places.stream().mapToInt(Integer::intValue).sum() == players * (players + 1)
                        && places.getFirst() <= secured);
    }

    @Override
    public Report tell(Words words) {
        List<Said> facts = new ArrayList<>();
        facts.add(Said.of(words, "places", "tanhinmin.fact.places", places(outcome.results(), 0)));
        facts.add(Said.of(words, "bestMoves", "tanhinmin.fact.bestMoves", best()));
        facts.add(Said.of(words, "passIsRight", "tanhinmin.fact.passIsRight", outcome.passIsRight()));
        return new Report(
                TanhinminKind.NAME,
                words.say("tanhinmin.many.title", game.hands().size()),
                words.say(
                        outcome.passIsRight() ? "tanhinmin.many.headline-pass" : "tanhinmin.many.headline",
                        places(outcome.results(), 0),
                        best()),
                facts,
                List.of(hands(words), moves(words)),
                new Report.Certificate(words.say("tanhinmin.many.certificate"), certified()));
    }

    /** The moves to which no other is preferable however indifferent players choose. */
    private List<Object> best() {
        return outcome.moves().stream()
                .filter(move -> outcome.moves().stream().noneMatch(other -> preferable(other, move)))
                .<Object>map(move -> move.card() == 0 ? "pass" : move.card())
                .toList();
    }

    private static boolean preferable(ManyPlayers.Move move, ManyPlayers.Move than) {
        boolean never = move.worst(0) <= than.worst(0) && move.best(0) <= than.best(0);
        return never && (move.worst(0) < than.worst(0) || move.best(0) < than.best(0));
    }

    private Section hands(Words words) {
        List<List<Cell>> rows = new ArrayList<>();
        for (int player = 0; player < game.hands().size(); player++)
            rows.add(List.of(
                    Cell.of(player + 1, words),
                    Cell.of(game.hands().get(player).brief()),
                    Cell.of(String.join(", ", places(outcome.results(), player)))));
        return Section.of(
                words.say("tanhinmin.many.section.hands"),
                new Block.Table(
                        "",
                        List.of(
                                words.say("tanhinmin.head.player"),
                                words.say("tanhinmin.head.hand"),
                                words.say("tanhinmin.head.place")),
                        rows,
                        true),
                new Block.Paragraph(words.say("tanhinmin.many.rules")));
    }

    private Section moves(Words words) {
        List<List<Cell>> rows = new ArrayList<>();
        List<Object> best = best();
        for (ManyPlayers.Move move : outcome.moves()) {
            boolean good = best.contains(move.card() == 0 ? "pass" : (Object) move.card());
            rows.add(List.of(
                    Cell.of(move.card() == 0 ? words.say("tanhinmin.pass") : Integer.toString(move.card())),
                    Cell.of(String.join(", ", places(move.results(), 0)), good ? Tone.GOOD : Tone.PLAIN)));
        }
        return Section.of(
                words.say("tanhinmin.section.moves"),
                new Block.Table(
                        "", List.of(words.say("tanhinmin.head.move"), words.say("tanhinmin.head.place")), rows, true));
    }

    /** The places a player can end on; a shared place is written with its half. */
    private static List<String> places(Set<List<Integer>> results, int player) {
        return results.stream()
                .map(places -> places.get(player))
                .distinct()
                .sorted()
                .map(doubled -> doubled % 2 == 0 ? Integer.toString(doubled / 2) : doubled + "/2")
                .toList();
    }
}

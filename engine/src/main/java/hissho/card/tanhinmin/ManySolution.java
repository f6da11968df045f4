package hissho.card.tanhinmin;

import hissho.card.tanhinmin.plain.ManyPlayers;
import hissho.card.tanhinmin.plain.ManyRederivation;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.ChoiceLesson;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.Teacher;
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
import java.util.Set;
import java.util.TreeMap;

/** What subgame-perfect play of several players can lead to, move by move. */
record ManySolution(ManyPlayers game, ManyPlayers.Outcome outcome) implements Solution {

    static final List<String> KEYS = List.of("places", "bestMoves", "passIsRight");

    static ManySolution of(ManyPlayers game, Progress progress) {
        return new ManySolution(game, game.solve(progress));
    }

    @Override
    public Facts facts() {
        return new Facts()
                .put("places", Compare.SET, () -> places(outcome.results(), 0))
                .put("bestMoves", Compare.SET, this::best)
                .teach("bestMoves", lesson())
                .put("passIsRight", outcome::passIsRight);
    }

    /** On which places a move can end that another is preferable to. */
    private Teacher lesson() {
        return new ChoiceLesson<>(
                outcome::moves,
                move -> best().contains(code(move)),
                move -> code(move).toString(),
                (words, move) -> {
                    ManyPlayers.Move good = outcome.moves().stream()
                            .filter(other -> preferable(other, move))
                            .findFirst()
                            .orElseThrow();
                    return words.say(
                            "tanhinmin.lesson.places",
                            named(move, words),
                            either(places(move.results(), 0), words),
                            named(good, words),
                            either(places(good.results(), 0), words));
                });
    }

    private static Object code(ManyPlayers.Move move) {
        return move.card() == 0 ? "pass" : (Object) move.card();
    }

    private static String named(ManyPlayers.Move move, Words words) {
        return move.card() == 0 ? words.say("tanhinmin.pass") : String.valueOf(move.card());
    }

    /** Every move's results again by the definition, where there are few enough states. */
    @Override
    public Certificate certificate(Progress progress) {
        ManyRederivation rules = new ManyRederivation(progress);
        Optional<Map<Integer, Set<List<Integer>>>> again = rules.moves(game);
        Map<Integer, Set<List<Integer>>> said = new TreeMap<>();
        for (ManyPlayers.Move move : outcome.moves()) said.put(move.card(), move.results());
        boolean holds = said.size() == outcome.moves().size()
                && outcome.results().equals(ManyRederivation.kept(said, 0))
                && again.map(said::equals).orElse(true);
        Map<String, Object> data = InOrder.of("results", List.copyOf(outcome.results()), "bestMoves", best());
        again.ifPresent(found -> {
            data.put("places", places(ManyRederivation.kept(found, 0), 0));
            data.put("passIsRight", onlyPassingIsBest(found));
        });
        for (ManyPlayers.Move move : outcome.moves())
            data.put(move.card() == 0 ? "pass" : String.valueOf(move.card()), List.copyOf(move.results()));
        return new Certificate.Values(
                holds,
                again.isPresent()
                        ? Extent.everything()
                        : new Extent.Part(Message.of("tanhinmin.many.certificate.solver")),
                again.isPresent()
                        ? Message.of("tanhinmin.many.certificate", rules.states())
                        : Message.of("tanhinmin.many.certificate.best"),
                data);
    }

    /** Passing can end on a place that no card reaches, and never ends on one worse than the best of any card. */
    private static boolean onlyPassingIsBest(Map<Integer, Set<List<Integer>>> found) {
        Set<List<Integer>> pass = found.getOrDefault(0, Set.of());
        if (pass.isEmpty()) return false;
        List<Integer> ends = pass.stream().map(List::getFirst).sorted().toList();
        for (Map.Entry<Integer, Set<List<Integer>>> each : found.entrySet())
            for (List<Integer> result : each.getKey() == 0 ? Set.<List<Integer>>of() : each.getValue())
                if (result.getFirst() <= ends.getFirst() || result.getFirst() < ends.getLast()) return false;
        return true;
    }

    @Override
    public Report tell(Words words) {
        return new Report(
                TanhinminKind.NAME,
                words.say("tanhinmin.many.title", game.hands().size()),
                words.say(
                        outcome.passIsRight() ? "tanhinmin.many.headline-pass" : "tanhinmin.many.headline",
                        either(places(outcome.results(), 0), words),
                        either(
                                best().stream()
                                        .map(move ->
                                                move.equals("pass") ? words.say("tanhinmin.pass") : move.toString())
                                        .toList(),
                                words),
                        best().size()),
                Said.of(words, "tanhinmin", facts(), KEYS.toArray(String[]::new)),
                List.of(hands(words), moves(words)));
    }

    private static String either(List<String> all, Words words) {
        if (all.size() < 2) return String.join("", all);
        String first = String.join(", ", all.subList(0, all.size() - 1));
        return words.say("tanhinmin.many.or", first, all.getLast());
    }

    /** The moves to which no other is preferable however indifferent players choose. */
    private List<Object> best() {
        return outcome.moves().stream()
                .filter(move -> outcome.moves().stream().noneMatch(other -> preferable(other, move)))
                .map(ManySolution::code)
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
            boolean good = best.contains(code(move));
            rows.add(List.of(
                    Cell.of(named(move, words)),
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

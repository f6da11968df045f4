package hissho.card.trick.suits;

import hissho.card.trick.Aim;
import hissho.kind.Solution;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A solved table: what each side takes, every lead and answer with its worth, and a line of best play. */
final class TableSolution implements Solution {

    /** Up to so many cards in play the value is certified by playing each side out against every defence. */
    private static final int REPLAYED = 12;

    private final TableGame game;
    private final TableAnalysis analysis;
    private final TableState start;
    private final List<Integer> result;
    private final List<TableAnalysis.Valued> leads;
    private final List<TableState> line;

    TableSolution(TableGame game, TableAnalysis analysis) {
        this.game = game;
        this.analysis = analysis;
        this.start = game.start();
        this.result = analysis.result(start);
        this.leads = analysis.moves(start);
        this.line = analysis.line(start);
    }

    List<Integer> result() {
        return result;
    }

    /** The result is that of a best lead, a line of best play ends with it, and in small games each side secures it against all. */
    @Override
    public boolean certified() {
        TableRules rules = game.rules();
        int side = rules.side(start.turn());
        boolean best = leads.stream().anyMatch(lead -> lead.result().equals(result))
                && leads.stream().allMatch(lead -> analysis.worth(lead.result(), side) <= analysis.worth(result, side));
        if (!best || !ends(line.getLast()).equals(result)) return false;
        boolean small = game.pack().cards().size() <= REPLAYED && !rules.eachForHimself();
        return !small
                || (secured(start, 0, new HashMap<>()) == analysis.worth(result, 0)
                        && secured(start, 1, new HashMap<>()) == analysis.worth(result, 1));
    }

    /** The end of a game as its result. */
    private List<Integer> ends(TableState end) {
        TableRules rules = game.rules();
        if (rules.target().isEmpty()) return end.result(rules);
        int winner = end.declared(rules)
                .orElseGet(() -> Integer.compare(end.taken().get(1), end.taken().get(0)) > 0 ? 1 : 0);
        boolean drawn = end.declared(rules).isEmpty()
                && end.taken().get(0).equals(end.taken().get(1));
        return drawn ? List.of(0, 0) : winner == 0 ? List.of(1, 0) : List.of(0, 1);
    }

    /** The worst a side can come to if it follows the named cards and the others play anything. */
    private int secured(TableState state, int side, Map<TableState, Integer> known) {
        TableRules rules = game.rules();
        if (state.over(rules)) return analysis.worth(ends(state), side);
        Integer seen = known.get(state);
        if (seen != null) return seen;
        int worst;
        if (rules.side(state.turn()) == side)
            worst = secured(state.after(rules, analysis.best(state).getLast().card()), side, known);
        else {
            worst = Integer.MAX_VALUE;
            for (long rest = state.moves(rules); rest != 0; rest &= rest - 1)
                worst = Math.min(worst, secured(state.after(rules, Long.numberOfTrailingZeros(rest)), side, known));
        }
        known.put(state, worst);
        return worst;
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        TableWords table = new TableWords(game, words);
        sections.add(table.dealt());
        sections.add(play(words, table));
        if (game.rules().seats() == 2) sections.add(new TableMatrix(game, analysis, words).section());
        sections.add(Section.of(words.say("trick.table.section.line"), table.line(line)));
        boolean small = game.pack().cards().size() <= REPLAYED && !game.rules().eachForHimself();
        String certificate = words.say(
                game.rules().eachForHimself()
                        ? "trick.table.certificate.each"
                        : small ? "trick.table.certificate.replayed" : "trick.table.certificate.line");
        return new Report(
                "trick-table",
                table.title(),
                headline(words, table),
                facts(words, table),
                sections,
                new Report.Certificate(certificate, certified()));
    }

    private String headline(Words words, TableWords table) {
        TableRules rules = game.rules();
        String leader = table.seat(game.leader());
        if (rules.eachForHimself()) return words.say("trick.table.headline.each", leader, table.shares(result));
        if (game.contract().isPresent()) {
            TableGame.Contract contract = game.contract().get();
            int taken = result.get(contract.side());
            boolean kept = rules.aim() == Aim.AVOID ? taken <= contract.points() : taken >= contract.points();
            return words.say(
                    kept ? "trick.table.headline.kept" : "trick.table.headline.broken",
                    leader,
                    table.side(contract.side()),
                    contract.points(),
                    taken);
        }
        int ahead = Integer.signum(analysis.worth(result, 0));
        String verdict = ahead == 0
                ? words.say("trick.table.draw")
                : words.say("trick.table.wins", table.side(ahead > 0 ? 0 : 1));
        if (rules.target().isPresent())
            return words.say(
                    "trick.table.headline.target", leader, rules.target().getAsInt(), verdict);
        if (rules.aim() == Aim.LAST_TRICK) return words.say("trick.table.headline.last", leader, verdict);
        return words.say("trick.table.headline.points", leader, table.side(0), result.get(0), result.get(1), verdict);
    }

    private List<Said> facts(Words words, TableWords table) {
        List<Said> facts = new ArrayList<>();
        facts.add(new Said("result", words.say("trick.table.fact.result"), result, table.shares(result)));
        TableRules rules = game.rules();
        if (rules.countsTricks()
                && rules.aim() != Aim.LAST_TRICK
                && rules.target().isEmpty()) {
            int seats = rules.seats();
            List<Integer> tricks = result.stream().map(points -> points / seats).toList();
            facts.add(new Said("tricks", words.say("trick.table.fact.tricks"), tricks, table.shares(tricks)));
        }
        List<String> best = analysis.best(start).stream()
                .map(lead -> game.pack().cards().get(lead.card()))
                .toList();
        facts.add(Said.of(words, "bestLeads", "trick.fact.bestLeads", best));
        List<String> cards = IntStream.range(1, line.size())
                .mapToObj(i -> game.pack().cards().get(TableWords.played(line.get(i - 1), line.get(i))))
                .toList();
        facts.add(Said.of(words, "line", "trick.fact.line", cards));
        return facts;
    }

    private Section play(Words words, TableWords table) {
        int side = game.rules().side(start.turn());
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (TableAnalysis.Valued lead : leads) {
            boolean good = analysis.worth(lead.result(), side) == analysis.worth(result, side);
            TableState next = start.after(game.rules(), lead.card());
            List<String> answers = next.trick().isEmpty()
                    ? List.of()
                    : analysis.best(next).stream()
                            .map(answer -> game.pack().cards().get(answer.card()))
                            .toList();
            rows.add(List.of(
                    Block.Cell.of(game.pack().cards().get(lead.card()), good ? Tone.GOOD : Tone.PLAIN),
                    Block.Cell.of(String.join(" ", answers)),
                    Block.Cell.of(table.shares(lead.result()), good ? Tone.GOOD : Tone.PLAIN)));
        }
        return Section.of(
                words.say("trick.section.play"),
                new Block.Paragraph(words.say("trick.table.play.about", table.seat(game.leader()))),
                new Block.Table(
                        "",
                        List.of(
                                words.say("trick.play.lead"),
                                words.say("trick.play.answers"),
                                words.say("trick.table.fact.result")),
                        rows,
                        true));
    }
}

package hissho.card.trick.whist;

import hissho.card.trick.Aim;
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
import java.util.stream.IntStream;

/**
 * A solved table: what each side takes, every lead and answer with its worth, and a line of best play.
 *
 * @param result what each side has at the end
 * @param leads every lead with the result it comes to
 * @param line the states of a line of best play
 */
record TableSolution(
        TableGame game,
        TableAnalysis analysis,
        List<Integer> result,
        List<TableAnalysis.Valued> leads,
        List<TableState> line)
        implements Solution {

    /** So many positions are looked at to work everything out again from the rules. */
    private static final int MOST_POSITIONS = 30_000;

    static final List<String> KEYS = List.of("result", "tricks", "bestLeads", "line");

    TableSolution {
        result = List.copyOf(result);
        leads = List.copyOf(leads);
        line = List.copyOf(line);
    }

    static TableSolution of(TableGame game, Progress progress) {
        TableAnalysis analysis = new TableAnalysis(game.rules(), progress);
        TableState start = game.start();
        return new TableSolution(game, analysis, analysis.result(start), analysis.moves(start), analysis.line(start));
    }

    @Override
    public Facts facts() {
        TableRules rules = game.rules();
        Facts facts = new Facts().put("result", Compare.EXACT, () -> result, this::shares);
        if (rules.countsTricks()
                && rules.aim() != Aim.LAST_TRICK
                && rules.target().isEmpty())
            facts.put(
                    "tricks",
                    Compare.EXACT,
                    () -> result.stream().map(points -> points / rules.seats()).toList(),
                    this::shares);
        return facts.put("bestLeads", Compare.SET, this::bestLeads)
                .teach("bestLeads", lesson())
                .put("line", this::cards);
    }

    /** What a lead comes to that is not best. */
    private Teacher lesson() {
        return new ChoiceLesson<>(() -> leads, this::isBest, lead -> name(lead.card()), (words, lead) -> {
            TableAnalysis.Valued good =
                    leads.stream().filter(this::isBest).findFirst().orElseThrow();
            return words.say(
                    "trick.lesson.table-lead",
                    name(lead.card()),
                    shares(words, lead.result()),
                    name(good.card()),
                    shares(words, good.result()));
        });
    }

    private String shares(Words words, List<Integer> shares) {
        return new TableWords(game, words).shares(shares);
    }

    private List<String> bestLeads() {
        return leads.stream()
                .filter(this::isBest)
                .map(lead -> name(lead.card()))
                .toList();
    }

    private boolean isBest(TableAnalysis.Valued lead) {
        return leads.stream().allMatch(other -> worth(other) <= worth(lead));
    }

    private int worth(TableAnalysis.Valued lead) {
        return analysis.worth(lead.result(), game.rules().side(game.leader()));
    }

    private List<String> cards() {
        return IntStream.range(1, line.size())
                .mapToObj(i -> name(TableWords.played(line.get(i - 1), line.get(i))))
                .toList();
    }

    private String name(int card) {
        return game.pack().cards().get(card);
    }

    // ---- the certificate

    @Override
    public Certificate certificate(Progress progress) {
        TableRules rules = game.rules();
        Rederivation again = new Rederivation(rules, MOST_POSITIONS, progress);
        boolean holds = consistent();
        boolean whole = again.result(game.start()).isPresent();
        if (whole && holds)
            holds = again.result(game.start()).equals(Optional.of(result))
                    && leads.stream()
                            .allMatch(lead -> again.result(game.start().after(rules, lead.card()))
                                    .equals(Optional.of(lead.result())))
                    && line.stream().allMatch(state -> again.result(state).equals(Optional.of(result)));
        String each = rules.eachForHimself() ? "each-" : "";
        Map<String, Object> data = data();
        if (whole && facts().find("tricks").isPresent())
            data.put(
                    "tricks",
                    again.result(game.start()).orElseThrow().stream()
                            .map(points -> points / rules.seats())
                            .toList());
        return new Certificate.Values(
                holds,
                whole
                        ? Extent.everything()
                        : new Extent.Part(Message.of("trick.table.certificate.solver", MOST_POSITIONS)),
                whole
                        ? Message.of("trick.table.certificate." + each + "rules", again.positions())
                        : Message.of("trick.table.certificate.line"),
                data);
    }

    /** The leads are all there, the result is that of the best, and the line is legal and ends with it. */
    private boolean consistent() {
        TableRules rules = game.rules();
        TableState start = game.start();
        int side = rules.side(start.turn());
        long listed = 0;
        for (TableAnalysis.Valued lead : leads) listed |= 1L << lead.card();
        boolean best = listed == start.moves(rules)
                && leads.size() == Long.bitCount(listed)
                && leads.stream().anyMatch(lead -> lead.result().equals(result))
                && leads.stream().allMatch(lead -> analysis.worth(lead.result(), side) <= analysis.worth(result, side));
        if (!best || line.isEmpty() || !line.getFirst().equals(start)) return false;
        for (int i = 1; i < line.size(); i++) {
            TableState before = line.get(i - 1);
            long moves = before.moves(rules);
            boolean follows = false;
            for (long rest = moves; rest != 0; rest &= rest - 1)
                follows |= before.after(rules, Long.numberOfTrailingZeros(rest)).equals(line.get(i));
            if (!follows) return false;
        }
        return line.getLast().over(rules)
                && Rederivation.end(rules, line.getLast()).equals(result);
    }

    private Map<String, Object> data() {
        Map<String, Object> worths = InOrder.of();
        leads.forEach(lead -> worths.put(name(lead.card()), lead.result()));
        return InOrder.of("result", result, "leads", worths, "bestLeads", bestLeads(), "line", cards());
    }

    // ---- the report

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        TableWords table = new TableWords(game, words);
        sections.add(table.dealt());
        sections.add(play(words, table));
        if (game.rules().seats() == 2) sections.add(new TableMatrix(game, analysis, words).section());
        sections.add(Section.of(words.say("trick.table.section.line"), table.line(line)));
        return new Report(
                "trick-table",
                table.title(),
                headline(words, table),
                Said.of(words, "trick", facts(), KEYS.toArray(String[]::new)),
                sections);
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

    private Section play(Words words, TableWords table) {
        TableState start = game.start();
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
                                words.say("trick.fact.result")),
                        rows,
                        true));
    }
}

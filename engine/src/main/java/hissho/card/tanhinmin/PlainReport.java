package hissho.card.tanhinmin;

import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.Lengths;
import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.Matching;
import hissho.card.tanhinmin.plain.MoversRule;
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

/** Tells a solved position of the plain game: the answer, the two matchings, the moves, the rule in words and a line of play. */
final class PlainReport {

    private static final int MOST_DRAWN = 60;
    private static final int MOST_ROWS = 60;

    private final PlainSolution solution;
    private final TanhinminGame.Plain game;
    private final Words words;

    PlainReport(PlainSolution solution, Words words) {
        this.solution = solution;
        this.game = solution.game();
        this.words = words;
    }

    Report report() {
        List<Section> sections = new ArrayList<>();
        sections.add(game.cut().isPresent() ? eightCut() : why());
        if (game.mover().kinds() <= MOST_ROWS) sections.add(moves());
        if (game.cut().isEmpty()) sections.add(rule());
        solution.line().get().ifPresent(line -> sections.add(line(line)));
        if (game.cut().isEmpty() && game.table() == 0) sections.addAll(ClosedForms.sections(game, words));
        return new Report(
                TanhinminKind.NAME,
                title(),
                headline(),
                Said.of(words, "tanhinmin", solution.facts(), told()),
                sections);
    }

    private String title() {
        return game.table() == 0
                ? words.say("tanhinmin.title", game.mover().size(), game.other().size())
                : words.say(
                        "tanhinmin.title-table",
                        game.mover().size(),
                        game.other().size(),
                        game.table());
    }

    private String headline() {
        if (!solution.moverWins()) return words.say("tanhinmin.loses");
        return words.say(
                "tanhinmin.wins",
                movesInWords(),
                solution.winningMoves().cards().size()
                        + (solution.winningMoves().pass() ? 1 : 0));
    }

    private String movesInWords() {
        List<String> moves = new ArrayList<>();
        List<Integer> cards = solution.winningMoves().cards();
        if (cards.size() > MOST_ROWS)
            moves.add(words.say("tanhinmin.wins.many", cards.size(), cards.getFirst(), cards.getLast()));
        else for (int card : cards) moves.add(Integer.toString(card));
        if (solution.winningMoves().pass()) moves.add(words.say("tanhinmin.pass"));
        return String.join(", ", moves);
    }

    /** Very many winning moves are told as the first and the last of them. */
    private String[] told() {
        boolean few = solution.winningMoves().cards().size() <= MOST_ROWS;
        return PlainSolution.KEYS.stream()
                .filter(key -> few || !key.equals("winningMoves"))
                .filter(key -> solution.line().get().isPresent() || !key.equals("length"))
                .toArray(String[]::new);
    }

    // ---- the argument

    private Section why() {
        Matching own = solution.own();
        Matching opposing = solution.opposing();
        boolean onTable = game.table() > 0;
        List<Step> steps = new ArrayList<>();
        steps.add(Step.of(words.say(
                "tanhinmin.why.left-out", game.mover().lowest(), game.other().lowest())));
        String gained = onTable
                ? words.say("tanhinmin.why.own-table", own.number(), game.table())
                : words.say("tanhinmin.why.own", own.number());
        steps.add(new Step(gained + " " + cut(own), drawn(own, true)));
        steps.add(new Step(
                words.say("tanhinmin.why.opposing", opposing.number()) + " " + cut(opposing), drawn(opposing, false)));
        String verdict = onTable
                ? solution.moverWins() ? "tanhinmin.why.wins-table" : "tanhinmin.why.loses-table"
                : solution.moverWins() ? "tanhinmin.why.wins" : "tanhinmin.why.loses";
        steps.add(Step.of(words.say(verdict, own.number(), opposing.number())));
        return Section.of(words.say("tanhinmin.section.why"), new Block.Steps(steps));
    }

    /** Why there are no more pairs. */
    private String cut(Matching matching) {
        if (matching.number() == 0) return words.say("tanhinmin.why.none");
        int above = matching.high().above(matching.cut());
        int below = matching.number() - above;
        return words.say("tanhinmin.why.cut", matching.cut(), above, below, matching.number());
    }

    private List<Block> drawn(Matching matching, boolean ofMover) {
        if (game.mover().size() + game.other().size() > MOST_DRAWN) return List.of();
        return List.of(new Block.Picture(
                        MatchingFigure.of(matching, game, ofMover),
                        words.say(ofMover ? "tanhinmin.figure.own" : "tanhinmin.figure.opposing"))
                .marking(Tone.FIRST, words.say("tanhinmin.legend.mover"))
                .marking(Tone.SECOND, words.say("tanhinmin.legend.other"))
                .marking(Tone.ACCENT, words.say("tanhinmin.legend.table"))
                .marking(Tone.GOOD, words.say("tanhinmin.legend.beats"))
                .marking(Tone.MUTED, words.say("tanhinmin.legend.kept")));
    }

    private Section eightCut() {
        EightCut cut = game.cut().orElseThrow();
        List<List<Cell>> rows = new ArrayList<>();
        for (EightCut.Comparison comparison : cut.comparisons(game.mover(), game.other(), game.table()))
            rows.add(List.of(
                    Cell.of(plan(comparison.mine(), game.mover(), cut)),
                    Cell.of(plan(comparison.theirs(), game.other(), cut)),
                    Cell.of(comparison.gained(), words),
                    Cell.of(comparison.lost(), words),
                    Cell.of(words.write(comparison.holds()), comparison.holds() ? Tone.GOOD : Tone.BAD)));
        List<String> head = List.of(
                words.say("tanhinmin.eight.mine"),
                words.say("tanhinmin.eight.theirs"),
                words.say("tanhinmin.eight.gained"),
                words.say("tanhinmin.eight.lost"),
                words.say(game.table() > 0 ? "tanhinmin.eight.more" : "tanhinmin.eight.enough"));
        return Section.of(
                words.say("tanhinmin.section.why"),
                new Block.Paragraph(words.say("tanhinmin.eight.about", cut.rank())),
                new Block.Table("", head, rows, false),
                new Block.Paragraph(
                        words.say(solution.moverWins() ? "tanhinmin.eight.wins" : "tanhinmin.eight.loses")));
    }

    private String plan(EightCut.Plan plan, Hand hand, EightCut cut) {
        boolean leavesNone = plan.beaten().size() == hand.size() - hand.countOf(cut.rank());
        return leavesNone
                ? words.say("tanhinmin.eight.plan-none", cut.rank())
                : words.say("tanhinmin.eight.plan", hand.withoutAll(cut.rank()).lowest());
    }

    private Section moves() {
        List<List<Cell>> rows = new ArrayList<>();
        for (int card : game.mover().ranksAbove(game.table()))
            rows.add(row(Integer.toString(card), solution.winningMoves().cards().contains(card)));
        rows.add(pass());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(
                "", List.of(words.say("tanhinmin.head.move"), words.say("tanhinmin.head.value")), rows, true));
        if (passDraws()) blocks.add(new Block.Paragraph(words.say("tanhinmin.moves.two-passes")));
        return new Section(words.say("tanhinmin.section.moves"), blocks);
    }

    /** A pass on an empty table never wins: the other player leads if that wins for them, and else passes too, which ends the game. */
    private List<Cell> pass() {
        return passDraws()
                ? List.of(Cell.of(words.say("tanhinmin.pass")), Cell.of(words.say("tanhinmin.value.draw"), Tone.MUTED))
                : row(words.say("tanhinmin.pass"), solution.winningMoves().pass());
    }

    private boolean passDraws() {
        return game.table() == 0 && !solution.otherWinsByLeading();
    }

    private List<Cell> row(String move, boolean wins) {
        String value = words.say(wins ? "tanhinmin.value.win" : "tanhinmin.value.loss");
        return List.of(Cell.of(move), Cell.of(value, wins ? Tone.GOOD : Tone.BAD));
    }

    private Section rule() {
        MoversRule rule = solution.rule();
        String clause = switch (rule.reason()) {
            case NOTHING_BEATS -> words.say("tanhinmin.rule.NOTHING_BEATS", game.table());
            case LOWEST_THAT_BEATS ->
                words.say("tanhinmin.rule.LOWEST_THAT_BEATS", game.mover().lowest(), game.table(), rule.card());
            case LAST_CARD -> words.say("tanhinmin.rule.LAST_CARD", rule.card());
            case LOWEST, SECOND_LOWEST -> {
                Hand mover = game.mover();
                int withoutFirst = Matching.number(game.other(), mover.withoutLowest());
                int withoutSecond = Matching.number(game.other(), mover.without(mover.secondLowest()));
                yield words.say(
                        "tanhinmin.rule." + rule.reason(),
                        mover.lowest(),
                        mover.secondLowest(),
                        withoutFirst,
                        withoutSecond);
            }
        };
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("tanhinmin.rule.about")));
        blocks.add(new Block.Paragraph(clause));
        if (!solution.moverWins()) blocks.add(new Block.Paragraph(words.say("tanhinmin.rule.lost")));
        return new Section(words.say("tanhinmin.section.rule"), blocks);
    }

    private Section line(List<Lengths.Step> line) {
        GraphGame graph = solution.graph().orElseThrow();
        List<List<Cell>> rows = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            Lengths.Step step = line.get(i);
            rows.add(List.of(
                    Cell.of(i + 1, words),
                    Cell.of(
                            words.say(step.side() == 0 ? "tanhinmin.mover" : "tanhinmin.other"),
                            step.side() == 0 ? Tone.FIRST : Tone.SECOND),
                    Cell.of(
                            step.card() == GraphGame.EMPTY
                                    ? words.say("tanhinmin.pass")
                                    : graph.graph().label(step.card()))));
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

    static String cards(List<Integer> cards) {
        return cards.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}

package hissho.card.trick;

import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The deal itself, how it is best played, and its matrices. */
final class DealSections {

    private final TrickSolution solution;
    private final Words words;
    private final Deal deal;
    private final SuitRules rules;

    DealSections(TrickSolution solution, Words words) {
        this.solution = solution;
        this.words = words;
        this.deal = solution.game().deal();
        this.rules = solution.game().rules();
    }

    Section dealt() {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say(
                "trick.dealt",
                deal.size(),
                spaced(deal.leftHand()),
                spaced(deal.rightHand()),
                player(solution.game().leftLeads()))));
        blocks.add(new Block.Paragraph(words.say("trick.dealt.scoring", scoring())));
        rules.target().ifPresent(points -> blocks.add(new Block.Paragraph(words.say("trick.dealt.target", points))));
        blocks.add(new Block.Picture(strip(deal, rules, words), words.say("trick.dealt.strip"))
                .marking(Tone.FIRST, words.say("trick.legend.left"))
                .marking(Tone.SECOND, words.say("trick.legend.right"))
                .marking(Tone.ACCENT, words.say("trick.legend.scores")));
        return new Section(words.say("trick.section.deal"), blocks);
    }

    /** The cards from the highest to the lowest, whose they are and what they are worth. */
    static Figure strip(Deal deal, SuitRules rules, Words words) {
        List<String> heads = new ArrayList<>();
        List<Figure.Square> owners = new ArrayList<>();
        List<Figure.Square> points = new ArrayList<>();
        for (int p = 0; p < 2 * deal.size(); p++) {
            boolean left = deal.isLeft(deal.rank(p));
            heads.add(String.valueOf(deal.rank(p)));
            owners.add(new Figure.Square(left ? "A" : "B", left ? Tone.FIRST : Tone.SECOND));
            int worth = rules.points().get(p);
            points.add(
                    new Figure.Square(worth == 0 ? "" : String.valueOf(worth), worth == 0 ? Tone.MUTED : Tone.ACCENT));
        }
        String owner = words.say("trick.strip.owner");
        return rules.aim() == Aim.LAST_TRICK
                ? new Figure.Grid(List.of(owner), heads, List.of(owners))
                : new Figure.Grid(List.of(owner, words.say("trick.strip.points")), heads, List.of(owners, points));
    }

    private String scoring() {
        if (rules.aim() == Aim.LAST_TRICK) return words.say("trick.scoring.last");
        if (rules.whist()) return words.say("trick.scoring.whist");
        if (rules.highestScoring().isPresent()) {
            int k = rules.highestScoring().getAsInt();
            return words.say(k == 0 ? "trick.scoring.none" : "trick.scoring.highest", k);
        }
        String cards = String.join(
                ", ",
                IntStream.range(0, 2 * deal.size())
                        .filter(p -> rules.points().get(p) > 0)
                        .mapToObj(p -> deal.rank(p)
                                + (rules.points().get(p) == 1
                                        ? ""
                                        : "=" + rules.points().get(p)))
                        .toList());
        return words.say(rules.aim() == Aim.AVOID ? "trick.scoring.avoid" : "trick.scoring.cards", cards);
    }

    Section play() {
        boolean leftLeads = solution.game().leftLeads();
        List<Analysis.Lead> leads = solution.leads();
        List<Integer> best = solution.bestLeads();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Analysis.Lead lead : leads) {
            boolean good = best.contains(lead.rank());
            rows.add(List.of(
                    Block.Cell.of(lead.rank(), words).in(good ? Tone.GOOD : Tone.PLAIN),
                    Block.Cell.of(spaced(lead.answers())),
                    Block.Cell.of(lead.value(), words).in(good ? Tone.GOOD : Tone.PLAIN)));
        }
        Block.Table table = new Block.Table(
                words.say("trick.play.table", player(leftLeads), player(!leftLeads)),
                List.of(
                        words.say("trick.play.lead"),
                        words.say("trick.play.answers"),
                        words.say("trick.play.value" + rules.counted())),
                rows,
                true);
        List<Block.Step> steps = new ArrayList<>();
        steps.add(Block.Step.of(
                words.say("trick.play.step.rows" + rules.counted(), player(leftLeads), player(!leftLeads)), table));
        steps.add(Block.Step.of(words.say(
                (best.size() == leads.size() ? "trick.play.step.all" : "trick.play.step.best")
                        + (plain() ? "" : ".outcome"),
                player(leftLeads),
                spaced(best),
                plain() ? solution.value() : words.say(solution.verdict().key()))));
        steps.add(Block.Step.of(words.say("trick.play.step.line"), line()));
        return Section.of(words.say("trick.section.play"), new Block.Steps(steps));
    }

    /** Whether the numbers are points. */
    private boolean plain() {
        return rules.counted().isEmpty();
    }

    private Block.Table line() {
        List<List<Block.Cell>> rows = new ArrayList<>();
        int number = 0;
        int taken = 0;
        for (Analysis.Trick trick : solution.line()) {
            int worth = trick.leftTook() ? trick.worth() : 0;
            taken += worth;
            Tone tone = trick.leftTook() ? Tone.FIRST : Tone.SECOND;
            rows.add(List.of(
                    Block.Cell.of(++number, words),
                    Block.Cell.of(player(trick.leftLed()) + " " + trick.lead()),
                    Block.Cell.of(trick.answer(), words),
                    Block.Cell.of(player(trick.leftTook()), tone),
                    Block.Cell.of(trick.worth(), words),
                    Block.Cell.of(taken, words)));
        }
        return new Block.Table(
                words.say("trick.line"),
                List.of(
                        words.say("trick.line.number"),
                        words.say("trick.line.lead"),
                        words.say("trick.line.answer"),
                        words.say("trick.line.taker"),
                        words.say("trick.line.worth"),
                        words.say("trick.line.sum")),
                rows,
                true);
    }

    Section matrices() {
        Matrices m = solution.matrices();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("trick.matrices.about")));
        if (rules.target().isEmpty()) {
            blocks.add(new Block.Picture(grid(m.t(), m.h()), words.say("trick.matrices.T"))
                    .marking(Tone.FIRST, words.say("trick.legend.left-takes"))
                    .marking(Tone.SECOND, words.say("trick.legend.right-takes")));
            blocks.add(new Block.Picture(grid(m.w(), m.h()), words.say("trick.matrices.W"))
                    .marking(Tone.FIRST, words.say("trick.legend.left-takes"))
                    .marking(Tone.SECOND, words.say("trick.legend.right-takes")));
        }
        blocks.add(new Block.Picture(grid(m.g(), m.h()), words.say(wholeCaption()))
                .marking(Tone.FIRST, words.say("trick.legend.left-takes"))
                .marking(Tone.SECOND, words.say("trick.legend.right-takes")));
        blocks.add(new Block.Picture(grid(m.h(), m.h()), words.say("trick.matrices.H"))
                .marking(Tone.FIRST, words.say("trick.legend.left-takes"))
                .marking(Tone.SECOND, words.say("trick.legend.right-takes")));
        blocks.add(saddle(m));
        return new Section(words.say("trick.section.matrices"), blocks);
    }

    private String wholeCaption() {
        if (rules.target().isPresent()) return "trick.matrices.G.target";
        return rules.aim().wantsMore() ? "trick.matrices.G" : "trick.matrices.G.avoid";
    }

    private Block.Table saddle(Matrices m) {
        return new Block.Table("", List.of("", "maxmin", "minmax"), List.of(row("G", m.g()), row("W", m.w())), true);
    }

    private List<Block.Cell> row(String name, int[][] matrix) {
        return List.of(
                Block.Cell.of(name),
                Block.Cell.of(Matrices.maxmin(matrix), words),
                Block.Cell.of(Matrices.minmax(matrix), words));
    }

    /** A matrix coloured by who takes the trick. */
    Figure.Grid grid(int[][] matrix, int[][] winners) {
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int i = 0; i < matrix.length; i++) {
            List<Figure.Square> row = new ArrayList<>();
            for (int j = 0; j < matrix.length; j++)
                row.add(new Figure.Square(String.valueOf(matrix[i][j]), winners[i][j] > 0 ? Tone.FIRST : Tone.SECOND));
            rows.add(row);
        }
        return new Figure.Grid(texts(deal.leftHand()), texts(deal.rightHand()), rows);
    }

    private String player(boolean left) {
        return words.say(left ? "trick.left" : "trick.right");
    }

    static List<String> texts(List<Integer> ranks) {
        return ranks.stream().map(String::valueOf).toList();
    }

    static String spaced(List<Integer> ranks) {
        return String.join(" ", texts(ranks));
    }
}

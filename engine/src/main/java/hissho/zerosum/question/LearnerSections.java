package hissho.zerosum.question;

import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.matrix.AffineMap;
import hissho.zerosum.matrix.GameForm;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.WeightTransfer;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The sections that answer what a learner asks about strategies, values, plays and devices of his own. */
final class LearnerSections {

    private final MatrixQuestion question;
    private final MatrixGame game;
    private final MatrixSolution solution;
    private final Facts facts;
    private final Progress progress;
    private final Words words;
    private final PlayerNames names;
    private final DominationSections domination;
    private final PivotSections pivots;
    private final AskedSections asked;
    private final DeviceSections device;

    LearnerSections(MatrixAnswer answer, Words words, PlayerNames names) {
        this.names = names;
        this.domination = new DominationSections(answer, words);
        this.pivots = new PivotSections(answer, words);
        this.asked = new AskedSections(answer, words, names);
        this.device = new DeviceSections(answer, words, names);
        this.question = answer.question();
        this.game = question.game();
        this.solution = answer.solution();
        this.facts = answer.facts();
        this.progress = answer.progress();
        this.words = words;
    }

    List<Section> make() {
        List<Section> sections = new ArrayList<>();
        question.proposed().value().ifPresent(value -> sections.add(claimedValue(value)));
        p().ifPresent(p -> sections.add(proposed(p, true)));
        q().ifPresent(q -> sections.add(proposed(q, false)));
        if (p().isPresent() && q().isPresent()) sections.add(together(p().get(), q().get()));
        question.played().ifPresent(played -> sections.add(played(played.row(), played.column())));
        question.outcomes()
                .ifPresent(outcomes -> sections.add(
                        inTime(words.say("matrix.section.device", outcomes), () -> device.make(outcomes))));
        sections.addAll(domination.make());
        question.transfer().ifPresent(row -> sections.add(transfer(row)));
        question.second().ifPresent(matrix -> sections.add(second(matrix)));
        sections.addAll(pivots.make());
        sections.addAll(asked.make());
        if (question.programs()) sections.add(programs());
        return sections;
    }

    /** A section that runs out of time says so, and takes nothing else with it. */
    private Section inTime(String title, Supplier<Section> section) {
        try {
            return section.get();
        } catch (Progress.Stopped _) {
            return Section.of(title, new Block.Paragraph(words.say("matrix.part-stopped")));
        }
    }

    /** The weight that was to be handed over, or the verdict on what was proposed or played: the first fault, or else that there is none. */
    Optional<String> verdict() {
        if (question.transfer().isPresent())
            return Optional.of(text(transfer(question.transfer().get())));
        List<String> right = new ArrayList<>();
        if (question.proposed().value().isPresent()) {
            String said = text(claimedValue(question.proposed().value().get()));
            if (!facts.get("valueCorrect", Boolean.class)) return Optional.of(words.say("matrix.verdict.no", said));
            right.add(said);
        }
        for (boolean first : new boolean[] {true, false}) {
            Optional<RationalVector> weights = first ? p() : q();
            if (weights.isEmpty()) continue;
            Section section = proposed(weights.get(), first);
            StrategyVerdict verdict = new StrategyVerdict(game, solution, names, words);
            RationalVector meant = verdict.recognised(weights.get(), first).orElse(weights.get());
            boolean good = (weights.get().isDistribution() && verdict.isOptimal(weights.get(), first))
                    || (meant.isDistribution() && verdict.isOptimal(meant, first));
            if (!good) return Optional.of(words.say("matrix.verdict.no", text(section)));
            right.add(text(section));
        }
        if (right.size() > 1) return Optional.of(words.say("matrix.verdict.all-right", solution.value()));
        if (!right.isEmpty()) return Optional.of(words.say("matrix.verdict.yes", right.getFirst()));
        Optional<String> dominated = domination.verdict();
        if (dominated.isPresent()) return dominated;
        if (question.second().isPresent())
            return Optional.of(words.say(
                    facts.get("affine", Boolean.class) ? "matrix.verdict.yes" : "matrix.verdict.no",
                    text(second(question.second().get()))));
        Optional<String> pivoted = pivots.verdict();
        if (pivoted.isPresent()) return pivoted;
        if (question.outcomes().isPresent())
            return withDevice(question.outcomes().get());
        Optional<String> other = asked.verdict();
        if (other.isPresent()) return other;
        return question.played().filter(played -> !played.historic()).map(played -> {
            Section section = played(played.row(), played.column());
            boolean rowGood = facts.get("rowVsOptimalCol", Rational.class).equals(solution.value());
            boolean columnGood = facts.get("colVsOptimalRow", Rational.class).equals(solution.value());
            if (rowGood && columnGood)
                return words.say(
                        "matrix.played.neither",
                        Writing.line(words, true, game.rows().get(played.row())),
                        Writing.line(words, false, game.columns().get(played.column())),
                        game.payoff(played.row(), played.column()),
                        solution.value(),
                        names.first());
            return ((Block.Paragraph) section.blocks().get(!rowGood ? 1 : 2)).text();
        });
    }

    /** What the device is good for; nothing where time ran out before that was known. */
    private Optional<String> withDevice(int outcomes) {
        try {
            return Optional.of(text(device.inShort(outcomes)));
        } catch (Progress.Stopped _) {
            return Optional.empty();
        }
    }

    private static String text(Section section) {
        return ((Block.Paragraph) section.blocks().getFirst()).text();
    }

    private Optional<RationalVector> p() {
        return question.proposed().p().map(MatrixQuestion.Weights::exact);
    }

    private Optional<RationalVector> q() {
        return question.proposed().q().map(MatrixQuestion.Weights::exact);
    }

    private Section claimedValue(String value) {
        boolean right = facts.get("valueCorrect", Boolean.class);
        return Section.of(
                words.say("matrix.section.value"),
                new Block.Paragraph(words.say(
                        !DecimalReading.matches(value, solution.value())
                                ? "matrix.value.wrong"
                                : Rational.parse(value).equals(solution.value())
                                        ? "matrix.value.right"
                                        : right ? "matrix.value.rounded" : "matrix.value.rounding",
                        value,
                        solution.value())));
    }

    /** The verdict on one proposed strategy: what it guarantees, how it is punished, whether it is optimal. */
    private Section proposed(RationalVector weights, boolean first) {
        String title = words.say("matrix.section.proposed", first ? names.first() : names.second());
        List<String> labels = first ? game.rows() : game.columns();
        String shown = Writing.weights(words, weights, labels);
        StrategyVerdict verdict = new StrategyVerdict(game, solution, names, words);
        Optional<String> negative = verdict.negative(weights, labels, shown);
        if (negative.isPresent()) return Section.of(title, new Block.Paragraph(negative.get()));
        Optional<RationalVector> meant = verdict.recognised(weights, first)
                .filter(other ->
                        !other.equals(weights) && (!weights.isDistribution() || verdict.isOptimal(other, first)));
        if (meant.isPresent()) {
            boolean right = meant.get().isDistribution() && verdict.isOptimal(meant.get(), first);
            List<Block> blocks = new ArrayList<>(List.of(new Block.Paragraph(words.say(
                    right ? "matrix.proposed.decimals-optimal" : "matrix.proposed.decimals",
                    written(first).orElse(shown),
                    Writing.weights(words, meant.get(), labels)))));
            blocks.addAll(proposed(meant.get(), first).blocks());
            return new Section(title, blocks);
        }
        Optional<String> fault = verdict.noStrategy(weights, first);
        if (fault.isPresent()) return Section.of(title, new Block.Paragraph(fault.get()));
        RationalVector payoffs = verdict.payoffs(weights, first);
        List<Integer> replies = verdict.replies(weights, first);
        List<Block> blocks = new ArrayList<>(List.of(
                new Block.Paragraph(verdict.sentence(weights, first)),
                Writing.payoffs(words, payoffs, first ? game.columns() : game.rows(), !first, replies)));
        if (payoffs.stream().distinct().count() == 1)
            blocks.add(new Block.Paragraph(words.say("matrix.proposed.equalizing", payoffs.get(0))));
        blocks.add(danger(first, replies.getFirst()));
        return new Section(title, blocks);
    }

    /** A proposed strategy as it was written, where all its weights were written in a row. */
    private Optional<String> written(boolean first) {
        return (first ? question.proposed().p() : question.proposed().q())
                .filter(given -> given.written().size() <= Writing.MOST_SHOWN)
                .map(given -> given.written().stream().collect(Collectors.joining(", ", "(", ")")));
    }

    /** What happens to an opponent who answers a believed mixture with a best reply and is seen through. */
    private Block danger(boolean first, int reply) {
        RationalVector back =
                first ? game.payoffs().column(reply) : game.payoffs().row(reply);
        Rational punished = first ? back.maximum() : back.minimum();
        List<Integer> best = back.indicesOf(punished);
        List<String> labels = first ? game.rows() : game.columns();
        List<String> others = first ? game.columns() : game.rows();
        return new Block.Paragraph(words.say(
                first ? "matrix.danger.II" : "matrix.danger.I",
                Writing.line(words, !first, others.get(reply)),
                Writing.lines(words, first, best.stream().map(labels::get).toList()),
                punished,
                solution.value()));
    }

    private Section together(RationalVector p, RationalVector q) {
        return Section.of(
                words.say("matrix.section.together"),
                new Block.Paragraph(
                        words.say("matrix.together", game.columnPayoffs(p).dot(q))));
    }

    /** Was either choice a mistake beforehand, and what would have been best against the other's actual choice? */
    private Section played(int row, int column) {
        Rational realized = game.payoff(row, column);
        Rational rowEarns = facts.get("rowVsOptimalCol", Rational.class);
        Rational columnPays = facts.get("colVsOptimalRow", Rational.class);
        RationalVector line = game.payoffs().row(row);
        RationalVector file = game.payoffs().column(column);
        String rowName = Writing.line(words, true, game.rows().get(row));
        String columnName = Writing.line(words, false, game.columns().get(column));
        Rational shortfall = solution.value().minus(rowEarns);
        Rational excess = columnPays.minus(solution.value());
        return Section.of(
                words.say(
                        question.played()
                                        .filter(MatrixQuestion.Played::historic)
                                        .isPresent()
                                ? "matrix.section.history"
                                : "matrix.section.played"),
                new Block.Paragraph(Writing.sentence(words.say(
                        "matrix.played.result", rowName, columnName, realized, solution.value(), names.first()))),
                new Block.Paragraph(words.say(
                        shortfall.isZero() ? "matrix.played.row-good" : "matrix.played.row-bad",
                        rowName,
                        rowEarns,
                        shortfall,
                        names.firstAtStart())),
                new Block.Paragraph(words.say(
                        excess.isZero() ? "matrix.played.column-good" : "matrix.played.column-bad",
                        columnName,
                        columnPays,
                        excess,
                        names.secondAtStart())),
                new Block.Paragraph(words.say(
                        "matrix.played.hindsight",
                        columnName,
                        named(file.indicesOf(file.maximum()), game.rows(), true),
                        rowName,
                        named(line.indicesOf(line.minimum()), game.columns(), false),
                        names.first(),
                        names.second())));
    }

    private String named(List<Integer> lines, List<String> labels, boolean rows) {
        return Writing.lines(words, rows, lines.stream().map(labels::get).toList());
    }

    private Section transfer(int row) {
        String title = words.say("matrix.section.transfer");
        String name = Writing.line(words, true, game.rows().get(row));
        RationalVector p = p().orElse(solution.row().weights());
        Optional<WeightTransfer> handed = question.handover(new MatrixQuestion.Line(true, row), p, progress);
        if (handed.isEmpty())
            return Section.of(
                    title,
                    new Block.Paragraph(Writing.sentence(words.say(
                            question.choices().mode() == Dominance.Mode.PURE
                                    ? "matrix.transfer.not-dominated-pure"
                                    : "matrix.transfer.not-dominated",
                            name))));
        RationalVector after = handed.get().after();
        return Section.of(
                title,
                new Block.Paragraph(Writing.sentence(words.say(
                        "matrix.transfer.done",
                        name,
                        Writing.mixture(words, handed.get().by(), game.rows(), true),
                        Writing.weights(words, p, game.rows()),
                        Writing.weights(words, after, game.rows())))),
                new Block.Paragraph(
                        words.say("matrix.transfer.payoffs", game.columnPayoffs(p), game.columnPayoffs(after))));
    }

    /** Whether the second matrix is this one in another unit and from another origin. */
    private Section second(RationalMatrix matrix) {
        Optional<AffineMap> map = AffineMap.between(game.payoffs(), matrix);
        String text = map.map(m -> m.scale().isPositive()
                        ? words.say("matrix.second.affine", m.scale(), m.shift(), m.apply(solution.value()))
                        : words.say("matrix.second.negative", m.scale(), m.shift()))
                .orElseGet(() -> words.say("matrix.second.not-affine"));
        return Section.of(words.say("matrix.section.second"), new Block.Paragraph(text));
    }

    /** Lines of plain text, one below the other. */
    static String latex(String text) {
        return text.lines()
                .map(line -> "\\texttt{" + line.strip() + "}")
                .collect(Collectors.joining("\\\\ ", "\\begin{array}{l}", "\\end{array}"));
    }

    private Section programs() {
        List<Block> blocks = new ArrayList<>();
        for (GameForm form : GameForm.values()) {
            boolean homogeneous = form == GameForm.MIN_SUM_X || form == GameForm.MAX_SUM_Y;
            if (homogeneous && !solution.value().isPositive()) continue;
            blocks.add(new Block.Paragraph(words.say("matrix.programs." + form.form())));
            blocks.add(new Block.Formula(latex(form.text(game)), form.text(game)));
        }
        return new Section(words.say("matrix.section.programs"), blocks);
    }
}

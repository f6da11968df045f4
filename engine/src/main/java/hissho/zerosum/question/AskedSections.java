package hissho.zerosum.question;

import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.matrix.AffineMap;
import hissho.zerosum.matrix.Equalizer;
import hissho.zerosum.matrix.GameForm;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.method.Dominance;
import hissho.zerosum.method.Envelope;
import hissho.zerosum.method.EnvelopeMethod;
import hissho.zerosum.method.Indifference;
import hissho.zerosum.method.IndifferenceMethod;
import hissho.zerosum.method.IteratedDominance;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What else a document may ask about a matrix game: best replies, equalizing strategies, mixtures side by side, a linear program, other units, a graph, guessed supports. */
final class AskedSections {

    private final MatrixAnswer answer;
    private final MatrixQuestion question;
    private final MatrixGame game;
    private final Words words;
    private final PlayerNames names;

    AskedSections(MatrixAnswer answer, Words words, PlayerNames names) {
        this.answer = answer;
        this.question = answer.question();
        this.game = question.game();
        this.words = words;
        this.names = names;
    }

    /** The answer to the first of these questions that is asked. */
    Optional<String> verdict() {
        return supports()
                .or(() -> question.domination().mixtures().isEmpty() ? Optional.empty() : Optional.of(mixtures()))
                .or(() -> question.player().map(this::reply))
                .or(() -> question.form().map(this::program))
                .or(this::scaled);
    }

    List<Section> make() {
        List<Section> sections = new ArrayList<>();
        question.player()
                .ifPresent(player -> sections.add(Section.of(
                        words.say(opponent(player).isPresent() ? "matrix.section.reply" : "matrix.section.equalizer"),
                        new Block.Paragraph(reply(player)))));
        if (!question.domination().mixtures().isEmpty())
            sections.add(Section.of(
                    words.say("matrix.section.mixtures"),
                    new Block.Paragraph(Writing.sentence(mixtures())),
                    compared(given())));
        question.form()
                .ifPresent(form -> sections.add(Section.of(
                        words.say("matrix.section.form"),
                        new Block.Paragraph(words.say("matrix.programs." + form.form())),
                        new Block.Formula(LearnerSections.latex(form.text(game)), form.text(game)),
                        new Block.Paragraph(program(form)))));
        scaled().ifPresent(said ->
                sections.add(Section.of(words.say("matrix.section.scaled"), new Block.Paragraph(said))));
        question.lowerEnvelope().flatMap(this::graph).ifPresent(sections::add);
        return sections;
    }

    // ---- guessed supports

    private Optional<String> supports() {
        if (question.choices().supportRows().isEmpty()
                && question.choices().supportColumns().isEmpty()) return Optional.empty();
        Indifference system = Indifference.of(
                game,
                question.choices().supportRows().orElse(indices(game.height())),
                question.choices().supportColumns().orElse(indices(game.width())));
        return Optional.of(words.say(
                system.verdict() == Indifference.Verdict.VALID ? "matrix.verdict.yes" : "matrix.verdict.no",
                IndifferenceMethod.sentence(words, game, system)));
    }

    // ---- replies

    /** The strategy a player is asked to reply to. */
    private Optional<RationalVector> opponent(MatrixQuestion.Player player) {
        return (player == MatrixQuestion.Player.I
                        ? question.proposed().q()
                        : question.proposed().p())
                .map(MatrixQuestion.Weights::exact)
                .filter(RationalVector::isDistribution);
    }

    /** The best replies of a player to the strategy that was given, or else an equalizing strategy. */
    private String reply(MatrixQuestion.Player player) {
        boolean first = player == MatrixQuestion.Player.I;
        String name = first ? names.firstAtStart() : names.secondAtStart();
        Optional<RationalVector> opponent = opponent(player);
        if (opponent.isPresent()) {
            RationalVector payoffs = first ? game.rowPayoffs(opponent.get()) : game.columnPayoffs(opponent.get());
            Rational best = first ? payoffs.maximum() : payoffs.minimum();
            List<String> labels = first ? game.rows() : game.columns();
            return words.say(
                    first ? "matrix.reply.I" : "matrix.reply.II",
                    name,
                    Writing.weights(words, opponent.get(), first ? game.columns() : game.rows()),
                    Writing.lines(
                            words,
                            first,
                            payoffs.indicesOf(best).stream().map(labels::get).toList()),
                    best);
        }
        return Equalizer.of(first ? game : game.reversed(), answer.progress())
                .map(found -> words.say(
                        "matrix.equalizer.found",
                        name,
                        Writing.weights(words, found.row().weights(), first ? game.rows() : game.columns()),
                        first ? found.payoff() : found.payoff().negated(),
                        answer.solution().value()))
                .orElseGet(() -> words.say("matrix.equalizer.none", name));
    }

    // ---- mixtures of player II side by side

    /** The strategies as they are given, or the optimal ones they are rounded from. */
    private List<RationalVector> given() {
        return question.domination().mixtures().stream()
                .map(q -> DecimalReading.judged(
                        q, answer.solution().columns().strategies(), answer.solution()::isOptimalColumn))
                .toList();
    }

    private String mixtures() {
        List<RationalVector> given = given();
        for (int k = 0; k < given.size(); k++)
            if (!given.get(k).isDistribution())
                return words.say(
                        "matrix.verdict.no",
                        words.say("matrix.mixtures.not", k + 1, given.get(k).sum()));
        if (given.size() == 1) {
            boolean optimal = answer.solution().isOptimalColumn(new Mixed(given.getFirst()));
            return words.say(
                    optimal ? "matrix.verdict.yes" : "matrix.verdict.no",
                    words.say(
                            optimal ? "matrix.mixtures.optimal" : "matrix.mixtures.not-optimal",
                            game.rowPayoffs(given.getFirst()).maximum(),
                            answer.solution().value()));
        }
        List<String> better = new ArrayList<>();
        for (int i = 0; i < given.size(); i++)
            for (int k = 0; k < given.size(); k++)
                if (i != k
                        && game.rowPayoffs(given.get(k)).minus(game.rowPayoffs(given.get(i))).stream()
                                .noneMatch(Rational::isPositive))
                    better.add(words.say("matrix.mixtures.better", k + 1, i + 1));
        return better.isEmpty()
                ? words.say("matrix.mixtures.none", given.size())
                : String.join(words.say("matrix.and"), better.subList(0, Math.min(4, better.size())))
                        + words.say("matrix.mixtures.stop");
    }

    /** What each mixture pays against each row, and whether it is optimal. */
    private Block compared(List<RationalVector> given) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < given.size(); k++) {
            RationalVector q = given.get(k);
            List<Block.Cell> cells = new ArrayList<>(List.of(
                    Block.Cell.of(words.say("matrix.mixtures.name", k + 1)),
                    Block.Cell.of(Writing.weights(words, q, game.columns()))));
            for (Rational payoff : game.rowPayoffs(q).stream().toList()) cells.add(Block.Cell.of(payoff, words));
            rows.add(cells);
        }
        List<String> heads = new ArrayList<>(List.of("", words.say("matrix.mixtures.weights")));
        for (String row : game.rows()) heads.add(Writing.line(words, true, row));
        return new Block.Table("", heads, rows, true);
    }

    // ---- a linear program, other units

    private String program(GameForm form) {
        boolean first = form == GameForm.MAX_V || form == GameForm.MIN_SUM_X;
        boolean homogeneous = form == GameForm.MIN_SUM_X || form == GameForm.MAX_SUM_Y;
        Rational value = answer.solution().value();
        if (homogeneous && !value.isPositive()) return words.say("matrix.form.not-positive", value);
        RationalVector strategy =
                (first ? answer.solution().row() : answer.solution().column()).weights();
        return words.say(
                "matrix.form.solved",
                homogeneous ? value.inverse() : value,
                homogeneous ? strategy.times(value.inverse()) : strategy);
    }

    private Optional<String> scaled() {
        Rational scale = question.scale();
        if (scale.equals(Rational.ONE) || question.second().isPresent()) return Optional.empty();
        Rational shift = question.choices().shift().orElse(Rational.ZERO);
        return Optional.of(
                scale.isPositive()
                        ? words.say(
                                "matrix.scaled.same",
                                scale,
                                shift,
                                new AffineMap(scale, shift)
                                        .apply(answer.solution().value()))
                        : words.say("matrix.scaled.other", scale, shift));
    }

    // ---- the graph

    /** The envelope that was asked for, where the argument does not draw it: of the game, or of what domination leaves. */
    private Optional<Section> graph(boolean lower) {
        boolean told = answer.solving().method() instanceof EnvelopeMethod;
        if (told && lower == (game.height() == 2)) return Optional.empty();
        String title = words.say("matrix.section.graph");
        boolean whole = (lower ? game.height() : game.width()) == 2;
        IteratedDominance left = IteratedDominance.of(game, Dominance.Mode.MIXED, false, answer.progress());
        if (!whole && (lower ? left.rows() : left.columns()).size() != 2)
            return Optional.of(Section.of(
                    title,
                    new Block.Paragraph(words.say(
                            lower ? "matrix.graph.no-lower" : "matrix.graph.no-upper", game.height(), game.width()))));
        MatrixGame drawn = whole ? game : left.reduced();
        Envelope envelope = lower ? Envelope.lower(drawn) : Envelope.upper(drawn);
        List<Block> blocks = new ArrayList<>();
        if (!whole) blocks.add(new Block.Paragraph(words.say("matrix.graph.reduced", drawn.height(), drawn.width())));
        blocks.add(new Block.Picture(
                EnvelopeMethod.figure(words, envelope, lower ? drawn.columns() : drawn.rows()),
                words.say(lower ? "matrix.envelope.caption-lower" : "matrix.envelope.caption-upper")));
        return Optional.of(new Section(title, blocks));
    }

    private static List<Integer> indices(int size) {
        return IntStream.range(0, size).boxed().toList();
    }
}

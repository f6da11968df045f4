package hissho.zerosum.gallery;

import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.blotto.Allocation;
import hissho.zerosum.blotto.Blotto;
import hissho.zerosum.blotto.BlottoSolution;
import hissho.zerosum.blotto.BlottoSolution.Weighted;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.method.Writing;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A solved Blotto game: the mixtures of classes, the quotient game where it can be shown, and the best replies that prove it.
 *
 * @param quotient all optimal mixtures of classes, where the class-reduced game is small
 */
record BlottoAnswer(Blotto game, BlottoSolution solution, Optional<MatrixSolution> quotient) implements Solution {

    private static final int MOST_CLASSES = 40;
    private static final Tone[] TONES = {
        Tone.FIRST, Tone.SECOND, Tone.GOOD, Tone.ACCENT, Tone.BAD, Tone.MUTED, Tone.PLAIN
    };

    static BlottoAnswer of(Blotto game, BlottoSolution solution, Progress progress) {
        boolean small = game.blotto() <= MOST_CLASSES
                && game.kije() <= MOST_CLASSES
                && Allocation.classes(game.blotto(), game.posts()).size() <= MOST_CLASSES
                && Allocation.classes(game.kije(), game.posts()).size() <= MOST_CLASSES;
        return new BlottoAnswer(
                game, solution, small ? Optional.of(MatrixSolver.solve(game.quotient(), progress)) : Optional.empty());
    }

    @Override
    public boolean certified() {
        return solution.certified()
                && quotient.map(q -> q.certified() && q.value().equals(solution.value()))
                        .orElse(true);
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Telling.rules(words, "colonel-blotto"));
        sections.add(symmetry(words));
        sections.add(mixtures(words));
        quotient.ifPresent(q -> sections.add(optima(words, q)));
        sections.add(proof(words));
        return new Report(
                "colonel-blotto",
                words.say("named.blotto.title", game.blotto(), game.kije(), game.posts()),
                words.say(
                        "named.blotto.headline",
                        Telling.amount(words, solution.value()),
                        main(words, solution.row()),
                        main(words, solution.column())),
                facts(words),
                sections,
                new Report.Certificate(
                        words.say("named.blotto.certificate", Telling.amount(words, solution.value())), certified()));
    }

    private static String main(Words words, List<Weighted> mixture) {
        List<String> parts = mixture.stream()
                .limit(4)
                .map(w -> words.say("named.weight", w.allocation().className(), Telling.amount(words, w.weight())))
                .toList();
        return String.join(", ", parts) + (mixture.size() > 4 ? ", …" : "");
    }

    private List<Said> facts(Words words) {
        return List.of(
                Said.of(words, "value", "named.fact.value", solution.value()),
                Said.of(words, "row", "named.fact.blotto", byClass(solution.row())),
                Said.of(words, "col", "named.fact.kije", byClass(solution.column())),
                Said.of(words, "size", "named.fact.size", game.size()),
                Said.of(words, "rounds", "named.fact.rounds", solution.rounds()));
    }

    private static Map<String, Rational> byClass(List<Weighted> mixture) {
        Map<String, Rational> weights = new LinkedHashMap<>();
        for (Weighted each : mixture) weights.put(each.allocation().className(), each.weight());
        return weights;
    }

    private Section symmetry(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(Telling.paragraph(
                words, "named.blotto.symmetry", game.size().get(0), game.size().get(1)));
        blocks.add(Telling.paragraph(words, "named.blotto.average", game.posts()));
        quotient.filter(q -> Writing.shown(q.game()))
                .ifPresent(q -> blocks.add(Writing.table(words, q.game(), words.say("named.blotto.quotient"))));
        if (game.isSmall() && game.size().stream().allMatch(n -> n.intValueExact() <= 20)) blocks.add(coloured(words));
        return new Section(words.say("named.section.symmetry"), blocks);
    }

    /** The full matrix with the cells of each pair of classes in one tone. */
    private Block coloured(Words words) {
        MatrixGame full = game.matrix();
        List<Allocation> rows = Allocation.classes(game.blotto(), game.posts());
        List<Allocation> columns = Allocation.classes(game.kije(), game.posts());
        return new Block.Picture(
                Writing.grid(words, full, (i, j) -> {
                    int row = rows.indexOf(
                            Allocation.read(full.rows().get(i)).orElseThrow().sorted());
                    int column = columns.indexOf(
                            Allocation.read(full.columns().get(j)).orElseThrow().sorted());
                    return TONES[(row * columns.size() + column) % TONES.length];
                }),
                words.say("named.blotto.coloured"));
    }

    private Section mixtures(Words words) {
        return Section.of(
                words.say("named.section.mixtures"),
                Telling.paragraph(words, "named.blotto.lift"),
                mixture(words, "named.fact.blotto", solution.row()),
                mixture(words, "named.fact.kije", solution.column()),
                new Block.Picture(frequencies(words), words.say("named.blotto.frequencies")));
    }

    private static Block mixture(Words words, String title, List<Weighted> mixture) {
        List<List<Block.Cell>> rows = mixture.stream()
                .limit(60)
                .map(w -> Telling.row(
                        words,
                        w.allocation().className(),
                        Telling.amount(words, w.weight()),
                        w.allocation().classSize(),
                        Telling.amount(words, w.each())))
                .toList();
        return new Block.Table(
                words.say(title),
                List.of(
                        words.say("named.head.class"),
                        words.say("named.head.weight"),
                        words.say("named.head.members"),
                        words.say("named.head.each")),
                rows,
                true);
    }

    /** How often a post gets so many regiments. */
    private Figure frequencies(Words words) {
        int most = Math.max(game.blotto(), game.kije());
        return new Figure.Plot(
                new Figure.Axis(words.say("named.axis.regiments"), 0, Math.max(1, most)),
                new Figure.Axis(words.say("named.axis.probability"), 0, 1),
                List.of(
                        new Figure.Curve(
                                words.say("named.fact.blotto"),
                                marginal(solution.row(), game.blotto()),
                                Tone.FIRST,
                                true),
                        new Figure.Curve(
                                words.say("named.fact.kije"),
                                marginal(solution.column(), game.kije()),
                                Tone.SECOND,
                                true)),
                List.of(),
                List.of());
    }

    private List<Figure.Point> marginal(List<Weighted> mixture, int most) {
        double[] often = new double[most + 1];
        for (Weighted each : mixture)
            for (int k = 0; k < game.posts(); k++)
                often[each.allocation().at(k)] += each.weight().doubleValue() / game.posts();
        List<Figure.Point> points = new ArrayList<>();
        for (int n = 0; n <= most; n++) points.add(new Figure.Point(n, often[n]));
        return points;
    }

    private static Section optima(Words words, MatrixSolution q) {
        return Section.of(
                words.say("named.section.optima"),
                side(words, "named.blotto.unique-I", "named.blotto.several-I", q.rows()),
                side(words, "named.blotto.unique-II", "named.blotto.several-II", q.columns()));
    }

    private static Block side(Words words, String unique, String several, ExtremeOptima optima) {
        return Telling.paragraph(
                words, optima.unique() ? unique : several, optima.strategies().size());
    }

    private Section proof(Words words) {
        return Section.of(
                words.say("named.section.proof"),
                new Block.Steps(List.of(
                        Telling.step(words, "named.blotto.proof.sum"),
                        Telling.step(words, "named.blotto.proof.replies", solution.rounds()),
                        Telling.step(words, "named.blotto.proof.end", Telling.amount(words, solution.value())))));
    }
}

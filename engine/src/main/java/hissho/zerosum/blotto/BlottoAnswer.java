package hissho.zerosum.blotto;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.form.Mixed;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.blotto.BlottoSolution.Weighted;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.method.DecimalReading;
import hissho.zerosum.question.SolutionCertificate;
import hissho.zerosum.writing.Telling;
import hissho.zerosum.writing.Writing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A solved Blotto game: the mixtures of classes, the quotient game where it can be shown, and the best replies that prove it.
 *
 * @param quotient all optimal mixtures of classes, where the class-reduced game is small
 */
public record BlottoAnswer(
        Blotto game,
        BlottoSolution solution,
        Optional<MatrixSolution> quotient,
        BlottoKind.Asked asked,
        Optional<MatrixSolution> whole,
        Facts facts)
        implements Solution {

    private static final int MOST_CLASSES = 40;
    private static final String[] TOLD = {"value", "row", "col", "size", "rounds"};
    private static final String[] TOLD_JUDGED = {"optimal", "value", "row", "col", "size", "rounds"};
    private static final Tone[] TONES = {
        Tone.FIRST, Tone.SECOND, Tone.GOOD, Tone.ACCENT, Tone.BAD, Tone.MUTED, Tone.PLAIN
    };

    static BlottoAnswer of(BlottoKind.Asked asked, Progress progress) {
        Blotto game = asked.game();
        BlottoSolution solution = DoubleOracle.solve(game, progress);
        boolean small = game.blotto() <= MOST_CLASSES
                && game.kije() <= MOST_CLASSES
                && Allocation.classes(game.blotto(), game.posts()).size() <= MOST_CLASSES
                && Allocation.classes(game.kije(), game.posts()).size() <= MOST_CLASSES;
        Optional<MatrixSolution> whole =
                game.isSmall() && game.matrix().height() * game.matrix().width() <= MOST_SOLVED
                        ? Optional.of(MatrixSolver.solve(game.matrix(), progress))
                        : Optional.empty();
        BlottoKind.Asked meant = meaning(asked, solution.value(), whole);
        return new BlottoAnswer(
                game,
                solution,
                small ? Optional.of(MatrixSolver.solve(game.quotient(), progress)) : Optional.empty(),
                meant,
                whole,
                BlottoFacts.of(meant, () -> solution, progress));
    }

    /** The strategies that are meant where decimals are given. */
    private static BlottoKind.Asked meaning(BlottoKind.Asked asked, Rational value, Optional<MatrixSolution> whole) {
        Blotto game = asked.game();
        List<Mixed> rows = whole.map(full -> full.rows().strategies()).orElse(List.of());
        List<Mixed> columns = whole.map(full -> full.columns().strategies()).orElse(List.of());
        return new BlottoKind.Asked(
                game,
                asked.row()
                        .map(classes -> read(
                                classes,
                                mixture ->
                                        BestReply.ofKije(game, mixture).payoff().equals(value))),
                asked.column()
                        .map(classes -> read(
                                classes,
                                mixture -> BestReply.ofBlotto(game, mixture)
                                        .payoff()
                                        .equals(value))),
                asked.p()
                        .map(p -> DecimalReading.judged(
                                p, rows, mixed -> game.matrix().secures(mixed, value))),
                asked.q()
                        .map(q -> DecimalReading.judged(
                                q, columns, mixed -> game.matrix().concedes(mixed, value))));
    }

    private static List<Weighted> read(List<Weighted> classes, Predicate<List<Weighted>> optimal) {
        RationalVector given =
                RationalVector.of(classes.stream().map(Weighted::weight).toList());
        return weighted(
                classes,
                DecimalReading.judged(given, List.of(), mixed -> optimal.test(weighted(classes, mixed.weights()))));
    }

    private static List<Weighted> weighted(List<Weighted> classes, RationalVector weights) {
        return IntStream.range(0, classes.size())
                .mapToObj(k -> new Weighted(classes.get(k).allocation(), weights.get(k)))
                .toList();
    }

    /**
     * The best reply among all allocations to each mixture, found anew as a knapsack, and the class-reduced game where it is shown.
     * The full matrix need not be formed: the payoff is a sum over posts.
     */
    @Override
    public Certificate certificate(Progress progress) {
        Optional<Certificate.Guarantees> reduced =
                quotient.map(q -> SolutionCertificate.of(q, Optional.empty(), progress));
        boolean holds = solution.game().equals(game)
                && solution.certified()
                && quotient.map(q ->
                                q.game().equals(game.quotient()) && q.value().equals(solution.value()))
                        .orElse(true)
                && reduced.map(Certificate::holds).orElse(true);
        Map<String, Object> data = InOrder.of(
                "blotto", game.blotto(),
                "kije", game.kije(),
                "posts", game.posts(),
                "value", solution.value(),
                "rows", listed(solution.row()),
                "columns", listed(solution.column()));
        return new Certificate.SecondWay(
                        holds,
                        reduced.map(Certificate::extent).orElseGet(Extent::everything),
                        Message.of("blotto.certificate", solution.value()),
                        data)
                .holding(InOrder.of(
                        "row",
                        byClass(solution.row()),
                        "col",
                        byClass(solution.column()),
                        "size",
                        List.of(allocations(game.blotto()), allocations(game.kije()))));
    }

    private static Map<String, Rational> byClass(List<Weighted> mixture) {
        Map<String, Rational> weights = new LinkedHashMap<>();
        for (Weighted each : mixture) weights.merge(each.allocation().className(), each.weight(), Rational::plus);
        return weights;
    }

    /** In how many ways so many regiments go to the posts, counted post by post. */
    private BigInteger allocations(int regiments) {
        BigInteger[] ways = new BigInteger[regiments + 1];
        Arrays.fill(ways, BigInteger.ONE);
        for (int post = 1; post < game.posts(); post++)
            for (int n = 1; n <= regiments; n++) ways[n] = ways[n].add(ways[n - 1]);
        return ways[regiments];
    }

    /** A mixture as data: the regiments at the posts in decreasing order, and the probability of the class. */
    private static List<Map<String, Object>> listed(List<Weighted> mixture) {
        return mixture.stream()
                .map(w -> InOrder.of("class", w.allocation().toString(), "weight", w.weight()))
                .toList();
    }

    @Override
    public Report tell(Words words) {
        List<Section> sections = new ArrayList<>();
        sections.add(Telling.rules(words, "blotto.colonel-blotto"));
        BlottoProposals proposals = new BlottoProposals(this, words);
        proposals.make().ifPresent(sections::add);
        sections.add(symmetry(words));
        sections.add(mixtures(words));
        quotient.ifPresent(q -> sections.add(optima(words, q)));
        whole.ifPresent(full -> sections.add(all(words, full)));
        sections.add(proof(words));
        return new Report(
                "colonel-blotto",
                words.say("blotto.title", game.blotto(), game.kije(), game.posts()),
                proposals
                        .verdict()
                        .orElseGet(() -> words.say(
                                "blotto.headline",
                                words.brief(solution.value()),
                                main(words, solution.row()),
                                main(words, solution.column()))),
                Said.of(words, "blotto", facts, asked.isProposal() ? TOLD_JUDGED : TOLD),
                sections);
    }

    private static final int MOST_TOLD = 3;
    private static final int MOST_SOLVED = 800;
    private static final int MOST_EXTREME = 12;

    /** All extreme optimal strategies of the game on single allocations, where they are few. */
    private static Section all(Words words, MatrixSolution full) {
        return Section.of(
                words.say("blotto.section.all"),
                extreme(words, "blotto.fact.row", full.rows(), full.game().rows()),
                extreme(words, "blotto.fact.col", full.columns(), full.game().columns()));
    }

    private static Block extreme(Words words, String side, ExtremeOptima optima, List<String> labels) {
        if (!optima.complete()) return Telling.paragraph(words, "blotto.all.unknown", words.say(side));
        List<List<Block.Cell>> rows = optima.strategies().stream()
                .limit(MOST_EXTREME)
                .map(one -> List.of(Block.Cell.of(Writing.named(words, one, labels))))
                .toList();
        return new Block.Table(
                words.say(
                        "blotto.all.side", words.say(side), optima.strategies().size()),
                List.of(words.say(side)),
                rows,
                false);
    }

    private static String main(Words words, List<Weighted> mixture) {
        List<String> parts = mixture.stream()
                .limit(MOST_TOLD)
                .map(w -> words.say("named.weight.short", w.allocation().className(), words.brief(w.weight())))
                .toList();
        return String.join(", ", parts) + (mixture.size() > MOST_TOLD ? ", …" : "");
    }

    private Section symmetry(Words words) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(Telling.paragraph(
                words, "blotto.symmetry", game.size().get(0), game.size().get(1)));
        blocks.add(Telling.paragraph(words, "blotto.average", game.posts()));
        quotient.filter(q -> Writing.shown(q.game()))
                .ifPresent(q -> blocks.add(Writing.table(words, q.game(), words.say("blotto.quotient"))));
        if (game.isSmall() && game.size().stream().allMatch(n -> n.intValueExact() <= 20)) blocks.add(coloured(words));
        return new Section(words.say("blotto.section.symmetry"), blocks);
    }

    /** The full matrix with the cells of each pair of classes in one tone. */
    private Block coloured(Words words) {
        MatrixGame full = game.matrix();
        List<Allocation> rows = Allocation.classes(game.blotto(), game.posts());
        List<Allocation> columns = Allocation.classes(game.kije(), game.posts());
        List<String> pairs = new ArrayList<>();
        for (Allocation row : rows)
            for (Allocation column : columns) pairs.add(words.say("blotto.legend", row.toString(), column.toString()));
        Block.Picture picture = new Block.Picture(
                Writing.grid(words, full, (i, j) -> {
                    int row = rows.indexOf(
                            Allocation.read(full.rows().get(i)).orElseThrow().sorted());
                    int column = columns.indexOf(
                            Allocation.read(full.columns().get(j)).orElseThrow().sorted());
                    return TONES[(row * columns.size() + column) % TONES.length];
                }),
                words.say("blotto.coloured"));
        return Writing.grouped(picture, TONES, pairs);
    }

    private Section mixtures(Words words) {
        return Section.of(
                words.say("blotto.section.mixtures"),
                Telling.paragraph(words, "blotto.lift"),
                mixture(words, "blotto.fact.row", solution.row()),
                mixture(words, "blotto.fact.col", solution.column()),
                new Block.Picture(frequencies(words), words.say("blotto.frequencies")));
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
                new Figure.Axis(words.say("blotto.axis.regiments"), 0, Math.max(1, most)),
                new Figure.Axis(words.say("blotto.axis.probability"), 0, 1),
                List.of(
                        new Figure.Curve(
                                words.say("blotto.fact.row"),
                                marginal(solution.row(), game.blotto()),
                                Tone.FIRST,
                                true),
                        new Figure.Curve(
                                words.say("blotto.fact.col"),
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
                words.say("blotto.section.optima"),
                side(words, "blotto.unique-I", "blotto.several-I", q.rows()),
                side(words, "blotto.unique-II", "blotto.several-II", q.columns()));
    }

    private static Block side(Words words, String unique, String several, ExtremeOptima optima) {
        return Telling.paragraph(
                words, optima.unique() ? unique : several, optima.strategies().size());
    }

    private Section proof(Words words) {
        return Section.of(
                words.say("blotto.section.proof"),
                new Block.Steps(List.of(
                        Telling.step(words, "blotto.proof.sum"),
                        Telling.step(words, "blotto.proof.replies", solution.rounds()),
                        Telling.step(words, "blotto.proof.end", Telling.amount(words, solution.value())))));
    }
}

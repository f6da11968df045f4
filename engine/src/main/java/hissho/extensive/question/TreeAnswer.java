package hissho.extensive.question;

import hissho.certificate.Certificate;
import hissho.extensive.Behaviour;
import hissho.extensive.Called;
import hissho.extensive.Contraction;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.Knowledge;
import hissho.extensive.PureStrategies;
import hissho.extensive.StrategicForm;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.BehaviourValue;
import hissho.extensive.solve.ExtremeEquilibria;
import hissho.extensive.solve.Optimum;
import hissho.extensive.solve.PureEquilibria;
import hissho.extensive.solve.SequenceEquilibrium;
import hissho.extensive.solve.SubgamePerfect;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import hissho.zerosum.matrix.MatrixSolver;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A solved tree. Each part is worked out when something first asks for it, under the budget of the solving. */
public final class TreeAnswer implements Solution {

    /** What behaviour alone guarantees is told where nobody has more pure strategies. */
    private static final BigInteger MOST_FORGOTTEN = BigInteger.valueOf(64);

    private final TreeQuestion question;
    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts more;
    private final Drawn drawn;
    private final Map<Language, ExtensiveGame> called = new ConcurrentHashMap<>();
    private final Supplier<StrategicForm> form;
    private final Supplier<MatrixSolution> matrix;
    private final Supplier<Optimum> optimum;
    private final Supplier<BackwardInduction> induction;
    private final Supplier<List<PureEquilibria.Equilibrium>> equilibria;
    private final Supplier<BehaviourValue> guarantee;
    private final Supplier<BehaviourValue> othersGuarantee;
    private final Supplier<List<Behaviour>> equilibrium;
    private final Supplier<SubgamePerfect> perfect;
    private final Supplier<Facts> facts;
    private @Nullable ExtremeEquilibria extreme;

    public TreeAnswer(TreeQuestion question, Progress progress) {
        this(question, new Facts(), Drawn.PLAIN, progress);
    }

    /** The answer with what its kind has to say and to show beside what every tree says. */
    public TreeAnswer(TreeQuestion question, Facts more, Drawn drawn, Progress progress) {
        this.question = question;
        this.more = more;
        this.drawn = drawn;
        this.progress = progress;
        this.game = played(question.game());
        this.form = new Once<>(() -> StrategicForm.full(game, progress));
        this.matrix = new Once<>(() -> MatrixSolver.solve(
                new MatrixGame(
                        Optimum.matrix(form.get(), 0),
                        form.get().game().strategies(0),
                        form.get().game().strategies(1)),
                progress));
        this.optimum = new Once<>(() -> Optimum.of(game, question.accuracy(), progress));
        this.induction = new Once<>(() -> BackwardInduction.of(game, progress));
        this.equilibria = new Once<>(() -> PureEquilibria.of(game, form.get(), progress));
        this.guarantee = new Once<>(() -> guaranteeOf(question.asked().player()));
        this.othersGuarantee = new Once<>(() -> guaranteeOf(1 - question.asked().player()));
        this.perfect = new Once<>(() -> SubgamePerfect.of(game, progress));
        this.equilibrium = new Once<>(this::someEquilibrium);
        this.facts = new Once<>(() -> TreeFacts.of(this).putAll(more));
    }

    /** The tree in which a set that a play meets twice stands for one choice. */
    public static ExtensiveGame played(ExtensiveGame given) {
        return Information.repeated(given.tree()).isEmpty()
                ? given
                : new ExtensiveGame(Contraction.withoutRepetition(given.tree()));
    }

    TreeQuestion question() {
        return question;
    }

    /** The tree as it is played: a set that a play meets twice stands for one choice. */
    ExtensiveGame game() {
        return game;
    }

    /** The same tree with our own labels in these words, where it is one of the named games. */
    ExtensiveGame game(Words words) {
        return question.isNamed()
                ? called.computeIfAbsent(words.language(), _ -> Called.in(words, question.kind(), game))
                : game;
    }

    /** The tree as it was given, in these words. */
    ExtensiveGame given(Words words) {
        return game == question.game() ? game(words) : question.game();
    }

    Progress progress() {
        return progress;
    }

    Drawn drawn() {
        return drawn;
    }

    /** What the players know, in these words. */
    Knowledge knowledge(Words words) {
        return new Knowledge(game(words), drawn.dealt(), words);
    }

    /** Whether one player wins what the other loses, up to a constant. */
    boolean isConstantSum() {
        return game.players() == 2 && game.constantSum().isPresent();
    }

    /** Whether play is only nearly best. */
    boolean isNear() {
        return isConstantSum() && optimum() instanceof Optimum.Near;
    }

    StrategicForm form() {
        return form.get();
    }

    MatrixSolution matrix() {
        return matrix.get();
    }

    public Optimum optimum() {
        return optimum.get();
    }

    BackwardInduction induction() {
        return induction.get();
    }

    List<PureEquilibria.Equilibrium> equilibria() {
        return equilibria.get();
    }

    /** The best the asked player can do by behaviour alone. */
    BehaviourValue guarantee() {
        return guarantee.get();
    }

    /** What the opponent of the player asked about can guarantee by behaviour alone. */
    BehaviourValue othersGuarantee() {
        return othersGuarantee.get();
    }

    /** Whether a player forgets, in a game small enough that what behaviour alone guarantees is soon known. */
    private boolean tellsBehaviourAlone() {
        return isConstantSum()
                && !isNear()
                && !Information.hasPerfectRecall(game)
                && PureStrategies.count(game, 0).compareTo(MOST_FORGOTTEN) <= 0
                && PureStrategies.count(game, 1).compareTo(MOST_FORGOTTEN) <= 0;
    }

    /** What the first player secures by behaviour alone, where that is known after a short search. */
    Optional<Rational> soonSecured() {
        if (!tellsBehaviourAlone()) return Optional.empty();
        return Optional.of(BehaviourValue.soon(game, 0, value(), progress))
                .filter(BehaviourValue::isExact)
                .map(BehaviourValue::atLeast);
    }

    private BehaviourValue guaranteeOf(int player) {
        return BehaviourValue.of(game, player, valueOf(player), progress);
    }

    /** One equilibrium in behaviour strategies. */
    List<Behaviour> equilibrium() {
        return equilibrium.get();
    }

    /** All extreme equilibria of the reduced strategic form of two players. */
    ExtremeEquilibria extreme() {
        return extreme(progress);
    }

    /** The same under another budget, where they are not known yet. */
    synchronized ExtremeEquilibria extreme(Progress budget) {
        ExtremeEquilibria known = extreme;
        if (known == null) {
            known = ExtremeEquilibria.of(game, budget);
            extreme = known;
        }
        return known;
    }

    /** One subgame-perfect equilibrium in behaviour strategies. */
    public SubgamePerfect perfect() {
        return perfect.get();
    }

    /** Two players with perfect recall have one in their sequences; others have one where each subgame has a pure one. */
    private List<Behaviour> someEquilibrium() {
        if (isConstantSum())
            return optimum()
                    .profile()
                    .filter(p -> !(optimum() instanceof Optimum.Near))
                    .orElseThrow(() -> new NotAnswered(Message.of("extensive.no-behaviour")));
        return game.players() == 2 && !game.tree().hasPerfectInformation() && Information.hasPerfectRecall(game)
                ? SequenceEquilibrium.of(game, 0, 1, progress)
                : perfect().profile();
    }

    public Rational value() {
        return optimum().value();
    }

    /** What a player expects under best play. */
    Rational valueOf(int player) {
        return player == 0 ? value() : game.constantSum().orElseThrow().minus(value());
    }

    /** The play to be shown: an optimal profile, or the first subgame-perfect equilibrium. */
    Optional<List<Behaviour>> shown() {
        try {
            if (isConstantSum()) return optimum().profile();
            return Optional.of(perfect().profile());
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    @Override
    public Facts facts() {
        return facts.get();
    }

    @Override
    public Certificate certificate(Progress budget) {
        return TreeCertificate.of(this, budget);
    }

    @Override
    public Report tell(Words words) {
        return new TreeReport(this, words).report(more.keys());
    }
}

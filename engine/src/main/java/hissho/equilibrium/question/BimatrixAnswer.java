package hissho.equilibrium.question;

import hissho.certificate.Certificate;
import hissho.equilibrium.AllEquilibria;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.LemkeHowson;
import hissho.equilibrium.ProperEquilibria;
import hissho.equilibrium.PureEquilibria;
import hissho.equilibrium.SoughtEquilibria;
import hissho.equilibrium.StrictElimination;
import hissho.equilibrium.WeakElimination;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Bimatrix;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.matrix.ExtremeOptima;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/** The answer to a game of two players: each part is worked out when it is first asked for, and once. */
public final class BimatrixAnswer implements Solution {

    /** Where both players have more strategies than this, one equilibrium is found and the others are not looked for. */
    public static final int MOST_STRATEGIES = 24;

    /** More pure equilibria than this are counted, but not listed with the others. */
    private static final int MOST_KNOWN = 200;

    final BimatrixQuestion question;
    final StrategicGame game;
    final Bimatrix matrices;
    final Progress progress;
    private final List<Once<Optional<OptimalPair>>> safety;
    private final List<Once<ExtremeOptima>> maxmin;
    private final Once<SoughtEquilibria> sought;
    private final Once<PureEquilibria> pure;
    private final Once<Optional<StrictElimination>> strict;
    private final Once<WeakElimination> weak;
    private final Once<Optional<LemkeHowson.Walk>> walk;
    private final Once<Optional<LemkeHowson>> one;
    private final Once<Map<Profile, ProperEquilibria.Verdict>> proper;
    private final Once<Facts> facts = new Once<>(() -> BimatrixFacts.of(this));

    public BimatrixAnswer(BimatrixQuestion question, Progress progress) {
        this(question, new Once<>(() -> every(question.matrices(), progress)), progress);
    }

    /** An answer whose equilibria are already known, right or wrong. */
    BimatrixAnswer(BimatrixQuestion question, Once<SoughtEquilibria> sought, Progress progress) {
        this.question = question;
        this.game = question.game();
        this.matrices = question.matrices();
        this.progress = progress;
        this.sought = sought;
        this.safety =
                each(player -> new Once<>(() -> progress.inHalf(half -> MatrixSolver.optimum(ownGame(player), half))));
        this.maxmin = each(player -> new Once<>(() -> MatrixSolver.rows(ownGame(player), safety(player), progress)));
        this.pure = new Once<>(() -> PureEquilibria.of(game, progress));
        this.strict = new Once<>(() -> progress.inHalf(half -> StrictElimination.of(game, half)));
        this.weak = new Once<>(() -> WeakElimination.of(game, List.of(0, 1), progress));
        this.proper = new Once<>(() -> ProperEquilibria.of(matrices, all().extreme(), progress));
        this.walk = new Once<>(() ->
                question.label().map(label -> LemkeHowson.walk(matrices, label, progress.share(1, 2))));
        this.one = new Once<>(() -> walk().flatMap(LemkeHowson.Walk::ended)
                .or(() -> progress.inHalf(half -> LemkeHowson.one(matrices, half))));
    }

    private static SoughtEquilibria every(Bimatrix game, Progress progress) {
        return smaller(game) > MOST_STRATEGIES ? SoughtEquilibria.nothing() : SoughtEquilibria.in(game, progress);
    }

    private static int smaller(Bimatrix game) {
        return Math.min(game.first().height(), game.first().width());
    }

    /** Whether all equilibria are known: the game is not too large, and time sufficed. */
    boolean listsAll() {
        return sought.get().all().isPresent();
    }

    AllEquilibria all() {
        return sought.get().all().orElseThrow(() -> new NotAnswered(whyNotAll()));
    }

    Message whyNotAll() {
        return smaller(matrices) > MOST_STRATEGIES
                ? Message.of("equilibrium.unknown.too-large", smaller(matrices), MOST_STRATEGIES)
                : Message.of("equilibrium.unknown.out-of-time");
    }

    /** All extreme equilibria; where they are not all known, the pure ones, the end of the path and those met by the search that ran out of time. */
    List<Profile> known() {
        if (listsAll()) return all().extreme();
        Set<Profile> known = new LinkedHashSet<>();
        for (int profile : PureFacts.ordered(pure())) {
            if (known.size() == MOST_KNOWN) break;
            int[] cell = game.choices(profile);
            known.add(Profile.of(Mixed.pure(game.size(0), cell[0]), Mixed.pure(game.size(1), cell[1])));
        }
        one().ifPresent(path -> known.add(path.equilibrium()));
        known.addAll(sought.get().met());
        return List.copyOf(known);
    }

    /** How many are known, more than are listed where there are very many pure ones. */
    int knownCount() {
        if (listsAll()) return all().extreme().size();
        long mixed = known().stream().filter(pair -> !pair.isPure()).count();
        return pure().profiles().size() + (int) mixed;
    }

    /** Which extreme equilibria are proper. */
    Map<Profile, ProperEquilibria.Verdict> proper() {
        return proper.get();
    }

    PureEquilibria pure() {
        return pure.get();
    }

    StrictElimination strict() {
        return strict.get().orElseThrow(Progress.Stopped::new);
    }

    WeakElimination weak() {
        return weak.get();
    }

    /** How far the path from the label that was asked for was followed. */
    Optional<LemkeHowson.Walk> walk() {
        return walk.get();
    }

    /** A path of Lemke and Howson that came to its end: from the label that was asked for, or else another one. */
    Optional<LemkeHowson> one() {
        return one.get();
    }

    /** The path from the label that was asked for, or from one that was not. */
    LemkeHowson path() {
        if (walk().isPresent() && walk().get().ended().isEmpty())
            throw new NotAnswered(
                    Message.of("equilibrium.unknown.path", walk().get().steps().size()));
        return one().orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.no-path")));
    }

    /** What a player can secure, and one way to do so. */
    OptimalPair safety(int player) {
        return safety.get(player).get().orElseThrow(Progress.Stopped::new);
    }

    /** Whether both safety levels are right, from both sides. */
    boolean isSafe() {
        return safety(0).solves(ownGame(0)) && safety(1).solves(ownGame(1));
    }

    RationalVector safetyLevels() {
        return RationalVector.of(safety(0).value(), safety(1).value());
    }

    List<RationalVector> maxmin(int player) {
        ExtremeOptima optima = maxmin.get(player).get();
        if (!optima.complete()) throw new NotAnswered(Message.of("equilibrium.unknown.maxmin"));
        return optima.strategies().stream().map(s -> s.weights()).toList();
    }

    /** Payoffs as the player sees them: own strategies in rows. */
    RationalMatrix own(int player) {
        return player == 0 ? matrices.first() : matrices.second().transposed();
    }

    private MatrixGame ownGame(int player) {
        return MatrixGame.of(own(player));
    }

    private static <T> List<T> each(IntFunction<T> player) {
        return List.of(player.apply(0), player.apply(1));
    }

    RationalVector paid(Profile profile) {
        return game.expected(profile);
    }

    Deviations deviations() {
        return Deviations.from(game, question.profile().orElseThrow(BimatrixAnswer::unasked));
    }

    static NotAnswered unasked() {
        return new NotAnswered(Message.of("equilibrium.unknown.profile"));
    }

    /** Whether a payoff vector gives both at least what they can secure. */
    boolean isIndividuallyRational(RationalVector payoffs) {
        RationalVector least = safetyLevels();
        return payoffs.get(0).compareTo(least.get(0)) >= 0 && payoffs.get(1).compareTo(least.get(1)) >= 0;
    }

    /** Whether some cell is better for both, or better for one and as good for the other. */
    boolean isParetoDominated(RationalVector payoffs) {
        for (int profile = 0; profile < game.profiles(); profile++) {
            Rational x = game.payoffAt(0, profile).minus(payoffs.get(0));
            Rational y = game.payoffAt(1, profile).minus(payoffs.get(1));
            if (!x.isNegative() && !y.isNegative() && (x.isPositive() || y.isPositive())) return true;
        }
        return false;
    }

    @Override
    public Facts facts() {
        return facts.get();
    }

    @Override
    public Certificate certificate(Progress budget) {
        return BimatrixCertificate.of(this, budget);
    }

    @Override
    public Report tell(Words words) {
        return new BimatrixReport(this, words).report();
    }
}

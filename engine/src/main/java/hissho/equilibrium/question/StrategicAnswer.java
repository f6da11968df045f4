package hissho.equilibrium.question;

import hissho.certificate.Certificate;
import hissho.equilibrium.PureEquilibria;
import hissho.equilibrium.StrictElimination;
import hissho.equilibrium.many.ManyEquilibria;
import hissho.equilibrium.many.Surroundings;
import hissho.fact.Facts;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.kind.Solution;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The answer to a strategic game of any number of players: each part is worked out when it is first asked for, and once. */
public final class StrategicAnswer implements Solution {

    final StrategicQuestion question;
    final StrategicGame game;
    final Progress progress;
    private final Once<PureEquilibria> pure;
    private final Once<Optional<StrictElimination>> strict;
    private final Once<ManyEquilibria> many;
    private final Once<Map<ManyEquilibria.Found, Surroundings>> surroundings = new Once<>(this::around);
    private final Once<Facts> facts = new Once<>(() -> StrategicFacts.of(this));
    /** Where there are two players, the same game as a table of pairs. */
    final Optional<BimatrixAnswer> two;

    StrategicAnswer(StrategicQuestion question, Progress progress) {
        this(question, strict -> ManyEquilibria.of(question.game(), strict, progress), progress);
    }

    /** An answer whose mixed equilibria come from elsewhere, right or wrong. */
    StrategicAnswer(
            StrategicQuestion question, Function<StrictElimination, ManyEquilibria> equilibria, Progress progress) {
        this.question = question;
        this.game = question.game();
        this.progress = progress;
        this.pure = new Once<>(() -> PureEquilibria.of(game, progress));
        this.strict = new Once<>(() -> progress.inHalf(half -> StrictElimination.of(game, half)));
        this.many = new Once<>(() -> {
            ManyEquilibria all = equilibria.apply(strict());
            return question.profile()
                    .map(named -> all.with(question.game(), named))
                    .orElse(all);
        });
        this.two = game.players().count() == 2
                ? Optional.of(new BimatrixAnswer(
                        BimatrixQuestion.of(question.kind(), game).withAim(question.aim()), progress))
                : Optional.empty();
    }

    PureEquilibria pure() {
        return pure.get();
    }

    StrictElimination strict() {
        return strict.get().orElseThrow(Progress.Stopped::new);
    }

    /** What lies around each of the equilibria listed. */
    Map<ManyEquilibria.Found, Surroundings> surroundings() {
        return surroundings.get();
    }

    private Map<ManyEquilibria.Found, Surroundings> around() {
        Map<ManyEquilibria.Found, Surroundings> all = new LinkedHashMap<>();
        for (ManyEquilibria.Found found : many().found()) {
            Surroundings around = Surroundings.of(game, found, progress);
            all.put(found, many().complete() ? around.aloneUnlessSeen() : around);
        }
        return all;
    }

    ManyEquilibria many() {
        return many.get();
    }

    Profile profile() {
        return question.profile().orElseThrow(BimatrixAnswer::unasked);
    }

    @Override
    public Facts facts() {
        return facts.get();
    }

    @Override
    public Certificate certificate(Progress budget) {
        return StrategicCertificate.of(this, budget);
    }

    @Override
    public Report tell(Words words) {
        return new StrategicReport(this, words).report();
    }
}

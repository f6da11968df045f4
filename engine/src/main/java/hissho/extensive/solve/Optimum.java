package hissho.extensive.solve;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.Kuhn;
import hissho.extensive.StrategicForm;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.OptimalPair;
import java.util.List;
import java.util.Optional;

/** How a two-person constant-sum tree is played best, by the quickest way its information allows. */
public sealed interface Optimum {

    /** What player I expects. */
    Rational value();

    /** Both players' optimal behaviour, player I's first; nothing where only mixed strategies attain the value. */
    Optional<List<Behaviour>> profile();

    /** With perfect information, by backward induction. */
    record Pure(Rational value, List<Behaviour> behaviours) implements Optimum {
        @Override
        public Optional<List<Behaviour>> profile() {
            return Optional.of(behaviours);
        }
    }

    /** With perfect recall, by the sequence form. */
    record Recalled(Rational value, List<Behaviour> behaviours) implements Optimum {
        @Override
        public Optional<List<Behaviour>> profile() {
            return Optional.of(behaviours);
        }
    }

    /** Else by the matrix of the reduced strategic form; what is mixed there may be more than behaviour can do. */
    record Forgetful(Rational value, StrategicForm form, Mixed row, Mixed column, Optional<List<Behaviour>> profile)
            implements Optimum {}

    /** Nearly best, by regret minimisation, with proved bounds on the value. */
    record Near(RegretMinimisation found) implements Optimum {
        @Override
        public Rational value() {
            throw new NotAnswered(Message.of("extensive.near", found.lower(), found.upper()));
        }

        @Override
        public Optional<List<Behaviour>> profile() {
            return Optional.of(found.profile());
        }
    }

    /**
     * Where an exploitability is asked for, or the sequence form is too large or not solved in two thirds of the time, nearly best play will do.
     */
    static Optimum of(ExtensiveGame game, Optional<Rational> accuracy, Progress progress) {
        if (game.tree().hasPerfectInformation() || !Information.hasPerfectRecall(game)) return of(game, progress);
        if (accuracy.isEmpty() && SequenceForm.fits(game))
            try {
                return of(game, progress.share(2, 3));
            } catch (Progress.Stopped late) {
                if (progress.stopAsked()) throw late;
            }
        return new Near(RegretMinimisation.of(game, accuracy.orElseGet(() -> usual(game)), progress));
    }

    /** A thousandth of what is at stake. */
    private static Rational usual(ExtensiveGame game) {
        Rational least = Rational.ZERO;
        Rational most = Rational.ZERO;
        for (int end : game.tree().terminals().toArray()) {
            least = least.min(game.paid(end).get(0));
            most = most.max(game.paid(end).get(0));
        }
        Rational stake = most.minus(least);
        return stake.isZero() ? Rational.ONE : stake.over(1000);
    }

    static Optimum of(ExtensiveGame game, Progress progress) {
        if (game.tree().hasPerfectInformation()) {
            BackwardInduction.Plan plan = BackwardInduction.one(game, progress);
            return new Pure(
                    plan.payoff().get(0),
                    List.of(
                            Behaviour.pure(game, 0, plan.choices().get(0)),
                            Behaviour.pure(game, 1, plan.choices().get(1))));
        }
        if (Information.hasPerfectRecall(game)) {
            SequenceForm solved = SequenceForm.solve(game, progress);
            return new Recalled(solved.value(), List.of(solved.first(), solved.second()));
        }
        StrategicForm form = StrategicForm.reduced(game, progress);
        OptimalPair pair = MatrixSolver.optimum(MatrixGame.of(matrix(form, 0)), progress);
        Optional<List<Behaviour>> profile = Kuhn.behaviour(
                        game, 0, form.strategies().get(0), pair.row(), progress)
                .flatMap(first -> Kuhn.behaviour(game, 1, form.strategies().get(1), pair.column(), progress)
                        .map(second -> List.of(first, second)));
        return new Forgetful(pair.value(), form, pair.row(), pair.column(), profile);
    }

    /** The payoffs of one of two players in a strategic form. */
    static RationalMatrix matrix(StrategicForm form, int player) {
        return RationalMatrix.generate(
                form.game().size(0), form.game().size(1), (i, j) -> form.game().payoff(player, i, j));
    }
}

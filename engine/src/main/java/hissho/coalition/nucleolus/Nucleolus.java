package hissho.coalition.nucleolus;

import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;

/**
 * The nucleolus (Schmeidler): the one allocation whose excesses, sorted from the largest down, are lexicographically least. A chain of
 * linear programs makes the largest excess small, settles coalitions that have it in every optimum, and goes on with the others; each
 * program settles at least one more dimension.
 *
 * @param point the nucleolus
 */
public record Nucleolus(RationalVector point) {

    /** Over all ways to divide what all are worth, as the textbook defines it (today the prenucleolus). */
    public static Nucleolus efficient(Coalitions game, Progress progress) {
        return of(new EveryCoalition(game, progress), false, progress);
    }

    /** Over the imputations, of which there must be one. */
    public static Nucleolus ofImputations(Coalitions game, Progress progress) {
        return of(new EveryCoalition(game, progress), true, progress);
    }

    /** Whether somebody can be given at least what he has alone, everybody: the nucleolus over imputations needs it. */
    public static boolean hasImputations(Coalitions game) {
        Rational alone = Rational.ZERO;
        for (int i = 0; i < game.players().count(); i++) alone = alone.plus(game.worth(Subsets.of(i)));
        return alone.compareTo(game.worth(game.grand())) <= 0;
    }

    /** By an oracle that names the worst coalition. */
    public static Nucleolus of(Oracle oracle, boolean imputations, Progress progress) {
        int n = oracle.players();
        Face face = Face.efficient(n, oracle.worth((1L << n) - 1));
        while (face.dimension() > 0) {
            progress.done(n - 1 - face.dimension(), n - 1);
            LevelProgram.Solved solved = LevelProgram.solve(oracle, face, imputations, progress);
            for (long coalition : solved.weights().keySet())
                face = face.settle(coalition, oracle.worth(coalition).minus(solved.excess()));
            for (int player : solved.bounded().keySet())
                face = face.settle(Subsets.of(player), oracle.worth(Subsets.of(player)));
        }
        return new Nucleolus(face.point());
    }
}

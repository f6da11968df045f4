package hissho.coalition.core;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.property.Convexity;
import hissho.coalition.property.NormalForm;
import hissho.coalition.property.SimpleGame;
import hissho.form.Coalitions;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The criteria, by name, that already say whether the core is empty. */
final class Criteria {

    private Criteria() {}

    static List<String> of(CoalitionalGame game, Progress progress) {
        Coalitions form = game.coalitions(CoreAspect.MOST_BALANCED);
        List<String> names = new ArrayList<>();
        Rational total = form.worth(form.grand());
        Rational surplus = NormalForm.surplus(form);
        if (surplus.isNegative()) names.add("no-imputation");
        if (surplus.isPositive() && isConstantSum(form, total)) names.add("essential-constant-sum");
        RationalVector delta =
                RationalVector.generate(game.count(), i -> total.minus(form.worth(form.grand() & ~(1L << i))));
        if (delta.sum().compareTo(total) < 0) names.add("delta");
        if (isSymmetric(game, form)) names.add("symmetric");
        if (total.equals(Rational.ONE) && SimpleGame.isSimple(form, progress)) names.add("veto");
        if (Convexity.violation(form, progress).isEmpty()) names.add("convex");
        return names;
    }

    private static boolean isConstantSum(Coalitions form, Rational total) {
        for (long set = 1; set < form.grand(); set++)
            if (!form.worth(set).plus(form.worth(form.complement(set))).equals(total)) return false;
        return true;
    }

    private static boolean isSymmetric(CoalitionalGame game, Coalitions form) {
        return IntStream.rangeClosed(1, game.count())
                .allMatch(size -> hissho.form.Subsets.ofSize(game.count(), size)
                        .allMatch(set -> form.worth(set).equals(form.worth((1L << size) - 1))));
    }
}

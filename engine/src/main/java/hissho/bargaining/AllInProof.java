package hissho.bargaining;

import hissho.algebra.Radical;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * That the endgame is split as said: the payoffs of each cell add up to the pot, and the threats of the closed form, or the saddle
 * point where its condition fails, secure the value of the threat game for both. In letters the formulas are tried for some numbers.
 */
final class AllInProof {

    private AllInProof() {}

    static Certificate of(AllIn game, Progress progress) {
        return game.isNumeric() ? numbers(game) : letters(progress);
    }

    private static Certificate numbers(AllIn game) {
        boolean sums = game.payoffs().stream()
                .flatMap(List::stream)
                .allMatch(cell -> cell.stream()
                        .reduce(Rational.ZERO, Rational::plus)
                        .equals(game.pot().orElseThrow()));
        Optional<TuSolution> split = split(game);
        return new Certificate.SecondWay(
                sums && split.isPresent(),
                new Extent.Part(Message.of("bargaining.certificate.all-in-part")),
                Message.of("bargaining.certificate.all-in"),
                split.map(tu -> InOrder.of(
                                "constantSum",
                                game.pot().orElseThrow(),
                                "payoffs",
                                game.payoffs(),
                                "phi",
                                tu.split().facts(),
                                "p",
                                tu.threatsI().getFirst(),
                                "q",
                                tu.threatsII().getFirst()))
                        .orElseGet(InOrder::of));
    }

    /** The split with one pair of threats that proves it: mixed by the closed form inside, a saddle point elsewhere. */
    static Optional<TuSolution> split(AllIn game) {
        CooperativeGame table = game.game();
        Rational a = game.pot().orElseThrow();
        Rational b = game.bet().orElseThrow();
        Rational p = game.chance().orElseThrow();
        Rational wide = a.plus(b.times(2));
        Rational bluff = p.times(b).times(2).over(Rational.ONE.minus(p).times(wide));
        if (bluff.compareTo(Rational.ONE) < 0) {
            Rational call = a.over(wide);
            return proved(table, mixed(Rational.ONE.minus(bluff)), mixed(call));
        }
        for (Rational row : List.of(Rational.ONE, Rational.ZERO))
            for (Rational column : List.of(Rational.ONE, Rational.ZERO)) {
                Optional<TuSolution> saddle = proved(table, mixed(row), mixed(column));
                if (saddle.isPresent()) return saddle;
            }
        return Optional.empty();
    }

    private static RationalVector mixed(Rational first) {
        return RationalVector.of(first, Rational.ONE.minus(first));
    }

    private static Optional<TuSolution> proved(CooperativeGame table, RationalVector p, RationalVector q) {
        Rational sigma = table.total(Rational.ONE);
        Point paid = table.expected(p, q);
        Rational delta = paid.x().minus(paid.y());
        TuSolution tu = new TuSolution(
                Rational.ONE,
                sigma,
                delta,
                List.of(p),
                List.of(q),
                false,
                TuSolution.split(Rational.ONE, sigma, delta));
        return Optional.of(tu).filter(each -> each.holds(table));
    }

    /** The formulas, tried with numbers for which their condition holds. */
    private static Certificate letters(Progress progress) {
        int tried = 0;
        boolean holds = true;
        for (long a = 1; a <= 4; a++)
            for (long b = 1; b <= 4; b++)
                for (long n = 5; n <= 8; n++) {
                    progress.check();
                    Map<String, Rational> at = Map.of("A", Rational.of(a), "B", Rational.of(b), "p", Rational.of(1, n));
                    AllIn game = new AllIn(
                            Optional.of(Rational.of(a)), Optional.of(Rational.of(b)), Optional.of(Rational.of(1, n)));
                    Optional<TuSolution> tu = split(game);
                    tried++;
                    holds &= tu.isPresent()
                            && is(
                                    "threatBluffProb",
                                    tu.get().threatsI().getFirst().get(1),
                                    at)
                            && is(
                                    "threatCallProb",
                                    tu.get().threatsII().getFirst().get(0),
                                    at)
                            && is("phi1", tu.get().split().x(), at)
                            && is("phi2", tu.get().split().y(), at)
                            && is("sigma", tu.get().sigma(), at);
                }
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("bargaining.certificate.letters-part", tried)),
                Message.of("bargaining.certificate.all-in-letters", tried),
                Map.of());
    }

    private static boolean is(String formula, Rational found, Map<String, Rational> at) {
        return Radical.parse(String.valueOf(AllInFacts.formulas().get(formula)))
                .agrees(Radical.parse(found.toString()), at);
    }
}

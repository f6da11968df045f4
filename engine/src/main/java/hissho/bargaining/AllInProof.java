package hissho.bargaining;

import hissho.algebra.Radical;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * That the endgame is split as said: the payoffs of each cell add up to the pot, and the threats of the closed form, or the saddle
 * point where its condition fails, secure the value of the threat game for both. In letters the formulas are tried for some numbers.
 */
final class AllInProof {

    private AllInProof() {}

    static Certificate of(AllIn game, Progress progress) {
        return game.isNumeric() ? numbers(game) : letters(game, progress);
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
    private static Certificate letters(AllIn asked, Progress progress) {
        Set<AllIn> tried = new LinkedHashSet<>();
        boolean holds = true;
        for (long ratio = 1; ratio <= 4; ratio++)
            for (long bet = 1; bet <= 4; bet++)
                for (long n = 5; n <= 8; n++) {
                    progress.check();
                    AllIn game = instance(asked, ratio, Rational.of(bet), Rational.of(1, n));
                    if (!tried.add(game)) continue;
                    Map<String, Rational> at = game.numbers();
                    Optional<TuSolution> tu = split(game);
                    holds &= tu.isPresent()
                            && is(
                                    asked,
                                    "threatBluffProb",
                                    tu.get().threatsI().getFirst().get(1),
                                    at)
                            && is(
                                    asked,
                                    "threatCallProb",
                                    tu.get().threatsII().getFirst().get(0),
                                    at)
                            && is(asked, "phi1", tu.get().split().x(), at)
                            && is(asked, "phi2", tu.get().split().y(), at)
                            && is(asked, "sigma", tu.get().sigma(), at);
                }
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("bargaining.certificate.letters-part", tried.size())),
                Message.of("bargaining.certificate.all-in-letters", tried.size()),
                Map.of());
    }

    /** Numbers for the letters such that the condition of the formulas holds: pot over bet is more than 2p/(1-p) - 2. */
    private static AllIn instance(AllIn asked, long more, Rational usualBet, Rational usualChance) {
        Rational p = asked.chance().orElse(usualChance);
        Rational least = p.times(2).over(Rational.ONE.minus(p)).minus(2).max(Rational.ZERO);
        Rational ratio = least.plus(more);
        Rational bet =
                asked.bet().or(() -> asked.pot().map(pot -> pot.over(ratio))).orElse(usualBet);
        return new AllIn(asked.pot().or(() -> Optional.of(bet.times(ratio))), Optional.of(bet), Optional.of(p));
    }

    private static boolean is(AllIn asked, String formula, Rational found, Map<String, Rational> at) {
        return Radical.written(asked.filled(String.valueOf(AllInFacts.formulas().get(formula))))
                .agrees(Radical.written(found.toString()), at);
    }
}

package hissho.duopoly;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Roots;
import hissho.number.Rational;
import hissho.words.Message;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * That an incumbent does right about an entrant, from the two profits (d-q1-q2)q1 - F and (d-q1-q2)q2 - F. An entrant that answers
 * best leaves the incumbent q1(d-q1)/2 - F, whose top is d/2; an entrant that stays out leaves (d-q1)q1 - F, which falls from d/2
 * on. The entrant stays out from the output on where (d-q1)² = 4F. The regimes are told apart by squares, without a root: entry is
 * blockaded where 16F >= d² (16F > d² if an entrant that earns nothing comes in), and deterring pays where 4Fd² >= (d²/8+4F)².
 */
final class EntryProof {

    private EntryProof() {}

    static Certificate of(EntryAnswer answer) {
        boolean holds = switch (answer.regime()) {
            case BLOCKADED -> blockaded(answer);
            case DETER -> deters(answer);
            case ACCOMMODATE -> accommodates(answer);
        };
        return new Certificate.BestReplies(
                        holds,
                        Extent.everything(),
                        Message.of("duopoly.certificate.entry"),
                        InOrder.of(
                                "regime", answer.regime().name().toLowerCase(Locale.ROOT),
                                "q1", Objects.requireNonNull(Roots.plain(answer.q1())),
                                "q2", answer.q2(),
                                "incumbentProfit", Objects.requireNonNull(Roots.plain(answer.incumbentProfit())),
                                "entrantProfit", answer.entrantProfit()))
                .calling(Map.of("deterringOutput", "q1", "deterrenceProfit", "incumbentProfit"));
    }

    private static Rational margin(Entry game) {
        return game.a().minus(game.c());
    }

    private static boolean isBlockaded(Entry game) {
        int over = game.fixed().times(16).compareTo(margin(game).power(2));
        return game.staysOut() ? over >= 0 : over > 0;
    }

    private static boolean deterringPays(Entry game) {
        Rational square = margin(game).power(2);
        Rational four = game.fixed().times(4);
        return four.times(square).compareTo(square.over(8).plus(four).power(2)) >= 0;
    }

    private static boolean blockaded(EntryAnswer answer) {
        return isBlockaded(answer.game())
                && answer.q1().equals(RealRoot.of(margin(answer.game()).over(2)))
                && alone(answer);
    }

    /** The entrant is kept out by the least output that does it, at least half of d. */
    private static boolean deters(EntryAnswer answer) {
        Entry game = answer.game();
        Rational d = margin(game);
        Polynomial entering = Polynomial.of(d, Rational.MINUS_ONE)
                .power(2)
                .minus(Polynomial.constant(game.fixed().times(4)));
        return !isBlockaded(game)
                && deterringPays(game)
                && answer.q1().signOf(entering) == 0
                && answer.q1().compareTo(d.over(2)) >= 0
                && answer.q1().compareTo(d) <= 0
                && alone(answer);
    }

    private static boolean alone(EntryAnswer answer) {
        Entry game = answer.game();
        Polynomial profit = Polynomial.of(game.fixed().negated(), margin(game), Rational.MINUS_ONE);
        return answer.q2().isZero()
                && answer.entrantProfit().isZero()
                && answer.incumbentProfit().equals(RootValue.of(profit, answer.q1()));
    }

    private static boolean accommodates(EntryAnswer answer) {
        Entry game = answer.game();
        if (isBlockaded(game) || deterringPays(game) || !answer.q1().isRational()) return false;
        Rational q1 = answer.q1().rational();
        Rational left = margin(game).minus(q1).minus(answer.q2());
        return q1.times(2).equals(margin(game))
                && left.equals(answer.q2())
                && answer.entrantProfit().equals(left.times(answer.q2()).minus(game.fixed()))
                && !answer.entrantProfit().isNegative()
                && answer.incumbentProfit().equals(RealRoot.of(left.times(q1).minus(game.fixed())));
    }
}

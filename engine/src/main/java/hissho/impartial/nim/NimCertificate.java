package hissho.impartial.nim;

import hissho.certificate.Certificate;
import hissho.impartial.Analysis;
import hissho.impartial.AnalysisCertificate;
import hissho.impartial.Convention;
import hissho.impartial.GrundyValue;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Nim positions of any size checked by Bouton's theorem, applied to the piles anew: in normal play P means nim-sum zero; in misère play so
 * it does with a pile above one, and otherwise an odd number of single chips.
 */
final class NimCertificate {

    private NimCertificate() {}

    static Certificate of(Analysis analysis, List<BigInteger> piles, Convention convention) {
        Counted all = Counted.of(piles);
        Set<String> winning = new HashSet<>();
        for (int pile = 0; pile < piles.size(); pile++)
            for (BigInteger to : targets(all.sum(), piles.get(pile)))
                if (all.with(piles.get(pile), to).isP(convention)) winning.add((pile + 1) + ":" + to);
        Optional<GrundyValue> value =
                convention == Convention.NORMAL ? Optional.of(GrundyValue.of(all.sum())) : Optional.empty();
        return AnalysisCertificate.byTheorem(
                "bouton",
                analysis,
                all.isP(convention) ? Outcome.P : Outcome.N,
                value,
                winning,
                Message.of("impartial.certificate.bouton-" + convention.plain()));
    }

    /** The only sizes a pile can be lowered to in a winning move: what the others add up to, and in misère play 0 and 1. */
    private static Set<BigInteger> targets(BigInteger sum, BigInteger pile) {
        Set<BigInteger> targets = new HashSet<>(List.of(BigInteger.ZERO, BigInteger.ONE, sum.xor(pile)));
        targets.removeIf(to -> to.compareTo(pile) >= 0);
        return targets;
    }

    /** What Bouton's theorem asks of the piles: their nim-sum, and how many of them are above nothing and above one. */
    private record Counted(BigInteger sum, long filled, long large) {

        static Counted of(List<BigInteger> piles) {
            return new Counted(
                    NimPile.nimSum(piles),
                    piles.stream().mapToLong(pile -> pile.signum()).sum(),
                    piles.stream().mapToLong(Counted::large).sum());
        }

        private static long large(BigInteger pile) {
            return pile.compareTo(BigInteger.ONE) > 0 ? 1 : 0;
        }

        /** The same with one pile lowered. */
        Counted with(BigInteger from, BigInteger to) {
            return new Counted(
                    sum.xor(from).xor(to), filled - from.signum() + to.signum(), large - large(from) + large(to));
        }

        boolean isP(Convention convention) {
            return (convention == Convention.NORMAL || large > 0) ? sum.signum() == 0 : filled % 2 == 1;
        }
    }

    /** What a move leaves of the pile it lowers. */
    static BigInteger target(Option option) {
        return option.facts().get("to") instanceof List<?> left && left.getFirst() instanceof BigInteger to
                ? to
                : BigInteger.ZERO;
    }
}

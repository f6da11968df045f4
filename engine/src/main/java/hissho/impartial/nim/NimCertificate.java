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
import java.util.ArrayList;
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
        Set<String> winning = new HashSet<>();
        for (int pile = 0; pile < piles.size(); pile++)
            for (BigInteger to : targets(piles, pile))
                if (isP(with(piles, pile, to), convention)) winning.add((pile + 1) + ":" + to);
        Optional<GrundyValue> value =
                convention == Convention.NORMAL ? Optional.of(GrundyValue.of(NimPile.nimSum(piles))) : Optional.empty();
        return AnalysisCertificate.byTheorem(
                "bouton",
                analysis,
                isP(piles, convention) ? Outcome.P : Outcome.N,
                value,
                winning,
                Message.of("impartial.certificate.bouton-" + convention.plain()));
    }

    /** The only sizes a pile can be lowered to in a winning move: what the others add up to, and in misère play 0 and 1. */
    private static Set<BigInteger> targets(List<BigInteger> piles, int pile) {
        Set<BigInteger> targets = new HashSet<>(
                List.of(BigInteger.ZERO, BigInteger.ONE, NimPile.nimSum(piles).xor(piles.get(pile))));
        targets.removeIf(to -> to.compareTo(piles.get(pile)) >= 0);
        return targets;
    }

    private static List<BigInteger> with(List<BigInteger> piles, int pile, BigInteger to) {
        List<BigInteger> after = new ArrayList<>(piles);
        after.set(pile, to);
        return after;
    }

    private static boolean isP(List<BigInteger> piles, Convention convention) {
        boolean single = piles.stream().allMatch(pile -> pile.compareTo(BigInteger.ONE) <= 0);
        if (convention == Convention.NORMAL || !single)
            return NimPile.nimSum(piles).signum() == 0;
        return piles.stream().filter(pile -> pile.signum() > 0).count() % 2 == 1;
    }

    /** What a move leaves of the pile it lowers. */
    static BigInteger target(Option option) {
        return option.facts().get("to") instanceof List<?> left && left.getFirst() instanceof BigInteger to
                ? to
                : BigInteger.ZERO;
    }
}

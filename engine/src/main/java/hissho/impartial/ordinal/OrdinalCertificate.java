package hissho.impartial.ordinal;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.impartial.Analysis;
import hissho.impartial.Component;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Nim with ordinal piles checked by its theorem: piles are added coefficient by coefficient in base 2, the position is lost exactly if
 * the sum is 0, and a pile wins by being lowered to itself plus the sum, where that is smaller (Bouton, Sprague, Grundy). It is put
 * together here from the sizes alone, with an addition of its own, and compared with every listed move.
 */
final class OrdinalCertificate {

    private static final long MOST_WALKED = 20_000;

    private OrdinalCertificate() {}

    /** A pile of Nim inside a component, and the move that leaves the pile with a wanted size. */
    private record Pile(int component, Ordinal size, Lowering lowering) {}

    private interface Lowering {
        /** What the move is for programs, {@code from} and {@code to}. */
        List<Object> to(Ordinal smaller);
    }

    /** The certificate by theorem where there are too many moves to follow; few moves are better followed one by one. */
    static Optional<Certificate> of(Analysis analysis, Progress progress) {
        if (analysis.game().optionCount() <= MOST_WALKED) return Optional.empty();
        List<Pile> piles = new ArrayList<>();
        for (int i = 0; i < analysis.components().size(); i++)
            piles.addAll(piles(i, analysis.components().get(i)));
        Ordinal sum = sum(piles.stream().map(Pile::size).toList());
        Set<List<Object>> winning = new HashSet<>();
        for (Pile pile : piles) {
            progress.check();
            Ordinal wanted = sum(List.of(pile.size, sum));
            if (!sum.isZero() && wanted.compareTo(pile.size) < 0)
                winning.add(List.of(pile.component, pile.lowering.to(wanted)));
        }
        List<List<Object>> listed = analysis.winning().stream()
                .map(option -> List.<Object>of(fact(option, "component"), ends(option)))
                .toList();
        boolean holds = analysis.outcome() == (sum.isZero() ? Outcome.P : Outcome.N)
                && analysis.value().filter(OrdinalValue.of(sum)::equals).isPresent()
                && listed.size() == winning.size()
                && winning.equals(new HashSet<>(listed));
        Map<String, Object> data = InOrder.of(
                "piles", piles.stream().map(pile -> pile.size.toString()).toList(),
                "value", sum.toString(),
                "outcome", analysis.outcome().plain(),
                "play", analysis.convention().plain(),
                "winning", analysis.winning().stream().map(Option::facts).toList(),
                "winningCount", winning.size());
        return Optional.of(new Certificate.ClosedForm(
                "ordinal-nim", holds, Extent.everything(), Message.of("ordinal.certificate.nim", piles.size()), data));
    }

    private static List<Object> ends(Option option) {
        return List.of(fact(option, "from"), fact(option, "to"));
    }

    private static Object fact(Option option, String name) {
        return Objects.requireNonNull(option.facts().get(name), name);
    }

    /** A pile is itself; a coin is one pile by the value of its square, or two where it goes straight left and down. */
    private static List<Pile> piles(int index, Component component) {
        return switch (component) {
            case OrdinalPile pile ->
                List.of(new Pile(index, pile.size(), to -> List.of(pile.size().toString(), to.toString())));
            case BoardCoin coin
            when coin.variant() == LowerVariant.SAME_COLUMN ->
                List.of(
                        new Pile(index, Ordinal.of(coin.x()), to -> squares(coin, whole(to), coin.y())),
                        new Pile(index, Ordinal.of(coin.y()), to -> squares(coin, coin.x(), whole(to))));
            case BoardCoin coin -> List.of(new Pile(index, worth(coin), to -> lowered(coin, to)));
            default -> throw new IllegalArgumentException("not a pile: " + component.print());
        };
    }

    private static Ordinal worth(BoardCoin coin) {
        return coin.width() == 0
                ? new Ordinal(terms(coin.y(), coin.x()))
                : Ordinal.of(BigInteger.valueOf(coin.width())
                        .multiply(BigInteger.valueOf(coin.y()))
                        .add(BigInteger.valueOf(coin.x())));
    }

    private static List<Ordinal.Term> terms(long omegas, long ones) {
        List<Ordinal.Term> terms = new ArrayList<>();
        if (omegas > 0) terms.add(new Ordinal.Term(Ordinal.ONE, BigInteger.valueOf(omegas)));
        if (ones > 0) terms.add(new Ordinal.Term(Ordinal.ZERO, BigInteger.valueOf(ones)));
        return terms;
    }

    private static List<Object> lowered(BoardCoin coin, Ordinal to) {
        if (coin.width() == 0)
            return squares(
                    coin,
                    to.finitePart().longValueExact(),
                    to.coefficient(Ordinal.ONE).longValueExact());
        long number = whole(to);
        return squares(coin, number % coin.width(), number / coin.width());
    }

    private static long whole(Ordinal ordinal) {
        return ordinal.finite().orElseThrow().longValueExact();
    }

    private static List<Object> squares(BoardCoin coin, long x, long y) {
        return List.of(List.of(coin.x(), coin.y()), List.of(x, y));
    }

    /** The nim-sum with coefficients gathered by exponent. */
    static Ordinal sum(List<Ordinal> ordinals) {
        Map<Ordinal, BigInteger> coefficients = new LinkedHashMap<>();
        for (Ordinal ordinal : ordinals)
            for (Ordinal.Term term : ordinal.terms())
                coefficients.merge(term.exponent(), term.coefficient(), BigInteger::xor);
        List<Ordinal.Term> terms = new ArrayList<>();
        coefficients.forEach((exponent, coefficient) -> {
            if (coefficient.signum() != 0) terms.add(new Ordinal.Term(exponent, coefficient));
        });
        terms.sort((a, b) -> b.exponent().compareTo(a.exponent()));
        return new Ordinal(terms);
    }
}

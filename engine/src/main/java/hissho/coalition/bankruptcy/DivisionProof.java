package hissho.coalition.bankruptcy;

import hissho.coalition.Aspect;
import hissho.coalition.family.Bankruptcy;
import hissho.coalition.value.ShapleyValue;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Divisions of an estate told apart by what characterises them: awards in the ratio of the claims; claims cut off at one award, or at one
 * loss; every pair dividing its total as the contested garment (Aumann and Maschler); the average over all orders.
 */
record DivisionProof(Bankruptcy question, Facts facts) {

    /** With more claims the average over all orders is not worked out again. */
    private static final int MOST_ORDERS = 12;

    Aspect.Proof proof(Progress progress) {
        boolean holds = proportional(awards("proRata"))
                && cutOff(awards("equalAwards"))
                && cutOff(claims().minus(awards("equalLosses")))
                && Consistency.of(question.claims(), awards("talmud")).holds();
        Map<String, Object> data = InOrder.of(
                "proRata", awards("proRata"),
                "equalAwards", awards("equalAwards"),
                "equalLosses", awards("equalLosses"),
                "talmud", awards("talmud"));
        for (Object each : data.values()) holds &= divides((RationalVector) each);
        Message says = Message.of("value.certificate.division");
        if (question.players() > MOST_ORDERS)
            return new Aspect.Proof(
                    holds,
                    says,
                    data,
                    Optional.of(Message.of("value.certificate.too-large", question.players(), MOST_ORDERS)));
        Coalitions game = Coalitions.ofRule(Players.numbered(question.players()), question::worth);
        data.put("randomArrival", awards("randomArrival"));
        return new Aspect.Proof(holds && ShapleyValue.of(game, progress).equals(awards("randomArrival")), says, data);
    }

    private RationalVector awards(String rule) {
        return facts.get(rule, RationalVector.class);
    }

    private RationalVector claims() {
        return RationalVector.of(question.claims());
    }

    /** Nobody pays, nobody gets more than he claims, and the estate is used up. */
    private boolean divides(RationalVector awards) {
        return awards.size() == question.players()
                && awards.sum().equals(question.estate())
                && IntStream.range(0, awards.size())
                        .allMatch(i -> !awards.get(i).isNegative()
                                && awards.get(i).compareTo(question.claims().get(i)) <= 0);
    }

    private boolean proportional(RationalVector awards) {
        Rational total = Division.total(question.claims());
        return awards.times(total).equals(claims().times(question.estate()));
    }

    /** Everybody has his whole claim or as much as anybody has. */
    private boolean cutOff(RationalVector shares) {
        List<Rational> claims = question.claims();
        Rational most = shares.maximum();
        return IntStream.range(0, shares.size())
                .allMatch(i -> shares.get(i).equals(most) || shares.get(i).equals(claims.get(i)));
    }
}

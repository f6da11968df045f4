package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.CoalitionalGame;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** All coalitions of so many players, the empty one included: there are 2 to the power of n. */
record CoalitionList(int players) implements Inquiry.Asked {

    private static final int MOST_LISTED = 12;

    private static final Field<Integer> PLAYERS = Field.required("players", Shape.whole(1, 1_000));

    static Kind<CoalitionList> kind() {
        return new Inquiry<>(
                new Listing("coalitions", "coalition", Chapter.COALITION),
                Shape.fields(PLAYERS),
                document -> new CoalitionList(PLAYERS.in(document)),
                List.of("count", "coalitions"));
    }

    @Override
    public Facts answers(Progress progress) {
        Facts facts = new Facts().put("count", () -> BigInteger.TWO.pow(players));
        if (players <= MOST_LISTED)
            facts.put(
                    "coalitions",
                    Compare.SET,
                    () -> listed(progress),
                    (words, all) ->
                            all.stream().map(key -> key.isEmpty() ? "∅" : key).collect(Collectors.joining(", ")));
        return facts;
    }

    private List<String> listed(Progress progress) {
        if (players > MOST_LISTED) throw new NotAnswered(Message.of("coalition.too-many", players, MOST_LISTED));
        List<String> all = new ArrayList<>(List.of(""));
        for (int size = 1; size <= players; size++) {
            progress.check();
            for (long coalition : CoalitionalGame.ofSize(players, size))
                all.add(CoalitionalGame.key(coalition, players));
        }
        return all;
    }

    /** Counted by size: the binomial coefficients of a row of Pascal's triangle add up to the count. */
    @Override
    public Certificate check(Progress progress) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger binomial = BigInteger.ONE;
        for (int size = 0; size <= players; size++) {
            sum = sum.add(binomial);
            binomial = binomial.multiply(BigInteger.valueOf(players - size)).divide(BigInteger.valueOf(size + 1L));
        }
        return new Certificate.SecondWay(
                sum.equals(BigInteger.TWO.pow(players)),
                Extent.everything(),
                Message.of("coalition.coalitions.certificate"),
                InOrder.of("count", sum));
    }
}

package hissho.coalition.bankruptcy;

import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a division is consistent with the contested garment: every two claimants divide what they have together as the Talmud would
 * divide it between them. Only the Talmud's rule, the nucleolus, passes (Aumann and Maschler).
 *
 * @param pairs every two claimants, what they share, how the contested garment would divide it, and whether they do
 */
public record Consistency(List<Pair> pairs) {

    /** Two claimants. */
    public record Pair(int first, int second, Rational shared, RationalVector contested, boolean agrees) {}

    public Consistency {
        pairs = List.copyOf(pairs);
    }

    public static Consistency of(List<Rational> claims, RationalVector awards) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < claims.size(); i++)
            for (int j = i + 1; j < claims.size(); j++) {
                Rational shared = awards.get(i).plus(awards.get(j));
                RationalVector contested = Division.contested(shared, claims.get(i), claims.get(j));
                pairs.add(new Pair(i, j, shared, contested, contested.get(0).equals(awards.get(i))));
            }
        return new Consistency(pairs);
    }

    public boolean holds() {
        return pairs.stream().allMatch(Pair::agrees);
    }
}

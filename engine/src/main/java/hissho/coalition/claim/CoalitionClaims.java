package hissho.coalition.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** Theorems and errata about coalitional games. */
public final class CoalitionClaims {

    private CoalitionClaims() {}

    public static List<Claim> all() {
        return Stream.of(
                        CoreClaims.all(), // coalitional form, imputations, core
                        CoreErrata.all(), // what the book prints wrongly about them
                        ValueClaims.all(), // Shapley value, nucleolus, bankruptcy
                        ValueErrata.all())
                .flatMap(List::stream)
                .toList();
    }
}

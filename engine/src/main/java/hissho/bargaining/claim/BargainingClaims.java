package hissho.bargaining.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** Theorems and errata about cooperative games of two players. */
public final class BargainingClaims {

    private BargainingClaims() {}

    public static List<Claim> all() {
        return Stream.concat(BargainingTheorems.all().stream(), BargainingErrata.all().stream())
                .toList();
    }
}

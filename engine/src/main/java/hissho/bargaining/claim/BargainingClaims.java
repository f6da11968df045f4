package hissho.bargaining.claim;

import hissho.claim.Claim;
import java.util.List;

/** Theorems and errata about bargaining. */
public final class BargainingClaims {

    private BargainingClaims() {}

    public static List<Claim> all() {
        return List.of();
    }
}

package hissho.coalition.claim;

import hissho.claim.Claim;
import java.util.List;

/** Theorems and errata about coalitional games. */
public final class CoalitionClaims {

    private CoalitionClaims() {}

    public static List<Claim> all() {
        return List.of();
    }
}

package hissho.stochastic.claim;

import hissho.claim.Claim;
import java.util.List;

/** Theorems and errata about recursive and stochastic games. */
public final class StochasticClaims {

    private StochasticClaims() {}

    public static List<Claim> all() {
        return List.of();
    }
}

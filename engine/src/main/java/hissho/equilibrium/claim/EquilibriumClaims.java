package hissho.equilibrium.claim;

import hissho.claim.Claim;
import java.util.List;

/** Theorems and errata about equilibria. */
public final class EquilibriumClaims {

    private EquilibriumClaims() {}

    public static List<Claim> all() {
        return List.of();
    }
}

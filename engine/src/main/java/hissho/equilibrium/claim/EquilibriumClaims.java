package hissho.equilibrium.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** Theorems and errata about equilibria. */
public final class EquilibriumClaims {

    private EquilibriumClaims() {}

    public static List<Claim> all() {
        return Stream.of(EquilibriumTheorems.all(), EquilibriumErrata.all())
                .flatMap(List::stream)
                .toList();
    }
}

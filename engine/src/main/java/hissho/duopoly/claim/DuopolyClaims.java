package hissho.duopoly.claim;

import hissho.claim.Claim;
import java.util.List;

/** Theorems and errata about duopoly. */
public final class DuopolyClaims {

    private DuopolyClaims() {}

    public static List<Claim> all() {
        return List.of();
    }
}

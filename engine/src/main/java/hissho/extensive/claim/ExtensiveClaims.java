package hissho.extensive.claim;

import hissho.claim.Claim;
import java.util.List;

/** Theorems and errata about games in extensive form. */
public final class ExtensiveClaims {

    private ExtensiveClaims() {}

    public static List<Claim> all() {
        return List.of();
    }
}

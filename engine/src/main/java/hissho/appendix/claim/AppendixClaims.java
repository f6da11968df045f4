package hissho.appendix.claim;

import hissho.claim.Claim;
import java.util.List;

/** Theorems and errata about utility and contraction maps. */
public final class AppendixClaims {

    private AppendixClaims() {}

    public static List<Claim> all() {
        return List.of();
    }
}

package hissho.extensive.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** Theorems and errata about games in extensive form. */
public final class ExtensiveClaims {

    private ExtensiveClaims() {}

    public static List<Claim> all() {
        return Stream.concat(TreeTheorems.all().stream(), Errata.all().stream()).toList();
    }
}

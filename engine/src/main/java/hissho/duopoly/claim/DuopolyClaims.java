package hissho.duopoly.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** Theorems and errata about models of duopoly. */
public final class DuopolyClaims {

    private DuopolyClaims() {}

    public static List<Claim> all() {
        return Stream.concat(DuopolyTheorems.all().stream(), DuopolyErrata.all().stream())
                .toList();
    }
}

package hissho.poker.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** Theorems and errata about continuous poker. */
public final class PokerClaims {

    private PokerClaims() {}

    public static List<Claim> all() {
        return Stream.concat(PokerTheorems.all().stream(), PokerErrata.all().stream())
                .toList();
    }
}

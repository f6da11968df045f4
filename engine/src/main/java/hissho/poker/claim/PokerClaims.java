package hissho.poker.claim;

import hissho.claim.Claim;
import java.util.List;

/** Theorems and errata about continuous poker. */
public final class PokerClaims {

    private PokerClaims() {}

    public static List<Claim> all() {
        return List.of();
    }
}

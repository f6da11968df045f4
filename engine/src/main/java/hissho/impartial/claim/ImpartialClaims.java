package hissho.impartial.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** The claims about impartial games. */
public final class ImpartialClaims {

    private ImpartialClaims() {}

    public static List<Claim> all() {
        return Stream.of(
                        NimClaims.all(),
                        BoardClaims.all(),
                        HeapClaims.all(),
                        NimberClaims.all(),
                        CoinClaims.all(),
                        HackenbushClaims.all(),
                        ImpartialErrata.all())
                .flatMap(List::stream)
                .toList();
    }
}

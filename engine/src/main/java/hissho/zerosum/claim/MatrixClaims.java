package hissho.zerosum.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** The claims about matrix games. */
public final class MatrixClaims {

    private MatrixClaims() {}

    public static List<Claim> all() {
        return Stream.of(TheoremClaims.all(), FamilyClaims.all(), MatrixErrata.all())
                .flatMap(List::stream)
                .toList();
    }
}

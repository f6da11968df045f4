package hissho.card.tanhinmin.claim;

import hissho.claim.Claim;
import java.util.List;
import java.util.stream.Stream;

/** The claims of this room. */
public final class TanhinminClaims {

    private TanhinminClaims() {}

    /** Statements on the plain game. */
    public static List<Claim> plain() {
        return Stream.concat(PlainStatements.all().stream(), StrategyStatements.all().stream())
                .toList();
    }

    /** Statements on the graph game. */
    public static List<Claim> graph() {
        return GraphStatements.all();
    }
}

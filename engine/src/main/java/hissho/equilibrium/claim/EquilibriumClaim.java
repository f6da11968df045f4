package hissho.equilibrium.claim;

import hissho.claim.SolvingClaim;
import java.util.function.IntToLongFunction;

/** A statement about games of two players. */
record EquilibriumClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {}

package hissho.appendix.claim;

import hissho.appendix.AppendixKinds;
import hissho.claim.Claim;
import hissho.claim.SolvingClaim;
import hissho.kind.Answers;
import hissho.kind.Solved;
import hissho.progress.Progress;
import java.util.Map;
import java.util.function.IntToLongFunction;

/** A statement of the appendix, each instance solved under the budget of the whole. */
record AppendixClaim(
        String id, Verdict known, int smallestSize, int defaultSize, IntToLongFunction count, Statement statement)
        implements SolvingClaim {

    private static final int DRAWN = 24;

    /** A statement that should hold for sizes from one to another, tried on drawn questions of each. */
    static Claim holds(String id, int smallest, int usual, Statement statement) {
        return new AppendixClaim(id, Verdict.HOLDS, smallest, usual, size -> DRAWN, statement);
    }

    /** What the program answers to a document of this room. */
    static Solved solve(Map<String, Object> document, Progress progress) {
        return new Answers(AppendixKinds.all()).solve(document, progress);
    }
}

package hissho.claim;

import hissho.progress.Progress;
import java.util.Map;
import java.util.Optional;

/**
 * One side of an erratum as a claim with a single instance: the answer as printed, which fails, or the corrected one, which holds. Each room has a record
 * of its own for it.
 */
public interface ErratumClaim extends NumberedClaim {

    Erratum erratum();

    /** Whether this is the answer as printed. */
    boolean printed();

    @Override
    default String id() {
        return printed() ? erratum().id() + Erratum.PRINTED : erratum().id();
    }

    @Override
    default String room() {
        return "textbook";
    }

    @Override
    default Verdict known() {
        return printed() ? Verdict.FAILS : Verdict.HOLDS;
    }

    @Override
    default int smallestSize() {
        return 1;
    }

    @Override
    default int defaultSize() {
        return 1;
    }

    @Override
    default long instances(int size) {
        return size == 1 ? 1 : 0;
    }

    @Override
    default Optional<Map<String, Object>> document() {
        return Optional.of(erratum().document());
    }

    @Override
    default Finding look(int size, long number, Progress progress) {
        return erratum().look(printed(), progress);
    }
}

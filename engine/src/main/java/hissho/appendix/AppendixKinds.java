package hissho.appendix;

import hissho.kind.Kind;
import java.util.List;

/** The kinds of questions about utility, and about metrics and contraction maps. */
public final class AppendixKinds {

    private AppendixKinds() {}

    public static List<Kind<?>> all() {
        return List.of(
                ExpectedUtility.kind(),
                Mixture.kind(),
                PreferenceRelation.kind(),
                PreferenceAxioms.kind(),
                StatedPreferences.kind(),
                AffineUtility.kind(),
                Calibration.kind(),
                InfiniteLottery.kind(),
                Norms.kind(),
                MetricCheck.kind(),
                AffineMap.kind(),
                ScalarMap.kind(),
                ValueDistance.kind());
    }
}

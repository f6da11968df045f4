package hissho.coalition.bankruptcy;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The rules to divide an estate, in the order they are told; facts call them by their keys. */
public enum Rule {
    PROPORTIONAL("proRata"),
    RANDOM_ARRIVAL("shapley"),
    TALMUD("nucleolus"),
    EQUAL_AWARDS("equalAwards"),
    EQUAL_LOSSES("equalLosses");

    private final String key;

    Rule(String key) {
        this.key = key;
    }

    public String key() {
        return key;
    }

    public static Optional<Rule> of(String key) {
        return Arrays.stream(values()).filter(rule -> rule.key.equals(key)).findFirst();
    }

    /** What each claimant is awarded; the estate is between nothing and all claims. */
    public RationalVector divide(Rational estate, List<Rational> claims, Progress progress) {
        return switch (this) {
            case PROPORTIONAL -> Division.proportional(estate, claims);
            case RANDOM_ARRIVAL -> RandomArrival.of(estate, claims, progress);
            case TALMUD -> Division.talmud(estate, claims);
            case EQUAL_AWARDS -> Division.equalAwards(estate, claims);
            case EQUAL_LOSSES -> Division.equalLosses(estate, claims);
        };
    }
}

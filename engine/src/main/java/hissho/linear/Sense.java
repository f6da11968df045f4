package hissho.linear;

/** How a constraint compares its left side with its right side. */
public enum Sense {
    AT_MOST("<="),
    EQUAL("="),
    AT_LEAST(">=");

    private final String sign;

    Sense(String sign) {
        this.sign = sign;
    }

    public String sign() {
        return sign;
    }

    /** Whether left minus right, by its sign, satisfies this. */
    boolean allows(int signOfDifference) {
        return switch (this) {
            case AT_MOST -> signOfDifference <= 0;
            case EQUAL -> signOfDifference == 0;
            case AT_LEAST -> signOfDifference >= 0;
        };
    }

    /** Whether a dual multiplier of a maximising program, by its sign, suits this. */
    boolean allowsMultiplier(int sign) {
        return switch (this) {
            case AT_MOST -> sign >= 0;
            case EQUAL -> true;
            case AT_LEAST -> sign <= 0;
        };
    }
}

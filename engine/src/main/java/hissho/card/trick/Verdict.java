package hissho.card.trick;

/** Who is ahead when Left takes so much of a game's stake. */
enum Verdict {
    LEFT,
    RIGHT,
    DRAW;

    static Verdict of(SuitRules rules, int value) {
        int lead = rules.target().isPresent() ? value : 2 * value - rules.stake();
        if (rules.contract().isPresent()) {
            SuitRules.Contract contract = rules.contract().get();
            int taken = contract.byLeft() ? value : rules.stake() - value;
            boolean kept = rules.aim().wantsMore() ? taken >= contract.points() : taken <= contract.points();
            return kept == contract.byLeft() ? LEFT : RIGHT;
        }
        int sign = Integer.signum(lead) * (rules.aim().wantsMore() ? 1 : -1);
        return sign > 0 ? LEFT : sign < 0 ? RIGHT : DRAW;
    }

    String key() {
        return "trick.verdict." + name().toLowerCase(java.util.Locale.ROOT);
    }
}

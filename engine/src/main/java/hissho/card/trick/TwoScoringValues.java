package hissho.card.trick;

/** The values of a deal with at most two scoring cards by the closed form, for hands of any size. */
final class TwoScoringValues implements SuitValues {

    private final long scoring;

    TwoScoringValues(int scoring) {
        this.scoring = (1L << scoring) - 1;
    }

    @Override
    public int value(SuitState state) {
        long remaining = state.left() | state.right();
        long scores = remaining & scoring;
        return switch (Long.bitCount(scores)) {
            case 0 -> 0;
            case 1 -> (state.left() & scores) != 0 ? 1 : 0;
            default -> {
                Deal reduced = new Deal(Long.bitCount(state.left()), Long.compress(state.left(), remaining));
                yield TwoScoring.value(reduced, state.leftLeads());
            }
        };
    }
}

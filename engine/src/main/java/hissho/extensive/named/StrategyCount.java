package hissho.extensive.named;

import hissho.fact.Facts;
import hissho.kind.Inquiry;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.List;

/** How many pure strategies players with so many moves at each information set have, and how many numbers describe a mixed and a behaviour strategy. */
record StrategyCount(List<List<Integer>> choices) implements Inquiry.Asked {

    static final List<String> KEYS = List.of("counts", "pure", "mixedDimension", "behavioralDimension");

    private static BigInteger count(List<Integer> moves) {
        return moves.stream().map(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    @Override
    public Facts answers(Progress progress) {
        List<BigInteger> counts = choices.stream().map(StrategyCount::count).toList();
        Facts facts = new Facts().put("counts", () -> counts);
        if (choices.size() > 1) return facts;
        return facts.put("pure", counts::getFirst)
                .put("mixedDimension", () -> counts.getFirst().subtract(BigInteger.ONE))
                .put(
                        "behavioralDimension",
                        () -> choices.getFirst().stream().mapToLong(m -> m - 1).sum());
    }
}

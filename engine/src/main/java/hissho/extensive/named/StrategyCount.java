package hissho.extensive.named;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.fact.Facts;
import hissho.kind.Inquiry;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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

    @Override
    public Certificate check(Progress progress) {
        List<BigInteger> counts = new ArrayList<>();
        for (List<Integer> moves : choices) {
            BigInteger count = count(moves);
            if (count.bitLength() > MOST_COUNTED)
                return new Certificate.Unchecked(Message.of("core.certificate.arithmetic"));
            counts.add(
                    BigInteger.valueOf(counted(moves.stream().filter(m -> m > 1).toList(), 0, progress)));
        }
        Map<String, Object> data = InOrder.of("counts", counts);
        if (counts.size() == 1) {
            data.put("pure", counts.getFirst());
            data.put("mixedDimension", counts.getFirst().subtract(BigInteger.ONE));
        }
        return counts.size() == 1 ? Inquiry.partlyAgain(data) : Inquiry.again(data);
    }

    /** Strategies are counted one by one up to this many binary digits of them. */
    private static final int MOST_COUNTED = 20;

    private static long counted(List<Integer> moves, int from, Progress progress) {
        progress.check();
        if (from == moves.size()) return 1;
        long count = 0;
        for (int move = 0; move < moves.get(from); move++) count += counted(moves, from + 1, progress);
        return count;
    }
}

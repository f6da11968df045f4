package hissho.card.trick.claim;

import hissho.claim.Finding;
import hissho.claim.NumberedClaim;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Two sequences that both fall up to an index l and rise after it: the smallest of their pairwise maxima is the one at l. The size is
 * their length; the numbers 0 to 2 stand for every order three neighbours can have.
 */
final class MinmaxLemma implements TrickClaim, NumberedClaim {

    private static final int DIGITS = 3;

    @Override
    public String id() {
        return "minmax-lemma";
    }

    @Override
    public Verdict known() {
        return Verdict.HOLDS;
    }

    @Override
    public int defaultSize() {
        return 6;
    }

    @Override
    public long instances(int size) {
        return size * power(2 * size);
    }

    private static long power(int digits) {
        long power = 1;
        for (int i = 0; i < digits; i++) power *= DIGITS;
        return power;
    }

    @Override
    public Finding look(int size, long number, Progress progress) {
        int turn = (int) (number % size);
        long digits = number / size;
        int[] r = sequence(size, digits);
        int[] s = sequence(size, digits / power(size));
        if (!valley(r, turn) || !valley(s, turn)) return Finding.unmet();
        int least =
                IntStream.range(0, size).map(i -> Math.max(r[i], s[i])).min().orElseThrow();
        int said = Math.max(r[turn], s[turn]);
        return least == said
                ? Finding.holds()
                : new Finding.Refuted(document(r, s), Message.of("trick.wrong.lemma", turn + 1, least, said));
    }

    private static int[] sequence(int length, long digits) {
        int[] sequence = new int[length];
        long rest = digits;
        for (int i = 0; i < length; i++, rest /= DIGITS) sequence[i] = (int) (rest % DIGITS);
        return sequence;
    }

    private static boolean valley(int[] sequence, int turn) {
        for (int i = 0; i + 1 < sequence.length; i++)
            if (i < turn ? sequence[i] < sequence[i + 1] : sequence[i] > sequence[i + 1]) return false;
        return true;
    }

    private static Map<String, Object> document(int[] r, int[] s) {
        return Map.of(
                "kind",
                "matrix",
                "matrix",
                List.of(
                        IntStream.of(r).boxed().toList(),
                        IntStream.of(s).boxed().toList()));
    }
}

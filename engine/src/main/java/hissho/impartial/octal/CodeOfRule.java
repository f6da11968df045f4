package hissho.impartial.octal;

import hissho.impartial.heap.Followers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The take-and-break code of a rule: digit c says what may be left after c chips are taken, and it must say the same for every heap. The
 * digits are read off for takes and rests up to a size; a block that repeats over all of them is taken to repeat for ever.
 */
public final class CodeOfRule {

    static final int MOST_TAKEN = 36;
    static final int MOST_LEFT = 10;
    private static final int LONGEST_BLOCK = 9;

    private CodeOfRule() {}

    /** The code, unless what may be left depends on more than how many chips are taken. */
    public static Optional<TakeAndBreakCode> of(Followers rule) {
        List<Integer> digits = new ArrayList<>();
        for (int taken = 0; taken <= MOST_TAKEN; taken++) {
            Optional<Integer> digit = digit(rule, taken);
            if (digit.isEmpty()) return Optional.empty();
            digits.add(digit.get());
        }
        for (int block = 1; block <= LONGEST_BLOCK; block++)
            for (int head = 1; head + 3 * block <= digits.size(); head++)
                if (repeats(digits, head, block))
                    return Optional.of(new TakeAndBreakCode(digits.subList(0, head), digits.subList(head, head + block))
                            .simplest());
        return Optional.empty();
    }

    private static boolean repeats(List<Integer> digits, int head, int block) {
        for (int i = head + block; i < digits.size(); i++)
            if (!digits.get(i).equals(digits.get(i - block))) return false;
        return true;
    }

    private static Optional<Integer> digit(Followers rule, int taken) {
        Set<Boolean> one = new java.util.HashSet<>();
        Set<Boolean> two = new java.util.HashSet<>();
        for (long left = 1; left <= MOST_LEFT; left++) {
            if (taken > 0) one.add(rule.allows(taken + left, new long[] {left}));
            for (long a = 1; a <= left / 2; a++) two.add(rule.allows(taken + left, new long[] {a, left - a}));
        }
        if (one.size() > 1 || two.size() > 1) return Optional.empty();
        boolean nothing = taken > 0 && rule.allows(taken, new long[0]);
        return Optional.of((nothing ? 1 : 0) | (one.contains(true) ? 2 : 0) | (two.contains(true) ? 4 : 0));
    }

    /** Whether rule and code allow the same moves from every heap up to this one. */
    static boolean agree(Followers rule, TakeAndBreakCode code, long upTo) {
        Followers coded = new CodeFollowers(code);
        for (long heap = 0; heap <= upTo; heap++) if (!moves(rule, heap).equals(moves(coded, heap))) return false;
        return true;
    }

    private static Set<String> moves(Followers followers, long heap) {
        return followers.of(heap).map(Arrays::toString).collect(Collectors.toSet());
    }
}

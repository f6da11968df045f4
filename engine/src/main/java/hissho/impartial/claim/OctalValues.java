package hissho.impartial.claim;

import hissho.impartial.octal.TakeAndBreakCode;
import java.util.BitSet;

/** Grundy values of a finite octal game, heap after heap, by nothing but the meaning of the digits. */
final class OctalValues {

    private final int[] values;

    private OctalValues(int[] values) {
        this.values = values;
    }

    static OctalValues of(String text, int length) {
        TakeAndBreakCode code = TakeAndBreakCode.read(text).orElseThrow();
        int[] values = new int[length];
        for (int heap = 1; heap < length; heap++) {
            BitSet reached = new BitSet();
            for (int taken = 1; taken <= Math.min(heap, code.lastDigit()); taken++)
                reach(reached, code.digit(taken), heap - taken, values);
            values[heap] = reached.nextClearBit(0);
        }
        return new OctalValues(values);
    }

    private static void reach(BitSet reached, int digit, int left, int[] values) {
        if ((digit & 1) != 0 && left == 0) reached.set(0);
        if ((digit & 2) != 0 && left > 0) reached.set(values[left]);
        if ((digit & 4) != 0)
            for (int part = 1; 2 * part <= left; part++) reached.set(values[part] ^ values[left - part]);
    }

    int length() {
        return values.length;
    }

    int value(int heap) {
        return values[heap];
    }
}

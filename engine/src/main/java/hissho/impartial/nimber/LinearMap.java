package hissho.impartial.nimber;

import hissho.fact.NotAnswered;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Whether an additive map of nimbers, such as squaring or multiplying by a number, takes every value once only: it does exactly if the images
 * of the powers of two in a field are linearly independent over 0 and 1.
 */
final class LinearMap {

    private static final int MOST_BITS = 256;

    private LinearMap() {}

    /** Whether different numbers of the smallest field that holds these have different images. */
    static boolean isOneToOne(UnaryOperator<Nimber> map, Nimber... held) {
        int bits = 1;
        for (Nimber number : held) while (bits < number.value().bitLength()) bits *= 2;
        if (bits > MOST_BITS) throw new NotAnswered(Message.of("nimber.bad.unique-large", MOST_BITS));
        List<BigInteger> independent = new ArrayList<>();
        for (int bit = 0; bit < bits; bit++) {
            BigInteger image = map.apply(Nimber.powerOfTwo(bit)).value();
            for (BigInteger other : independent) image = image.min(image.xor(other));
            if (image.signum() == 0) return false;
            independent.add(image);
        }
        return true;
    }
}

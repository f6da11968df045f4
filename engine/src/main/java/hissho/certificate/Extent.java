package hissho.certificate;

import hissho.words.Message;
import java.math.BigInteger;

/** How much of an answer was checked. */
public sealed interface Extent {

    /** All that the answer says. */
    record Everything() implements Extent {}

    /** So many of so many; the rest rests on the solver. */
    record Sample(BigInteger checked, BigInteger of) implements Extent {}

    /** A part of what the answer says, in words: what was checked and what was not. */
    record Part(Message what) implements Extent {}

    /** Nothing, and why. */
    record Nothing(Message why) implements Extent {}

    static Extent everything() {
        return new Everything();
    }

    static Extent sample(long checked, long of) {
        return sample(BigInteger.valueOf(checked), BigInteger.valueOf(of));
    }

    /** A sample that leaves nothing out is everything. */
    static Extent sample(BigInteger checked, BigInteger of) {
        return checked.equals(of) ? new Everything() : new Sample(checked, of);
    }
}

/** Chance itself: lotteries and their utility, a pure strategy as a mixture, and devices that realise a mixture. */
@NullMarked
package hissho.zerosum.lottery;

import org.jspecify.annotations.NullMarked;

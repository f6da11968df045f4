/** The questions of answer keys about matrix games: what each topic reads, what the engine answers, how answers compare. */
@NullMarked
package hissho.zerosum.topic;

import org.jspecify.annotations.NullMarked;

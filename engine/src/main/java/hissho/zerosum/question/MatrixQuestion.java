package hissho.zerosum.question;

import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Choices;
import hissho.zerosum.method.Method;
import java.util.Optional;

/**
 * A matrix game and what is asked about it beyond its solution.
 *
 * @param method the method asked for; the simplest that applies where none is
 * @param p a proposed strategy of I, of the right length but perhaps no probabilities
 * @param value a proposed value
 * @param rowPlayed what I really played
 * @param outcomes how many equally likely outcomes the device at hand has
 * @param transfer a dominated row whose weight in p is to be handed over
 * @param second another matrix to compare with
 * @param programs whether the linear programs are wanted as text
 */
public record MatrixQuestion(
        MatrixGame game,
        Optional<Method> method,
        Choices choices,
        Optional<RationalVector> p,
        Optional<RationalVector> q,
        Optional<Rational> value,
        Optional<Integer> rowPlayed,
        Optional<Integer> columnPlayed,
        Optional<Integer> outcomes,
        Optional<Integer> transfer,
        Optional<RationalMatrix> second,
        boolean programs)
        implements Game {}

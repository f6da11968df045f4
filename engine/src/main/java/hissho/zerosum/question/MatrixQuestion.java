package hissho.zerosum.question;

import hissho.kind.Game;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.zerosum.matrix.GameForm;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.method.Choices;
import hissho.zerosum.method.DominationCheck;
import hissho.zerosum.method.Method;
import hissho.zerosum.method.PivotTableau;
import hissho.zerosum.method.WeightTransfer;
import java.util.List;
import java.util.Optional;

/**
 * A matrix game and what is asked about it beyond its solution.
 *
 * @param rows how the asker names rows
 * @param method the method asked for; the simplest that applies where none is
 * @param proposed strategies and a value to be judged
 * @param played the row and the column that were really played
 * @param player whose question it is where both players could ask it
 * @param outcomes how many equally likely outcomes the device at hand has
 * @param transfer a dominated row whose weight in p is to be handed over
 * @param second another matrix to compare with
 * @param scale how many new units a unit is
 * @param programs whether the linear programs are wanted as text
 * @param form the linear program asked about
 * @param lowerEnvelope whether the graph asked for is the lower envelope of the columns; where nothing is said, that of the shorter side
 * @param unitInCents what a unit of payoff is worth
 * @param players what players I and II are called
 */
public record MatrixQuestion(
        MatrixGame game,
        LineNames rows,
        LineNames columns,
        Optional<Method> method,
        Choices choices,
        Proposal proposed,
        Optional<Played> played,
        Optional<Player> player,
        Optional<Integer> outcomes,
        Optional<Integer> transfer,
        Optional<RationalMatrix> second,
        Rational scale,
        boolean programs,
        Optional<GameForm> form,
        Optional<Boolean> lowerEnvelope,
        Rational unitInCents,
        Domination domination,
        Pivoting pivoting,
        Optional<List<String>> players)
        implements Game {

    /** The same with a pair that history played, where none is asked about. */
    public MatrixQuestion withHistory(int row, int column) {
        return played.isPresent() ? this : with(game, rows, columns, Optional.of(new Played(row, column, true)));
    }

    /** The same about the same payoffs under other names. */
    MatrixQuestion about(MatrixGame named, boolean labelled) {
        return with(named, new LineNames(named.rows(), labelled), new LineNames(named.columns(), labelled), played);
    }

    private MatrixQuestion with(MatrixGame game, LineNames rows, LineNames columns, Optional<Played> played) {
        return new MatrixQuestion(
                game,
                rows,
                columns,
                method,
                choices,
                proposed,
                played,
                player,
                outcomes,
                transfer,
                second,
                scale,
                programs,
                form,
                lowerEnvelope,
                unitInCents,
                domination,
                pivoting,
                players);
    }

    /** The weight of a line in a strategy, given to the mixture that is said to dominate it if it does, or else to one that does. */
    Optional<WeightTransfer> handover(Line line, RationalVector strategy, Progress progress) {
        return WeightTransfer.of(
                game,
                line.isRow(),
                line.index(),
                strategy,
                domination.by().filter(_ -> domination.target().equals(Optional.of(line))),
                choices.mode(),
                progress);
    }

    /** The one who chooses rows and wants much, and the one who chooses columns and wants little. */
    public enum Player {
        I,
        II
    }

    /**
     * Strategies and a value that somebody proposes.
     *
     * @param p a strategy of I, of the right length but perhaps no probabilities
     * @param rounded whether all of them are decimals rounded as solvers print them
     */
    public record Proposal(Optional<Weights> p, Optional<Weights> q, Optional<String> value, boolean rounded) {}

    /** Numbers for all lines of one side, and how they were written. */
    public record Weights(RationalVector exact, List<String> written) {
        public Weights {
            written = List.copyOf(written);
        }
    }

    /**
     * What was really played.
     *
     * @param historic whether it is told of the game, and not asked about
     */
    public record Played(int row, int column, boolean historic) {}

    /** One row, or one column. */
    public record Line(boolean isRow, int index) {}

    /**
     * What is asked about domination.
     *
     * @param target a line under test
     * @param by a mixture proposed to dominate it
     * @param steps an elimination proposed step by step
     * @param mixtures strategies of II to be compared with each other
     */
    public record Domination(
            Optional<Line> target,
            Optional<RationalVector> by,
            Optional<List<DominationCheck.Claim>> steps,
            List<RationalVector> mixtures) {
        public Domination {
            mixtures = List.copyOf(mixtures);
        }
    }

    /**
     * What is asked about the pivot method beyond the pivots themselves.
     *
     * @param column where the next pivot shall be
     * @param candidates pivots to be judged
     * @param free whether pivots that the rules forbid are made all the same
     */
    public record Pivoting(Optional<Integer> column, List<PivotTableau.Place> candidates, boolean free) {
        public Pivoting {
            candidates = List.copyOf(candidates);
        }
    }

    /** A game about which nothing more is asked. */
    public static MatrixQuestion about(MatrixGame game) {
        return new MatrixQuestion(
                game,
                new LineNames(game.rows(), false),
                new LineNames(game.columns(), false),
                Optional.empty(),
                Choices.NONE,
                new Proposal(Optional.empty(), Optional.empty(), Optional.empty(), false),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Rational.ONE,
                false,
                Optional.empty(),
                Optional.empty(),
                Rational.ONE,
                new Domination(Optional.empty(), Optional.empty(), Optional.empty(), List.of()),
                new Pivoting(Optional.empty(), List.of(), false),
                Optional.empty());
    }
}

package hissho.stochastic.system.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Algebraic;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.stochastic.system.Cell;
import hissho.stochastic.system.GameSystem;
import hissho.stochastic.system.Stage;
import hissho.stochastic.system.solve.Arena;
import hissho.stochastic.system.solve.Bracket;
import hissho.stochastic.system.solve.LongRun;
import hissho.words.Language;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Averages in the long run against every pure stationary reply, each followed for a million rounds by doubling. */
class LongRunTest {

    private static Cell going(int pay, int... to) {
        List<Cell.Next> next = new ArrayList<>();
        for (int each : to) next.add(new Cell.Next(each, Rational.of(1, to.length), false));
        return new Cell(Rational.of(pay), next, Rational.ZERO);
    }

    private static Stage stage(String name, List<List<Cell>> cells) {
        List<String> rows = java.util.stream.IntStream.rangeClosed(1, cells.size())
                .mapToObj(Integer::toString)
                .toList();
        List<String> columns = java.util.stream.IntStream.rangeClosed(
                        1, cells.getFirst().size())
                .mapToObj(Integer::toString)
                .toList();
        return new Stage(name, rows, columns, cells);
    }

    private static GameSystem drawn(RandomGenerator random, boolean turns) {
        int n = random.nextInt(1, 4);
        List<Stage> stages = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            int height = random.nextInt(1, 3);
            int width = turns && height > 1 ? 1 : random.nextInt(1, 3);
            List<List<Cell>> cells = new ArrayList<>();
            for (int i = 0; i < height; i++) {
                List<Cell> line = new ArrayList<>();
                for (int j = 0; j < width; j++)
                    line.add(
                            random.nextBoolean()
                                    ? going(random.nextInt(-3, 4), random.nextInt(n))
                                    : going(random.nextInt(-3, 4), random.nextInt(n), random.nextInt(n)));
                cells.add(line);
            }
            stages.add(stage("G" + k, cells));
        }
        return new GameSystem(stages, 0, List.of());
    }

    /** The least (or greatest) average over all pure stationary replies, from each state. */
    private static double[] twin(Arena arena, boolean rows, List<RationalVector> strategy) {
        int n = arena.size();
        int[] policy = new int[n];
        double[] best = null;
        while (true) {
            double[] pay = new double[n];
            double[][] chain = new double[n][n];
            for (int k = 0; k < n; k++)
                for (int line = 0; line < strategy.get(k).size(); line++) {
                    double weight = strategy.get(k).get(line).doubleValue();
                    Arena.Room room = arena.rooms().get(k);
                    Arena.Move move = rows ? room.move(line, policy[k]) : room.move(policy[k], line);
                    pay[k] += weight * move.pay().doubleValue();
                    for (int t = 0; t < move.to().length; t++)
                        chain[k][move.to()[t]] += weight * move.probability()[t].doubleValue();
                }
            double[] earned = followed(pay, chain);
            if (best == null) best = earned;
            for (int k = 0; k < n; k++) best[k] = rows ? Math.min(best[k], earned[k]) : Math.max(best[k], earned[k]);
            int at = 0;
            while (at < n && ++policy[at] == arena.rooms().get(at).lines(!rows)) policy[at++] = 0;
            if (at == n) return best;
        }
    }

    private static double[] followed(double[] pay, double[][] chain) {
        double[] mean = pay.clone();
        double[][] power = chain;
        for (int round = 0; round < 40; round++) {
            double[] later = new double[pay.length];
            double[][] twice = new double[pay.length][pay.length];
            for (int k = 0; k < pay.length; k++)
                for (int t = 0; t < pay.length; t++) {
                    later[k] += power[k][t] * mean[t];
                    for (int u = 0; u < pay.length; u++) twice[k][u] += power[k][t] * power[t][u];
                }
            for (int k = 0; k < pay.length; k++) {
                mean[k] = (mean[k] + later[k]) / 2;
                double sum = java.util.Arrays.stream(twice[k]).sum();
                for (int t = 0; t < pay.length; t++) twice[k][t] /= sum;
            }
            power = twice;
        }
        return mean;
    }

    @RepeatedTest(60)
    void guaranteesAreThoseAgainstEveryPureReply(RepetitionInfo round) {
        RandomGenerator random = new java.util.SplittableRandom(round.getCurrentRepetition());
        boolean turns = round.getCurrentRepetition() % 2 == 0;
        LongRun run = LongRun.of(drawn(random, turns), Progress.none());
        assertTrue(run.holds(Progress.none()));
        double[] lower = twin(run.arena(), true, run.bracket().rows());
        double[] upper = twin(run.arena(), false, run.bracket().columns());
        for (int k = 0; k < run.arena().size(); k++) {
            assertEquals(lower[k], run.bracket().lower().get(k).doubleValue(), 1e-7);
            assertEquals(upper[k], run.bracket().upper().get(k).doubleValue(), 1e-7);
            assertTrue(
                    run.bracket().lower().get(k).compareTo(run.bracket().upper().get(k)) <= 0);
            // Where one player at a time chooses, pure stationary strategies are optimal (Gillette; Liggett and Lippman
            // 1969).
            if (turns) assertTrue(run.value(k).isPresent());
        }
    }

    @Test
    void theBigMatchIsNotAnswered() {
        GameSystem match = new GameSystem(
                List.of(
                        stage("M", List.of(List.of(going(1, 0), going(0, 0)), List.of(going(0, 2), going(1, 1)))),
                        stage("R", List.of(List.of(going(1, 1)))),
                        stage("W", List.of(List.of(going(0, 2))))),
                0,
                List.of());
        LongRun run = LongRun.of(match, Progress.none());
        assertFalse(run.isKnown(0));
        assertTrue(run.value(1).isPresent());
        assertEquals(Rational.ZERO, run.bracket().lower().getFirst());
        assertEquals(Rational.HALF, run.bracket().upper().getFirst());
        assertEquals(0.5, run.discounted().getFirst().doubleValue(), 1e-12);
    }

    @Test
    void oneGameIsItsMatrix() {
        GameSystem pennies = new GameSystem(
                List.of(stage("P", List.of(List.of(going(3, 0), going(0, 0)), List.of(going(1, 0), going(2, 0))))),
                0,
                List.of());
        assertEquals(
                java.util.Optional.of(hissho.algebra.Algebraic.of(Rational.of(3, 2))),
                LongRun.of(pennies, Progress.none()).value(0));
    }

    @Test
    void anotherStrategyOrBoundIsRefused() {
        LongRun run = LongRun.of(drawn(new java.util.SplittableRandom(3), false), Progress.none());
        List<Rational> more = run.bracket().lower().stream()
                .map(x -> x.plus(Rational.of(1, 100)))
                .toList();
        Bracket spoilt = new Bracket(
                run.bracket().rows(),
                run.bracket().columns(),
                more,
                run.bracket().upper());
        assertFalse(new LongRun(run.system(), run.arena(), run.equation(), spoilt, run.discounted())
                .holds(Progress.none()));
    }

    /** Played by the oracle's own moves to the last round, a game pays the mean of its rounds, and says so. */
    @Test
    void playForTheAverageEndsWithTheMeanOfItsRounds() {
        hissho.words.Words words = hissho.words.Words.in(hissho.words.Language.ENGLISH);
        for (int seed = 0; seed < 10; seed++) {
            RandomGenerator random = new java.util.SplittableRandom(seed);
            hissho.play.Position now = SystemPlay.start(LongRun.of(drawn(random, true), Progress.none()));
            Rational received = Rational.ZERO;
            int rounds = 0;
            while (hissho.play.Playing.ending(now).isEmpty()) {
                SystemPlay before = (SystemPlay) now;
                List<Arena.Room> rooms = before.guide().arena().rooms();
                List<hissho.play.Move> moves =
                        now.table().turn() instanceof hissho.play.Turn.Chance(List<hissho.play.Weighted> draws)
                                ? draws.stream().map(hissho.play.Weighted::move).toList()
                                : hissho.play.Playing.best(now);
                hissho.play.Move move = moves.get(random.nextInt(moves.size()));
                int next = -1;
                if (before.drawn().isPresent())
                    next = Integer.parseInt(move.notation().substring(3));
                else if (before.row().isPresent() || rooms.get(before.state()).width() == 1) {
                    int choice = now.moves().listed().indexOf(move);
                    Arena.Move met = rooms.get(before.state())
                            .move(before.row().orElse(choice), before.row().isPresent() ? choice : 0);
                    received = received.plus(met.pay());
                    rounds++;
                    if (met.to().length == 1) next = met.to()[0];
                }
                // nobody is asked in a game of one cell
                while (next >= 0
                        && rounds < SystemPlay.LAST_STAGE
                        && rooms.get(next).height() * rooms.get(next).width() == 1) {
                    Arena.Move met = rooms.get(next).move(0, 0);
                    received = received.plus(met.pay());
                    rounds++;
                    next = met.to().length == 1 ? met.to()[0] : -1;
                }
                now = now.after(move);
            }
            assertEquals(SystemPlay.LAST_STAGE, rounds);
            Rational mean = received.over(rounds);
            assertEquals(
                    List.of(mean, mean.negated()),
                    hissho.play.Playing.ending(now).orElseThrow().payoffs());
            String told = words.say("system.play.average.over", rounds, mean);
            assertTrue(now.seenBy(0, words).toString().contains(told), now.seenBy(0, words)::toString);
        }
    }

    private static Cell going(int pay, int to, boolean swap) {
        return new Cell(Rational.of(pay), List.of(new Cell.Next(to, Rational.ONE, swap)), Rational.ZERO);
    }

    /** Player II has to leave the first game at times, no matter how rarely: then a chance that a person can keep is told. */
    @Test
    void choicesThatOnlyHaveToBeMadeAtTimesAreNotToldAsTinyChances() {
        Cell either = new Cell(
                Rational.of(1),
                List.of(new Cell.Next(0, Rational.HALF, true), new Cell.Next(0, Rational.HALF, false)),
                Rational.ZERO);
        GameSystem system = new GameSystem(
                List.of(
                        stage("A", List.of(List.of(going(4, 0), going(3, 0, true)), List.of(going(2, 1), going(2, 1)))),
                        stage("B", List.of(List.of(going(-1, 2)), List.of(either))),
                        stage(
                                "C",
                                List.of(List.of(going(3, 1), going(2, 0)), List.of(going(-2, 2, true), going(1, 2))))),
                0,
                List.of());
        LongRun run = LongRun.of(system, Progress.none());
        for (int k = 0; k < 3; k++)
            assertEquals(Rational.ONE, run.bracket().upper().get(k));
        for (RationalVector mixture : run.bracket().columns())
            assertTrue(
                    mixture.stream().allMatch(x -> x.isZero() || x.compareTo(Rational.of(1, 1_000)) > 0),
                    mixture::toString);
    }

    /** A chance that is needed, but rounds to nothing, is not told as nothing. */
    @Test
    void aTinyChanceIsNotWrittenAsNone() {
        Rational tiny = Rational.of(1, 10).power(40);
        assertEquals(
                "(>0.9999, <0.0001)",
                new SystemMixture(Words.in(Language.ENGLISH))
                        .of(List.of("1", "2"), List.of(Algebraic.of(Rational.ONE.minus(tiny)), Algebraic.of(tiny))));
    }
}

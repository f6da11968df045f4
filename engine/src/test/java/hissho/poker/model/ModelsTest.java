package hissho.poker.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.number.Rational;
import hissho.poker.BettingCertificate;
import hissho.poker.Bounds;
import hissho.poker.HandSet;
import hissho.poker.HandStrategy;
import hissho.poker.Indifference;
import hissho.poker.Replies;
import hissho.poker.Steps;
import hissho.poker.solve.BettingSolver;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The textbook's theorems at random bets: best replies confirm them, and the sets of all optimal strategies. */
final class ModelsTest {

    private static final Generator<Rational> BETS =
            (random, size) -> Rational.of(random.nextInt(1, 40), random.nextInt(1, 12));

    @Test
    void bestRepliesConfirmEveryModel() {
        Property.holds(40, BETS, beta -> {
            for (Model model : List.of(new LaRelance(beta), new VonNeumann(beta), new CheckCall(beta))) {
                Bounds proof = model.proof(Progress.none());
                assertTrue(proof.isExact(), () -> model.toString());
                assertEquals(model.value(), proof.lower());
                assertEquals(model.value(), Replies.payoff(model.tree(), model.first(), model.second()));
                assertTrue(Indifference.of(model.tree(), model.first(), model.second(), Progress.none()).stream()
                        .allMatch(Indifference::holds));
            }
        });
    }

    @Test
    void theEngineFindsTheModelsByItself() {
        for (Model model : List.of(
                new LaRelance(Rational.of(5, 3)), new VonNeumann(Rational.of(7, 2)), new CheckCall(Rational.of(3)))) {
            Bounds found = BettingSolver.solve(model.tree(), Progress.none());
            assertTrue(found.isExact());
            assertEquals(model.value(), found.lower());
        }
    }

    /** A set of hands is optimal for player I exactly where the theorem says so. */
    @Test
    void allOptimalBetsOfPlayerOne() {
        Property.holds(60, (random, size) -> random.nextInt(), seed -> {
            var random = new java.util.SplittableRandom(seed);
            Rational beta = Rational.of(random.nextInt(1, 9));
            LaRelance relance = new LaRelance(beta);
            // bluffs somewhere below b, of the right measure or not
            Rational measure = random.nextBoolean()
                    ? relance.b().minus(relance.fold())
                    : relance.b().times(Rational.of(random.nextInt(0, 5), 5));
            Rational from = relance.b().minus(measure).times(Rational.of(random.nextInt(0, 4), 3));
            HandSet bets = HandSet.of(from, from.plus(measure), relance.b(), Rational.ONE);
            assertEquals(
                    relance.isOptimal(bets),
                    Replies.guarantee(relance.betting(bets), relance.tree(), Progress.none())
                            .equals(relance.value()));
            CheckCall model = new CheckCall(beta);
            Rational bluffs = random.nextBoolean() ? model.a() : model.a().times(Rational.of(random.nextInt(0, 4), 3));
            Rational low = model.d().minus(bluffs).times(Rational.of(random.nextInt(0, 5), 3));
            HandSet others = HandSet.of(low, low.plus(bluffs).min(model.b()), model.b(), Rational.ONE);
            assertEquals(
                    model.isOptimal(others),
                    Replies.guarantee(model.betting(others), model.tree(), Progress.none())
                            .equals(model.value()));
        });
    }

    /** A way to call is optimal in von Neumann's model exactly where the condition on its integral holds. */
    @Test
    void allOptimalCallsOfPlayerTwo() {
        int[] optimal = new int[2];
        Property.holds(80, (random, size) -> random.nextInt(), seed -> {
            var random = new java.util.SplittableRandom(seed);
            VonNeumann model = new VonNeumann(Rational.of(random.nextInt(1, 7)));
            Rational width = model.b().minus(model.a());
            int parts = random.nextInt(1, 5);
            List<Rational> cuts = new ArrayList<>(List.of(Rational.ZERO, model.a()));
            List<Rational> chances = new ArrayList<>(List.of(Rational.ZERO));
            Rational owed = Rational.ZERO;
            for (int k = 1; k <= parts; k++) {
                cuts.add(model.a().plus(width.times(Rational.of(k, parts))));
                Rational fair = model.beta().plus(1).inverse();
                Rational less = k == parts ? Rational.ZERO : fair.times(Rational.of(random.nextInt(-1, 3), 2));
                Rational chance = k == parts ? fair.plus(owed) : fair.minus(less);
                chance = chance.max(Rational.ZERO).min(Rational.ONE);
                owed = owed.plus(fair.minus(chance));
                chances.add(chance);
            }
            cuts.add(Rational.ONE);
            chances.add(Rational.ONE);
            Steps calls = new Steps(cuts, chances);
            boolean found = Replies.guarantee(model.calling(calls), model.tree(), Progress.none())
                    .equals(model.value());
            assertEquals(model.isOptimal(calls), found, () -> model + " " + calls);
            optimal[found ? 1 : 0]++;
        });
        assertTrue(optimal[0] > 5 && optimal[1] > 5, "both kinds must occur");
    }

    @Test
    void foldingTheWorstHandsIsNeverWorse() {
        Property.holds(40, BETS, beta -> {
            LaRelance model = new LaRelance(beta);
            for (int k = 0; k <= 12; k++) {
                HandStrategy calls = model.calling(Rational.of(k, 12));
                Rational worst = Replies.payoff(model.tree(), model.foldWorst(), calls);
                for (HandStrategy other : List.of(model.foldBestBelowB(), model.coin()))
                    assertTrue(worst.compareTo(Replies.payoff(model.tree(), other, calls)) >= 0);
            }
        });
    }

    @Test
    void newmansBetsAreTheInverseOfHisRules() {
        Property.holds(60, (random, size) -> Rational.of(random.nextInt(1, 200), 201), hand -> {
            var bet = Newman.bet(hand).orElseThrow();
            double size = bet.doubleValue();
            double back = switch (Newman.action(hand)) {
                case CHECK -> hand.doubleValue();
                case VALUE -> 1 - 12.0 / 7 / Math.pow(size + 2, 2);
                case BLUFF -> 4.0 / 7 * (2 + 3 * size) / Math.pow(size + 2, 3);
            };
            assertEquals(hand.doubleValue(), back, 1e-9);
        });
        assertTrue(Newman.bet(Rational.ZERO).isEmpty());
        assertTrue(Newman.bet(Rational.ONE).isEmpty());
        assertTrue(NewmanCertificate.of(
                        new NewmanGame(
                                java.util.Optional.empty(),
                                java.util.Optional.empty(),
                                java.util.Optional.of(Rational.of(1, 20)),
                                List.of()),
                        Progress.none())
                .holds());
    }

    /** Thresholds that are moved, bounds that are moved: the certificate refuses. */
    @Test
    void corruptedAnswersAreRefused() {
        VonNeumann model = new VonNeumann(Rational.of(2));
        Bounds right = new Bounds(model.first(), model.second(), model.value(), model.value());
        assertTrue(BettingCertificate.of(model.tree(), right, Progress.none()).holds());
        Rational little = Rational.of(1, 1000);
        List<Bounds> wrong = List.of(
                new Bounds(
                        right.first(),
                        right.second(),
                        right.lower().plus(little),
                        right.upper().plus(little)),
                new Bounds(
                        right.first(),
                        right.second(),
                        right.lower().minus(little),
                        right.upper().minus(little)),
                new Bounds(right.first(), model.calling(model.c().plus(little)), right.lower(), right.upper()),
                new Bounds(
                        model.betting(HandSet.of(Rational.ZERO, model.a().plus(little), model.b(), Rational.ONE)),
                        right.second(),
                        right.lower(),
                        right.upper()),
                new Bounds(
                        model.betting(
                                HandSet.of(Rational.ZERO, model.a(), model.b().minus(little), Rational.ONE)),
                        right.second(),
                        right.lower(),
                        right.upper()));
        for (Bounds each : wrong)
            assertFalse(
                    BettingCertificate.of(model.tree(), each, Progress.none()).holds());
    }

    @Test
    void aStoppedSearchStops() {
        Progress over = Progress.atMost(-1);
        org.junit.jupiter.api.Assertions.assertThrows(
                Progress.Stopped.class, () -> BettingSolver.solve(new VonNeumann(Rational.ONE).tree(), over));
    }

    /** No bet earns a hand more than the one that is advised, and what a call earns agrees with the ratio of bluffs. */
    @Test
    void newmansAdviceIsBest() {
        for (int k = 1; k < 100; k += 3) {
            Rational hand = Rational.of(k, 100);
            Rational best = Newman.action(hand) == Newman.Action.CHECK
                    ? hand.times(2).minus(Rational.ONE)
                    : NewmanPlay.earned(
                            hand,
                            Rational.ofExactly(Newman.bet(hand).orElseThrow().doubleValue()));
            for (int bet = 1; bet <= 2_000; bet += 7)
                assertTrue(
                        NewmanPlay.earned(hand, Rational.of(bet, 100)).doubleValue() <= best.doubleValue() + 1e-9,
                        hand + " bets " + bet);
            assertTrue(hand.times(2).minus(Rational.ONE).doubleValue() <= best.doubleValue() + 1e-9);
        }
        assertEquals(Rational.MINUS_ONE, NewmanPlay.answered(Rational.HALF, Rational.of(2)));
        assertEquals(Rational.of(3), NewmanPlay.answered(Rational.of(99, 100), Rational.of(2)));
        assertEquals(Rational.of(-3), NewmanPlay.answered(Rational.ZERO, Rational.of(2)));
    }
}

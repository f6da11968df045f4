package hissho.duopoly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.algebra.Polynomial;
import hissho.algebra.RealRoot;
import hissho.certificate.Extent;
import hissho.document.BadDocument;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Leadership under curved and kinked demand: by hand, against a grid, and certificates against corrupted answers. */
class LeadershipTest {

    private static final Progress FREE = Progress.none();

    private static StackelbergAnswer.Asked game(Demand demand, int c1, int c2, int leader) {
        return new StackelbergAnswer.Asked(
                new Market(
                        demand,
                        List.of(new Firm(Rational.of(c1), Rational.ZERO), new Firm(Rational.of(c2), Rational.ONE))),
                leader,
                List.of(),
                false);
    }

    private static Demand pieces(long end, Polynomial first, Rational rest) {
        return new Demand(List.of(
                new Demand.Piece(Rational.ZERO, Optional.of(Rational.of(end)), first),
                new Demand.Piece(Rational.of(end), Optional.empty(), Polynomial.constant(rest))));
    }

    /** The textbook's price Q^2/4 - 5Q + 26: the follower answers (10-q)/3, so the leader earns q(10-q)^2/9. */
    @Test
    void byHand() {
        Demand demand = pieces(10, Polynomial.of(Rational.of(26), Rational.of(-5), Rational.of(1, 4)), Rational.ONE);
        LeadershipAnswer answer = LeadershipAnswer.of(game(demand, 1, 1, 1), FREE);
        assertEquals(Rational.of(10, 3), answer.best().first().rational());
        assertEquals(Rational.of(20, 9), answer.best().second().rational());
        assertEquals(Rational.of(4000, 243), answer.best().profit().rational());
        assertEquals(
                Rational.of(8000, 729).minus(1), answer.best().followerProfit().rational());
        assertTrue(answer.certificate(FREE).holds());
        assertEquals(Extent.everything(), answer.certificate(FREE).extent());
    }

    /** On a straight line the branches give what the closed form gives, also where the follower is kept out. */
    @Test
    void aStraightLineIsTheClosedForm() {
        Property.holds(200, Generator.listOf(Generator.whole(0, 9), 3, 3), n -> {
            Rational a = Rational.of(10 + n.get(0));
            StackelbergAnswer.Asked game = game(Demand.linear(a), n.get(1), n.get(2), 1 + n.get(0) % 2);
            StackelbergAnswer closed = StackelbergAnswer.of(game);
            LeadershipAnswer found = LeadershipAnswer.of(game, FREE);
            assertEquals(
                    closed.profit().get(game.leader() - 1),
                    found.best().profit().rational());
            assertTrue(found.certificate(FREE).holds());
        });
    }

    /** No output of a grid earns the leader more, the follower answering best; a changed number is refused. */
    @Test
    void theLeaderDoesBest() {
        Property.holds(40, Generator.listOf(Generator.whole(0, 5), 4, 4), n -> {
            long end = 4 + n.get(0);
            Polynomial bow =
                    n.get(1) % 2 == 0 ? Polynomial.of(end * end, 0, -1) : Polynomial.of(end * end, -2 * end, 1);
            StackelbergAnswer.Asked game = game(pieces(end, bow, Rational.ZERO), n.get(2), n.get(3), 1 + n.get(0) % 2);
            LeadershipAnswer answer = LeadershipAnswer.of(game, FREE);
            assertTrue(answer.certificate(FREE).holds());
            double most = answer.best().profit().doubleValue();
            Market market = game.market();
            Firm leading = market.firms().get(game.leader() - 1);
            for (int k = 0; k <= 40; k++) {
                Rational q = Rational.of(k * end, 40);
                Rational reply =
                        Cournot.near(BestReply.of(market, 2 - game.leader(), q).quantity());
                Rational profit = market.demand()
                        .price(q.plus(reply))
                        .minus(leading.unit())
                        .times(q)
                        .minus(leading.fixed());
                assertTrue(profit.doubleValue() <= most + 1e-9, "q = " + q);
            }
            Leadership.Pair best = answer.best();
            RealRoot other = RealRoot.of(Rational.of(123, 7));
            refused(
                    game,
                    new Leadership.Pair(
                            other, best.second(), best.total(), best.price(), best.profit(), best.followerProfit()));
            refused(
                    game,
                    new Leadership.Pair(
                            best.first(), other, best.total(), best.price(), best.profit(), best.followerProfit()));
            refused(
                    game,
                    new Leadership.Pair(
                            best.first(), best.second(), other, best.price(), best.profit(), best.followerProfit()));
            refused(
                    game,
                    new Leadership.Pair(
                            best.first(), best.second(), best.total(), other, best.profit(), best.followerProfit()));
            refused(
                    game,
                    new Leadership.Pair(
                            best.first(), best.second(), best.total(), best.price(), other, best.followerProfit()));
            refused(
                    game,
                    new Leadership.Pair(best.first(), best.second(), best.total(), best.price(), best.profit(), other));
        });
    }

    private static void refused(StackelbergAnswer.Asked game, Leadership.Pair pair) {
        assertFalse(new LeadershipAnswer(game, pair).certificate(FREE).holds());
    }

    @Test
    void aPriceThatRisesOrAnAnswerThatJumpsIsRefused() {
        Demand rising = new Demand(List.of(
                new Demand.Piece(Rational.ZERO, Optional.of(Rational.of(2)), Polynomial.of(4, 1)),
                new Demand.Piece(Rational.of(2), Optional.of(Rational.of(8)), Polynomial.of(8, -1)),
                new Demand.Piece(Rational.of(8), Optional.empty(), Polynomial.ZERO)));
        assertThrows(BadDocument.class, () -> LeadershipAnswer.of(game(rising, 1, 1, 1), FREE));
        Demand jumping = new Demand(List.of(
                new Demand.Piece(Rational.ZERO, Optional.of(Rational.of(6)), Polynomial.of(26, -3)),
                new Demand.Piece(Rational.of(6), Optional.of(Rational.of(14)), Polynomial.of(14, -1)),
                new Demand.Piece(Rational.of(14), Optional.empty(), Polynomial.ZERO)));
        assertThrows(BadDocument.class, () -> LeadershipAnswer.of(game(jumping, 2, 1, 1), FREE));
    }
}

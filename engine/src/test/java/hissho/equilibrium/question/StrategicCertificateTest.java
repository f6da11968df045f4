package hissho.equilibrium.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.equilibrium.StrictElimination;
import hissho.equilibrium.many.ManyEquilibria;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

/** The certificate of several players proves every listed equilibrium, and refuses a list with something added, missing or moved. */
class StrategicCertificateTest {

    private static StrategicQuestion random(int seed, Rational unit) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        List<Object> payoffs = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            List<Object> second = new ArrayList<>();
            for (int j = 0; j < 2; j++) {
                List<Object> third = new ArrayList<>();
                for (int k = 0; k < 2; k++)
                    third.add(List.of(entry(random, unit), entry(random, unit), entry(random, unit)));
                second.add(third);
            }
            payoffs.add(second);
        }
        return new StrategicKind().read(Node.root(InOrder.of("payoffs", payoffs)));
    }

    private static String entry(RandomGenerator random, Rational unit) {
        return unit.times(random.nextInt(-30, 31)).toString();
    }

    private static boolean holds(StrategicQuestion question, ManyEquilibria many) {
        return new StrategicAnswer(question, strict -> many, Progress.none())
                .certificate(Progress.none())
                .holds();
    }

    private static ManyEquilibria all(StrategicGame game) {
        return ManyEquilibria.of(game, StrictElimination.of(game, Progress.none()), Progress.none());
    }

    @Test
    void everyListIsProvedAndASpoiltOneRefused() {
        for (int k = 0; k < 25; k++) {
            StrategicQuestion question = random(k, Rational.ONE);
            ManyEquilibria many = all(question.game());
            assertTrue(holds(question, many));
            for (int at = 0; at < many.found().size(); at++) {
                ManyEquilibria.Found found = many.found().get(at);
                for (int other = 0; other < many.found().size(); other++) {
                    if (other == at) continue;
                    List<ManyEquilibria.Found> mixedUp = new ArrayList<>(many.found());
                    List<List<hissho.equilibrium.many.Interval>> bounds = new ArrayList<>(found.bounds());
                    bounds.set(0, many.found().get(other).bounds().get(0));
                    if (bounds.equals(found.bounds())) continue;
                    mixedUp.set(at, new ManyEquilibria.Found(Optional.empty(), bounds));
                    if (found.exact().isEmpty()) assertFalse(holds(question, new ManyEquilibria(mixedUp, true)));
                }
                List<ManyEquilibria.Found> twice = new ArrayList<>(many.found());
                twice.add(found);
                assertFalse(holds(question, new ManyEquilibria(twice, true)));
                if (found.exact().filter(Profile::isPure).isEmpty()) continue;
                List<ManyEquilibria.Found> fewer = new ArrayList<>(many.found());
                fewer.remove(at);
                assertFalse(holds(question, new ManyEquilibria(fewer, true)));
            }
            Mixed half = Mixed.uniform(2);
            List<ManyEquilibria.Found> more = new ArrayList<>(many.found());
            more.add(new ManyEquilibria.Found(
                    Optional.of(
                            Profile.of(half, half, new Mixed(RationalVector.of(Rational.of(1, 7), Rational.of(6, 7))))),
                    List.of()));
            assertFalse(holds(question, new ManyEquilibria(more, true)));
        }
    }

    /** A list that may not be complete is not said to rest on a search that missed nothing. */
    @Test
    void anOpenListIsNotCalledComplete() {
        StrategicQuestion question = random(1, Rational.ONE);
        List<ManyEquilibria.Found> found = all(question.game()).found();
        for (boolean complete : List.of(true, false)) {
            Certificate certificate = new StrategicAnswer(
                            question, strict -> new ManyEquilibria(found, complete), Progress.none())
                    .certificate(Progress.none());
            assertEquals(
                    new Extent.Part(Message.of("equilibrium.certificate.mixed-" + (complete ? "search" : "open"))),
                    certificate.extent());
        }
    }

    @Test
    void theUnitOfThePayoffsDoesNotMatter() {
        for (String unit : List.of("1" + "0".repeat(320), "1/1" + "0".repeat(320))) {
            for (int k = 0; k < 8; k++) {
                ManyEquilibria plain = all(random(k, Rational.ONE).game());
                StrategicQuestion scaled = random(k, Rational.parse(unit));
                ManyEquilibria many = all(scaled.game());
                assertEquals(plain.complete(), many.complete());
                assertEquals(plain.found().size(), many.found().size());
                assertTrue(holds(scaled, many));
            }
        }
    }
}

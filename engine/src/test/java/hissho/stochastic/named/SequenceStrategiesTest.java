package hissho.stochastic.named;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A mixture told for a sequence of equal games guarantees the value against every column or row that is repeated for ever. */
class SequenceStrategiesTest {

    private static final String[] CELLS = {"0", "1", "2", "3", "G(n+1)", "G(n+1)", "1/2 + G(n+1)/2"};

    @Test
    void whatIsToldHoldsForEver() {
        Random random = new Random(3);
        int told = 0;
        int left = 0;
        for (int i = 0; i < 300; i++) {
            List<List<String>> template = IntStream.range(0, 2)
                    .mapToObj(_ -> IntStream.range(0, 2)
                            .mapToObj(_ -> CELLS[random.nextInt(CELLS.length)])
                            .toList())
                    .toList();
            Rational paid = Rational.of(random.nextInt(5) - 1);
            SequenceKind kind = new SequenceKind();
            Solution solution = kind.solve(
                    kind.read(Node.root(InOrder.of("template", template, "infinitePayoff", paid))), Progress.none());
            Optional<Object> value = asked(solution, "value");
            if (value.isEmpty() || !(value.get() instanceof Rational worth)) continue;
            for (boolean rows : new boolean[] {true, false}) {
                Optional<List<Rational>> mixture = mixture(asked(solution, rows ? "row" : "col"));
                if (mixture.isEmpty()) {
                    left++;
                    continue;
                }
                told++;
                List<Rational> results = new ArrayList<>();
                for (int reply = 0; reply < 2; reply++) results.add(result(template, mixture.get(), rows, reply, paid));
                Rational guaranteed = rows
                        ? results.stream().min(Rational::compareTo).orElseThrow()
                        : results.stream().max(Rational::compareTo).orElseThrow();
                assertEquals(worth, guaranteed, template + " " + paid + " " + rows + " " + mixture.get());
            }
        }
        assertTrue(told > 200 && left > 10, told + " told, " + left + " left out");
    }

    private static Optional<Object> asked(Solution solution, String key) {
        try {
            return Optional.ofNullable(solution.facts().get(key, Object.class));
        } catch (NotAnswered unknown) {
            return Optional.empty();
        }
    }

    private static Optional<List<Rational>> mixture(Optional<Object> fact) {
        return fact.map(found -> (Map<?, ?>) found)
                .map(byGame -> (List<?>) byGame.get("G"))
                .filter(list -> list.stream().allMatch(Rational.class::isInstance))
                .map(list -> list.stream().map(Rational.class::cast).toList());
    }

    /** What a mixture earns against one reply that is repeated for ever. */
    private static Rational result(
            List<List<String>> template, List<Rational> mixture, boolean rows, int reply, Rational paid) {
        Rational pay = Rational.ZERO;
        Rational on = Rational.ZERO;
        for (int k = 0; k < 2; k++) {
            String cell =
                    rows ? template.get(k).get(reply) : template.get(reply).get(k);
            boolean half = cell.startsWith("1/2");
            Rational leads = half ? Rational.HALF : cell.startsWith("G") ? Rational.ONE : Rational.ZERO;
            Rational earns =
                    half ? Rational.HALF : cell.startsWith("G") ? Rational.ZERO : Rational.of(Integer.parseInt(cell));
            pay = pay.plus(mixture.get(k).times(earns));
            on = on.plus(mixture.get(k).times(leads));
        }
        return on.equals(Rational.ONE) ? paid : pay.over(Rational.ONE.minus(on));
    }
}

package hissho.claim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;

/** The census counts every instance once, finds the smallest counterexample, and resumes. */
class CensusTest {

    /** At size n there are 1000n numbered instances; those divisible by three meet the hypothesis. */
    private record Numbers(LongPredicate refutes, AtomicInteger calls, AtomicLong looked) implements Claim {
        @Override
        public String id() {
            return "numbers";
        }

        @Override
        public String room() {
            return "claim";
        }

        @Override
        public Verdict known() {
            return Verdict.OPEN;
        }

        @Override
        public int smallestSize() {
            return 1;
        }

        @Override
        public int defaultSize() {
            return 5;
        }

        @Override
        public int version() {
            return 1;
        }

        @Override
        public long instances(int size) {
            return 1000L * size;
        }

        @Override
        public Tally check(int size, long from, long to, Progress progress) {
            calls.incrementAndGet();
            looked.addAndGet(to - from);
            long checked = 0;
            for (long i = from; i < to; i++) {
                if (i % 3 != 0) continue;
                checked++;
                if (refutes.test(size * 100_000L + i))
                    return new Tally(
                            checked,
                            Optional.of(
                                    new Counterexample(size, i, Map.of("kind", "nothing"), Message.of("core.yes"))));
            }
            return new Tally(checked, Optional.empty());
        }
    }

    private static Numbers numbers(LongPredicate refutes) {
        return new Numbers(refutes, new AtomicInteger(), new AtomicLong());
    }

    @Test
    void countsEveryInstanceOnce() {
        for (int workers = 1; workers <= 4; workers++) {
            Census.Result result =
                    new Census(numbers(i -> false), 4, Ledger.inMemory(), new Threads(workers)).run(Progress.none());
            assertEquals(334 + 667 + 1000 + 1334, result.checked());
            assertEquals(Claim.Verdict.HOLDS, result.verdict());
        }
    }

    @Test
    void theCounterexampleIsTheSmallestWhateverTheWorkers() {
        for (int workers = 1; workers <= 4; workers++) {
            Census.Result result = new Census(numbers(i -> i >= 301_500), 5, Ledger.inMemory(), new Threads(workers))
                    .run(Progress.none());
            assertEquals(3, result.first().orElseThrow().size());
            assertEquals(1500, result.first().orElseThrow().number());
            assertEquals(334 + 667 + 501, result.checked());
            assertEquals(3, result.to());
        }
    }

    @Test
    void nothingThatMeetsTheHypothesisIsAFinding() {
        Claim none = new StubWithoutInstances();
        Census.Result result = new Census(none, 3, Ledger.inMemory(), new Threads(2)).run(Progress.none());
        assertEquals(Claim.Verdict.EMPTY, result.verdict());
        assertTrue(Referee.tell(result, true, Words.in(Language.ENGLISH))
                .headline()
                .contains("0 instances"));
    }

    @Test
    void aStoppedRunResumesWithoutCheckingAgain() {
        Ledger ledger = Ledger.inMemory();
        Numbers claim = numbers(i -> false);
        AtomicInteger left = new AtomicInteger(9);
        Progress impatient = new Progress() {
            @Override
            public void done(long part, long whole) {}

            @Override
            public boolean stopAsked() {
                return left.decrementAndGet() < 0;
            }
        };
        assertThrows(Progress.Stopped.class, () -> new Census(claim, 4, ledger, new Threads(1)).run(impatient));
        int before = claim.calls().get();
        assertTrue(before > 0);
        Census.Result result = new Census(claim, 4, ledger, new Threads(2)).run(Progress.none());
        assertEquals(334 + 667 + 1000 + 1334, result.checked());
        assertEquals(1000 + 2000 + 3000 + 4000, claim.looked().get(), "no instance is looked at twice");
        assertEquals(Optional.of(4), Census.checkedTo(claim, ledger));
        assertEquals(result, Census.recorded(claim, 4, ledger).orElseThrow());
    }

    /** However long pieces seem to take, however they end up cut and whoever else works on them, counts and counterexample are the same. */
    @Test
    void anyCutGivesTheSame() {
        for (long seed = 1; seed <= 200; seed++) {
            Random random = new Random(seed);
            long refuted =
                    random.nextBoolean() ? Long.MAX_VALUE : (1 + random.nextInt(4)) * 100_000L + random.nextInt(4000);
            Numbers claim = numbers(i -> i >= refuted && i % 5 == 0);
            Census.Result plain = new Census(claim, 4, Ledger.inMemory(), new Threads(1)).run(Progress.none());
            Ledger shared = Ledger.inMemory();
            for (int run = 0; run < 3; run++) {
                Agenda agenda = new Agenda(claim, 4, shared, 1 + random.nextInt(50), instances -> {});
                List<Piece> held = new ArrayList<>();
                int steps = run < 2 ? random.nextInt(60) : Integer.MAX_VALUE;
                while (steps-- > 0) {
                    Optional<Piece> next = random.nextInt(3) > 0 ? agenda.next() : Optional.empty();
                    next.ifPresent(held::add);
                    if (held.isEmpty() && next.isEmpty() && agenda.result().isPresent()) break;
                    if (held.isEmpty()) continue;
                    Piece piece = held.remove(random.nextInt(held.size()));
                    if (!agenda.wanted(piece)) continue;
                    Tally tally = piece.check(claim, Progress.none());
                    agenda.done(piece, tally, (long) Math.exp(random.nextDouble(30)));
                }
                if (run == 2) assertEquals(Optional.of(plain), agenda.result(), "seed " + seed);
            }
            assertEquals(
                    Optional.of(plain.checked()),
                    Census.recorded(claim, plain.to(), shared).map(Census.Result::checked),
                    "seed " + seed);
        }
    }

    private record StubWithoutInstances() implements Claim {
        @Override
        public String id() {
            return "nothing";
        }

        @Override
        public String room() {
            return "claim";
        }

        @Override
        public Verdict known() {
            return Verdict.EMPTY;
        }

        @Override
        public int smallestSize() {
            return 1;
        }

        @Override
        public int defaultSize() {
            return 3;
        }

        @Override
        public int version() {
            return 1;
        }

        @Override
        public long instances(int size) {
            return 10;
        }

        @Override
        public Tally check(int size, long from, long to, Progress progress) {
            return Tally.NOTHING;
        }
    }
}

package hissho.bench;

import hissho.catalogue.Catalogue;
import hissho.claim.Agenda;
import hissho.claim.Claim;
import hissho.claim.Ledger;
import hissho.claim.Piece;
import hissho.claim.Tally;
import hissho.progress.Progress;
import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.stream.DoubleStream;

/**
 * How well a census would keep a large cluster busy: the agenda of the house with simulated cores, fed with the times that pieces of real claims take here.
 *
 * <p>Pieces at random places of each size are timed until a size takes too long; larger sizes are taken to cost as the last one, place by place, with the
 * growth seen between the last two. Each piece costs its core some milliseconds more for being sent and recorded. Efficiency is work over cores times
 * time until the last piece ends. The older way, at most 256 pieces a size and one size after the other, is shown beside it.
 *
 * <p>Arguments: seconds of measuring for each claim (20), milliseconds lost with each piece (5).
 */
public final class SchedulerBenchmark {

    private static final List<String> CLAIMS = List.of("tanhinmin-linear-rule", "pass-symmetry", "minmax-lemma");
    private static final int[] CORES = {16, 256, 4096};
    private static final int SAMPLES = 40;
    private static final long SAMPLE = 64;
    /** Every core should have this much to do. */
    private static final double SECONDS_EACH = 60;

    private static final int OLD_PIECES = 256;

    private SchedulerBenchmark() {}

    /** What instances of a size cost: nanoseconds each at equally distant places. */
    private record Cost(int size, List<Double> profile) {
        double mean() {
            double sum = 0;
            for (double each : profile) sum += each;
            return sum / profile.size();
        }

        double of(Piece piece, long instances) {
            double middle = (piece.from() + piece.instances() / 2.0) / instances;
            int place = Math.min(profile.size() - 1, (int) (middle * profile.size()));
            return profile.get(place) * piece.instances();
        }

        Cost grown(double factor) {
            return new Cost(
                    size + 1, profile.stream().map(each -> each * factor).toList());
        }
    }

    public static void main(String[] arguments) {
        double budget = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 20;
        double lost = (arguments.length > 1 ? Double.parseDouble(arguments[1]) : 5) * 1e6;
        for (String id : CLAIMS) simulate(Catalogue.claim(id).orElseThrow(), budget, lost);
    }

    private static void simulate(Claim claim, double budget, double lost) {
        List<Cost> measured = measured(claim, budget);
        Cost last = measured.getLast();
        System.out.printf(
                "%s: measured to size %d, %.1f µs an instance%n", claim.id(), last.size(), last.mean() / 1000);
        for (int cores : CORES) {
            List<Cost> costs = enough(claim, measured, cores);
            int to = costs.getLast().size();
            double work = 0;
            for (Cost cost : costs) work += cost.mean() * claim.instances(cost.size());
            double now = agenda(claim, costs, cores, lost);
            double then = older(claim, costs, cores, lost);
            System.out.printf(
                    "  %4d cores, to size %d, %.0f core hours: efficiency %.3f (in pieces of a fixed number %.3f)%n",
                    cores, to, work / 3.6e12, work / now / cores, work / then / cores);
        }
    }

    private static List<Cost> measured(Claim claim, double budget) {
        List<Cost> costs = new ArrayList<>();
        Random random = new Random(1);
        long end = System.nanoTime() + (long) (budget * 1e9);
        for (int size = claim.smallestSize(); System.nanoTime() < end || costs.size() < 3; size++) {
            long instances = claim.instances(size);
            if (size > claim.largestSize() || instances <= 0) break;
            double[] profile = new double[SAMPLES];
            // tables that belong to the size are filled once by every process and are not the cost of its first piece
            claim.check(size, 0, Math.min(SAMPLE, instances), Progress.none());
            for (int i = 0; i < SAMPLES; i++) {
                long length = Math.min(SAMPLE, instances);
                long from = Math.min(instances - length, (long) ((i + random.nextDouble()) / SAMPLES * instances));
                long start = worked();
                claim.check(size, from, from + length, Progress.none());
                profile[i] = (double) (worked() - start) / length;
            }
            costs.add(new Cost(size, DoubleStream.of(profile).boxed().toList()));
        }
        return costs;
    }

    /** The time of the processor this thread has used, so that nothing else the machine does is counted. */
    private static long worked() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** Sizes until there is enough to do for so many cores. */
    private static List<Cost> enough(Claim claim, List<Cost> measured, int cores) {
        List<Cost> costs = new ArrayList<>();
        double work = 0;
        Cost cost = measured.getFirst();
        double growth = Math.max(
                1, measured.getLast().mean() / measured.get(measured.size() - 2).mean());
        while (work < cores * SECONDS_EACH * 1e9 && cost.size() < claim.largestSize()) {
            costs.add(cost);
            work += cost.mean() * claim.instances(cost.size());
            cost = costs.size() < measured.size() ? measured.get(costs.size()) : cost.grown(growth);
        }
        return costs;
    }

    /** A core that is free at a time, with the piece it has just ended. */
    private record Free(double at, Optional<Piece> piece, double took) {}

    private static double agenda(Claim claim, List<Cost> costs, int cores, double lost) {
        int to = costs.getLast().size();
        Agenda agenda = new Agenda(claim, to, Ledger.inMemory(), cores, instances -> {});
        PriorityQueue<Free> events = new PriorityQueue<>((a, b) -> Double.compare(a.at(), b.at()));
        for (int core = 0; core < cores; core++) events.add(new Free(0, Optional.empty(), 0));
        double time = 0;
        while (!events.isEmpty()) {
            Free free = events.poll();
            time = Math.max(time, free.piece().isPresent() ? free.at() : 0);
            if (free.piece().isPresent()) agenda.done(free.piece().get(), Tally.ONE, (long) free.took());
            Optional<Piece> next = agenda.next();
            if (next.isEmpty()) continue;
            Piece piece = next.get();
            double took = costs.get(piece.size() - claim.smallestSize()).of(piece, claim.instances(piece.size()));
            events.add(new Free(free.at() + took + lost, next, took));
        }
        return time;
    }

    private static double older(Claim claim, List<Cost> costs, int cores, double lost) {
        double time = 0;
        for (Cost cost : costs) {
            long instances = claim.instances(cost.size());
            long length = Math.max(SAMPLE, Math.ceilDiv(instances, OLD_PIECES));
            Deque<Piece> pieces = new ArrayDeque<>();
            for (long from = 0; from < instances; from += Math.min(length, instances - from))
                pieces.add(new Piece(claim.id(), cost.size(), from, from + Math.min(length, instances - from)));
            PriorityQueue<Double> ends = new PriorityQueue<>();
            double last = time;
            while (!pieces.isEmpty()) {
                double start = ends.size() < cores ? time : ends.poll();
                double end = start + cost.of(pieces.poll(), instances) + lost;
                ends.add(end);
                last = Math.max(last, end);
            }
            time = last;
        }
        return time;
    }
}

package hissho.cluster;

import hissho.catalogue.Catalogue;
import hissho.claim.Agenda;
import hissho.claim.Claim;
import hissho.claim.Piece;
import hissho.claim.Tally;
import hissho.claim.Workers;
import hissho.progress.Progress;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.jspecify.annotations.Nullable;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * Checks pieces on the executors of a Spark application, one piece to a task. Several jobs are under way at a time, each with a piece for every core, so that
 * a core that is free finds the next piece waiting and nobody waits for the slowest. A tally is handed over as soon as its task ends; a task whose
 * executor dies or is not heard of any more is tried again elsewhere by Spark, and since a piece's tally depends on the piece alone, nothing is counted
 * twice.
 */
record SparkWorkers(JavaSparkContext context) implements Workers, AutoCloseable {

    /** How many jobs are under way at a time: one that is worked on, one that waits, and one that ends. */
    private static final int JOBS = 3;

    private static final String GROUP = "census";
    private static final long LOOK_NANOS = 200_000_000L;

    @Override
    public int count() {
        return Math.max(1, context.defaultParallelism());
    }

    @Override
    public void check(Claim claim, Agenda agenda, Progress progress) {
        AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
        AtomicBoolean over = new AtomicBoolean();
        Thread watcher = Thread.ofVirtual().start(() -> {
            while (!over.get()) {
                if (progress.stopAsked() || failure.get() != null) context.cancelJobGroup(GROUP);
                LockSupport.parkNanos(LOOK_NANOS);
            }
        });
        List<Thread> jobs = IntStream.range(0, JOBS)
                .mapToObj(i -> Thread.ofPlatform()
                        .daemon()
                        .name("census-job-" + i)
                        .start(() -> {
                            try {
                                for (List<Piece> pieces = batch(agenda);
                                        !pieces.isEmpty() && failure.get() == null && !progress.stopAsked();
                                        pieces = batch(agenda)) run(claim, pieces, agenda);
                            } catch (RuntimeException e) {
                                failure.compareAndSet(null, e);
                            }
                        }))
                .toList();
        try {
            for (Thread job : jobs) job.join();
        } catch (InterruptedException e) {
            context.cancelJobGroup(GROUP);
            Thread.currentThread().interrupt();
            throw new Progress.Stopped();
        } finally {
            over.set(true);
            watcher.interrupt();
        }
        progress.check();
        RuntimeException failed = failure.get();
        if (failed != null) throw failed;
    }

    /** A piece for every core there is by now. */
    private List<Piece> batch(Agenda agenda) {
        List<Piece> pieces = new ArrayList<>();
        for (int i = count(); i > 0; i--) {
            Optional<Piece> next = agenda.next();
            if (next.isEmpty()) break;
            pieces.add(next.get());
        }
        return pieces;
    }

    private void run(Claim claim, List<Piece> pieces, Agenda agenda) {
        List<Piece> live = pieces.stream().filter(agenda::wanted).toList();
        if (live.isEmpty()) return;
        context.setJobGroup(GROUP, claim.id(), true);
        RDD<Piece> rdd = context.parallelize(live, live.size()).rdd();
        List<Object> partitions =
                IntStream.range(0, live.size()).<Object>mapToObj(i -> i).toList();
        ClassTag<SentTally> tag = ClassTag$.MODULE$.apply(SentTally.class);
        context.sc()
                .runJob(
                        rdd,
                        new CheckOne(),
                        CollectionConverters.asScala(partitions).toSeq(),
                        new HandOver(agenda),
                        tag);
    }

    @Override
    public void close() {
        context.close();
    }

    /** What an executor does with a partition of one piece. */
    private static final class CheckOne extends AbstractFunction2<TaskContext, Iterator<Piece>, SentTally>
            implements Serializable {
        @Override
        public SentTally apply(TaskContext task, Iterator<Piece> pieces) {
            Piece piece = pieces.next();
            Claim claim = Claims.named(piece.claim());
            long start = System.nanoTime();
            Tally tally = piece.check(claim, new TaskProgress(task));
            return SentTally.of(piece, tally, System.nanoTime() - start);
        }
    }

    /** What the driver does with each result as it comes. */
    private static final class HandOver extends AbstractFunction2<Object, SentTally, BoxedUnit> {
        private final Agenda agenda;

        HandOver(Agenda agenda) {
            this.agenda = agenda;
        }

        @Override
        public BoxedUnit apply(Object partition, SentTally sent) {
            agenda.done(sent.piece(), sent.tally(), sent.nanos());
            return BoxedUnit.UNIT;
        }
    }

    /** A task stops when Spark interrupts it. */
    private record TaskProgress(TaskContext task) implements Progress {
        @Override
        public void done(long part, long whole) {}

        @Override
        public boolean stopAsked() {
            return task.isInterrupted();
        }
    }

    /** The claims of this executor, made once so that their tables stay warm. */
    private static final class Claims {
        private static final Map<String, Claim> BY_ID =
                Catalogue.claims().stream().collect(Collectors.toUnmodifiableMap(Claim::id, Function.identity()));

        static Claim named(String id) {
            Claim claim = BY_ID.get(id);
            if (claim == null) throw new IllegalArgumentException("no claim " + id);
            return claim;
        }
    }
}

package hissho.cluster;

import hissho.catalogue.Catalogue;
import hissho.claim.Claim;
import hissho.claim.Piece;
import hissho.claim.Tally;
import hissho.claim.Workers;
import hissho.progress.Progress;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * Checks pieces on the executors of a Spark application, one piece to a task. A tally is handed over as soon as its task ends; a task whose executor
 * dies is tried again elsewhere by Spark, and since a piece's tally depends on the piece alone, nothing is counted twice.
 */
record SparkWorkers(JavaSparkContext context) implements Workers, AutoCloseable {

    private static final int TASKS_PER_CORE = 4;
    private static final String GROUP = "census";
    private static final long LOOK_NANOS = 200_000_000L;

    @Override
    public int count() {
        return Math.max(1, context.defaultParallelism()) * TASKS_PER_CORE;
    }

    @Override
    public void check(
            Claim claim,
            List<Piece> pieces,
            Predicate<Piece> wanted,
            BiConsumer<Piece, Tally> done,
            Progress progress) {
        List<Piece> live = pieces.stream().filter(wanted).toList();
        if (live.isEmpty()) return;
        AtomicBoolean over = new AtomicBoolean();
        Thread watcher = Thread.ofVirtual().start(() -> {
            while (!over.get()) {
                if (progress.stopAsked()) context.cancelJobGroup(GROUP);
                LockSupport.parkNanos(LOOK_NANOS);
            }
        });
        try {
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
                            new HandOver(done),
                            tag);
        } catch (RuntimeException e) {
            progress.check();
            throw e;
        } finally {
            over.set(true);
            watcher.interrupt();
        }
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
            return SentTally.of(piece, piece.check(claim, new TaskProgress(task)));
        }
    }

    /** What the driver does with each result as it comes. */
    private static final class HandOver extends AbstractFunction2<Object, SentTally, BoxedUnit> {
        private final BiConsumer<Piece, Tally> done;

        HandOver(BiConsumer<Piece, Tally> done) {
            this.done = done;
        }

        @Override
        public BoxedUnit apply(Object partition, SentTally sent) {
            done.accept(sent.piece(), sent.tally());
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

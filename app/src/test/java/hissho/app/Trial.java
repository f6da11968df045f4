package hissho.app;

import hissho.document.BadDocument;
import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Work that is tried under a budget and may be answered, refused or stopped; everything else is a failure, and so is work that hears too late that
 * it should stop. How late it is goes by the processor time of its own thread, so that a busy machine accuses nobody.
 */
public final class Trial {

    private static final long USUAL = Long.getLong("hissho.budget", 1500);
    private static final long LATE_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final long HANGING_MILLIS = 60_000;
    private static final long LOOK_MILLIS = 50;
    private static final long STACK = 256L << 20;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private final long budget;

    public Trial() {
        this(USUAL);
    }

    /** A trial of works that have so many milliseconds each. */
    Trial(long budget) {
        this.budget = budget;
    }

    /** Tries one piece of work; its text is what a failure is told with. */
    public void of(String text, Consumer<Progress> work) {
        Progress progress = Progress.atMost(budget);
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(null, () -> thrown[0] = thrownBy(work, progress), "trial", STACK);
        thread.setDaemon(true);
        thread.start();
        if (!ends(thread)) failed(text, "is late", thread.getStackTrace());
        else if (thrown[0] == null) count("answered");
        else sort(text, thrown[0]);
    }

    private static Throwable thrownBy(Consumer<Progress> work, Progress progress) {
        try {
            work.accept(progress);
            return null;
        } catch (RuntimeException | Error e) {
            return e;
        }
    }

    private boolean ends(Thread thread) {
        try {
            if (thread.join(java.time.Duration.ofMillis(budget))) return true;
            long used = THREADS.getThreadCpuTime(thread.threadId());
            long begun = System.nanoTime();
            while (!thread.join(java.time.Duration.ofMillis(LOOK_MILLIS))) {
                long now = THREADS.getThreadCpuTime(thread.threadId());
                boolean hanging = System.nanoTime() - begun > TimeUnit.MILLISECONDS.toNanos(HANGING_MILLIS);
                if (now >= 0 && (now - used > LATE_NANOS || hanging)) return false;
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void sort(String text, Throwable thrown) {
        switch (thrown) {
            case BadDocument bad -> {
                count("refused");
                if (Words.in(Language.ENGLISH).say(bad.what()).contains("‹"))
                    failed(text, "no words: " + bad, new StackTraceElement[0]);
            }
            case Progress.Stopped _ -> count("over budget");
            default ->
                failed(text, String.valueOf(thrown).lines().limit(3).toList().toString(), thrown.getStackTrace());
        }
    }

    private void count(String sort) {
        counts.merge(sort, 1, Integer::sum);
    }

    private void failed(String text, String what, StackTraceElement[] trace) {
        count("failed");
        String place = Stream.of(trace)
                .filter(at -> at.getClassName().startsWith("hissho."))
                .limit(3)
                .map(String::valueOf)
                .toList()
                .toString();
        failures.add(text + "\n  " + what + " " + place);
    }

    /** Everything that went wrong, nothing where all is well. */
    public String failures() {
        return String.join("\n", failures);
    }

    /** Adds the counts of this one to others. */
    public void addTo(Map<String, Integer> all) {
        counts.forEach((sort, count) -> all.merge(sort, count, Integer::sum));
    }
}

package hissho.app.work;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryNotificationInfo;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;
import javax.management.ListenerNotFoundException;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;

/** Calls for help when most of the heap is still in use after it was cleared up: before it is full, so that nobody else's memory is missing. */
public final class HeapGuard implements AutoCloseable {

    private final NotificationEmitter memory = (NotificationEmitter) ManagementFactory.getMemoryMXBean();
    private final NotificationListener listener;

    /** Calls when so much of what may last is in use. */
    public HeapGuard(double full, Runnable nearlyFull) {
        listener = (Notification notice, Object handback) -> {
            if (notice.getType().equals(MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED)) nearlyFull.run();
        };
        for (MemoryPoolMXBean pool : lasting())
            pool.setCollectionUsageThreshold((long) (pool.getUsage().getMax() * full));
        memory.addNotificationListener(listener, null, null);
    }

    /** The pools that hold what has lived for a while, and whose size is bounded. */
    private static List<MemoryPoolMXBean> lasting() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .filter(MemoryPoolMXBean::isCollectionUsageThresholdSupported)
                .filter(MemoryPoolMXBean::isUsageThresholdSupported)
                .filter(pool -> pool.getUsage().getMax() > 0)
                .toList();
    }

    @Override
    public void close() {
        try {
            memory.removeNotificationListener(listener);
        } catch (ListenerNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}

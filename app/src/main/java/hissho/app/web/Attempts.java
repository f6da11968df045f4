package hissho.app.web;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Wrong tokens by the address they came from: after a few within a minute nothing more is tried for it. */
final class Attempts {

    private static final int MOST = 10;
    private static final int MOST_ADDRESSES = 10_000;
    private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

    /** The addresses of the last minute, the one first seen first. */
    private final Map<String, Count> addresses = new LinkedHashMap<>();

    private record Count(long since, int wrong) {}

    synchronized boolean tooMany(String address) {
        Count count = addresses.get(address);
        if (count == null) return false;
        if (System.nanoTime() - count.since() > MINUTE) addresses.remove(address);
        return addresses.containsKey(address) && count.wrong() >= MOST;
    }

    synchronized void add(String address) {
        Count before = addresses.getOrDefault(address, new Count(System.nanoTime(), 0));
        addresses.put(address, new Count(before.since(), before.wrong() + 1));
        if (addresses.size() > MOST_ADDRESSES)
            addresses.remove(addresses.keySet().iterator().next());
    }
}

package hissho.impartial;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value worked out when it is first asked for, and the same every time. */
public final class Once<T> implements Supplier<T> {

    private final Supplier<T> work;
    private @Nullable T value;

    private Once(Supplier<T> work) {
        this.work = work;
    }

    public static <T> Supplier<T> of(Supplier<T> work) {
        return new Once<>(work);
    }

    @Override
    public synchronized T get() {
        T known = value;
        if (known == null) {
            known = work.get();
            value = known;
        }
        return known;
    }
}

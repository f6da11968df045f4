package hissho.strategic.topic;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value worked out when it is first asked for and kept. */
public final class Lazy<T> implements Supplier<T> {

    private final Supplier<T> make;
    private @Nullable T made;

    public Lazy(Supplier<T> make) {
        this.make = make;
    }

    @Override
    public T get() {
        T known = made;
        if (known == null) {
            known = make.get();
            made = known;
        }
        return known;
    }
}

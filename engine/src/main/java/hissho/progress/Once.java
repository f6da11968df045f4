package hissho.progress;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Work put off until its result is first asked for, and never done again, whoever asks. */
public final class Once<T> implements Supplier<T> {

    private final Supplier<T> make;
    private @Nullable T made;

    public Once(Supplier<T> make) {
        this.make = make;
    }

    @Override
    public synchronized T get() {
        T known = made;
        if (known == null) {
            known = make.get();
            made = known;
        }
        return known;
    }
}

package hissho.verify;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something worked out when it is first asked for and kept, as several answers may need it. */
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

package hissho.coalition;

import java.util.List;

/** All aspects of a coalitional game, in the order they are told. */
public final class Aspects {

    private static final List<Aspect> ALL = List.of(
            new hissho.coalition.value.ShapleyAspect(),
            new hissho.coalition.nucleolus.NucleolusAspect(),
            new hissho.coalition.power.PowerAspect(),
            new hissho.coalition.bankruptcy.BankruptcyAspect());

    private Aspects() {}

    public static List<Aspect> all() {
        return ALL;
    }
}

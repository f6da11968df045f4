package hissho.coalition;

import hissho.coalition.bankruptcy.BankruptcyAspect;
import hissho.coalition.core.CoreAspect;
import hissho.coalition.core.ImputationAspect;
import hissho.coalition.market.MarketAspect;
import hissho.coalition.nucleolus.NucleolusAspect;
import hissho.coalition.power.PowerAspect;
import hissho.coalition.property.PropertyAspect;
import hissho.coalition.property.SimpleAspect;
import hissho.coalition.strategic.NamingAspect;
import hissho.coalition.strategic.StrategicAspect;
import hissho.coalition.value.ShapleyAspect;
import java.util.List;

/** All aspects of a coalitional game, in the order they are told. */
public final class Aspects {

    private static final List<Aspect> ALL = List.of(
            new WorthAspect(), // what the coalitions are worth
            new StrategicAspect(), // the strategic game behind it
            new NamingAspect(), // and back to one
            new PropertyAspect(), // superadditive, convex, constant-sum
            new SimpleAspect(), // who wins, and by which weights
            new ImputationAspect(), // imputations and objections
            new CoreAspect(), // the core
            new MarketAspect(), // matchings, prices, tours, roads
            new ShapleyAspect(), // the Shapley value, three ways
            new NucleolusAspect(), // excesses and the nucleolus
            new PowerAspect(), // power in councils
            new BankruptcyAspect()); // rules to divide an estate

    private Aspects() {}

    public static List<Aspect> all() {
        return ALL;
    }
}

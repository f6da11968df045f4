package hissho.stochastic.system.solve;

import hissho.algebra.Algebraic;
import hissho.progress.Progress;
import hissho.stochastic.system.GameSystem;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The stationary strategies of both players that may be called optimal: from the states they hold they guarantee the value against every
 * reply in the whole infinite game, for every payoff of infinite play that is asked about.
 *
 * <p>With exchanged roles a player uses the other's mixture where that does as well. It does not where the value depends on the payoff of
 * infinite play, which stays the same when the roles change; then the mixtures for exchanged roles are told too, under the name -G.
 */
public record Guaranteed(GameSystem system, Arena arena, Side row, Side column) {

    public static Guaranteed of(GameSystem system, List<Valuation> all, Progress progress) {
        Arena arena = all.getFirst().arena();
        Guaranteed found = new Guaranteed(system, arena, side(all, true, progress), side(all, false, progress));
        if (!system.swaps() || all.stream().anyMatch(v -> !v.isExact())) return found;
        Side row = found.mirrored(all, true, progress);
        Side column = found.mirrored(all, false, progress);
        return found.isNoWorse(row, true) && found.isNoWorse(column, false)
                ? new Guaranteed(system, arena, row, column)
                : found;
    }

    /** The strategies for some payoff of infinite play that hold most states for all of them. */
    private static Side side(List<Valuation> all, boolean rows, Progress progress) {
        if (all.size() == 1) return all.getFirst().side(rows);
        Side best = new Side(all.getFirst().side(rows).strategy(), new BitSet(), false);
        for (Valuation each : all) {
            Side tried = tried(all, rows, each.side(rows).strategy(), progress);
            if (tried.held().cardinality() > best.held().cardinality()) best = tried;
        }
        return best;
    }

    private static Side tried(List<Valuation> all, boolean rows, List<List<Algebraic>> strategy, Progress progress) {
        BitSet held = new BitSet();
        held.set(0, strategy.size());
        for (Valuation each : all) held.and(each.held(rows, strategy, progress));
        return new Side(
                strategy, held, all.stream().allMatch(each -> each.side(rows).decided()));
    }

    /** The same strategies, with the other's mixtures where the roles are exchanged. */
    private Side mirrored(List<Valuation> all, boolean rows, Progress progress) {
        int games = system.size();
        List<List<Algebraic>> strategy = new ArrayList<>(side(rows).strategy().subList(0, games));
        strategy.addAll(side(!rows).strategy().subList(0, games));
        return tried(all, rows, strategy, progress);
    }

    private boolean isNoWorse(Side other, boolean rows) {
        BitSet lost = (BitSet) side(rows).held().clone();
        lost.andNot(other.held());
        return lost.isEmpty();
    }

    public Side side(boolean rows) {
        return rows ? row : column;
    }

    /** Whether every game is held, as it is and with exchanged roles where play can lead to it. */
    public boolean isWhole(boolean rows) {
        return met().allMatch(side(rows)::holds);
    }

    /** The mixtures that guarantee the value, by game. */
    public <T> Map<String, T> byName(boolean rows, Function<List<Algebraic>, T> written) {
        Map<String, T> told = new LinkedHashMap<>();
        met().filter(side(rows)::holds)
                .filter(k -> !isMirrored(rows, k))
                .forEach(k ->
                        told.put(name(k), written.apply(side(rows).strategy().get(k))));
        return told;
    }

    /** A state by the name of its game, with a minus where the roles are exchanged, as documents write it. */
    public String name(int state) {
        Arena.Room room = arena.rooms().get(state);
        return (room.reversed() ? "-" : "") + system.stages().get(room.stage()).name();
    }

    /** Whether a player in exchanged roles uses what the other is told to use in the game as it is. */
    public boolean isMirrored(boolean rows, int state) {
        Arena.Room room = arena.rooms().get(state);
        return room.reversed()
                && side(!rows).holds(room.stage())
                && side(rows)
                        .strategy()
                        .get(state)
                        .equals(side(!rows).strategy().get(room.stage()));
    }

    /** The games as they are, and those with exchanged roles that play can lead to. */
    public IntStream met() {
        BitSet met = new BitSet();
        met.set(0, system.size());
        boolean more = true;
        while (more) {
            BitSet next = (BitSet) met.clone();
            met.stream()
                    .mapToObj(arena.rooms()::get)
                    .flatMap(room -> room.moves().stream().flatMap(List::stream))
                    .flatMapToInt(move -> IntStream.of(move.to()))
                    .forEach(next::set);
            more = !next.equals(met);
            met = next;
        }
        return met.stream();
    }
}

package hissho.coalition.family;

import hissho.form.Subsets;
import hissho.number.Rational;
import java.util.List;

/** Owners of machines, then workers; a machine with a worker makes one unit. */
public record MachinesWorkers(List<Integer> machines, int workers) implements Formula {

    public MachinesWorkers {
        machines = List.copyOf(machines);
    }

    @Override
    public String name() {
        return "machines-workers";
    }

    @Override
    public int players() {
        return machines.size() + workers;
    }

    @Override
    public Rational worth(long coalition) {
        long owners = coalition & ((1L << machines.size()) - 1);
        long owned = Subsets.members(owners).mapToLong(machines::get).sum();
        return Rational.of(Math.min(owned, Long.bitCount(coalition & ~owners)));
    }
}

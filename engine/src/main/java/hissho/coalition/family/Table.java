package hissho.coalition.family;

import hissho.number.Rational;
import java.util.List;

/** A characteristic function written out, at the number the bits of a coalition make. */
public record Table(int players, List<Rational> worths) implements Formula {

    public Table {
        worths = List.copyOf(worths);
        if (worths.size() != 1 << players) throw new IllegalArgumentException("one worth for each coalition is needed");
    }

    @Override
    public String name() {
        return "";
    }

    @Override
    public Rational worth(long coalition) {
        return worths.get((int) coalition);
    }
}

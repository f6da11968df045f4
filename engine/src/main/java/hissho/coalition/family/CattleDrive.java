package hissho.coalition.family;

import hissho.number.Rational;

/** The cattle drive: player 1 owns the cattle and earns the profit with the leave of any one gatekeeper. */
public record CattleDrive(Rational profit, int gatekeepers) implements Formula {

    @Override
    public String name() {
        return "cattle-drive";
    }

    @Override
    public int players() {
        return gatekeepers + 1;
    }

    @Override
    public Rational worth(long coalition) {
        return (coalition & 1) != 0 && coalition != 1 ? profit : Rational.ZERO;
    }
}

package hissho.coalition.family;

import hissho.coalition.CoalitionalGame;
import hissho.number.Rational;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * A simple game by its winning coalitions.
 *
 * @param listed the coalitions named
 * @param minimal whether every coalition that holds a listed one wins too, or only those listed win
 */
public record WinningCoalitions(int players, List<Long> listed, boolean minimal) implements Formula {

    public WinningCoalitions {
        listed = List.copyOf(listed);
    }

    @Override
    public String name() {
        return "simple";
    }

    @Override
    public Optional<Message> remark() {
        if (!minimal) return Optional.empty();
        for (long larger : listed)
            for (long smaller : listed)
                if (smaller != larger && (smaller & larger) == smaller)
                    return Optional.of(Message.of(
                            "coalition.remark.not-minimal",
                            CoalitionalGame.key(larger, players),
                            CoalitionalGame.key(smaller, players)));
        return Optional.empty();
    }

    @Override
    public long carrier() {
        return minimal ? listed.stream().reduce(0L, (a, b) -> a | b) : -1;
    }

    @Override
    public Optional<Family> onCarrier() {
        int few = Long.bitCount(carrier());
        return !minimal || few == 0 || few == players
                ? Optional.empty()
                : Optional.of(new WinningCoalitions(
                        few,
                        listed.stream().map(w -> Long.compress(w, carrier())).toList(),
                        true));
    }

    @Override
    public Rational worth(long coalition) {
        return listed.stream().anyMatch(w -> minimal ? (coalition & w) == w : coalition == w)
                ? Rational.ONE
                : Rational.ZERO;
    }
}

package hissho.equilibrium.rounds;

import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** How an opponent chooses from the rounds that are over. */
public enum Style {
    /** By the probabilities of an equilibrium. */
    EQUILIBRIUM,
    /** The best reply to what the others did last. */
    BEST_REPLY,
    /** The best reply to how often the others did what so far (fictitious play, Brown). */
    LEARNER;

    /** The style as documents write it. */
    public String written() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What a seat plays next, from the choices of all in the rounds that are over. */
    Mixed next(StrategicGame game, Profile equilibrium, int seat, List<int[]> played) {
        if (this == EQUILIBRIUM) return equilibrium.get(seat);
        Profile believed = new Profile(IntStream.range(0, game.players().count())
                .mapToObj(i -> belief(game.size(i), i, played))
                .toList());
        RationalVector earned = game.deviations(seat, believed);
        return Mixed.pure(game.size(seat), earned.indicesOf(earned.maximum()).getFirst());
    }

    /** What everybody plays in the next round, each in this style. */
    Profile foreseen(StrategicGame game, Profile equilibrium, List<int[]> played) {
        return new Profile(IntStream.range(0, game.players().count())
                .mapToObj(i -> next(game, equilibrium, i, played))
                .toList());
    }

    /** What another is expected to do; anything alike before the first round. */
    private Mixed belief(int size, int other, List<int[]> played) {
        if (played.isEmpty()) return Mixed.uniform(size);
        if (this == BEST_REPLY) return Mixed.pure(size, played.getLast()[other]);
        long[] counts = new long[size];
        for (int[] round : played) counts[round[other]]++;
        return new Mixed(RationalVector.generate(size, s -> Rational.of(counts[s], played.size())));
    }
}

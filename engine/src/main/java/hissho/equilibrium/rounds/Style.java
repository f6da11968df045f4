package hissho.equilibrium.rounds;

import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.List;
import java.util.Locale;

/** How an opponent chooses from the rounds that are over. */
public enum Style {
    /** By the probabilities of an equilibrium. */
    EQUILIBRIUM,
    /** The best reply to what the other did last. */
    BEST_REPLY,
    /** The best reply to how often the other did what so far (fictitious play, Brown). */
    LEARNER;

    /** The style as documents write it. */
    public String written() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What a seat plays next. */
    Mixed next(StrategicGame game, Profile equilibrium, int seat, List<Chosen> played) {
        if (this == EQUILIBRIUM) return equilibrium.get(seat);
        Mixed belief = belief(game, 1 - seat, played);
        RationalVector earned = game.deviations(
                seat,
                seat == 0
                        ? Profile.of(Mixed.uniform(game.size(0)), belief)
                        : Profile.of(belief, Mixed.uniform(game.size(1))));
        return Mixed.pure(game.size(seat), earned.indicesOf(earned.maximum()).getFirst());
    }

    /** What the opponent is expected to do; anything alike before the first round. */
    private Mixed belief(StrategicGame game, int opponent, List<Chosen> played) {
        int size = game.size(opponent);
        if (played.isEmpty()) return Mixed.uniform(size);
        if (this == BEST_REPLY) return Mixed.pure(size, played.getLast().of(opponent));
        long[] counts = new long[size];
        for (Chosen round : played) counts[round.of(opponent)]++;
        return new Mixed(RationalVector.generate(size, s -> Rational.of(counts[s], played.size())));
    }
}

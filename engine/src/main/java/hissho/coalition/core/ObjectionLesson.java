package hissho.coalition.core;

import hissho.coalition.Agreement;
import hissho.coalition.CoalitionalGame;
import hissho.fact.Teacher;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.words.Words;
import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who objects to a division that somebody takes for one in the core: what is left over, or the coalition that could do better alone. */
record ObjectionLesson(CoalitionalGame game, int mostPlayers) implements Teacher {

    @Override
    public Optional<String> about(@Nullable Object proposed, Words words) {
        return Agreement.numbers(proposed)
                .filter(shares -> shares.size() == game.count())
                .map(RationalVector::of)
                .flatMap(shares -> fault(shares, words));
    }

    private Optional<String> fault(RationalVector shares, Words words) {
        if (!shares.sum().equals(game.total()))
            return Optional.of(words.say("coalition.lesson.total", shares.sum(), game.total()));
        return Imputations.objecting(game.coalitions(mostPlayers), shares).stream()
                .max(Comparator.comparing((Long coalition) -> excess(shares, coalition)))
                .map(coalition -> words.say(
                        "coalition.lesson.objects",
                        game.name(coalition),
                        Imputations.share(shares, coalition),
                        game.coalitions(mostPlayers).worth(coalition)));
    }

    private Rational excess(RationalVector shares, long coalition) {
        return game.coalitions(mostPlayers).worth(coalition).minus(Imputations.share(shares, coalition));
    }
}

package hissho.coalition.family;

import hissho.number.Rational;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;

/** O'Neill's bankruptcy game: a coalition is worth what is left of the estate when the others have been paid in full. */
public record Bankruptcy(Rational estate, List<Rational> claims) implements Formula {

    public Bankruptcy {
        claims = List.copyOf(claims);
    }

    @Override
    public String name() {
        return "bankruptcy";
    }

    @Override
    public int players() {
        return claims.size();
    }

    @Override
    public Optional<Message> remark() {
        Rational claimed = claims.stream().reduce(Rational.ZERO, Rational::plus);
        return estate.compareTo(claimed) > 0
                ? Optional.of(Message.of("coalition.remark.estate", estate, claimed))
                : Optional.empty();
    }

    @Override
    public Rational worth(long coalition) {
        if (coalition == 0) return Rational.ZERO;
        Rational left = estate;
        for (int i = 0; i < claims.size(); i++) if ((coalition >>> i & 1) == 0) left = left.minus(claims.get(i));
        return left.max(Rational.ZERO);
    }
}

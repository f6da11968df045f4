package hissho.extensive.named;

import hissho.form.GameTree;
import hissho.number.Rational;

/**
 * Coin announcement: I sees a coin fall and says heads or tails, truly or not; II hears it and guesses. I is paid for the truth and for
 * every guess of heads, II for a right guess.
 */
record CoinAnnouncement(Rational heads, Rational truth, Rational guessedHeads, Rational right)
        implements NamedTreeKind.Parameters {

    private static final String[] FACES = {"H", "T"};

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        growth.chance(growth.root(), "heads", heads, "tails");
        for (int coin = 0; coin < 2; coin++) {
            int seen = growth.child(growth.root(), coin);
            growth.decide(seen, 0, coin == 0 ? "I:heads" : "I:tails", "sayH", "sayT");
            for (int said = 0; said < 2; said++) {
                int heard = growth.child(seen, said);
                growth.decide(heard, 1, "II:heard" + FACES[said], "guessH", "guessT");
                for (int guess = 0; guess < 2; guess++) {
                    Rational first =
                            (said == coin ? truth : Rational.ZERO).plus(guess == 0 ? guessedHeads : Rational.ZERO);
                    growth.pay(growth.child(heard, guess), first, guess == coin ? right : Rational.ZERO);
                }
            }
        }
        return growth.tree();
    }
}

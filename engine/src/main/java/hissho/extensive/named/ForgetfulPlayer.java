package hissho.extensive.named;

import hissho.form.GameTree;
import hissho.number.Rational;

/**
 * A forgetful player: I sees a coin fall, bets 1 or 2, and II guesses how it fell; then I, who remembers the bet and the guess but not the
 * coin, doubles the stake or passes.
 */
record ForgetfulPlayer(Rational heads) implements NamedTreeKind.Parameters {

    private static final String[] FACES = {"heads", "tails"};

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        growth.chance(growth.root(), FACES[0], heads, FACES[1]);
        for (int coin = 0; coin < 2; coin++) {
            int seen = growth.child(growth.root(), coin);
            growth.decide(seen, 0, "I." + FACES[coin], "bet1", "bet2");
            for (int bet = 0; bet < 2; bet++) {
                int betted = growth.child(seen, bet);
                growth.decide(betted, 1, "II.bet" + (bet + 1), FACES);
                for (int guess = 0; guess < 2; guess++) {
                    int guessed = growth.child(betted, guess);
                    growth.decide(guessed, 0, "I.bet" + (bet + 1) + "." + FACES[guess], "double", "pass");
                    int stake = (coin == 0 ? bet + 2 : bet + 1) * (guess == coin ? -1 : 1);
                    growth.pay(growth.child(guessed, 0), 2L * stake);
                    growth.pay(growth.child(guessed, 1), stake);
                }
            }
        }
        return growth.tree();
    }
}

package hissho.extensive.named;

import hissho.extensive.Dealt;
import hissho.form.GameTree;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.Optional;

/** Beasley's bluffing game: I sees a card, bets low or high that it is a face card; II concedes the bet, or doubles it and the card is shown. */
record Beasley(Rational face, RationalVector bets) implements NamedTreeKind.Parameters {

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        growth.chance(growth.root(), "face", face, "other");
        for (int card = 0; card < 2; card++) {
            int seen = growth.child(growth.root(), card);
            growth.decide(
                    seen,
                    0,
                    card == 0 ? "I.face" : "I.notface",
                    bets.get(0).toString(),
                    bets.get(1).toString());
            for (int k = 0; k < 2; k++) {
                Rational bet = bets.get(k);
                int node = growth.child(seen, k);
                growth.decide(node, 1, "II.bet" + bet, "concede", "double");
                growth.pay(growth.child(node, 0), bet);
                growth.pay(growth.child(node, 1), bet.times(card == 0 ? 2 : -2));
            }
        }
        return growth.tree();
    }

    @Override
    public Optional<Dealt> dealt() {
        return Optional.of(Dealt::single);
    }
}

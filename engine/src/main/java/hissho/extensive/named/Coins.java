package hissho.extensive.named;

import hissho.form.GameTree;
import hissho.number.RationalVector;

/**
 * Two coins, A and B, with known chances of heads.
 *
 * <p>In the statistical game I chooses a coin, II sees how it falls and guesses the coin; a wrong guess costs her 1. In coin prediction
 * I predicts heads, and coin A is thrown, or tails, and coin B is thrown; II hears whether he was right and guesses the coin. A right
 * guess wins her 1; a wrong one costs her 2 if he was right and nothing if not.
 */
record Coins(RationalVector heads, boolean prediction) implements NamedTreeKind.Parameters {

    private static final String[] COINS = {"A", "B"};

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        if (prediction) growth.decide(growth.root(), 0, "I.1", "heads", "tails");
        else growth.decide(growth.root(), 0, "I.1", COINS);
        for (int coin = 0; coin < 2; coin++) {
            int thrown = growth.child(growth.root(), coin);
            growth.chance(thrown, "heads", heads.get(coin), "tails");
            for (int fallen = 0; fallen < 2; fallen++) {
                int node = growth.child(thrown, fallen);
                boolean right = fallen == coin;
                String set = prediction ? right ? "II.right" : "II.wrong" : fallen == 0 ? "II.heads" : "II.tails";
                growth.decide(node, 1, set, COINS);
                for (int guess = 0; guess < 2; guess++) growth.pay(growth.child(node, guess), pays(coin, guess, right));
            }
        }
        return growth.tree();
    }

    private int pays(int coin, int guess, boolean right) {
        if (!prediction) return guess == coin ? 0 : 1;
        if (guess == coin) return -1;
        return right ? 2 : 0;
    }
}

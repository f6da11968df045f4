package hissho.extensive.named;

import hissho.extensive.Dealt;
import hissho.form.GameTree;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Leduc poker (Southey and others, 2005): a deck of so many ranks in so many suits; both ante, each sees one card and bets in a first
 * round, then a card is laid open and they bet in a second. A pair with the open card wins, otherwise the higher card. In each round there
 * may be so many bets, of one size in the first and another in the second.
 *
 * <p>Suits do not matter, so chance deals ranks, with the probabilities that the cards give them.
 */
record Leduc(int ranks, int suits, int raises, Rational ante, RationalVector bets, Optional<Rational> accuracy)
        implements NamedTreeKind.Parameters {

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        List<int[]> deals = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        List<Rational> weights = new ArrayList<>();
        int cards = ranks * suits;
        for (int i = 1; i <= ranks; i++)
            for (int j = 1; j <= ranks; j++) {
                int left = i == j ? suits - 1 : suits;
                if (left == 0) continue;
                deals.add(new int[] {i, j});
                labels.add("(" + i + "," + j + ")");
                weights.add(Rational.of((long) suits * left, (long) cards * (cards - 1)));
            }
        growth.chance(growth.root(), labels, RationalVector.of(weights));
        for (int k = 0; k < deals.size(); k++)
            new Hand(growth, deals.get(k)[0], deals.get(k)[1])
                    .bet(growth.child(growth.root(), k), new Stage(0, 0, "", 0, List.of(ante, ante), false));
        return growth.tree();
    }

    @Override
    public Optional<Dealt> dealt() {
        return Optional.of(new Dealt() {
            @Override
            public List<String> hand(int player, List<String> moves) {
                return Dealt.pair(player, moves);
            }

            // the ranks that chance has laid open are the only moves called by a number
            @Override
            public List<String> open(List<String> moves) {
                return moves.stream()
                        .skip(1)
                        .filter(move -> Character.isDigit(move.charAt(0)))
                        .toList();
            }
        });
    }

    /**
     * How far the betting is.
     *
     * @param open the rank that lies open in the second round
     * @param said what was done in the rounds so far
     * @param made how many bets were made in this round
     * @param paid what each player has paid
     * @param second whether the first player of this round has moved
     */
    private record Stage(int round, int open, String said, int made, List<Rational> paid, boolean second) {}

    /** The play of one deal. */
    private final class Hand {

        private final Growth growth;
        private final int[] cards;

        Hand(Growth growth, int first, int second) {
            this.growth = growth;
            this.cards = new int[] {first, second};
        }

        /** Player I begins each round; each bet, and each raise, passes the turn. */
        void bet(int node, Stage stage) {
            int mover = mover(stage);
            Rational owed = stage.paid.get(1 - mover).minus(stage.paid.get(mover));
            List<String> moves = new ArrayList<>();
            if (!owed.isZero()) moves.add("fold");
            moves.add(owed.isZero() ? "check" : "call");
            if (stage.made < raises) moves.add(owed.isZero() ? "bet" : "raise");
            String name = (mover == 0 ? "I." : "II.")
                    + cards[mover]
                    + (stage.open == 0 ? "" : "/" + stage.open)
                    + (stage.said.isEmpty() ? "" : "." + stage.said);
            growth.decide(node, mover, name, moves.toArray(String[]::new));
            for (int m = 0; m < moves.size(); m++) next(growth.child(node, m), stage, mover, moves.get(m), owed);
        }

        private int mover(Stage stage) {
            String round = stage.said.substring(stage.said.indexOf('|') + 1);
            return round.length() % 2;
        }

        private void next(int node, Stage stage, int mover, String move, Rational owed) {
            String said = stage.said + move.charAt(0);
            switch (move) {
                case "fold" -> growth.pay(node, won(stage.paid, 1 - mover));
                case "check", "call" -> {
                    List<Rational> paid = paying(stage.paid, mover, owed);
                    if (move.equals("check") && !stage.second)
                        bet(node, new Stage(stage.round, stage.open, said, stage.made, paid, true));
                    else if (stage.round == 0) turn(node, said, paid);
                    else showdown(node, stage.open, paid);
                }
                default -> {
                    List<Rational> paid = paying(stage.paid, mover, owed.plus(bets.get(stage.round)));
                    bet(node, new Stage(stage.round, stage.open, said, stage.made + 1, paid, true));
                }
            }
        }

        private List<Rational> paying(List<Rational> paid, int mover, Rational more) {
            List<Rational> after = new ArrayList<>(paid);
            after.set(mover, after.get(mover).plus(more));
            return after;
        }

        private Rational won(List<Rational> paid, int winner) {
            return winner == 0 ? paid.get(1) : paid.get(0).negated();
        }

        /** A card is laid open. */
        private void turn(int node, String said, List<Rational> paid) {
            List<Integer> open = new ArrayList<>();
            List<String> labels = new ArrayList<>();
            List<Rational> weights = new ArrayList<>();
            int rest = ranks * suits - 2;
            for (int rank = 1; rank <= ranks; rank++) {
                int left = suits - (rank == cards[0] ? 1 : 0) - (rank == cards[1] ? 1 : 0);
                if (left <= 0) continue;
                open.add(rank);
                labels.add(Integer.toString(rank));
                weights.add(Rational.of(left, rest));
            }
            growth.chance(node, labels, RationalVector.of(weights));
            for (int k = 0; k < open.size(); k++)
                bet(growth.child(node, k), new Stage(1, open.get(k), said + "|", 0, paid, false));
        }

        private void showdown(int node, int open, List<Rational> paid) {
            int own = strength(cards[0], open);
            int other = strength(cards[1], open);
            growth.pay(node, own == other ? Rational.ZERO : won(paid, own > other ? 0 : 1));
        }

        private int strength(int card, int open) {
            return card == open ? ranks + 1 : card;
        }
    }
}

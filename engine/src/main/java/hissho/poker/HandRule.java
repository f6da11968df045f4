package hissho.poker;

import hissho.document.InOrder;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.List;

/** What a player does at one turn, hand by hand: between any two cuts the same probability for each move. */
public record HandRule(List<Rational> cuts, List<List<Rational>> chances) {

    public HandRule {
        cuts = List.copyOf(cuts);
        chances = chances.stream().map(List::copyOf).toList();
        if (cuts.size() != chances.size() + 1
                || !cuts.getFirst().isZero()
                || !cuts.getLast().equals(Rational.ONE)) throw new IllegalArgumentException("cuts run from 0 to 1");
        for (int k = 0; k < chances.size(); k++) {
            Rational sum = chances.get(k).stream().reduce(Rational.ZERO, Rational::plus);
            boolean fair = chances.get(k).stream().noneMatch(Rational::isNegative) && sum.equals(Rational.ONE);
            if (!fair || cuts.get(k).compareTo(cuts.get(k + 1)) >= 0)
                throw new IllegalArgumentException("not a rule of behaviour");
        }
    }

    /** The k-th listed move up to the k-th threshold, the last one above all; empty pieces are left out. */
    public static HandRule pure(List<Rational> thresholds, List<Integer> chosen, int moves) {
        List<Rational> cuts = new ArrayList<>(List.of(Rational.ZERO));
        List<List<Rational>> chances = new ArrayList<>();
        int last = -1;
        for (int k = 0; k < chosen.size(); k++) {
            Rational to = k < thresholds.size() ? thresholds.get(k) : Rational.ONE;
            if (to.compareTo(cuts.getLast()) <= 0) continue;
            if (chosen.get(k) == last) cuts.removeLast();
            else chances.add(unit(chosen.get(k), moves));
            last = chosen.get(k);
            cuts.add(to);
        }
        return new HandRule(cuts, chances);
    }

    public static List<Rational> unit(int move, int moves) {
        List<Rational> chances = new ArrayList<>();
        for (int k = 0; k < moves; k++) chances.add(k == move ? Rational.ONE : Rational.ZERO);
        return chances;
    }

    /** The probability of one move as a function of the hand. */
    Steps of(int move) {
        return new Steps(cuts, chances.stream().map(piece -> piece.get(move)).toList());
    }

    public List<Rational> at(Rational hand) {
        for (int k = 0; k < chances.size(); k++) if (hand.compareTo(cuts.get(k + 1)) < 0) return chances.get(k);
        return chances.getLast();
    }

    public boolean isPure() {
        return chances.stream().allMatch(piece -> piece.stream().anyMatch(Rational.ONE::equals));
    }

    /** The pieces with the moves by name: one name where the choice is sure, otherwise the probabilities. */
    List<Object> written(List<String> moves) {
        List<Object> pieces = new ArrayList<>();
        for (int k = 0; k < chances.size(); k++) {
            int sure = chances.get(k).indexOf(Rational.ONE);
            pieces.add(
                    sure >= 0
                            ? InOrder.of("from", cuts.get(k), "to", cuts.get(k + 1), "move", moves.get(sure))
                            : InOrder.of("from", cuts.get(k), "to", cuts.get(k + 1), "chances", chances.get(k)));
        }
        return pieces;
    }
}

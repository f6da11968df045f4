package hissho.coalition.bankruptcy;

import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * How a rule divides every estate from nothing to all claims: the awards are linear between the places where something changes, which are
 * known exactly for each rule.
 */
public record EstateSweep(List<Piece> pieces) {

    /** Beyond so many claimants the places where random arrival changes, sums of claims, are too many. */
    public static final int MOST_FOR_ARRIVAL = 12;

    /** From one estate to another the awards grow from these by these shares of each further unit. */
    public record Piece(Rational from, Rational to, RationalVector awards, RationalVector shares) {}

    public EstateSweep {
        pieces = List.copyOf(pieces);
    }

    public static EstateSweep of(Rule rule, List<Rational> claims, Progress progress) {
        List<Rational> breaks = List.copyOf(breaks(rule, claims));
        List<Piece> pieces = new ArrayList<>();
        RationalVector reached = RationalVector.zero(claims.size());
        for (int k = 0; k + 1 < breaks.size(); k++) {
            progress.check();
            Rational from = breaks.get(k);
            Rational to = breaks.get(k + 1);
            RationalVector awards = reached;
            reached = rule.divide(to, claims, progress);
            RationalVector shares = reached.minus(awards).times(to.minus(from).inverse());
            if (!pieces.isEmpty() && pieces.getLast().shares().equals(shares)) {
                Piece last = pieces.removeLast();
                pieces.add(new Piece(last.from(), to, last.awards(), shares));
            } else pieces.add(new Piece(from, to, awards, shares));
        }
        return new EstateSweep(pieces);
    }

    /** Where the rule may change its shares: a superset that is exact for each rule. */
    private static TreeSet<Rational> breaks(Rule rule, List<Rational> claims) {
        Rational total = Division.total(claims);
        TreeSet<Rational> breaks = new TreeSet<>(List.of(Rational.ZERO, total));
        switch (rule) {
            case PROPORTIONAL -> {}
            case EQUAL_AWARDS -> breaks.addAll(awardBreaks(claims));
            case EQUAL_LOSSES -> awardBreaks(claims).forEach(at -> breaks.add(total.minus(at)));
            case TALMUD -> {
                List<Rational> halves = claims.stream().map(c -> c.over(2)).toList();
                for (Rational at : awardBreaks(halves)) {
                    breaks.add(at);
                    breaks.add(total.minus(at));
                }
            }
            case RANDOM_ARRIVAL -> {
                TreeSet<Rational> sums = new TreeSet<>(List.of(Rational.ZERO));
                for (Rational claim : claims) for (Rational sum : List.copyOf(sums)) sums.add(sum.plus(claim));
                breaks.addAll(sums);
            }
        }
        return breaks;
    }

    /** Equal awards change where one more claim is paid in full. */
    private static List<Rational> awardBreaks(List<Rational> claims) {
        List<Rational> sorted = claims.stream().sorted().toList();
        List<Rational> breaks = new ArrayList<>();
        Rational paid = Rational.ZERO;
        for (int k = 0; k < sorted.size(); k++) {
            breaks.add(paid.plus(sorted.get(k).times(sorted.size() - k)));
            paid = paid.plus(sorted.get(k));
        }
        return breaks;
    }

    /** The shares of a further unit where they are the same over the whole interval. */
    public Optional<RationalVector> shares(Rational from, Rational to) {
        List<RationalVector> within = pieces.stream()
                .filter(piece -> piece.from().compareTo(to) < 0 && piece.to().compareTo(from) > 0)
                .map(Piece::shares)
                .distinct()
                .toList();
        return within.size() == 1 ? Optional.of(within.getFirst()) : Optional.empty();
    }
}

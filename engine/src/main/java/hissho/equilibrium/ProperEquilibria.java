package hissho.equilibrium;

import hissho.form.Bimatrix;
import hissho.form.Profile;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Decides whether an equilibrium of two players is proper (Myerson), by lexicographic beliefs (Blume, Brandenburger and Dekel).
 *
 * <p>Along a sequence of ever more proper profiles each player's strategies fall into classes, each played infinitely less often than the one before, and a worse reply is always in a later class. So
 * the opponent's trembles stay in the polyhedral cone on which payoffs are equal within the player's classes and never rise from one to the next. An equilibrium is proper exactly when both players'
 * strategies can be cut into such ordered classes, the supports first, and for every class of a player the opponent's cone has a point that is positive on that class and zero on all later ones:
 * these points, times rising powers of a small number, are the trembles. There are finitely many orders, and each class is a linear program.
 */
public final class ProperEquilibria {

    /** So many linear programs are tried for the equilibria of a game before the question is left open; each has its share. */
    private static final int MOST_PROGRAMS = 20_000;

    /** The programs of games with more cells than this take longer, and fewer are tried. */
    private static final int MANY_CELLS = 64;

    private static final int LEAST_SHARE = 10;

    /** More strategies that pay the same have too many orders to begin with. */
    private static final int MOST_TIED = 12;

    private final RationalMatrix first;
    private final RationalMatrix second;
    private final int most;
    private final Progress progress;
    private int programs;

    private ProperEquilibria(Bimatrix game, int most, Progress progress) {
        this.first = game.first();
        this.second = game.second().transposed();
        this.most = most;
        this.progress = progress;
    }

    /**
     * Trembles that prove an equilibrium proper.
     *
     * @param firstClasses the first player's strategies by class, those in use first
     * @param firstLevels for each class what the first player plays at that level, the equilibrium strategy first
     */
    public record Trembles(
            List<List<Integer>> firstClasses,
            List<RationalVector> firstLevels,
            List<List<Integer>> secondClasses,
            List<RationalVector> secondLevels) {

        public Trembles {
            firstClasses = List.copyOf(firstClasses);
            firstLevels = List.copyOf(firstLevels);
            secondClasses = List.copyOf(secondClasses);
            secondLevels = List.copyOf(secondLevels);
        }

        /** Whether these trembles prove the equilibrium proper, from the payoffs alone. */
        public boolean prove(Bimatrix game, Profile pair) {
            return levelled(firstClasses, firstLevels, pair.get(0).weights())
                    && levelled(secondClasses, secondLevels, pair.get(1).weights())
                    && falling(game.first(), firstClasses, secondLevels)
                    && falling(game.second().transposed(), secondClasses, firstLevels);
        }

        private static boolean levelled(
                List<List<Integer>> classes, List<RationalVector> levels, RationalVector strategy) {
            int[] level = new int[strategy.size()];
            Arrays.fill(level, -1);
            for (int k = 0; k < classes.size(); k++) for (int s : classes.get(k)) level[s] = k;
            if (levels.size() != classes.size()
                    || !levels.getFirst().equals(strategy)
                    || classes.stream().mapToInt(List::size).sum() != strategy.size()) return false;
            for (int s = 0; s < level.length; s++)
                for (int k = 0; k < levels.size(); k++) {
                    int sign = levels.get(k).get(s).signum();
                    if (sign < 0 || (k == level[s] && sign == 0) || (k < level[s] && sign != 0)) return false;
                }
            return Arrays.stream(level).allMatch(k -> k >= 0);
        }

        private static boolean falling(
                RationalMatrix payoffs, List<List<Integer>> classes, List<RationalVector> opponent) {
            for (RationalVector level : opponent) {
                RationalVector paid = payoffs.times(level);
                Rational before = null;
                for (List<Integer> tied : classes) {
                    Rational here = paid.get(tied.getFirst());
                    if (tied.stream().anyMatch(s -> !paid.get(s).equals(here))) return false;
                    if (before != null && here.compareTo(before) > 0) return false;
                    before = here;
                }
            }
            return true;
        }
    }

    /** What is known of an equilibrium: trembles that prove it proper, the proof that there are none, or neither. */
    public sealed interface Verdict {

        record Proper(Trembles trembles) implements Verdict {}

        /** Not even perfect, and every proper equilibrium is. */
        record NotPerfect() implements Verdict {}

        /** Every order of classes was tried. */
        record NotProper() implements Verdict {}

        /** More orders than could be tried. */
        record Open() implements Verdict {}
    }

    /** A verdict on each of these equilibria. */
    public static Map<Profile, Verdict> of(Bimatrix game, List<Profile> equilibria, Progress progress) {
        int cells = Math.max(MANY_CELLS, game.first().height() * game.first().width());
        int share = Math.max(LEAST_SHARE, MOST_PROGRAMS / cells * MANY_CELLS / Math.max(1, equilibria.size()));
        Map<Profile, Verdict> verdicts = new LinkedHashMap<>();
        for (Profile pair : equilibria)
            verdicts.put(
                    pair,
                    Admissibility.isPerfect(game, pair, progress)
                            ? new ProperEquilibria(game, share, progress).decide(pair)
                            : new Verdict.NotPerfect());
        return verdicts;
    }

    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooMany() {
            super(null, null, false, false);
        }
    }

    private Verdict decide(Profile pair) {
        RationalVector p = pair.get(0).weights();
        RationalVector q = pair.get(1).weights();
        List<List<Integer>> firstTies = ties(first.times(q), pair.get(0).support());
        List<List<Integer>> secondTies = ties(second.times(p), pair.get(1).support());
        if (Stream.concat(firstTies.stream().skip(1), secondTies.stream().skip(1))
                .anyMatch(tied -> tied.size() > MOST_TIED)) return new Verdict.Open();
        try {
            return orders(firstTies, order -> second(order, secondTies, p, q))
                    .<Verdict>map(Verdict.Proper::new)
                    .orElseGet(Verdict.NotProper::new);
        } catch (TooMany e) {
            return new Verdict.Open();
        }
    }

    /** The support, then the other strategies by falling payoff, those that pay the same together. */
    private static List<List<Integer>> ties(RationalVector paid, List<Integer> support) {
        List<List<Integer>> ties = new ArrayList<>(List.of(support));
        IntStream.range(0, paid.size())
                .boxed()
                .filter(s -> !support.contains(s))
                .sorted((a, b) -> paid.get(b).compareTo(paid.get(a)))
                .forEach(s -> {
                    List<Integer> last = ties.getLast();
                    if (ties.size() > 1 && paid.get(last.getFirst()).equals(paid.get(s))) last.add(s);
                    else ties.add(new ArrayList<>(List.of(s)));
                });
        return ties;
    }

    private interface Attempt {
        Optional<Trembles> with(List<List<Integer>> order);
    }

    /** Tries every order that keeps the first tie whole and cuts each later one into classes. */
    private Optional<Trembles> orders(List<List<Integer>> ties, Attempt attempt) {
        return orders(ties, 1, List.of(), List.of(ties.getFirst()), attempt);
    }

    private Optional<Trembles> orders(
            List<List<Integer>> ties, int at, List<Integer> rest, List<List<Integer>> done, Attempt attempt) {
        progress.check();
        if (rest.isEmpty()) {
            if (at == ties.size()) return attempt.with(done);
            return orders(ties, at + 1, ties.get(at), done, attempt);
        }
        for (int mask = (1 << rest.size()) - 1; mask > 0; mask--) {
            List<List<Integer>> next = new ArrayList<>(done);
            next.add(chosen(rest, mask));
            Optional<Trembles> found = orders(ties, at, chosen(rest, ((1 << rest.size()) - 1) ^ mask), next, attempt);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private static List<Integer> chosen(List<Integer> all, int mask) {
        return IntStream.range(0, all.size())
                .filter(k -> (mask & 1 << k) != 0)
                .mapToObj(all::get)
                .toList();
    }

    /** With the first player's classes fixed, cuts the second player's strategies class by class, each reachable in the first player's cone. */
    private Optional<Trembles> second(
            List<List<Integer>> order, List<List<Integer>> ties, RationalVector p, RationalVector q) {
        Map<List<List<Integer>>, Optional<RationalVector>> known = new HashMap<>();
        return second(order, ties, 1, List.of(), List.of(ties.getFirst()), List.of(q), p, known);
    }

    private Optional<Trembles> second(
            List<List<Integer>> order,
            List<List<Integer>> ties,
            int at,
            List<Integer> rest,
            List<List<Integer>> done,
            List<RationalVector> levels,
            RationalVector p,
            Map<List<List<Integer>>, Optional<RationalVector>> known) {
        if (rest.isEmpty()) {
            if (at == ties.size()) return back(order, done, levels, p);
            return second(order, ties, at + 1, ties.get(at), done, levels, p, known);
        }
        List<Integer> earlier = done.stream().flatMap(List::stream).sorted().toList();
        for (int mask = (1 << rest.size()) - 1; mask > 0; mask--) {
            List<Integer> next = chosen(rest, mask);
            Optional<RationalVector> level =
                    known.computeIfAbsent(List.of(earlier, next), key -> tremble(first, order, key.get(0), key.get(1)));
            if (level.isEmpty()) continue;
            Optional<Trembles> found = second(
                    order,
                    ties,
                    at,
                    chosen(rest, ((1 << rest.size()) - 1) ^ mask),
                    appended(done, next),
                    appended(levels, level.get()),
                    p,
                    known);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private static <T> List<T> appended(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    /** With both orders fixed, the first player's trembles in the second player's cone. */
    private Optional<Trembles> back(
            List<List<Integer>> order, List<List<Integer>> other, List<RationalVector> otherLevels, RationalVector p) {
        List<RationalVector> levels = new ArrayList<>(List.of(p));
        List<Integer> earlier = new ArrayList<>(order.getFirst());
        for (List<Integer> next : order.subList(1, order.size())) {
            Optional<RationalVector> level = tremble(second, other, earlier, next);
            if (level.isEmpty()) return Optional.empty();
            levels.add(level.get());
            earlier.addAll(next);
        }
        return Optional.of(new Trembles(order, levels, other, otherLevels));
    }

    /** A point that is positive on the next class, zero on all later ones, and keeps the other player's payoffs in order; nothing where there is none. */
    private Optional<RationalVector> tremble(
            RationalMatrix payoffs, List<List<Integer>> order, List<Integer> earlier, List<Integer> next) {
        progress.check();
        if (++programs > most) throw new TooMany();
        List<Integer> used = new ArrayList<>(earlier);
        used.addAll(next);
        List<RationalVector> rows = new ArrayList<>();
        List<Sense> senses = new ArrayList<>();
        List<Rational> bounds = new ArrayList<>();
        int before = -1;
        for (List<Integer> tied : order) {
            int head = tied.getFirst();
            if (before >= 0) constrain(rows, senses, bounds, payoffs, before, head, used, Sense.AT_LEAST);
            for (int s : tied.subList(1, tied.size()))
                constrain(rows, senses, bounds, payoffs, s, head, used, Sense.EQUAL);
            before = head;
        }
        for (int k = earlier.size(); k < used.size(); k++) {
            rows.add(RationalVector.unit(used.size(), k));
            senses.add(Sense.AT_LEAST);
            bounds.add(Rational.ONE);
        }
        LinearProgram program = new LinearProgram(
                false,
                RationalVector.of(Collections.nCopies(used.size(), Rational.ONE)),
                RationalMatrix.of(rows),
                senses,
                RationalVector.of(bounds),
                Set.of());
        if (!(Simplex.solve(program, progress) instanceof Outcome.Optimal best)) return Optional.empty();
        Rational[] level = new Rational[payoffs.width()];
        Arrays.fill(level, Rational.ZERO);
        for (int k = 0; k < used.size(); k++)
            level[used.get(k)] = best.point().get(k).over(best.objective());
        return Optional.of(RationalVector.of(List.of(level)));
    }

    /** The payoff of one strategy less that of another is not negative, or zero. */
    private static void constrain(
            List<RationalVector> rows,
            List<Sense> senses,
            List<Rational> bounds,
            RationalMatrix payoffs,
            int better,
            int worse,
            List<Integer> used,
            Sense sense) {
        rows.add(RationalVector.generate(
                used.size(), k -> payoffs.get(better, used.get(k)).minus(payoffs.get(worse, used.get(k)))));
        senses.add(sense);
        bounds.add(Rational.ZERO);
    }
}

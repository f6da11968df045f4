package hissho.equilibrium.many;

import hissho.algebra.RealRoot;
import hissho.document.InOrder;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.StrictElimination;
import hissho.fact.NotAnswered;
import hissho.fact.Roots;
import hissho.form.Mixed;
import hissho.form.Players;
import hissho.form.Profile;
import hissho.form.StrategicGame;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The equilibria of a small game of any number of players. Those in which at most two players mix are products of polytopes; the others are sought support by support among what strict dominance
 * leaves, and the equations of each support are solved with proof. Of a continuum only corners are listed; then the list is said not to be complete.
 *
 * @param products continua that are products of polytopes, with their corners among those found
 * @param described whether every equilibrium is among those found or in a product
 * @param inTime whether every combination of supports could be tried
 */
public record ManyEquilibria(List<Found> found, List<NashProduct> products, boolean described, boolean inTime) {

    /** More combinations of supports than this are not tried. */
    public static final int MOST_SUPPORTS = 5_000;

    public ManyEquilibria {
        found = List.copyOf(found);
        products = List.copyOf(products);
    }

    public ManyEquilibria(List<Found> found, boolean complete) {
        this(found, List.of(), complete, true);
    }

    /** Whether every equilibrium is listed. */
    public boolean complete() {
        return described && products.isEmpty();
    }

    /**
     * An equilibrium: exact where its probabilities are fractions or roots of an equation, else in bounds proved to hold exactly one solution of its equations.
     *
     * @param roots the probabilities, where they are irrational and known exactly
     * @param bounds for each player and strategy
     */
    public record Found(Optional<Profile> exact, Optional<AlgebraicProfile> roots, List<List<Interval>> bounds) {

        public Found(Optional<Profile> exact, List<List<Interval>> bounds) {
            this(exact, Optional.empty(), bounds);
        }

        /** The equilibrium as data: exact probabilities, or lower and upper bounds. */
        public Map<String, Object> written(StrategicGame game) {
            if (exact.isPresent())
                return InOrder.of(
                        "exact",
                        true,
                        "profile",
                        exact.get().strategies().stream().map(Mixed::weights).toList(),
                        "payoffs",
                        game.expected(exact.get()));
            Map<String, Object> written = InOrder.of(
                    "exact",
                    false,
                    "low",
                    bounds.stream()
                            .map(own -> own.stream()
                                    .map(x -> Rational.ofExactly(x.low()))
                                    .toList())
                            .toList(),
                    "high",
                    bounds.stream()
                            .map(own -> own.stream()
                                    .map(x -> Rational.ofExactly(x.high()))
                                    .toList())
                            .toList());
            roots.ifPresent(known -> {
                written.put("roots", Objects.requireNonNull(Roots.plain(known.probabilities())));
                written.put("payoffRoots", Objects.requireNonNull(Roots.plain(known.payoffs(game))));
            });
            return written;
        }

        /** Whether it is an equilibrium: every deviation is tried where it is exact, else the bounds are proved to hold exactly one. */
        public boolean isProved(StrategicGame game, Progress progress) {
            if (exact.isPresent()) return Deviations.from(game, exact.get()).isEquilibrium();
            return roots.map(known -> known.isEquilibrium(game) && areAround(known))
                    .orElseGet(() -> BoxProof.holds(game, bounds, progress));
        }

        /** Whether the bounds hold the probabilities. */
        private boolean areAround(AlgebraicProfile known) {
            List<List<RealRoot>> all = known.probabilities();
            for (int i = 0; i < all.size(); i++)
                for (int s = 0; s < all.get(i).size(); s++) {
                    Interval bound = bounds.get(i).get(s);
                    RealRoot x = all.get(i).get(s);
                    if (x.compareTo(Rational.ofExactly(bound.low())) < 0
                            || x.compareTo(Rational.ofExactly(bound.high())) > 0) return false;
                }
            return true;
        }

        /** What each player gets, rounded to so many places: worked out from the middle of the bounds, which are narrower than that by far. */
        public List<String> decimals(StrategicGame game, int places) {
            double[] paid = new double[game.players().count()];
            for (int p = 0; p < game.profiles(); p++) {
                int[] choices = game.choices(p);
                double weight = 1;
                for (int i = 0; i < choices.length; i++)
                    weight *= bounds.get(i).get(choices[i]).middle();
                if (weight != 0)
                    for (int i = 0; i < paid.length; i++)
                        paid[i] += weight * game.payoffAt(i, p).doubleValue();
            }
            return Arrays.stream(paid)
                    .mapToObj(x -> Double.isFinite(x) ? Rational.ofExactly(x).toDecimal(places) : "…")
                    .toList();
        }

        /** A player's strategy for people: names with probabilities, or all probabilities where strategies are only numbered; decimals where they are not exact. */
        public String played(StrategicGame game, int player) {
            List<String> names = game.strategies(player);
            boolean numbered = names.equals(Players.numbered(names.size()).names());
            List<String> parts = new ArrayList<>();
            List<String> all = new ArrayList<>();
            for (int s = 0; s < game.size(player); s++) {
                Interval bound = bounds.get(player).get(s);
                if (bound.high() == 0) {
                    all.add("0");
                    continue;
                }
                int at = s;
                String weight = exact.map(profile -> profile.get(player).get(at).toString())
                        .or(() -> roots.map(known ->
                                known.probabilities().get(player).get(at).write("x")))
                        .orElseGet(() -> Rational.ofExactly(bound.middle()).toDecimal(9));
                all.add(weight);
                parts.add(weight.equals("1") ? names.get(s) : names.get(s) + " " + weight);
            }
            return numbered && parts.size() > 1 ? "(" + String.join(", ", all) + ")" : String.join(", ", parts);
        }
    }

    /**
     * The same with a profile that somebody else named, where it is an equilibrium that no combination of supports gave: one of a continuum, of which only some members are listed. A list that was
     * complete holds it already.
     */
    public ManyEquilibria with(StrategicGame game, Profile named) {
        if (complete()
                || found.stream().anyMatch(each -> each.exact().equals(Optional.of(named)))
                || !Deviations.from(game, named).isEquilibrium()) return this;
        List<Found> all = new ArrayList<>(found);
        all.add(SupportEquilibria.exact(named));
        return new ManyEquilibria(all, products, described, inTime);
    }

    public static ManyEquilibria of(StrategicGame game, StrictElimination elimination, Progress progress) {
        List<List<List<Integer>>> choices =
                elimination.left().stream().map(ManyEquilibria::subsets).toList();
        long count = choices.stream().mapToLong(List::size).reduce(1, (a, b) -> Math.min(a * b, MOST_SUPPORTS + 1L));
        if (count > MOST_SUPPORTS) throw new NotAnswered(Message.of("equilibrium.unknown.supports", MOST_SUPPORTS));
        Progress share = progress.share(1, 2);
        List<NashProduct> products = new ArrayList<>();
        List<Found> found = new ArrayList<>();
        boolean inTime = true;
        boolean told = true;
        try {
            told = TwoMixers.all(game, elimination.left(), products::add, share);
            for (Profile profile : corners(products)) found.add(SupportEquilibria.exact(profile));
            for (List<List<Integer>> supports : ordered(choices, (int) count)) {
                share.check();
                if (mixers(supports) <= 2) continue;
                Optional<NashProduct> whole = whole(game, supports);
                whole.ifPresent(products::add);
                if (whole.isPresent()) continue;
                Optional<SplitMixers> split = ThreeMixers.split(game, supports);
                if (split.isPresent()) {
                    products.addAll(split.get().products());
                    for (Profile profile : corners(split.get().products()))
                        if (found.stream().noneMatch(each -> each.exact().equals(Optional.of(profile))))
                            found.add(SupportEquilibria.exact(profile));
                    told &= split.get().told();
                } else told &= SupportEquilibria.add(game, supports, found, share);
            }
        } catch (Progress.Stopped e) {
            progress.check();
            inTime = false;
            if (found.isEmpty()) for (Profile profile : corners(products)) found.add(SupportEquilibria.exact(profile));
        }
        return new ManyEquilibria(found, continua(game, products, found, progress), told && inTime, inTime);
    }

    /** The corners of all products, those with few strategies first. */
    private static List<Profile> corners(List<NashProduct> products) {
        Set<Profile> all = new LinkedHashSet<>();
        for (NashProduct product : products) all.addAll(product.profiles());
        return all.stream()
                .sorted(Comparator.comparingInt(profile -> profile.strategies().stream()
                        .mapToInt(own -> own.support().size())
                        .sum()))
                .toList();
    }

    private static long mixers(List<List<Integer>> supports) {
        return supports.stream().filter(own -> own.size() > 1).count();
    }

    /** All mixtures of some strategies of each player, where all their pure profiles are equilibria. */
    private static Optional<NashProduct> whole(StrategicGame game, List<List<Integer>> supports) {
        List<List<Mixed>> corners = new ArrayList<>();
        for (int i = 0; i < supports.size(); i++) {
            int size = game.size(i);
            corners.add(supports.get(i).stream().map(s -> Mixed.pure(size, s)).toList());
        }
        NashProduct product = new NashProduct(corners);
        return product.holds(game) ? Optional.of(product) : Optional.empty();
    }

    /** The products that are more than a point, as large as the strategies found make them; families in which one player moves among them. */
    private static List<NashProduct> continua(
            StrategicGame game, List<NashProduct> products, List<Found> found, Progress progress) {
        List<NashProduct> all = new ArrayList<>(
                products.stream().filter(product -> !product.isPoint()).toList());
        for (Found each : found)
            if (each.exact().isPresent())
                for (Surroundings.Family family :
                        Surroundings.of(game, each, progress).families()) all.add(NashProduct.of(family));
        List<Set<Mixed>> known = new ArrayList<>();
        for (int i = 0; i < game.players().count(); i++) {
            Set<Mixed> own = new LinkedHashSet<>();
            for (Found each : found)
                if (each.exact().isPresent()) own.add(each.exact().get().get(i));
            known.add(own);
        }
        return NashProduct.maximal(game, all, known, progress);
    }

    /** All combinations of supports, those with few strategies first. */
    private static List<List<List<Integer>>> ordered(List<List<List<Integer>>> choices, int count) {
        List<List<List<Integer>>> all = new ArrayList<>();
        for (int k = 0; k < count; k++) {
            List<List<Integer>> supports = new ArrayList<>();
            int rest = k;
            for (List<List<Integer>> own : choices) {
                supports.add(own.get(rest % own.size()));
                rest /= own.size();
            }
            all.add(supports);
        }
        all.sort(Comparator.comparingInt(
                supports -> supports.stream().mapToInt(List::size).sum()));
        return all;
    }

    private static List<List<Integer>> subsets(List<Integer> all) {
        if (all.size() > 12) throw new NotAnswered(Message.of("equilibrium.unknown.supports", MOST_SUPPORTS));
        List<List<Integer>> subsets = new ArrayList<>();
        for (int set = 1; set < 1 << all.size(); set++) {
            List<Integer> one = new ArrayList<>();
            for (int k = 0; k < all.size(); k++) if ((set >> k & 1) == 1) one.add(all.get(k));
            subsets.add(one);
        }
        return subsets;
    }
}

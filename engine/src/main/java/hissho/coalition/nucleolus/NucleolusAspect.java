package hissho.coalition.nucleolus;

import hissho.coalition.Agreement;
import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Symmetric;
import hissho.coalition.family.Table;
import hissho.coalition.family.Unanimity;
import hissho.coalition.value.FixedPoint;
import hissho.coalition.value.ShapleyOfFamily;
import hissho.coalition.value.Written;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** The nucleolus of a coalitional game, the excesses of allocations, and membership in kernel, bargaining set and stable sets. */
public final class NucleolusAspect implements Aspect {

    /** With more players Kohlberg's criterion is applied only where it is asked for. */
    private static final int MOST_PROVED = 16;

    /** With more players the nucleolus over imputations alone is not checked. */
    private static final int MOST_IMPUTATIONS = 10;

    private static final int MOST_SORTED = 12;

    private static final int MOST_TOLD = MOST_PROVED;

    /** Of a table of so many players the nucleolus is told unasked. */
    private static final int MOST_IN_TABLE = 18;

    private static final int MOST_WEIGHTS = 2_000;

    @Override
    public List<String> keys() {
        return List.of(
                "nucleolus",
                "nucleolusDecimals",
                "levels",
                "maxExcess",
                "sortedAtNucleolus",
                "alwaysTight",
                "nucleolusInCore",
                "nucleolusIndividuallyRational",
                "imputationNucleolus",
                "nucleoliDiffer",
                "monotoneInSinglePlayers",
                "shapleyEqualsNucleolus",
                "excess",
                "sorted",
                "isNucleolus",
                "isImputationNucleolus",
                "improvingMove",
                "lexicographicOrder",
                "surpluses",
                "inPrekernel",
                "inKernel",
                "inBargainingSet",
                "justifiedObjection",
                "stable",
                "undominated");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Facts facts = new Facts();
        Once<RationalVector> point = new Once<>(() -> NucleolusOfFamily.of(game, progress));
        Once<Kohlberg> kohlberg =
                new Once<>(() -> Kohlberg.of(game.coalitions(Kohlberg.MOST_PLAYERS), point.get(), false, progress));
        facts.put("nucleolus", point);
        facts.put(
                "nucleolusDecimals",
                Compare.near(FixedPoint.ERROR),
                () -> FixedPoint.written(NucleolusOfFamily.rounded(game, point, progress)));
        facts.put(
                "levels",
                LEVELS,
                () -> kohlberg.get().levels().stream()
                        .map(level -> InOrder.of("excess", level.excess(), "coalitions", game.keys(level.coalitions())))
                        .toList());
        facts.put("sortedAtNucleolus", () -> Excess.sorted(game.coalitions(Excess.MOST_IN_TABLE), point.get()));
        facts.put(
                "alwaysTight",
                Compare.SET,
                () -> kohlberg.get().levels().isEmpty()
                        ? List.of()
                        : game.keys(kohlberg.get().levels().getFirst().coalitions()));
        facts.put(
                "nucleolusInCore",
                () -> game.count() == 1 || !worst(game, point.get(), progress).isPositive());
        facts.put("nucleolusIndividuallyRational", () -> isRational(game, point.get()));
        Once<Optional<RationalVector>> other = new Once<>(() -> ofImputations(game, point.get(), progress));
        facts.put("imputationNucleolus", () -> other.get().orElse(null));
        facts.put(
                "nucleoliDiffer",
                () -> other.get().map(found -> !found.equals(point.get())).orElse(null)); // there may be no imputation
        facts.put("monotoneInSinglePlayers", () -> isMonotone(game, progress));
        facts.put("maxExcess", () -> worst(game, asked.x().orElseGet(point), progress));
        facts.put(
                "shapleyEqualsNucleolus",
                () -> ShapleyOfFamily.of(game, progress).equals(point.get()));
        asked.x().ifPresent(x -> atX(facts, game, x, progress));
        if (!asked.allocations().isEmpty()) ofSeveral(facts, game, asked.allocations(), progress);
        return facts;
    }

    /** Every level with the same excess and, in any order, the same coalitions. */
    static final Compare LEVELS = Written.each((mine, theirs) -> mine instanceof Map<?, ?> a
            && theirs instanceof Map<?, ?> e
            && Compare.EXACT.agree(a.get("excess"), e.get("excess"))
            && Compare.SET.agree(a.get("coalitions"), e.get("coalitions")));

    private static Rational worst(CoalitionalGame game, RationalVector x, Progress progress) {
        Coalitions form = game.coalitions(EveryCoalition.MOST_PLAYERS);
        Face all = Face.efficient(game.count(), Rational.ZERO);
        return new EveryCoalition(form, progress)
                .worst(x, all, progress)
                .map(Oracle.Worst::excess)
                .orElseThrow(() -> new NotAnswered(Message.of("value.no-coalition")));
    }

    private static boolean isRational(CoalitionalGame game, RationalVector x) {
        for (int i = 0; i < x.size(); i++) if (x.get(i).compareTo(game.worth(Subsets.of(i))) < 0) return false;
        return true;
    }

    /** Where the textbook's nucleolus is an imputation, it is the nucleolus over imputations too. */
    private static Optional<RationalVector> ofImputations(
            CoalitionalGame game, RationalVector point, Progress progress) {
        if (isRational(game, point)) return Optional.of(point);
        Coalitions form = game.coalitions(EveryCoalition.MOST_PLAYERS);
        return Nucleolus.hasImputations(form)
                ? Optional.of(Nucleolus.ofImputations(form, progress).point())
                : Optional.empty();
    }

    /** Whether nobody takes something from a coalition by joining it: then both nucleoli are the same. */
    private static boolean isMonotone(CoalitionalGame game, Progress progress) {
        Coalitions form = game.coalitions(EveryCoalition.MOST_PLAYERS);
        for (long s = 1; s <= form.grand(); s++) {
            if ((s & 0xff) == 0) progress.check();
            for (int i = 0; i < game.count(); i++)
                if (!Subsets.contains(s, i)
                        && form.worth(s).plus(form.worth(Subsets.of(i))).compareTo(form.worth(s | 1L << i)) > 0)
                    return false;
        }
        return true;
    }

    private static void atX(Facts facts, CoalitionalGame game, RationalVector x, Progress progress) {
        facts.put("excess", () -> Written.byCoalition(game, Excess.table(game.coalitions(Excess.MOST_IN_TABLE), x)));
        facts.put("sorted", () -> Excess.sorted(game.coalitions(Excess.MOST_IN_TABLE), x));
        Once<Optional<RationalVector>> gain = new Once<>(() -> gain(game, x, false, progress));
        facts.put("isNucleolus", () -> isEfficient(game, x) && gain.get().isEmpty());
        facts.put(
                "isImputationNucleolus",
                () -> isEfficient(game, x)
                        && isRational(game, x)
                        && gain(game, x, true, progress).isEmpty());
        facts.put("improvingMove", () -> isEfficient(game, x) ? gain.get().orElse(null) : null);
        Once<Surplus> surplus = new Once<>(() -> Surplus.of(game.coalitions(Surplus.MOST_PLAYERS), x, progress));
        facts.put("surpluses", () -> surplus.get().table());
        facts.put("inPrekernel", () -> isEfficient(game, x) && surplus.get().inPrekernel());
        facts.put(
                "inKernel",
                () -> isEfficient(game, x)
                        && isRational(game, x)
                        && surplus.get().inKernel(game.coalitions(), x));
        Once<Optional<Objection>> objection =
                new Once<>(() -> Objection.find(game.coalitions(Objection.MOST_PLAYERS), x, progress));
        facts.put(
                "inBargainingSet",
                () -> isEfficient(game, x)
                        && isRational(game, x)
                        && objection.get().isEmpty());
        facts.put(
                "justifiedObjection",
                (answered, claim) -> claim == null
                        ? answered == null
                        : objection(game, claim)
                                .filter(said -> said.isJustified(game.coalitions(), x))
                                .isPresent(),
                () -> objection
                        .get()
                        .map(found -> InOrder.of(
                                "from",
                                found.from() + 1,
                                "against",
                                found.against() + 1,
                                "coalition",
                                game.key(found.coalition()),
                                "payment",
                                found.payment()))
                        .orElse(null));
    }

    /** An objection as somebody writes it. */
    private static Optional<Objection> objection(CoalitionalGame game, Object claim) {
        if (!(claim instanceof Map<?, ?> said)) return Optional.empty();
        Optional<Rational> from = Agreement.number(said.get("from"));
        Optional<Rational> against = Agreement.number(said.get("against"));
        OptionalLong coalition = Agreement.coalition(game, said.get("coalition"));
        Optional<List<Rational>> payment =
                Agreement.numbers(said.get("payment")).filter(list -> list.size() == game.count());
        if (coalition.isEmpty() || payment.isEmpty() || !isPlayer(game, from) || !isPlayer(game, against))
            return Optional.empty();
        return Optional.of(new Objection(
                from.orElseThrow().intValueExact() - 1,
                against.orElseThrow().intValueExact() - 1,
                coalition.getAsLong(),
                RationalVector.of(payment.get())));
    }

    private static boolean isPlayer(CoalitionalGame game, Optional<Rational> number) {
        return number.filter(Rational::isWhole)
                .filter(k -> k.isPositive() && k.compareTo(Rational.of(game.count())) <= 0)
                .isPresent();
    }

    private static boolean isEfficient(CoalitionalGame game, RationalVector x) {
        return x.sum().equals(game.total());
    }

    private static Optional<RationalVector> gain(
            CoalitionalGame game, RationalVector x, boolean imputations, Progress progress) {
        return Kohlberg.of(game.coalitions(Kohlberg.MOST_PLAYERS), x, imputations, progress)
                .gain();
    }

    private static void ofSeveral(Facts facts, CoalitionalGame game, List<RationalVector> several, Progress progress) {
        facts.put("lexicographicOrder", () -> {
            Coalitions form = game.coalitions(Excess.MOST_IN_TABLE);
            List<RationalVector> order = new ArrayList<>(several);
            order.sort(Comparator.comparing(x -> Excess.sorted(form, x), Excess::compare));
            return order;
        });
        Once<StableSet> stable = new Once<>(() -> {
            if (several.size() > StableSet.MOST_IMPUTATIONS)
                throw new NotAnswered(Message.of("value.stable.too-many", several.size(), StableSet.MOST_IMPUTATIONS));
            return StableSet.of(game.coalitions(StableSet.MOST_PLAYERS), several, progress);
        });
        facts.put(
                "stable",
                () -> several.stream().allMatch(x -> isEfficient(game, x) && isRational(game, x))
                        && stable.get().stable());
        facts.put(
                "undominated",
                (answered, claim) -> claim == null
                        ? answered == null
                        : Agreement.numbers(claim)
                                .filter(y -> y.size() == game.count())
                                .map(RationalVector::of)
                                .filter(y -> isEfficient(game, y) && isRational(game, y))
                                .filter(y -> StableSet.escapes(game.coalitions(), several, y))
                                .isPresent(),
                () -> stable.get().undominated().orElse(null));
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        List<String> told = new ArrayList<>();
        if (game.count() <= MOST_TOLD) told.addAll(List.of("nucleolus", "levels"));
        else if (game.family() instanceof Symmetric
                || game.family() instanceof Unanimity
                || (game.family() instanceof Table && game.count() <= MOST_IN_TABLE)) told.add("nucleolus");
        if (asked.x().isPresent() && game.count() <= MOST_SORTED) told.addAll(List.of("sorted", "isNucleolus"));
        if (asked.x().isPresent() && game.count() <= Objection.MOST_PLAYERS)
            told.addAll(List.of("inKernel", "inBargainingSet"));
        if (asked.allocations().size() > 1 && game.count() <= Excess.MOST_IN_TABLE) told.add("lexicographicOrder");
        return told;
    }

    @Override
    public Map<String, RationalVector> points(CoalitionalGame game, Asked asked, Facts all) {
        return Map.of("value.point.nucleolus", all.get("nucleolus", RationalVector.class));
    }

    @Override
    public List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        return new NucleolusReport(game, asked, all, words).sections();
    }

    /** Kohlberg's criterion, applied to the answer alone. */
    @Override
    public Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        if (game.count() > MOST_PROVED)
            throw new NotAnswered(Message.of("value.certificate.nucleolus-too-large", MOST_PROVED));
        RationalVector point = all.get("nucleolus", RationalVector.class);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("nucleolus", point);
        if (!isEfficient(game, point))
            return Optional.of(new Proof(false, Message.of("value.certificate.nucleolus"), data));
        Kohlberg kohlberg = Kohlberg.of(game.coalitions(), point, false, progress);
        List<Object> weights = written(game, kohlberg);
        if (!weights.isEmpty()) data.put("kohlberg", weights); // thousands of them are left out
        boolean holds = kohlberg.holds();
        if (!isRational(game, point) && game.count() > MOST_IMPUTATIONS)
            return Optional.of(new Proof(
                    holds,
                    Message.of("value.certificate.nucleolus"),
                    data,
                    Optional.of(Message.of("value.certificate.imputations", MOST_IMPUTATIONS))));
        holds &= provesImputation(game, point, all, data, progress);
        return Optional.of(new Proof(holds, Message.of("value.certificate.nucleolus"), data));
    }

    /** The nucleolus over imputations: the same where that is an imputation, and otherwise by Kohlberg's criterion with those bounds. */
    private static boolean provesImputation(
            CoalitionalGame game, RationalVector point, Facts all, Map<String, Object> data, Progress progress) {
        Object stated = all.find("imputationNucleolus").orElseThrow().value();
        data.put("imputationNucleolus", stated);
        if (!(stated instanceof RationalVector x)) return !Nucleolus.hasImputations(game.coalitions());
        if (isRational(game, point)) return x.equals(point);
        return isEfficient(game, x)
                && isRational(game, x)
                && Kohlberg.of(game.coalitions(), x, true, progress).holds();
    }

    /** The levels with their weights, so that a stranger need only add up. */
    private static List<Object> written(CoalitionalGame game, Kohlberg kohlberg) {
        int weights = kohlberg.levels().stream()
                .mapToInt(level -> level.weights().size())
                .sum();
        if (weights > MOST_WEIGHTS) return List.of();
        return kohlberg.levels().stream()
                .<Object>map(level ->
                        InOrder.of("excess", level.excess(), "weights", Written.byCoalition(game, level.weights())))
                .toList();
    }
}

package hissho.coalition.power;

import hissho.coalition.Asked;
import hissho.coalition.Aspect;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.Unanimity;
import hissho.coalition.family.WeightedVoting;
import hissho.coalition.family.WinningCoalitions;
import hissho.coalition.value.ShapleyOfFamily;
import hissho.coalition.value.Written;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The power of the players of a simple game, by four indices, and what a council would want to know about its votes. */
public final class PowerAspect implements Aspect {

    private static final int MOST_SWINGS = 12;
    private static final int MOST_SAMPLED = 16;

    /** The indices of more voters are told by weight, and written out only where they are asked for. */
    static final int MOST_WRITTEN = 40;

    private static final Field<List<Rational>> QUOTAS =
            Field.optional("quotas", Shape.listOf(Shape.number(), 1, 1_000));

    @Override
    public List<Field<?>> fields() {
        return List.of(QUOTAS);
    }

    @Override
    public List<String> keys() {
        return List.of(
                "shapleyShubik",
                "percent",
                "banzhaf",
                "banzhafMeasure",
                "swingCounts",
                "deeganPackel",
                "holler",
                "swings",
                "minimalWinningCount",
                "indexByWeight",
                "heaviestIndex",
                "lightestIndex",
                "largeCombined",
                "largeShare",
                "largePowerVsShare",
                "shapleyByQuota",
                "sameAs",
                "equivalentWeighted");
    }

    /** Whether it is told as a simple game: it was written as one, or has no worths but 0 and 1. */
    static boolean isSimple(CoalitionalGame game) {
        if (game.family() instanceof WeightedVoting || game.family() instanceof WinningCoalitions) return true;
        if (game.count() > MOST_SAMPLED || (game.count() < 2 && !(game.family() instanceof Unanimity))) return false;
        boolean wins = false;
        for (long s = 1; s <= game.grand(); s++) {
            Rational worth = game.worth(s);
            if (!worth.isZero() && !worth.equals(Rational.ONE)) return false;
            wins |= !worth.isZero();
        }
        return wins;
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Facts facts = new Facts();
        Once<Boolean> simple = new Once<>(() -> isSimple(game));
        Once<PowerIndices> power = new Once<>(() -> {
            if (!simple.get()) throw new NotAnswered(Message.of("value.power.not-simple"));
            return power(game, progress);
        });
        Once<RationalVector> index = new Once<>(() -> power.get().shapleyShubik());
        facts.put("shapleyShubik", index);
        facts.put("percent", Compare.near(Rational.of(1, 20)), () -> index.get().times(Rational.of(100)));
        facts.put("banzhaf", () -> power.get().banzhafIndex());
        facts.put("banzhafMeasure", () -> power.get().banzhafMeasure());
        facts.put("swingCounts", () -> power.get().swings());
        Once<MinimalCoalitions> minimal = new Once<>(() -> {
            if (!simple.get()) throw new NotAnswered(Message.of("value.power.not-simple"));
            return MinimalCoalitions.of(game.coalitions(MinimalCoalitions.MOST_PLAYERS), progress);
        });
        facts.put("deeganPackel", () -> minimal.get().deeganPackel());
        facts.put("holler", () -> minimal.get().holler());
        facts.put("minimalWinningCount", () -> minimal.get().coalitions().size());
        facts.put("swings", Written.MAP_OF_SETS, () -> {
            if (!simple.get()) throw new NotAnswered(Message.of("value.power.not-simple"));
            return swings(game);
        });
        if (game.family() instanceof WeightedVoting voting && voting.rules().size() == 1)
            VoteFacts.put(facts, game, voting, index, QUOTAS.find(asked.document()), progress);
        return facts;
    }

    /** The swings of many voters are counted once: the index is the Shapley value too. */
    @Override
    public Facts joined(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        Facts facts = new Facts();
        if (game.count() > ShapleyOfFamily.MOST_GENERAL
                && game.family() instanceof WeightedVoting voting
                && voting.rules().size() == 1)
            facts.put("shapley", () -> all.get("shapleyShubik", RationalVector.class));
        return facts;
    }

    /** By the dynamic program where the votes allow it, coalition by coalition where they do not. */
    static PowerIndices power(CoalitionalGame game, Progress progress) {
        if (game.family() instanceof WeightedVoting voting && voting.rules().size() == 1) {
            Votes votes = votes(voting);
            if (PowerIndices.canCount(votes)) return PowerIndices.of(votes, progress);
        }
        return PowerIndices.of(game.coalitions(Coalitions.MOST_IN_TABLE), progress);
    }

    static Votes votes(WeightedVoting voting) {
        WeightedVoting.Rule rule = voting.rules().getFirst();
        return Votes.of(rule.weights(), rule.quota(), rule.strict(), voting.tieBreaker());
    }

    private static Map<String, Object> swings(CoalitionalGame game) {
        Coalitions form = game.coalitions(MOST_SWINGS);
        List<Long> all = game.bySize(game.progress());
        Map<String, Object> swings = new LinkedHashMap<>();
        for (int i = 0; i < game.count(); i++) {
            int player = i;
            swings.put(
                    Integer.toString(i + 1),
                    all.stream()
                            .filter(s -> Subsets.contains(s, player)
                                    && !form.worth(s).isZero()
                                    && form.worth(s ^ 1L << player).isZero())
                            .map(game::key)
                            .toList());
        }
        return swings;
    }

    @Override
    public void read(CoalitionalGame game, Asked asked) {
        Optional<Node> quotas = asked.document().find("quotas");
        if (quotas.isEmpty()) return;
        if (!(game.family() instanceof WeightedVoting voting) || voting.rules().size() != 1)
            throw quotas.get().bad("value.bad.quotas");
        Rational total = voting.rules().getFirst().total();
        for (Node quota : quotas.get().list())
            if (quota.rational().isNegative() || quota.rational().compareTo(total) > 0)
                throw quota.bad("core.bad.out-of-range", quota.rational(), 0, total);
            else if (quota.rational().isZero() && !voting.rules().getFirst().strict())
                throw quota.bad("coalition.bad.quota-low", quota.rational());
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        if (!isSimple(game)) return List.of();
        List<String> told = new ArrayList<>();
        if (game.count() <= MOST_WRITTEN) told.addAll(List.of("shapleyShubik", "banzhaf"));
        if (game.count() <= MOST_SWINGS) told.addAll(List.of("deeganPackel", "holler", "swingCounts"));
        if (asked.document().has("quotas")) told.add("shapleyByQuota");
        return told;
    }

    @Override
    public List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        return isSimple(game) ? new PowerReport(game, asked, all, words).sections() : List.of();
    }

    /** The index counted again: by the formula over all coalitions, or, for many voters, as a value that adds up to one. */
    @Override
    public Optional<Proof> proof(CoalitionalGame game, Asked asked, Facts all, Progress progress) {
        if (!isSimple(game)) return Optional.empty();
        if (game.count() > MOST_SAMPLED)
            throw new NotAnswered(Message.of("value.certificate.power-too-large", MOST_SAMPLED));
        PowerIndices again = PowerIndices.of(game.coalitions(), progress);
        boolean holds = again.shapleyShubik().equals(all.get("shapleyShubik", RationalVector.class))
                && again.banzhafIndex().equals(all.get("banzhaf", RationalVector.class))
                && again.banzhafMeasure().equals(all.get("banzhafMeasure", RationalVector.class))
                && again.swings().equals(all.find("swingCounts").orElseThrow().value())
                && ShapleyOfFamily.of(game, progress).equals(again.shapleyShubik());
        return Optional.of(new Proof(
                holds,
                Message.of("value.certificate.power"),
                InOrder.of("shapleyShubik", again.shapleyShubik(), "swingCounts", again.swings())));
    }
}

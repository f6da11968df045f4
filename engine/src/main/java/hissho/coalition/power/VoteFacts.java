package hissho.coalition.power;

import hissho.coalition.CoalitionalGame;
import hissho.coalition.family.WeightedVoting;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** What is said of a council with one list of weights: power by weight, the large ones together, other quotas, other descriptions. */
final class VoteFacts {

    private static final int MOST_COMPARED = 18;

    private VoteFacts() {}

    static void put(
            Facts facts,
            CoalitionalGame game,
            WeightedVoting voting,
            Supplier<RationalVector> index,
            Optional<List<Rational>> quotas,
            Progress progress) {
        WeightedVoting.Rule rule = voting.rules().getFirst();
        List<Rational> weights = rule.weights();
        facts.put("indexByWeight", () -> byWeight(voting, index.get()));
        Rational most = weights.stream().reduce(Rational.ZERO, Rational::max);
        Rational least = weights.stream().reduce(most, Rational::min);
        facts.put("heaviestIndex", () -> index.get().get(weights.indexOf(most)));
        facts.put("lightestIndex", () -> index.get().get(weights.indexOf(least)));
        facts.put("largeCombined", () -> combined(index.get().toList(), weights, most));
        facts.put("largeShare", () -> combined(weights, weights, most).over(rule.total()));
        facts.put("largePowerVsShare", () -> {
            int order = combined(index.get().toList(), weights, most)
                    .compareTo(combined(weights, weights, most).over(rule.total()));
            return order > 0 ? "greater" : order < 0 ? "smaller" : "equal";
        });
        quotas.ifPresent(list -> facts.put(
                "shapleyByQuota",
                () -> list.stream().map(quota -> sweep(voting, quota, progress)).toList()));
        Votes votes = PowerAspect.votes(voting);
        facts.put(
                "sameAs",
                Compare.accepted(claim -> same(game, claim, weights)),
                () -> voting.tieBreaker().isPresent()
                        ? null
                        : other(votes, rule)); // a tie-breaker needs another weight
        facts.put(
                "equivalentWeighted",
                Compare.accepted(claim -> same(game, claim, weights)),
                () -> InOrder.of("weights", votes.weights(), "quota", votes.quota(), "rule", ">="));
    }

    /** One index for each weight; a tie-breaker is no voter of his weight and is left out. */
    private static Map<String, Object> byWeight(WeightedVoting voting, RationalVector index) {
        List<Rational> weights = voting.rules().getFirst().weights();
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < weights.size(); i++) {
            if (voting.tieBreaker().equals(OptionalInt.of(i)) && weights.indexOf(weights.get(i)) != i) continue;
            map.putIfAbsent(weights.get(i).toString(), index.get(i));
        }
        return map;
    }

    private static Rational combined(List<Rational> numbers, List<Rational> weights, Rational most) {
        Rational sum = Rational.ZERO;
        for (int i = 0; i < weights.size(); i++) if (weights.get(i).equals(most)) sum = sum.plus(numbers.get(i));
        return sum;
    }

    private static RationalVector sweep(WeightedVoting voting, Rational quota, Progress progress) {
        WeightedVoting.Rule rule = voting.rules().getFirst();
        WeightedVoting other = new WeightedVoting(
                List.of(new WeightedVoting.Rule(rule.weights(), quota, rule.strict())), voting.tieBreaker());
        return PowerAspect.power(CoalitionalGame.of(other).under(progress), progress)
                .shapleyShubik();
    }

    /** The rule with the other sign, where the weights are whole numbers over some denominator. */
    private static Map<String, Object> other(Votes votes, WeightedVoting.Rule rule) {
        Rational total = rule.total();
        Rational unit = total.isZero() ? Rational.ONE : total.over(Rational.of(votes.total()));
        Rational least = unit.times(Rational.of(votes.quota()));
        return rule.strict()
                ? InOrder.of("quota", least, "rule", ">=")
                : InOrder.of("quota", least.minus(unit), "rule", ">");
    }

    /** Whether a description, with its own weights or with those given, has the same winning coalitions. */
    private static boolean same(CoalitionalGame game, Object claim, List<Rational> weights) {
        if (!(claim instanceof Map<?, ?> map)) return false;
        if (game.count() > MOST_COMPARED)
            throw new NotAnswered(Message.of("value.certificate.too-large", game.count(), MOST_COMPARED));
        List<Rational> own = new ArrayList<>();
        if (map.get("weights") instanceof List<?> list)
            for (Object weight : list) own.add(Rational.parse(String.valueOf(weight)));
        else own.addAll(weights);
        Rational quota = Rational.parse(String.valueOf(map.get("quota")));
        if (own.size() != game.count()) return false;
        WeightedVoting other = WeightedVoting.of(own, quota, !">=".equals(map.get("rule")));
        for (long s = 1; s <= game.grand(); s++) if (!other.worth(s).equals(game.worth(s))) return false;
        return true;
    }
}

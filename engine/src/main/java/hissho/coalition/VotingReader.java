package hissho.coalition;

import hissho.coalition.family.Family;
import hissho.coalition.family.WeightedVoting;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.form.Players;
import hissho.number.Rational;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads votes: weights with a quota, several of both at once, and the councils known by name. */
final class VotingReader {

    static final Field<Node> WEIGHTS = Field.optional(
                    "weights",
                    Shape.either(
                            Shape.listOf(Shape.number(), 1, FamilyReader.MOST_PLAYERS),
                            Shape.listOf(Shape.listOf(Shape.number(), 1, FamilyReader.MOST_PLAYERS), 1, 20)))
            .looksLike("seats");
    static final Field<Node> QUOTA =
            Field.optional("quota", Shape.either(Shape.number(), Shape.listOf(Shape.number(), 1, 20)));
    static final Field<String> RULE = Field.optional("rule", Shape.choice(">", ">=", "majority"));
    static final Field<Node> TIE_BREAKER =
            Field.optional("tieBreaker", Shape.either(Shape.whole(1, FamilyReader.MOST_PLAYERS), Shape.text()));

    static final List<Field<?>> FIELDS = List.of(WEIGHTS, QUOTA, RULE, TIE_BREAKER);

    private VotingReader() {}

    static Family read(Node document, String name, Optional<Players> given) {
        return switch (name) {
            case "majority" -> majority(document, given);
            case "un-security-council" -> council();
            case "nassau" -> nassau(document);
            default -> voting(document);
        };
    }

    private static Family majority(Node document, Optional<Players> given) {
        int count = given.orElseThrow(() -> document.bad("core.bad.missing", "players"))
                .count();
        WeightedVoting.Rule rule =
                new WeightedVoting.Rule(Collections.nCopies(count, Rational.ONE), Rational.of(count, 2), true);
        return new WeightedVoting(List.of(rule), tieBreaker(document, count, true));
    }

    /** Five permanent members with seven votes each, ten others with one; 39 are needed. */
    private static Family council() {
        List<Rational> weights = new ArrayList<>(Collections.nCopies(5, Rational.of(7)));
        weights.addAll(Collections.nCopies(10, Rational.ONE));
        return WeightedVoting.of(weights, Rational.of(39), false);
    }

    /** The board of Nassau County, where 58 votes were needed, and later 63. */
    private static Family nassau(Node document) {
        List<Rational> weights =
                List.of(31, 31, 28, 21, 2, 2).stream().map(Rational::of).toList();
        Rational quota = document.find("quota").map(Node::rational).orElse(Rational.of(58));
        WeightedVoting.Rule rule = rule(document, weights, quota, strict(document, false));
        return new WeightedVoting(List.of(rule), tieBreaker(document, weights.size(), rule.strict()));
    }

    private static Family voting(Node document) {
        Node node = document.get("weights");
        List<Node> lists =
                node.list(1, FamilyReader.MOST_PLAYERS).getFirst().isList() ? node.list(1, 20) : List.of(node);
        boolean majority = RULE.find(document).filter("majority"::equals).isPresent()
                || (!document.has("quota") && !document.has("quotas") && !document.has("rule"));
        List<WeightedVoting.Rule> rules = new ArrayList<>();
        for (int k = 0; k < lists.size(); k++) {
            List<Rational> weights = weights(lists.get(k));
            if (weights.size() != lists.getFirst().list().size())
                throw lists.get(k)
                        .bad(
                                "core.bad.ragged",
                                weights.size(),
                                lists.getFirst().list().size());
            Rational total = weights.stream().reduce(Rational.ZERO, Rational::plus);
            boolean strict = majority || strict(document, true);
            Rational quota = majority ? total.over(2) : quota(document, k, lists.size(), total, strict);
            rules.add(rule(document, weights, quota, strict));
        }
        int players = rules.getFirst().weights().size();
        return new WeightedVoting(
                rules, tieBreaker(document, players, rules.getFirst().strict()));
    }

    /** Whose side wins exact ties; where a tie wins anyway there is nothing to break, and nobody can be named for it. */
    private static OptionalInt tieBreaker(Node document, int players, boolean strict) {
        Optional<Node> breaker = document.find("tieBreaker");
        if (breaker.isEmpty()) return OptionalInt.empty();
        String text = breaker.get().text();
        int player = new CoalitionNames(GameReader.naming(document, players))
                .player(text)
                .orElseThrow(() -> breaker.get().bad("coalition.bad.player", text, players));
        if (!strict) throw breaker.get().bad("coalition.bad.no-tie");
        return OptionalInt.of(player);
    }

    /** The textbook's weighted voting asks for more than the quota. */
    private static boolean strict(Node document, boolean usual) {
        return RULE.find(document).map(">"::equals).orElse(usual);
    }

    private static List<Rational> weights(Node node) {
        List<Rational> weights = new ArrayList<>();
        for (Node each : node.list(1, FamilyReader.MOST_PLAYERS)) {
            if (each.rational().isNegative()) throw each.bad("coalition.bad.negative", each.rational());
            weights.add(each.rational());
        }
        return weights;
    }

    /** The quota given, or of several for a sweep the first that lets somebody win, but not everybody. */
    private static Rational quota(Node document, int k, int count, Rational total, boolean strict) {
        if (!document.has("quota") && document.has("quotas") && count == 1)
            return document.get("quotas").list().stream()
                    .map(Node::rational)
                    .filter(q -> strict
                            ? !q.isNegative() && q.compareTo(total) < 0
                            : q.isPositive() && q.compareTo(total) <= 0)
                    .findFirst()
                    .orElseThrow(() -> document.get("quotas").bad("coalition.bad.no-quota", total));
        Node node = document.get("quota");
        if (!node.isList()) {
            if (count > 1) throw node.bad("coalition.bad.quotas", count, 1);
            return node.rational();
        }
        if (node.list().size() != count)
            throw node.bad("coalition.bad.quotas", count, node.list().size());
        return node.list().get(k).rational();
    }

    private static WeightedVoting.Rule rule(Node document, List<Rational> weights, Rational quota, boolean strict) {
        WeightedVoting.Rule rule = new WeightedVoting.Rule(weights, quota, strict);
        int over = quota.compareTo(rule.total());
        Node place = document.has("quota") ? document.get("quota") : document;
        if (over > 0 || (over == 0 && strict && !document.has("tieBreaker")))
            throw place.bad(
                    strict ? "coalition.bad.quota-not-exceeded" : "coalition.bad.quota-not-reached",
                    quota,
                    rule.total());
        if (quota.isNegative() || (quota.isZero() && !strict)) throw place.bad("coalition.bad.quota-low", quota);
        return rule;
    }
}

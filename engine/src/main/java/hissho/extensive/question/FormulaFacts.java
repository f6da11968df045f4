package hissho.extensive.question;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.PureStrategies;
import hissho.extensive.solve.BehaviourValue;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Formulas in the probabilities of first moves, where every set of the asked player has two moves: what behaviour induces, and what it earns against each reply. */
final class FormulaFacts {

    static final List<String> KEYS = List.of("inducedMixed", "points", "payoffVs");

    private final ExtensiveGame game;
    private final Progress progress;
    private final Facts facts;

    private FormulaFacts(TreeAnswer answer, Facts facts) {
        this.game = answer.game();
        this.progress = answer.progress();
        this.facts = facts;
    }

    static void add(TreeAnswer answer, Facts facts) {
        Asked asked = answer.question().asked();
        if (answer.game().players() == 2) new FormulaFacts(answer, facts).formulas(asked.player(), asked.points());
    }

    /** Formulas in the probabilities of the first moves, where every set of the player has two moves. */
    private void formulas(int player, List<RationalVector> points) {
        boolean binary = game.sets(player) > 0
                && game.sets(player) <= 8
                && IntStream.range(0, game.sets(player)).allMatch(s -> game.moves(player, s) == 2);
        if (!binary) return;
        List<String> variables = IntStream.range(0, game.sets(player))
                .mapToObj(s -> "p" + game.moveNames(player, s).getFirst())
                .toList();
        boolean readable = variables.stream().allMatch(name -> name.matches("p[A-Za-z]\\w*"))
                && variables.stream().distinct().count() == variables.size();
        if (!readable) return;
        facts.put(
                "inducedMixed",
                sameProducts(player, variables),
                () -> PureStrategies.all(game, player, progress).stream()
                        .map(choice -> product(variables, choice))
                        .toList());
        if (PureStrategies.count(game, 1 - player).compareTo(BigInteger.valueOf(16)) > 0) return;
        List<int[]> replies = PureStrategies.all(game, 1 - player, progress);
        for (int r = 0; r < replies.size(); r++) {
            Formulas.Multilinear earned = earned(player, variables, replies.get(r));
            facts.member("payoffVs", "payoffVs" + (r + 1), Formulas.same(variables, earned::at), earned::toString);
        }
        if (!points.isEmpty())
            facts.put(
                    "points",
                    () -> points.stream()
                            .map(point -> point(player, variables, replies, point))
                            .toList());
    }

    private static String product(List<String> variables, int[] choice) {
        List<String> factors = new ArrayList<>();
        for (int set = 0; set < choice.length; set++)
            factors.add(choice[set] == 0 ? variables.get(set) : "(1-" + variables.get(set) + ")");
        return String.join("*", factors);
    }

    private Compare sameProducts(int player, List<String> variables) {
        return Compare.accepted(proposed -> {
            List<int[]> strategies = PureStrategies.all(game, player, progress);
            if (!(proposed instanceof List<?> theirs) || theirs.size() != strategies.size()) return false;
            return IntStream.range(0, strategies.size())
                    .allMatch(s -> Formulas.agrees(String.valueOf(theirs.get(s)), variables, at -> {
                        Rational product = Rational.ONE;
                        for (int set = 0; set < variables.size(); set++) {
                            Rational p = at.getOrDefault(variables.get(set), Rational.ZERO);
                            product = product.times(strategies.get(s)[set] == 0 ? p : Rational.ONE.minus(p));
                        }
                        return product;
                    }));
        });
    }

    private Formulas.Multilinear earned(int player, List<String> variables, int[] reply) {
        Formulas.Multilinear sum = new Formulas.Multilinear();
        for (int end : game.tree().terminals().toArray()) {
            if (!PureStrategies.allows(reply, PureStrategies.ownMoves(game, 1 - player, end))) continue;
            int[] own = PureStrategies.ownMoves(game, player, end);
            List<String> plain = new ArrayList<>();
            List<String> reversed = new ArrayList<>();
            for (int k = 0; k < own.length; k += 2) (own[k + 1] == 0 ? plain : reversed).add(variables.get(own[k]));
            sum.add(game.luck(end).times(game.paid(end).get(player)), plain, reversed);
        }
        return sum;
    }

    private Map<String, Object> point(int player, List<String> variables, List<int[]> replies, RationalVector point) {
        List<RationalVector> atSet = point.stream()
                .map(p -> RationalVector.of(p, Rational.ONE.minus(p)))
                .toList();
        RationalVector earned = BehaviourValue.against(game, new Behaviour(player, atSet), replies);
        Map<String, Object> written = new LinkedHashMap<>();
        for (int set = 0; set < variables.size(); set++) written.put(variables.get(set), point.get(set));
        for (int r = 0; r < replies.size(); r++) {
            String label = PureStrategies.shortLabel(game, 1 - player, replies.get(r));
            written.put("vs" + Character.toUpperCase(label.charAt(0)) + label.substring(1), earned.get(r));
        }
        written.put("guarantee", earned.minimum());
        return written;
    }
}

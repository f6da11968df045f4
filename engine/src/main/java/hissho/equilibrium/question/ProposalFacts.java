package hissho.equilibrium.question;

import hissho.algebra.Expression;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a proposed profile pays and why it is an equilibrium or not; best replies to a belief, also to one with an unknown probability. */
final class ProposalFacts {

    private static final String AT_LEAST = "row#OptimalIffProbCol#AtLeast";
    private static final String AT_MOST = "row#OptimalIffProbCol#AtMost";

    static final List<String> KEYS = List.of(
            "payoff",
            "payoffI",
            "payoffII",
            "rowPayoffs",
            "colPayoffs",
            "bestRows",
            "bestCols",
            "gains",
            "isEquilibrium",
            "replyPayoff",
            "expectedRow",
            AT_LEAST,
            AT_MOST,
            "beliefThresholds");

    private ProposalFacts() {}

    static Facts of(BimatrixAnswer answer) {
        Facts facts = new Facts()
                .put("payoff", () -> answer.deviations().payoffs())
                .put("payoffI", () -> answer.deviations().payoffs().get(0))
                .put("payoffII", () -> answer.deviations().payoffs().get(1))
                .put("rowPayoffs", () -> rowPayoffs(answer))
                .put("colPayoffs", () -> colPayoffs(answer))
                .put("bestRows", Compare.SET, () -> DominanceFacts.numbers(best(rowPayoffs(answer))), named(answer, 0))
                .put("bestCols", Compare.SET, () -> DominanceFacts.numbers(best(colPayoffs(answer))), named(answer, 1))
                .put("gains", () -> answer.deviations().gains())
                .put("isEquilibrium", () -> answer.deviations().isEquilibrium())
                .put("replyPayoff", () -> replyPayoff(answer))
                .family("expectedRow", row -> expected(answer, row).toString())
                .put(
                        "beliefThresholds",
                        Compare.EXACT,
                        () -> thresholds(answer),
                        (words, value) -> ranges(answer, new StrategyNames(answer.game, words)));
        if (answer.question.beliefOn().isPresent() && answer.game.size(1) == 2) belief(answer, facts);
        return facts;
    }

    /** Strategies by their names; by their numbers where they have none. */
    private static BiFunction<Words, List<Integer>, String> named(BimatrixAnswer answer, int player) {
        return (words, numbers) -> numbers.stream()
                .map(number -> answer.game.strategies(player).get(number - 1))
                .collect(Collectors.joining(", "));
    }

    private static RationalVector rowPayoffs(BimatrixAnswer answer) {
        return answer.own(0)
                .times(answer.question.q().orElseThrow(BimatrixAnswer::unasked).weights());
    }

    private static RationalVector colPayoffs(BimatrixAnswer answer) {
        return answer.own(1)
                .times(answer.question.p().orElseThrow(BimatrixAnswer::unasked).weights());
    }

    private static List<Integer> best(RationalVector payoffs) {
        return payoffs.indicesOf(payoffs.maximum());
    }

    /** What both get when the player who is not given replies as well as he can, with his first best strategy. */
    private static RationalVector replyPayoff(BimatrixAnswer answer) {
        Optional<Mixed> p = answer.question.p();
        Optional<Mixed> q = answer.question.q();
        if (q.isPresent()) {
            Mixed reply =
                    Mixed.pure(answer.game.size(0), best(rowPayoffs(answer)).getFirst());
            return answer.paid(Profile.of(reply, q.get()));
        }
        Mixed reply = Mixed.pure(answer.game.size(1), best(colPayoffs(answer)).getFirst());
        return answer.paid(Profile.of(p.orElseThrow(BimatrixAnswer::unasked), reply));
    }

    // ---- a belief with an unknown probability x of one of two columns

    /** What a row earns: so much at x = 0, and so much more for each unit of x. */
    record Line(Rational start, Rational slope) {

        Rational at(Rational x) {
            return start.plus(slope.times(x));
        }

        @Override
        public String toString() {
            if (slope.isZero()) return start.toString();
            Rational size = slope.absolute();
            String term = (size.equals(Rational.ONE) ? "" : size.isWhole() ? size + "*" : "(" + size + ")*") + "x";
            if (start.isZero()) return (slope.isNegative() ? "-" : "") + term;
            return start + (slope.isNegative() ? "-" : "+") + term;
        }
    }

    private static Line expected(BimatrixAnswer answer, int row) {
        int column = answer.question.beliefOn().orElseThrow(BimatrixAnswer::unasked);
        if (answer.game.size(1) != 2 || row < 1 || row > answer.game.size(0))
            throw new NotAnswered(Message.of("equilibrium.unknown.belief"));
        RationalMatrix a = answer.matrices.first();
        Rational other = a.get(row - 1, 1 - column);
        return new Line(other, a.get(row - 1, column).minus(other));
    }

    /** The probabilities x at which a row is a best reply: an interval, since what is best is the upper envelope of lines. */
    private static Optional<List<Rational>> interval(BimatrixAnswer answer, int row) {
        Line mine = expected(answer, row);
        Rational from = Rational.ZERO;
        Rational to = Rational.ONE;
        for (int other = 1; other <= answer.game.size(0); other++) {
            Line theirs = expected(answer, other);
            Rational lead = mine.start().minus(theirs.start());
            Rational slope = mine.slope().minus(theirs.slope());
            if (slope.isZero()) {
                if (lead.isNegative()) return Optional.empty();
            } else if (slope.isPositive()) from = from.max(lead.negated().over(slope));
            else to = to.min(lead.negated().over(slope));
        }
        return from.compareTo(to) <= 0 ? Optional.of(List.of(from, to)) : Optional.empty();
    }

    private static List<Map<String, Object>> thresholds(BimatrixAnswer answer) {
        List<Map<String, Object>> all = new ArrayList<>();
        for (int row = 1; row <= answer.game.size(0); row++) {
            int at = row;
            interval(answer, row)
                    .ifPresent(found -> all.add(InOrder.of(
                            "row",
                            at,
                            "payoff",
                            expected(answer, at).toString(),
                            "from",
                            found.get(0),
                            "to",
                            found.get(1))));
        }
        return all;
    }

    /** The same in words: for which x each row is a best reply. */
    static String ranges(BimatrixAnswer answer, StrategyNames names) {
        List<String> parts = new ArrayList<>();
        for (int row = 1; row <= answer.game.size(0); row++) {
            String name = names.of(0, row - 1);
            interval(answer, row)
                    .ifPresent(found -> parts.add(names.words()
                            .say(
                                    found.get(0).equals(found.get(1))
                                            ? "equilibrium.belief.only"
                                            : "equilibrium.belief.range",
                                    name,
                                    names.words().brief(found.get(0)),
                                    names.words().brief(found.get(1)))));
        }
        return String.join(names.words().say("equilibrium.list"), parts);
    }

    /** What each row earns as x grows, line by line. */
    static List<String> lines(BimatrixAnswer answer, StrategyNames names) {
        return IntStream.rangeClosed(1, answer.game.size(0))
                .mapToObj(row -> names.words()
                        .say(
                                "equilibrium.belief.line",
                                names.of(0, row - 1),
                                expected(answer, row).toString().replace("*", "·")))
                .toList();
    }

    /** The same under the names answer keys use. */
    private static void belief(BimatrixAnswer answer, Facts facts) {
        int column = answer.question.beliefOn().orElseThrow() + 1;
        for (int row : IntStream.rangeClosed(1, answer.game.size(0)).toArray()) {
            Line line = expected(answer, row);
            facts.member("expectedRow", "expectedRow" + row, sameLine(line), line::toString);
            String key = "row" + row + "OptimalIffProbCol" + column;
            facts.member(
                    AT_LEAST,
                    key + "AtLeast",
                    Compare.EXACT,
                    () -> end(answer, row, 1).getFirst());
            facts.member(
                    AT_MOST,
                    key + "AtMost",
                    Compare.EXACT,
                    () -> end(answer, row, 0).getLast());
        }
    }

    private static List<Rational> end(BimatrixAnswer answer, int row, int last) {
        List<Rational> found = interval(answer, row)
                .orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.never-best", row)));
        if (!found.get(last).equals(Rational.of(last)))
            throw new NotAnswered(Message.of("equilibrium.unknown.threshold", row, found.get(0), found.get(1)));
        return found;
    }

    /** A formula in x agrees where it has the same value at several points. */
    static Compare sameLine(Line line) {
        return Compare.accepted(text -> {
            if (text == null) return false;
            Expression theirs = Expression.parse(text.toString());
            return IntStream.of(0, 1, 2, 3)
                    .allMatch(k -> theirs.at(Map.of("x", Rational.of(k, 7))).equals(line.at(Rational.of(k, 7))));
        });
    }
}

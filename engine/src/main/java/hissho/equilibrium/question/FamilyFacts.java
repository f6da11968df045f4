package hissho.equilibrium.question;

import hissho.algebra.Expression;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.equilibrium.Deviations;
import hissho.equilibrium.Equalizers;
import hissho.equilibrium.NashSubset;
import hissho.equilibrium.question.ProposalFacts.Line;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.form.Profile;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Strategies that make the opponent indifferent, and families of equilibria that run along a segment, as formulas in the position on it. */
final class FamilyFacts {

    static final List<String> KEYS = List.of(
            "pEqualizesB",
            "qEqualizesA",
            "equalizersI",
            "equalizersII",
            "whyNoEqualizerI",
            "whyNoEqualizerII",
            "equalizingEquilibrium",
            "equalizingPayoff",
            "equalizingFamily",
            "otherFamily",
            "families",
            "family",
            "atMaxXEqualsSafety",
            "payoffIWhenCalled",
            "calledAndBetter",
            "calledAndMoreThan");

    private FamilyFacts() {}

    static Facts of(BimatrixAnswer answer) {
        Once<Equalizers> first = new Once<>(() -> Equalizers.of(answer.matrices.second(), answer.progress));
        Once<Equalizers> second =
                new Once<>(() -> Equalizers.of(answer.matrices.first().transposed(), answer.progress));
        Facts facts = new Facts();
        equalizer(facts, first, "pEqualizesB", "equalizersI", "whyNoEqualizerI", answer.matrices.second());
        equalizer(
                facts,
                second,
                "qEqualizesA",
                "equalizersII",
                "whyNoEqualizerII",
                answer.matrices.first().transposed());
        facts.put(
                        "equalizingEquilibrium",
                        () -> first.get().one().isPresent()
                                && second.get().one().isPresent())
                .put("equalizingPayoff", () -> {
                    if (first.get().one().isEmpty() || second.get().one().isEmpty())
                        throw new NotAnswered(Message.of("equilibrium.unknown.equalizing"));
                    return answer.paid(Profile.of(
                            first.get().one().get(), second.get().one().get()));
                })
                .put(
                        "families",
                        () -> segments(answer).stream()
                                .map(s -> written(answer, s))
                                .toList())
                .put("equalizingFamily", family(answer), () -> written(answer, segment(answer, 0)))
                .put("otherFamily", family(answer), () -> written(answer, segment(answer, 1)));
        endgame(answer, facts);
        return facts;
    }

    private static void equalizer(
            Facts facts, Once<Equalizers> found, String one, String all, String why, RationalMatrix payoffs) {
        facts.put(
                        one,
                        Compare.accepted(theirs -> theirs == null
                                ? found.get().one().isEmpty()
                                : equalizes(payoffs, Node.root(theirs).vector())),
                        () -> found.get().one().map(Mixed::weights).orElse(null))
                .put(
                        all,
                        Compare.SET,
                        () -> found
                                .get()
                                .extreme()
                                .orElseThrow(() ->
                                        new NotAnswered(Message.of("equilibrium.unknown.equalizers", Equalizers.MOST)))
                                .stream()
                                .map(Mixed::weights)
                                .toList())
                .put(why, () -> {
                    if (found.get().one().isPresent()) return null;
                    return found.get()
                            .root()
                            .<Object>map(root -> "root " + root + " outside [0,1]")
                            .orElse("no root");
                });
    }

    private static boolean equalizes(RationalMatrix payoffs, RationalVector p) {
        return p.size() == payoffs.height()
                && p.isDistribution()
                && payoffs.leftTimes(p).stream().distinct().count() == 1;
    }

    // ---- segments of equilibria

    /** A maximal Nash subset along a segment: one player mixes between two corners while the other keeps to one strategy. */
    private record Segment(int player, Mixed from, Mixed to, Mixed fixed) {

        Profile at(Rational share) {
            RationalVector moving = from.weights()
                    .times(Rational.ONE.minus(share))
                    .plus(to.weights().times(share));
            return player == 0 ? Profile.of(new Mixed(moving), fixed) : Profile.of(fixed, new Mixed(moving));
        }
    }

    private static List<Segment> segments(BimatrixAnswer answer) {
        List<Segment> all = new ArrayList<>();
        for (NashSubset subset : answer.all().continua()) {
            if (subset.first().size() == 2 && subset.second().size() == 1)
                all.add(new Segment(
                        0,
                        subset.first().get(0),
                        subset.first().get(1),
                        subset.second().getFirst()));
            if (subset.second().size() == 2 && subset.first().size() == 1)
                all.add(new Segment(
                        1,
                        subset.second().get(0),
                        subset.second().get(1),
                        subset.first().getFirst()));
        }
        return all;
    }

    private static Segment segment(BimatrixAnswer answer, int number) {
        List<Segment> all = segments(answer);
        if (number >= all.size()) throw new NotAnswered(Message.of("equilibrium.unknown.family", all.size()));
        return all.get(number);
    }

    private static Map<String, Object> written(BimatrixAnswer answer, Segment segment) {
        Profile start = segment.at(Rational.ZERO);
        Profile end = segment.at(Rational.ONE);
        RationalVector from = answer.paid(start);
        RationalVector to = answer.paid(end);
        return InOrder.of(
                "p", lines(start.get(0).weights(), end.get(0).weights()),
                "q", lines(start.get(1).weights(), end.get(1).weights()),
                "xRange", List.of(Rational.ZERO, Rational.ONE),
                "payoff", lines(from, to));
    }

    private static List<String> lines(RationalVector start, RationalVector end) {
        return IntStream.range(0, start.size())
                .mapToObj(i -> new Line(start.get(i), end.get(i).minus(start.get(i))).toString())
                .toList();
    }

    /** A family somebody else gives is right when every profile in its range is an equilibrium with the payoff it says, and the ends of the range are extreme equilibria. */
    private static Compare family(BimatrixAnswer answer) {
        return Compare.accepted(theirs -> theirs instanceof Map<?, ?> && isFamily(answer, Node.root(theirs)));
    }

    private static boolean isFamily(BimatrixAnswer answer, Node theirs) {
        String range = theirs.fields().keySet().stream()
                .filter(key -> key.endsWith("Range"))
                .findFirst()
                .orElseThrow(() -> theirs.bad("core.bad.missing", "tRange"));
        String name = range.substring(0, range.length() - "Range".length());
        RationalVector ends = theirs.get(range).vector();
        for (int k = 0; k <= 4; k++) {
            Rational at = ends.get(0).plus(ends.get(1).minus(ends.get(0)).times(Rational.of(k, 4)));
            Profile profile = Profile.of(mixed(theirs.get("p"), name, at), mixed(theirs.get("q"), name, at));
            if (!Deviations.from(answer.game, profile).isEquilibrium()) return false;
            if (k % 4 == 0 && !answer.all().extreme().contains(profile)) return false;
            if (theirs.has("payoff") && !answer.paid(profile).equals(values(theirs.get("payoff"), name, at)))
                return false;
        }
        return true;
    }

    private static Mixed mixed(Node weights, String name, Rational at) {
        return new Mixed(values(weights, name, at));
    }

    private static RationalVector values(Node formulas, String name, Rational at) {
        List<Node> all = formulas.isList() ? formulas.list() : List.of(formulas);
        return RationalVector.generate(
                all.size(), i -> Expression.parse(all.get(i).text()).at(Map.of(name, at)));
    }

    // ---- two strategies each, seen as the endgame with a player who is all in

    /** With two strategies each, x is the probability of the second row; somebody third gets what the first two leave of the largest total. */
    private static void endgame(BimatrixAnswer answer, Facts facts) {
        facts.put("family", Compare.accepted(theirs -> isEndgame(answer, theirs)), () -> endgame(answer))
                .put("atMaxXEqualsSafety", () -> {
                    Segment segment = mixing(answer);
                    return answer.paid(segment.at(Rational.ONE)).equals(answer.safetyLevels());
                })
                .put(
                        "payoffIWhenCalled",
                        sameCalled(answer),
                        () -> called(answer).toString())
                .put(
                        "calledAndBetter",
                        () -> calledAndPaying(answer, answer.safetyLevels().get(0)))
                .family("calledAndMoreThan", amount -> calledAndPaying(answer, Rational.of(amount)));
    }

    private static Segment mixing(BimatrixAnswer answer) {
        if (answer.game.size(0) != 2) throw new NotAnswered(Message.of("equilibrium.unknown.family", 0));
        return segments(answer).stream()
                .filter(s -> s.player() == 0)
                .findFirst()
                .orElseThrow(() -> new NotAnswered(Message.of("equilibrium.unknown.family", 0)));
    }

    private static Map<String, Object> endgame(BimatrixAnswer answer) {
        Segment segment = mixing(answer);
        List<Rational> range = List.of(segment.from().get(1), segment.to().get(1));
        String reply = segment.fixed().isPure()
                ? answer.game.strategies(1).get(segment.fixed().support().getFirst())
                : segment.fixed().toString();
        return InOrder.of(
                "xRange",
                range,
                "bluffProbRange",
                range,
                "II",
                reply,
                "payoffThree",
                three(answer, segment).stream().map(Line::toString).toList());
    }

    /** What I, II and a third party get as functions of x, while II keeps to the strategy. */
    private static List<Line> three(BimatrixAnswer answer, Segment segment) {
        Rational most = IntStream.range(0, answer.game.profiles())
                .mapToObj(k -> answer.game.payoffsAt(k).sum())
                .reduce(Rational::max)
                .orElseThrow();
        List<RationalVector> rows = IntStream.range(0, 2)
                .mapToObj(i -> answer.paid(Profile.of(Mixed.pure(2, i), segment.fixed())))
                .toList();
        List<Line> lines = new ArrayList<>();
        for (int k = 0; k < 2; k++)
            lines.add(new Line(
                    rows.get(0).get(k), rows.get(1).get(k).minus(rows.get(0).get(k))));
        lines.add(new Line(
                most.minus(rows.get(0).sum()),
                rows.get(0).sum().minus(rows.get(1).sum())));
        return lines;
    }

    private static boolean isEndgame(BimatrixAnswer answer, @Nullable Object theirs) {
        if (!(theirs instanceof Map<?, ?> asked)) return false;
        Map<String, Object> ours = endgame(answer);
        List<Line> lines = three(answer, mixing(answer));
        return asked.entrySet().stream().allMatch(entry -> {
            if (!ours.containsKey(entry.getKey().toString())) return false;
            if (entry.getKey().equals("payoffThree"))
                return entry.getValue() instanceof List<?> formulas
                        && formulas.size() == 3
                        && IntStream.range(0, 3)
                                .allMatch(k ->
                                        ProposalFacts.sameLine(lines.get(k)).agree(null, formulas.get(k)));
            return Compare.EXACT.agree(ours.get(entry.getKey().toString()), entry.getValue());
        });
    }

    private static Line called(BimatrixAnswer answer) {
        if (answer.game.size(0) != 2) throw new NotAnswered(Message.of("equilibrium.unknown.two-rows"));
        RationalMatrix a = answer.matrices.first();
        return new Line(a.get(0, 0), a.get(1, 0).minus(a.get(0, 0)));
    }

    private static Compare sameCalled(BimatrixAnswer answer) {
        return (ours, theirs) -> ProposalFacts.sameLine(called(answer)).agree(ours, theirs);
    }

    /** The open interval of x at which column 1 is II's only best reply and then pays I more than this. */
    private static List<Rational> calledAndPaying(BimatrixAnswer answer, Rational least) {
        Line mine = called(answer);
        Rational from = Rational.ZERO;
        Rational to = Rational.ONE;
        List<Line> positive = new ArrayList<>();
        positive.add(new Line(mine.start().minus(least), mine.slope()));
        RationalMatrix b = answer.matrices.second();
        for (int j = 1; j < b.width(); j++) {
            Rational start = b.get(0, 0).minus(b.get(0, j));
            positive.add(new Line(start, b.get(1, 0).minus(b.get(1, j)).minus(start)));
        }
        for (Line line : positive) {
            if (line.slope().isZero()) {
                if (!line.start().isPositive()) throw new NotAnswered(Message.of("equilibrium.unknown.never-called"));
            } else if (line.slope().isPositive())
                from = from.max(line.start().negated().over(line.slope()));
            else to = to.min(line.start().negated().over(line.slope()));
        }
        if (from.compareTo(to) >= 0) throw new NotAnswered(Message.of("equilibrium.unknown.never-called"));
        return List.of(from, to);
    }
}

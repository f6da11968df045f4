package hissho.duopoly;

import hissho.algebra.FilledFormula;
import hissho.algebra.Polynomial;
import hissho.algebra.Radical;
import hissho.algebra.RealRoot;
import hissho.algebra.RootValue;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.fact.Formula;
import hissho.fact.Roots;
import hissho.kind.Answer;
import hissho.kind.AnsweredKind;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Verdict;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Figure;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The advertising contest: effort x against y wins the share x/(x+y) of a market V. In equilibrium each firm's effort is V times
 * the other's unit cost over the square of the sum of both. At (0,0) the payoffs jump, so a deviation there is only a supremum.
 *
 * @param efforts nothing where a parameter is a letter
 */
record ContestAnswer(Contest game, Optional<List<Rational>> efforts) implements Answer {

    /** The contest, with numbers or, for formulas alone, letters. */
    record Contest(
            Optional<Rational> value,
            Optional<Rational> c1,
            Optional<Rational> c2,
            Optional<List<Rational>> profile,
            List<Rational> atZero)
            implements Game {
        /** The parameters that are given as numbers. */
        Map<String, Rational> numbers() {
            Map<String, Rational> numbers = new LinkedHashMap<>();
            value.ifPresent(x -> numbers.put("V", x));
            c1.ifPresent(x -> numbers.put("c1", x));
            c2.ifPresent(x -> numbers.put("c2", x));
            return numbers;
        }

        boolean isNumeric() {
            return value.isPresent() && c1.isPresent() && c2.isPresent();
        }

        Rational cost(int firm) {
            return (firm == 0 ? c1 : c2).orElseThrow();
        }

        Rational profit(int firm, List<Rational> efforts) {
            Rational sum = efforts.get(0).plus(efforts.get(1));
            if (sum.isZero()) return atZero.get(firm);
            return value.orElseThrow()
                    .times(efforts.get(firm))
                    .over(sum)
                    .minus(cost(firm).times(efforts.get(firm)));
        }

        /** The most against an effort y of the other: (sqrt V - sqrt(cy))^2, V not attained against none, nothing where cy is too much. */
        RealRoot best(int firm, Rational other) {
            Rational v = value.orElseThrow();
            Rational spent = cost(firm).times(other);
            if (other.isZero()) return RealRoot.of(v.max(atZero.get(firm)));
            if (spent.compareTo(v) >= 0) return RealRoot.of(Rational.ZERO);
            return RootValue.of(Polynomial.of(v.plus(spent), Rational.of(-2)), RootValue.squareRoot(v.times(spent)));
        }

        boolean attained(int firm, Rational other) {
            return !other.isZero() || atZero.get(firm).compareTo(value.orElseThrow()) >= 0;
        }

        boolean isEquilibrium(List<Rational> efforts) {
            return best(0, efforts.get(1)).compareTo(profit(0, efforts)) <= 0
                    && best(1, efforts.get(0)).compareTo(profit(1, efforts)) <= 0;
        }
    }

    private static final Field<Optional<Rational>> V = Field.orLetter("V", Shape.number());
    private static final Field<Optional<Rational>> C1 = Field.orLetter("c1", Shape.number());
    private static final Field<Optional<Rational>> C2 = Field.orLetter("c2", Shape.number());
    private static final Field<List<Rational>> PROFILE = Field.optional("profile", Shape.listOf(Shape.number(), 2, 2));
    private static final Field<List<Rational>> AT_ZERO =
            Field.optional("payoffAtZero", Shape.listOf(Shape.number(), 2, 2), List.of(Rational.ZERO, Rational.ZERO));

    static Kind<?> kind() {
        return new AnsweredKind<>(
                new Listing("contest", "duopoly", Chapter.DUOPOLY),
                Shape.fields(V, C1, C2, PROFILE, AT_ZERO),
                ContestAnswer::read,
                (game, progress) -> of(game),
                List.of(
                        "x",
                        "y",
                        "profit",
                        "share1",
                        "unique",
                        "isEquilibrium",
                        "profileProfit",
                        "deviationSupremum",
                        "attained",
                        "formula",
                        "condition",
                        "instance"));
    }

    private static Contest read(Node document) {
        Contest game = new Contest(
                V.in(document), C1.in(document), C2.in(document), PROFILE.find(document), AT_ZERO.in(document));
        for (Field<Optional<Rational>> field : List.of(V, C1, C2))
            field.in(document).filter(x -> !x.isPositive()).ifPresent(x -> {
                throw document.get(field.name()).bad("duopoly.bad.positive");
            });
        if (game.profile().isPresent() && !game.isNumeric())
            throw document.get("profile").bad("duopoly.bad.profile-of-letters");
        game.profile().ifPresent(both -> CournotGame.notNegative(both, document.get("profile")));
        return game;
    }

    static ContestAnswer of(Contest game) {
        if (!game.isNumeric()) return new ContestAnswer(game, Optional.empty());
        Rational sum = game.cost(0).plus(game.cost(1));
        Rational unit = game.value().orElseThrow().over(sum.times(sum));
        return new ContestAnswer(
                game, Optional.of(List.of(game.cost(1).times(unit), game.cost(0).times(unit))));
    }

    @Override
    public Facts facts(Progress progress) {
        Facts facts = new Facts();
        efforts.ifPresent(both -> facts.put("x", both::getFirst)
                .put("y", both::getLast)
                .put("profit", () -> List.of(game.profit(0, both), game.profit(1, both)))
                .put("share1", () -> both.getFirst().over(both.getFirst().plus(both.getLast())))
                .put("unique", this::isOnly));
        if (game.isNumeric())
            game.profile().ifPresent(both -> {
                facts.put("isEquilibrium", () -> game.isEquilibrium(both))
                        .put("profileProfit", () -> List.of(game.profit(0, both), game.profit(1, both)));
                Roots.put(facts, "deviationSupremum", () -> {
                    List<RealRoot> best = List.of(game.best(0, both.get(1)), game.best(1, both.get(0)));
                    return best.getFirst().equals(best.getLast()) ? best.getFirst() : best;
                });
                facts.put("attained", () -> {
                    List<Boolean> attained = List.of(game.attained(0, both.get(1)), game.attained(1, both.get(0)));
                    return attained.getFirst().equals(attained.getLast()) ? attained.getFirst() : attained;
                });
            });
        facts.put("formula", Formula.SAME, this::filled).put("condition", this::condition);
        CournotFacts.instance(facts, Map.of(), List.of("x", "y", "profit", "share1"));
        return facts;
    }

    /**
     * Whether there is no other equilibrium. With both efforts positive the first-order conditions fix their ratio and so both; against an effort of the
     * other nobody makes none; so only (0,0) is left, and it is one where each firm is paid at least the whole market there.
     */
    private boolean isOnly() {
        return !game.isEquilibrium(List.of(Rational.ZERO, Rational.ZERO));
    }

    /** The formulas with the numbers that stand beside letters. */
    private Object filled() {
        return FilledFormula.fill(formulas(), efforts.isEmpty() ? game.numbers() : Map.of());
    }

    private String condition() {
        return Stream.of("V", "c1", "c2")
                .filter(letter -> efforts.isPresent() || !game.numbers().containsKey(letter))
                .map(letter -> letter + ">0")
                .collect(Collectors.joining(", "));
    }

    private static Map<String, Object> formulas() {
        return InOrder.of(
                "x", "c2*V/(c1+c2)^2",
                "y", "c1*V/(c1+c2)^2",
                "profit", List.of("c2^2*V/(c1+c2)^2", "c1^2*V/(c1+c2)^2"),
                "share1", "c2/(c1+c2)",
                "share2", "c1/(c1+c2)");
    }

    @Override
    public Certificate certificate(Progress progress) {
        if (efforts.isEmpty()) return letters(progress);
        List<Rational> both = efforts.get();
        boolean holds = both.stream().allMatch(Rational::isPositive) && game.isEquilibrium(both);
        return new Certificate.BestReplies(
                holds,
                Extent.everything(),
                Message.of("duopoly.certificate.contest"),
                InOrder.of(
                        "x", both.getFirst(),
                        "y", both.getLast(),
                        "profit", List.of(game.profit(0, both), game.profit(1, both)),
                        "share1",
                                Rational.ONE.over(
                                        Rational.ONE.plus(both.getLast().over(both.getFirst()))),
                        "best",
                                Objects.requireNonNull(Roots.plain(
                                        List.of(game.best(0, both.getLast()), game.best(1, both.getFirst()))))));
    }

    /** The formulas, tried with numbers for the letters: what they give is an equilibrium that pays what they say. */
    private Certificate letters(Progress progress) {
        Set<Contest> tried = new LinkedHashSet<>();
        boolean holds = true;
        for (long v = 1; v <= 4; v++)
            for (long c1 = 1; c1 <= 4; c1++)
                for (long c2 = 1; c2 <= 4; c2++) {
                    progress.check();
                    Contest there = new Contest(
                            game.value().or(valueOf(v)),
                            game.c1().or(valueOf(c1)),
                            game.c2().or(valueOf(c2)),
                            Optional.empty(),
                            game.atZero());
                    if (!tried.add(there)) continue;
                    List<Rational> both = of(there).efforts().orElseThrow();
                    Rational share = both.getFirst().over(both.getFirst().plus(both.getLast()));
                    holds &= there.isEquilibrium(both)
                            && agree(
                                    List.of(
                                            both.get(0),
                                            both.get(1),
                                            List.of(there.profit(0, both), there.profit(1, both)),
                                            share,
                                            Rational.ONE.minus(share)),
                                    List.copyOf(((Map<?, ?>) filled()).values()),
                                    there.numbers());
                }
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("duopoly.certificate.letters-part", tried.size())),
                Message.of("duopoly.certificate.contest-letters", tried.size()),
                Map.of());
    }

    private static Supplier<Optional<Rational>> valueOf(long number) {
        return () -> Optional.of(Rational.of(number));
    }

    private static boolean agree(List<?> found, List<?> formulas, Map<String, Rational> at) {
        for (int k = 0; k < found.size(); k++) {
            boolean same = (found.get(k) instanceof List<?> several && formulas.get(k) instanceof List<?> written)
                    ? agree(several, written, at)
                    : Radical.written(String.valueOf(formulas.get(k)))
                            .agrees(Radical.written(String.valueOf(found.get(k))), at);
            if (!same) return false;
        }
        return true;
    }

    @Override
    public Message title() {
        return Message.of("duopoly.contest.title");
    }

    @Override
    public Optional<Message> verdict(Facts facts) {
        return Verdict.of(facts, "isEquilibrium", "duopoly.verdict.");
    }

    @Override
    public Message headline() {
        return efforts.map(both -> Message.of(
                        "duopoly.contest.headline",
                        both.getFirst(),
                        both.getLast(),
                        game.profit(0, both),
                        game.profit(1, both)))
                .orElse(Message.of("duopoly.contest.symbolic"));
    }

    @Override
    public List<String> told() {
        return efforts.isEmpty()
                ? List.of() // the section in letters tells them
                : Stream.concat(
                                Stream.of("x", "y", "profit", "share1"),
                                Stream.concat(
                                        isOnly() ? Stream.empty() : Stream.of("unique"),
                                        Stream.of("isEquilibrium", "profileProfit", "deviationSupremum", "attained")))
                        .toList();
    }

    @Override
    public List<Section> sections(Facts facts, Words words) {
        return Formulas.after(sections(words), facts, /* holdHere= */ true, words);
    }

    @Override
    public List<Section> sections(Words words) {
        if (efforts.isEmpty()) return List.of();
        double v = game.value().orElseThrow().doubleValue();
        double c1 = game.cost(0).doubleValue();
        double c2 = game.cost(1).doubleValue();
        double to = v / Math.min(c1, c2);
        List<Rational> both = efforts.get();
        return List.of(Section.of(
                words.say("duopoly.section.plane"),
                new Block.Paragraph(words.say(
                        "duopoly.contest.why",
                        Lines.times(game.value().orElseThrow(), "x/(x+y)"),
                        Lines.times(game.cost(0), "x"),
                        Lines.times(game.value().orElseThrow(), "y/(x+y)²"),
                        game.cost(0),
                        Lines.times(game.value().orElseThrow(), "x/(x+y)²"),
                        game.cost(1))),
                new Block.Picture(
                        new Figure.Plot(
                                new Figure.Axis(words.say("duopoly.axis.effort", 1, "x"), 0, to),
                                new Figure.Axis(words.say("duopoly.axis.effort", 2, "y"), 0, to),
                                List.of(
                                        new Figure.Curve(
                                                words.say("duopoly.figure.reaction", 1),
                                                Plane.turned(Plane.fromZero(
                                                        to, y -> Math.max(0, Math.sqrt(v * y / c1) - y))),
                                                Tone.FIRST,
                                                true),
                                        new Figure.Curve(
                                                words.say("duopoly.figure.reaction", 2),
                                                Plane.fromZero(to, x -> Math.max(0, Math.sqrt(v * x / c2) - x)),
                                                Tone.SECOND,
                                                true)),
                                List.of(new Figure.Dot(
                                        new Figure.Point(
                                                both.getFirst().doubleValue(),
                                                both.getLast().doubleValue()),
                                        words.say("duopoly.figure.equilibrium"),
                                        Tone.ACCENT)),
                                List.of(),
                                true),
                        words.say("duopoly.contest.figure"))));
    }
}

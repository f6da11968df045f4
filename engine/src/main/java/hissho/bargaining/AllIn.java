package hissho.bargaining;

import hissho.algebra.FilledFormula;
import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Coded;
import hissho.fact.Facts;
import hissho.form.Bimatrix;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The end of a poker hand with a third player all in: the pot is A, player I, who wins with probability p, may bluff with a bet B,
 * player II may call or fold. Letters stand for parameters where only the formulas are asked.
 */
record AllIn(Optional<Rational> pot, Optional<Rational> bet, Optional<Rational> chance) implements Inquiry.Asked {

    private static final List<String> OWN = List.of("fact.code.rows.honest", "fact.code.rows.bluff");
    private static final List<String> REPLIES = List.of("fact.code.cols.call", "fact.code.cols.fold");
    private static final Field<Optional<Rational>> A = Field.orLetter("A", Shape.number());
    private static final Field<Optional<Rational>> B = Field.orLetter("B", Shape.number());
    private static final Field<Optional<Rational>> P = Field.orLetter("p", Shape.number());

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("all-in-endgame", "bargaining", Chapter.BARGAINING),
                Shape.fields(A, B, P),
                AllIn::read,
                List.of(
                        "phi",
                        "regime",
                        "payoffs",
                        "rows",
                        "cols",
                        "constantSum",
                        "foldBestIffXAtMost",
                        "IAtLeastPAWhenCalledIffXAtMost",
                        "formula",
                        "instance",
                        "condition",
                        "safety",
                        "maxminI",
                        "maxminII",
                        "extremeEquilibria",
                        "continuumComponents",
                        "tu",
                        "ntu",
                        "tuPayoffNtuFeasible"));
    }

    private static AllIn read(Node document) {
        AllIn game = new AllIn(A.in(document), B.in(document), P.in(document));
        if (game.pot.filter(x -> !x.isPositive()).isPresent())
            throw document.get("A").bad("bargaining.bad.positive");
        if (game.bet.filter(x -> !x.isPositive()).isPresent())
            throw document.get("B").bad("bargaining.bad.positive");
        if (game.chance
                .filter(x -> x.isNegative() || x.compareTo(Rational.ONE) >= 0)
                .isPresent()) throw document.get("p").bad("bargaining.bad.chance");
        return game;
    }

    boolean isNumeric() {
        return pot.isPresent() && bet.isPresent() && chance.isPresent();
    }

    /** The parameters that are given as numbers. */
    Map<String, Rational> numbers() {
        Map<String, Rational> numbers = new LinkedHashMap<>();
        pot.ifPresent(x -> numbers.put("A", x));
        bet.ifPresent(x -> numbers.put("B", x));
        chance.ifPresent(x -> numbers.put("p", x));
        return numbers;
    }

    /** A formula with the numbers that are given. */
    String filled(String formula) {
        return FilledFormula.write(formula, numbers());
    }

    /** What I, II and III get, row by row: honest or bluff against call or fold. */
    List<List<List<Rational>>> payoffs() {
        Rational a = pot.orElseThrow();
        Rational b = bet.orElseThrow();
        Rational p = chance.orElseThrow();
        Rational q = Rational.ONE.minus(p);
        Rational called = p.times(a.plus(b));
        Rational lost = p.times(b).negated();
        Rational nothing = Rational.ZERO;
        return List.of(
                List.of(List.of(called, lost.plus(q.times(a)), nothing), List.of(p.times(a), q.times(a), nothing)),
                List.of(
                        List.of(called.minus(q.times(b)), lost.plus(q.times(a.plus(b))), nothing),
                        List.of(p.times(a), nothing, q.times(a))));
    }

    CooperativeGame game() {
        List<List<List<Rational>>> table = payoffs();
        CooperativeGame plain = CooperativeGame.of(new Bimatrix(
                RationalMatrix.generate(2, 2, (i, j) -> table.get(i).get(j).get(0)),
                RationalMatrix.generate(2, 2, (i, j) -> table.get(i).get(j).get(1))));
        return new CooperativeGame(
                plain.payoffs(), plain.players(), List.of("honest", "bluff"), List.of("call", "fold"), plain.asked());
    }

    @Override
    public List<Section> sections(Words words, Progress progress) {
        if (!isNumeric()) return List.of(Section.of(words.say("bargaining.section.table"), table(words)));
        CooperativeGame game = game();
        TuSolution tu = TuSolution.of(game, Rational.ONE, progress);
        return List.of(
                Section.of(words.say("bargaining.section.table"), table(words)),
                Section.of(words.say("bargaining.section.equilibria"), equilibria(game, words), continua(game, words)),
                Section.of(
                        words.say("bargaining.section.bluff"),
                        new Block.Picture(
                                BluffFigure.of(this, words),
                                words.say(
                                        BluffFigure.hasBorder(this)
                                                ? "bargaining.figure.bluff"
                                                : "bargaining.figure.bluff-always"))),
                Section.of(
                        words.say("bargaining.section.feasible"),
                        new Block.Picture(
                                CooperativeFigures.split(game, tu, words), words.say("bargaining.figure.split"))));
    }

    /** What I, II and III get in each cell. */
    private Block table(Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            List<Block.Cell> row = new ArrayList<>(List.of(Block.Cell.of(words.say(OWN.get(i)))));
            if (isNumeric())
                for (List<Rational> cell : payoffs().get(i)) row.add(Block.Cell.of(RationalVector.of(cell), words));
            else
                for (List<String> cell : AllInFacts.LETTERS.get(i))
                    row.add(Block.Cell.of(cell.stream()
                            .map(payoff -> Coded.printed(filled(payoff)))
                            .collect(Collectors.joining(", ", "(", ")"))));
            rows.add(row);
        }
        return new Block.Table(
                words.say("bargaining.all-in-endgame.table"),
                List.of("", words.say(REPLIES.get(0)), words.say(REPLIES.get(1))),
                rows,
                true);
    }

    /** The corners of all equilibria. */
    private static Block equilibria(CooperativeGame game, Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Map<String, Object> one : TwoByTwo.of(game).extreme())
            rows.add(List.of(
                    Block.Cell.of(mixed(one.get("p"), OWN, words)),
                    Block.Cell.of(mixed(one.get("q"), REPLIES, words)),
                    Block.Cell.of("(" + words.write(one.get("payoff")) + ")")));
        return new Block.Table(
                words.say("bargaining.all-in-endgame.extreme"),
                List.of("I", "II", words.say("bargaining.column.pays")),
                rows,
                false);
    }

    /** The continua between them: each strategy on the left with each on the right. */
    private static Block continua(CooperativeGame game, Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Map<String, Object> one : TwoByTwo.of(game).components())
            rows.add(List.of(
                    Block.Cell.of(hull(one.get("pHull"), OWN, words)),
                    Block.Cell.of(hull(one.get("qHull"), REPLIES, words))));
        return rows.isEmpty()
                ? new Block.Paragraph(words.say("bargaining.all-in-endgame.finite"))
                : new Block.Table(words.say("bargaining.all-in-endgame.continua"), List.of("I", "II"), rows, false);
    }

    private static String hull(@Nullable Object corners, List<String> names, Words words) {
        return ((List<?>) Objects.requireNonNull(corners))
                .stream().map(corner -> mixed(corner, names, words)).collect(Collectors.joining("  —  "));
    }

    private static String mixed(@Nullable Object weights, List<String> names, Words words) {
        RationalVector both = (RationalVector) Objects.requireNonNull(weights);
        return both.support().stream()
                .map(i -> both.get(i).equals(Rational.ONE)
                        ? words.say(names.get(i))
                        : words.say(names.get(i)) + " " + words.write(both.get(i)))
                .collect(Collectors.joining(", "));
    }

    @Override
    public Facts answers(Progress progress) {
        return AllInFacts.of(this, progress);
    }

    /** The solutions in full, the names and the formulas with numbers beside them are told only to whoever asks. */
    @Override
    public boolean tells(String fact) {
        return isNumeric()
                ? !List.of(
                                "tu",
                                "ntu",
                                "instance",
                                "rows",
                                "cols",
                                "formula",
                                "condition",
                                "extremeEquilibria",
                                "continuumComponents",
                                "payoffs")
                        .contains(fact)
                : !List.of("instance", "rows", "cols", "payoffs").contains(fact);
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        if (!isNumeric())
            return Optional.of(Message.of(
                    "bargaining.all-in-endgame.letters",
                    Coded.printed(filled("p*A+p*A*B/(A+2*B)")),
                    Coded.printed(filled("A")),
                    Coded.printed(AllInFacts.condition(this))));
        List<?> split = answers.get("phi", List.class);
        return Optional.of(Message.of("bargaining.all-in-endgame.numbers", split.get(0), split.get(1)));
    }

    @Override
    public List<Message> steps(Facts answers) {
        if (!isNumeric()) return List.of();
        Map<?, ?> tu = answers.get("tu", Map.class);
        Object total = Objects.requireNonNull(tu.get("sigma"));
        Object value = Objects.requireNonNull(tu.get("delta"));
        List<?> split = answers.get("phi", List.class);
        return List.of(
                Message.of("bargaining.all-in-endgame.total", total),
                Message.of(
                        "bargaining.all-in-endgame.threats",
                        value,
                        first(tu.get("threatI")),
                        first(tu.get("threatII"))),
                Message.of("bargaining.step.split", total, value, "(" + split.get(0) + ", " + split.get(1) + ")"));
    }

    private static Object first(@Nullable Object threats) {
        return ((List<?>) Objects.requireNonNull(threats)).getFirst();
    }

    @Override
    public Certificate check(Progress progress) {
        return AllInProof.of(this, progress);
    }
}

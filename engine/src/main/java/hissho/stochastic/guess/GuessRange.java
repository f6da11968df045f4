package hissho.stochastic.guess;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What holds for all hands of Guess it! in a range: whether a guess ever pays, whether a stage has a saddle point, whether more own cards
 * help and more cards of the opponent hurt.
 */
record GuessRange(Span own, Span other) implements Inquiry.Asked {

    static final int LARGEST = 14;

    /** Whole numbers from one to another. */
    record Span(int from, int to) {
        static final Shape<Span> SHAPE =
                Shape.listOf(Shape.whole(0, LARGEST), 2, 2).by(Span::read);

        private static Span read(Node node) {
            int from = node.list(2, 2).get(0).whole(0, LARGEST);
            return new Span(from, node.list(2, 2).get(1).whole(from, LARGEST));
        }

        IntStream numbers() {
            return IntStream.rangeClosed(from, to);
        }

        boolean holds(int number) {
            return number >= from && number <= to;
        }
    }

    private static final Field<Span> OWN = Field.required("m", Span.SHAPE);
    private static final Field<Span> OTHER = Field.required("n", Span.SHAPE);

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("guess-it-range", "stochastic", Chapter.RECURSIVE),
                Shape.fields(OWN, OTHER),
                node -> new GuessRange(OWN.in(node), OTHER.in(node)),
                List.of("valueChanged", "guessOptimalAlso", "saddlePoints", "nondecreasingInM", "nonincreasingInN"));
    }

    @Override
    public Facts answers(Progress progress) {
        GuessTable table = table(progress);
        return new Facts()
                .put(
                        "valueChanged",
                        () -> !where(at -> guessPays(table, at) > 0).isEmpty())
                .put("guessOptimalAlso", Compare.SET, () -> where(at -> guessPays(table, at) == 0), GuessRange::listed)
                .put("saddlePoints", Compare.SET, () -> where(at -> hasSaddle(table.stage(at))), GuessRange::listed)
                .put("nondecreasingInM", () -> rises(at -> new GuessIt(at.own() + 1, at.other()), table::value))
                .put(
                        "nonincreasingInN",
                        () -> rises(
                                at -> new GuessIt(at.own(), at.other() + 1),
                                at -> table.value(at).negated()));
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        boolean own = answers.get("nondecreasingInM", Boolean.class);
        boolean other = answers.get("nonincreasingInN", Boolean.class);
        return Optional.of(Message.of(
                "stochastic.guess-it-range.answer",
                part(
                        answers.get("valueChanged", Boolean.class) ? "guess.better" : "guess.tie",
                        "guess.never",
                        answers.get("guessOptimalAlso", List.class)),
                part("saddle.some", "saddle.none", answers.get("saddlePoints", List.class)),
                Message.of("stochastic.guess-it-range.cards."
                        + (own ? other ? "both" : "own" : other ? "other" : "neither")),
                this.own.from(),
                this.own.to(),
                this.other.from(),
                this.other.to()));
    }

    /** A sentence on the hands of which something holds, the other one where there are none. */
    private static Message part(String some, String none, List<?> hands) {
        if (some.equals("guess.better")) return Message.of("stochastic.guess-it-range." + some);
        if (hands.isEmpty()) return Message.of("stochastic.guess-it-range." + none);
        return Message.of(
                "stochastic.guess-it-range." + some,
                hands.stream()
                        .map(hand -> Message.of("stochastic.against", ((List<?>) hand).toArray()))
                        .toList());
    }

    private GuessTable table(Progress progress) {
        return GuessTable.upTo(Math.max(own.to, other.to), progress);
    }

    @Override
    public Certificate check(Progress progress) {
        Set<GuessIt> all = new LinkedHashSet<>();
        hands().forEach(at -> all.addAll(GuessTable.reachable(at)));
        return GuessCertificate.of(table(progress), all, progress);
    }

    private Stream<GuessIt> hands() {
        return own.numbers().boxed().flatMap(m -> other.numbers().mapToObj(n -> new GuessIt(m, n)));
    }

    private boolean holds(GuessIt at) {
        return own.holds(at.own()) && other.holds(at.other());
    }

    /** The hands where there is something to decide and this holds, as pairs. */
    private List<List<Integer>> where(Predicate<GuessIt> wanted) {
        return hands().filter(GuessIt::isOpen)
                .filter(wanted)
                .map(at -> List.of(at.own(), at.other()))
                .toList();
    }

    private static String listed(Words words, List<List<Integer>> hands) {
        if (hands.isEmpty()) return words.say("stochastic.none");
        return hands.stream()
                .map(hand -> words.say("stochastic.against", hand.get(0), hand.get(1)))
                .collect(Collectors.joining(", "));
    }

    private static int guessPays(GuessTable table, GuessIt at) {
        return GuessTable.closed(at).compareTo(table.value(at));
    }

    /** Whether one of the four entries for questions is the least of its row and the largest of its column. */
    private static boolean hasSaddle(Stage stage) {
        RationalMatrix matrix = stage.matrix();
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                if (matrix.get(i, j).compareTo(matrix.get(i, 1 - j)) <= 0
                        && matrix.get(i, j).compareTo(matrix.get(1 - i, j)) >= 0) return true;
        return false;
    }

    private boolean rises(UnaryOperator<GuessIt> next, Function<GuessIt, Rational> value) {
        return hands().filter(at -> holds(next.apply(at)))
                .allMatch(at -> value.apply(at).compareTo(value.apply(next.apply(at))) <= 0);
    }
}

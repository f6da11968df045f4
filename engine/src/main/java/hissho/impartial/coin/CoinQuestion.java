package hissho.impartial.coin;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What a learner asks about a coin-turning game in a row: values of single heads, several positions, how long it lasts. */
sealed interface CoinQuestion extends Inquiry.Asked {

    Field<Long> X = Field.optional("x", CoinRowReader.LABEL);
    Field<Long> FROM = Field.optional("from", CoinRowReader.LABEL);
    Field<Long> TO = Field.optional("to", CoinRowReader.LABEL);
    Field<List<List<Long>>> POSITIONS =
            Field.optional("positions", Shape.listOf(Shape.listOf(CoinRowReader.LABEL, 0, 10_000), 0, 10_000));
    Field<String> COMPARE_WITH = Field.optional("compareWith", Shape.choice(PileTwin.DIM_PLUS.name()));

    static List<Kind<?>> kinds() {
        return List.of(
                inquiry(
                        "coin-values",
                        new Shape.Fields(Stream.concat(
                                        CoinGames.fields().stream(),
                                        Stream.of(CoinRowReader.FIRST_INDEX, FROM, TO, COMPARE_WITH, X, POSITIONS))
                                .toList()),
                        CoinQuestion::values,
                        "sgValues",
                        "equivalentTo",
                        "otherSgValues",
                        "sg",
                        "class",
                        "moves",
                        "optionValues",
                        "headValues"),
                inquiry(
                        "coin-turning-length",
                        new Shape.Fields(
                                Stream.concat(CoinGames.fields().stream(), Stream.of(Longest.FIRST, Longest.LAST))
                                        .toList()),
                        Longest::read,
                        "maxMoves"));
    }

    private static Kind<CoinQuestion> inquiry(
            String name,
            Shape.Fields document,
            java.util.function.Function<Node, CoinQuestion> reader,
            String... facts) {
        return new Inquiry<>(new Listing(name, "coins", Chapter.IMPARTIAL), document, reader, List.of(facts));
    }

    private static CoinQuestion values(Node document) {
        CoinGame game = CoinGames.read(document);
        int first = CoinRowReader.firstIndex(document, game);
        if (POSITIONS.isIn(document)) return Positions.read(document, game, first);
        if (X.isIn(document)) return new Head(game, place(document, X, game, first));
        long from = FROM.isIn(document) ? place(document, FROM, game, first) : 0;
        long to = place(document, TO, game, first);
        if (to < from || to - from > Values.LONGEST)
            throw document.get("to")
                    .bad("core.bad.out-of-range", to + first, from + first, from + first + Values.LONGEST);
        return new Values(game, from, to, COMPARE_WITH.find(document).isPresent());
    }

    private static long place(Node document, Field<Long> field, CoinGame game, int first) {
        long label = field.in(document);
        if (label < first || label - first > game.lastPlace())
            throw document.get(field.name()).bad("core.bad.out-of-range", label, first, game.lastPlace() + first);
        return label - first;
    }

    /** Checks the values of some places. */
    static Certificate checked(CoinGame game, LongStream places, Progress progress) {
        RederivedHeads heads = new RederivedHeads(game, progress);
        return HeadsAgain.of(
                places.boxed().toList(),
                game::value,
                heads::value,
                "coins.certificate.table",
                InOrder.of("game", game.name(), "numbers", CoinGames.numbers(game)),
                progress);
    }

    /** The values of single heads over a range of places. */
    record Values(CoinGame game, long from, long to, boolean compared) implements CoinQuestion {
        static final long LONGEST = 1_000_000;

        @Override
        public String answerKey() {
            return "answer-values";
        }

        @Override
        public Facts answers(Progress progress) {
            Facts facts = new Facts()
                    .put(
                            "sgValues",
                            () -> LongStream.rangeClosed(from, to)
                                    .map(game::value)
                                    .boxed()
                                    .toList());
            if (to > PileTwin.LARGEST) return facts;
            PileTwin.of(game, (int) from, (int) to, progress).ifPresent(twin -> facts.put("equivalentTo", twin::name));
            if (compared) {
                int first = CoinGames.naturalFirstIndex(game);
                facts.put(
                        "otherSgValues",
                        () -> PileTwin.DIM_PLUS
                                .values((int) to + first, progress)
                                .subList((int) from + first, (int) to + first + 1));
            }
            return facts;
        }

        @Override
        public Certificate check(Progress progress) {
            return checked(game, LongStream.rangeClosed(from, to), progress);
        }
    }

    /** One head by itself. */
    record Head(CoinGame game, long place) implements CoinQuestion {
        @Override
        public String answerKey() {
            return "answer-head";
        }

        @Override
        public Facts answers(Progress progress) {
            Facts facts = new Facts()
                    .put("sg", () -> game.value(place))
                    .put("class", () -> game.value(place) == 0 ? "P" : "N")
                    .put("moves", () -> game.ways(place));
            if (place <= game.lastWalkedPlace())
                facts.put(
                        "optionValues",
                        Compare.SET,
                        () -> new TreeSet<>(game.companionValues(place).keySet()));
            return facts;
        }

        @Override
        public Certificate check(Progress progress) {
            return checked(game, LongStream.of(place), progress);
        }
    }

    /** Several positions of one game, each by its heads. */
    record Positions(CoinGame game, List<CoinRow> rows) implements CoinQuestion {
        static CoinQuestion read(Node document, CoinGame game, int first) {
            List<CoinRow> rows = new ArrayList<>();
            for (Node labels : document.get(POSITIONS.name()).list())
                rows.add(CoinRowReader.byLabels(document, labels, game, first));
            return new Positions(game, List.copyOf(rows));
        }

        @Override
        public String answerKey() {
            return "answer-positions";
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put("sg", () -> rows.stream().map(CoinRow::sum).toList())
                    .put(
                            "class",
                            () -> rows.stream()
                                    .map(row -> row.sum() == 0 ? "P" : "N")
                                    .toList())
                    .put(
                            "headValues",
                            () -> rows.stream().map(CoinRow::headValues).toList());
        }

        @Override
        public Certificate check(Progress progress) {
            return checked(
                    game,
                    rows.stream()
                            .flatMap(row -> row.heads().stream())
                            .mapToLong(Long::longValue)
                            .distinct()
                            .sorted(),
                    progress);
        }
    }

    /** How long play can last on rows of several lengths with a single head at the right end. */
    record Longest(CoinGame game, int from, int to) implements CoinQuestion {
        private static final int MOST = 2_000;
        private static final int MOST_PLAYED = 9;
        static final Field<Integer> FIRST = Field.required("from", Shape.whole(0, MOST));
        static final Field<Integer> LAST = Field.required("to", Shape.whole(0, MOST));

        static CoinQuestion read(Node document) {
            CoinGame game = CoinGames.read(document);
            int most = (int) Math.min(MOST, game.lastPlace() + 1);
            int from = FIRST.in(document);
            int to = LAST.in(document);
            if (to < from || to > most) throw document.get("to").bad("core.bad.out-of-range", to, from, most);
            return new Longest(game, from, to);
        }

        private BigInteger moves(int coins) {
            return coins == 0 ? BigInteger.ZERO : game.longestPlay(coins - 1);
        }

        @Override
        public Facts answers(Progress progress) {
            return new Facts()
                    .put(
                            "maxMoves",
                            () -> IntStream.rangeClosed(from, to)
                                    .peek(n -> progress.check())
                                    .mapToObj(this::moves)
                                    .toList());
        }

        /** Short rows are played out in every way. */
        @Override
        public Certificate check(Progress progress) {
            if (from > MOST_PLAYED) return new Certificate.Unchecked(Message.of("coins.certificate.no-head"));
            int last = Math.min(to, MOST_PLAYED);
            int[] longest = LongestPlay.ofRows(game, last, progress);
            boolean holds = IntStream.rangeClosed(from, last)
                    .allMatch(n -> moves(n).equals(BigInteger.valueOf(n == 0 ? 0 : longest[1 << (n - 1)])));
            return new Certificate.SecondWay(
                    holds,
                    Extent.sample(last - from + 1L, to - from + 1L),
                    Message.of("coins.certificate.played"),
                    InOrder.of(
                            "game",
                            game.name(),
                            "numbers",
                            CoinGames.numbers(game),
                            "maxMoves",
                            IntStream.rangeClosed(from, to)
                                    .mapToObj(this::moves)
                                    .toList()));
        }
    }
}

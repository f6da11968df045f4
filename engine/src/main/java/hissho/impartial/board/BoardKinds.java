package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.OutcomeSearch;
import hissho.impartial.OutcomeSearched;
import hissho.impartial.Setting;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The kinds of games on boards and cards. */
public final class BoardKinds {

    private BoardKinds() {}

    private static final Shape SQUARE = Shape.listOf(Shape.whole(1, 60), 2, 2);

    public static List<Kind<?>> all() {
        return List.of(
                new BoardKind(
                        "chomp",
                        Shape.fields(
                                Field.optional("columns", Shape.whole(1, 60)),
                                Field.optional("rows", Shape.whole(1, 60)),
                                Field.optional("columnHeights", Shape.listOf(Shape.whole(0, 60)))
                                        .looksLike("board"),
                                Field.optional("moves", Shape.listOf(SQUARE))),
                        BoardKinds::chomp,
                        words -> two(words, "columns", "rows"),
                        BoardTopics.CHOMP,
                        List.of(new ChompTable())),
                new BoardKind(
                        "thirty-one",
                        Shape.fields(
                                Field.optional("ranks", Shape.listOf(Shape.whole(1, 1000), 1, 20)),
                                Field.optional("copiesEach", Shape.whole(1, 100)),
                                Field.optional("target", Shape.whole(0, 10_000)),
                                Field.optional("played", Shape.listOf(Shape.whole(1, 1000)))),
                        BoardKinds::thirtyOne,
                        words -> words.stream().allMatch(w -> w.matches("\\d{1,4}"))
                                ? Optional.of(Map.of("played", words))
                                : Optional.empty(),
                        BoardTopics.THIRTY_ONE,
                        List.of()),
                new BoardKind(
                        "empty-and-divide",
                        Shape.fields(
                                Field.required("m", Shape.whole(1, EmptyAndDivide.MOST)),
                                Field.required("n", Shape.whole(1, EmptyAndDivide.MOST)),
                                Field.optional("play", Shape.choice("normal", "misere"))),
                        document -> Setting.of(
                                new EmptyAndDivide(
                                        document.get("m").wholeLong(1, EmptyAndDivide.MOST),
                                        document.get("n").wholeLong(1, EmptyAndDivide.MOST)),
                                Convention.of(document)),
                        words -> two(words, "m", "n"),
                        BoardTopics.EMPTY_AND_DIVIDE,
                        List.of(new EmptyAndDivideTable())),
                new BoardKind(
                        "wythoff",
                        Shape.fields(
                                Field.required("x", Shape.whole(0, Long.MAX_VALUE)),
                                Field.required("y", Shape.whole(0, Long.MAX_VALUE)),
                                Field.optional("play", Shape.choice("normal", "misere"))),
                        document -> Setting.of(
                                BoardTopics.queen(
                                        BoardTopics.big(document.get("x")), BoardTopics.big(document.get("y"))),
                                Convention.of(document)),
                        words -> two(words, "x", "y"),
                        BoardTopics.WYTHOFF,
                        List.of(new WythoffTabulation())),
                new SosKind(),
                new NorthcottKind());
    }

    private static Setting chomp(Node document) {
        List<Integer> heights = BoardTopics.chompBoard(document);
        for (Node bite : document.find("moves").map(Node::list).orElse(List.of())) {
            List<Integer> square = bite.wholes(1, 60);
            if (square.size() != 2
                    || square.get(0) > heights.size()
                    || heights.get(square.get(0) - 1) < square.get(1)
                    || (square.get(0) == 1 && square.get(1) == 1)) throw bite.bad("impartial.bad.bite", bite.shown());
            heights = Chomp.after(heights, square.get(0), square.get(1));
        }
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(new Chomp(), Convention.NORMAL, Chomp.MOST_POSITIONS);
        OutcomeSearched<List<Integer>> game = new OutcomeSearched<>(search, heights);
        return Setting.of(game, Convention.NORMAL).with(new ChompSupplement(heights, search));
    }

    private static Setting thirtyOne(Node document) {
        ThirtyOne rules = BoardTopics.thirtyOneRules(document);
        List<Integer> left = BoardTopics.thirtyOneLeft(document, rules);
        OutcomeSearched<List<Integer>> game =
                new OutcomeSearched<>(new OutcomeSearch<>(rules, Convention.NORMAL, ThirtyOne.MOST_POSITIONS), left);
        return Setting.of(game, Convention.NORMAL).with(new RepliesSupplement(game));
    }

    private static Optional<Map<String, Object>> two(List<String> words, String first, String second) {
        return words.size() == 2 && words.stream().allMatch(w -> w.matches("\\d{1,1000}"))
                ? Optional.of(Map.of(first, words.get(0), second, words.get(1)))
                : Optional.empty();
    }

    /** An impartial game on a board, put together from its parts. */
    private record BoardKind(
            String name,
            Shape.Fields document,
            Function<Node, Setting> reader,
            Function<List<String>, Optional<Map<String, Object>>> words,
            Topic topic,
            List<Tabulation> tables)
            implements ImpartialKind {

        @Override
        public Setting read(Node node) {
            return reader.apply(node);
        }

        @Override
        public Optional<Map<String, Object>> fromWords(List<String> given) {
            return words.apply(given);
        }

        @Override
        public List<Topic> topics() {
            return List.of(topic);
        }
    }

    private record SosKind() implements Kind<SosGame> {
        @Override
        public Listing listing() {
            return new Listing("sos", "impartial", Chapter.IMPARTIAL);
        }

        @Override
        public Shape.Fields document() {
            return Shape.fields(
                    Field.optional("squares", Shape.whole(1, 100_000)),
                    Field.optional("board", Shape.text()),
                    Field.optional("toMove", Shape.choice("first", "second")));
        }

        @Override
        public SosGame read(Node document) {
            String row = SosTopics.row(document);
            if (row.length() > Sos.LONGEST_SEARCHED
                    && Sos.blanks(row.toCharArray()) < row.length()
                    && Sos.blanks(row.toCharArray()) > Sos.LONGEST_SEARCHED
                    && !Sos.hasTrap(row.toCharArray())
                    && Sos.completions(row.toCharArray()).isEmpty())
                throw document.get("board").bad("impartial.bad.sos-long", Sos.LONGEST_SEARCHED);
            return new SosGame(row, SosTopics.firstMoves(document, row));
        }

        @Override
        public Solution solve(SosGame game, Progress progress) {
            return game.solve(new Sos(progress));
        }

        @Override
        public Optional<Map<String, Object>> fromWords(List<String> words) {
            return words.size() == 1 && words.getFirst().matches("\\d{1,5}")
                    ? Optional.of(Map.of("squares", words.getFirst()))
                    : words.size() == 1 ? Optional.of(Map.of("board", words.getFirst())) : Optional.empty();
        }

        @Override
        public Optional<Position> play(SosGame game) {
            return Optional.of(SosPosition.start(game.row(), game.firstMoves() ? 0 : 1));
        }

        @Override
        public List<Topic> topics() {
            return List.of(SosTopics.SOS);
        }
    }

    private record NorthcottKind() implements Kind<NorthcottGame> {
        @Override
        public Listing listing() {
            return new Listing("northcott", "impartial", Chapter.IMPARTIAL);
        }

        @Override
        public Shape.Fields document() {
            Shape<?> columns = Shape.listOf(Shape.whole(0, 999), 1, 100);
            return Shape.fields(
                    Field.required("width", Shape.whole(2, 1_000)),
                    Field.required("white", columns).looksLike("board"),
                    Field.required("black", columns).looksLike("board"),
                    Field.optional("toMove", Shape.choice("white", "black")));
        }

        @Override
        public NorthcottGame read(Node document) {
            return new NorthcottGame(NorthcottTopics.board(document));
        }

        @Override
        public Solution solve(NorthcottGame game, Progress progress) {
            return new NorthcottGame.Solved(game.board());
        }

        /** A chessboard with these gaps: {@code northcott 4 2 3 5 3 6 2 1}. */
        @Override
        public Optional<Map<String, Object>> fromWords(List<String> words) {
            if (words.isEmpty() || !words.stream().allMatch(w -> w.matches("[0-6]"))) return Optional.empty();
            List<Integer> gaps = words.stream().map(Integer::valueOf).toList();
            return Optional.of(Map.of(
                    "width", 8,
                    "white", gaps.stream().map(g -> (6 - g) / 2).toList(),
                    "black", gaps.stream().map(g -> (6 - g) / 2 + g + 1).toList()));
        }

        @Override
        public Optional<Position> play(NorthcottGame game) {
            return Optional.of(new NorthcottPosition(game.board(), 0));
        }

        @Override
        public List<Topic> topics() {
            return List.of(NorthcottTopics.NORTHCOTT);
        }
    }
}

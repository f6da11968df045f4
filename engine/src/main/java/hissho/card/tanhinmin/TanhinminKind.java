package hissho.card.tanhinmin;

import hissho.card.tanhinmin.claim.TanhinminClaims;
import hissho.card.tanhinmin.graph.CardGraph;
import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.GraphPlay;
import hissho.card.tanhinmin.graph.GraphReader;
import hissho.card.tanhinmin.graph.GraphSolution;
import hissho.card.tanhinmin.graph.RankedCards;
import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.HandReader;
import hissho.card.tanhinmin.plain.ManyPlayers;
import hissho.claim.Claim;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Tanhinmin on ranks: two players by the linear rule, and its rule options. */
final class TanhinminKind implements Kind<TanhinminGame> {

    static final String NAME = "tanhinmin";
    private static final int MOST_CARDS_TO_PLAY = 200;
    private static final int MOST_RANKS_WITH_EIGHTS = 20_000;

    private static final Shape<Integer> RANK = Shape.whole(0, HandReader.HIGHEST_RANK);
    private static final Shape<Node> HAND_OR_SERIES = Shape.either(HandReader.SHAPE, Shape.mapOf(HandReader.SHAPE));
    private static final Field<Node> MOVER =
            Field.required("mover", HAND_OR_SERIES).looksLike("hand");
    private static final Field<Node> OTHER =
            Field.optional("other", HAND_OR_SERIES).looksLike("hand");
    private static final Field<List<Hand>> OTHERS =
            Field.optional("others", Shape.listOf(HandReader.SHAPE, 2, ManyPlayers.MOST_PLAYERS - 1));
    private static final Field<Node> TABLE = Field.optional("table", Shape.either(RANK, Shape.mapOf(RANK)));
    private static final Shape<Integer> CUTTING_RANK = Shape.whole(1, HandReader.HIGHEST_RANK);
    private static final Field<Integer> EIGHT_CUT = Field.optional(
                    "eightCut", Shape.either(Shape.truth(), CUTTING_RANK).by(TanhinminKind::cutting), 0)
            .asRule();
    private static final Field<Integer> SHED =
            Field.optional("shed", Shape.whole(1, CardGraph.MOST_CARDS)).asRule();

    @Override
    public Listing listing() {
        return new Listing(NAME, "tanhinmin", Chapter.TANHINMIN);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(MOVER, OTHER, OTHERS, TABLE, EIGHT_CUT, SHED);
    }

    @Override
    public List<String> facts() {
        return Stream.of(PlainSolution.KEYS, GraphSolution.KEYS, ManySolution.KEYS)
                .flatMap(List::stream)
                .distinct()
                .toList();
    }

    @Override
    public TanhinminGame read(Node document) {
        if (OTHERS.isIn(document)) return many(document);
        int cutting = EIGHT_CUT.in(document);
        Node other = document.get(OTHER.name());
        boolean series = GraphReader.isSeries(MOVER.in(document)) || GraphReader.isSeries(other);
        if (series || SHED.isIn(document)) return searched(document, cutting, series);
        int table = table(document);
        if (cutting > 0 && table == cutting) throw document.get(TABLE.name()).bad("tanhinmin.bad.cut-on-table", table);
        Hand mover = HandReader.SHAPE.read(MOVER.in(document));
        if (cutting > 0 && mover.kinds() > MOST_RANKS_WITH_EIGHTS)
            throw document.get(MOVER.name()).bad("tanhinmin.bad.too-many-ranks", mover.kinds(), MOST_RANKS_WITH_EIGHTS);
        return new TanhinminGame.Plain(
                mover,
                HandReader.SHAPE.read(other),
                table,
                cutting > 0 ? Optional.of(new EightCut(cutting)) : Optional.empty());
    }

    private static int table(Node document) {
        return TABLE.find(document).map(RANK::read).orElse(0);
    }

    private static int cutting(Node node) {
        if (node.value() instanceof Boolean truth) return truth ? GraphReader.EIGHT : 0;
        return CUTTING_RANK.read(node);
    }

    private static TanhinminGame searched(Node document, int cutting, boolean series) {
        GraphGame game = GraphReader.cutAtOnce(document, cutting);
        if (!SHED.isIn(document)) return new TanhinminGame.Searched(game, Message.of("tanhinmin.note.series"));
        int most = Math.min(Long.bitCount(game.mover()), Long.bitCount(game.other()));
        int shed = document.get(SHED.name()).whole(1, most);
        GraphGame.Rules rules = new GraphGame.Rules(
                true,
                Long.bitCount(game.mover()) - shed,
                Long.bitCount(game.other()) - shed,
                GraphGame.Rules.MEGABYTES,
                game.rules().cutting());
        return new TanhinminGame.Searched(
                new GraphGame(game.graph(), game.mover(), game.other(), game.table(), rules),
                Message.of(series ? "tanhinmin.note.series-shed" : "tanhinmin.note.shed", shed));
    }

    private static TanhinminGame many(Node document) {
        for (Field<?> field : List.of(OTHER, EIGHT_CUT, SHED))
            if (field.isIn(document)) throw document.get(field.name()).bad("tanhinmin.bad.two-players-only");
        List<Hand> hands = new ArrayList<>();
        hands.add(HandReader.SHAPE.read(MOVER.in(document)));
        hands.addAll(OTHERS.in(document));
        int cards = hands.stream().mapToInt(Hand::size).sum();
        if (cards > ManyPlayers.MOST_CARDS)
            throw document.get(OTHERS.name()).bad("tanhinmin.bad.too-many-cards", cards, ManyPlayers.MOST_CARDS);
        return new TanhinminGame.Many(new ManyPlayers(hands, table(document)));
    }

    @Override
    public Solution solve(TanhinminGame game, Progress progress) {
        return switch (game) {
            case TanhinminGame.Plain plain -> PlainSolution.of(plain, progress);
            case TanhinminGame.Searched searched ->
                GraphSolution.of(NAME, searched.graph(), List.of(searched.note()), progress);
            case TanhinminGame.Many many -> ManySolution.of(many.players(), progress);
        };
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return fromWords(List.of("1,3,5,7", "2,4,6,8"));
        if (words.size() < 2 || words.size() > 3 || !words.stream().allMatch(word -> word.matches("[\\d,*-]+")))
            return Optional.empty();
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("mover", words.get(0));
        document.put("other", words.get(1));
        if (words.size() == 3) document.put("table", words.get(2));
        return Optional.of(document);
    }

    @Override
    public Optional<Message> unplayable(TanhinminGame game) {
        return Optional.of(Message.of(
                game instanceof TanhinminGame.Many ? "tanhinmin.tanhinmin.not-played" : "tanhinmin.not-played"));
    }

    @Override
    public Optional<Position> play(TanhinminGame game, Progress progress) {
        return switch (game) {
            case TanhinminGame.Plain plain
            when plain.mover().size() + plain.other().size() > MOST_CARDS_TO_PLAY -> Optional.empty();
            case TanhinminGame.Plain plain -> Optional.of(PlainPlay.start(plain));
            case TanhinminGame.Searched searched -> Optional.of(GraphPlay.start(searched.graph()));
            case TanhinminGame.Many many -> Optional.empty();
        };
    }

    @Override
    public List<Claim> claims() {
        return TanhinminClaims.plain();
    }

    /** The plain game as a graph, where it is small enough to be searched. */
    static Optional<GraphGame> asGraph(TanhinminGame.Plain game) {
        if (game.mover().size() + game.other().size() >= CardGraph.MOST_CARDS) return Optional.empty();
        RankedCards cards = new RankedCards()
                .mover(RankedCards.of("", game.mover().cards()))
                .other(RankedCards.of("", game.other().cards()));
        if (game.table() > 0) cards.table(new RankedCards.Card("", game.table()));
        return Optional.of(cards.game(game.cut().map(EightCut::rank).orElse(0), GraphGame.Rules.ORDINARY));
    }
}

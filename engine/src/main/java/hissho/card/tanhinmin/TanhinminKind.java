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
import hissho.card.tanhinmin.plain.LinearRule;
import hissho.card.tanhinmin.plain.ManyPlayers;
import hissho.claim.Claim;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.verify.Topic;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tanhinmin on ranks: two players by the linear rule, and its rule options. */
final class TanhinminKind implements Kind<TanhinminGame> {

    static final String NAME = "tanhinmin";
    private static final int HIGHEST_RANK = 999_999_999;
    private static final int MOST_CARDS_TO_PLAY = 200;
    private static final int MOST_RANKS_WITH_EIGHTS = 20_000;

    @Override
    public Listing listing() {
        return new Listing(NAME, "tanhinmin", Chapter.TANHINMIN);
    }

    @Override
    public Shape.Fields document() {
        Shape<?> hand = Shape.either(HandReader.shape(), Shape.mapOf(HandReader.shape()));
        Shape<?> rank = Shape.whole(0, HIGHEST_RANK);
        return Shape.fields(
                Field.required("mover", hand).looksLike("hand"),
                Field.optional("other", hand).looksLike("hand"),
                Field.optional("others", Shape.listOf(HandReader.shape(), 2, ManyPlayers.MOST_PLAYERS - 1)),
                Field.optional("table", Shape.either(rank, Shape.mapOf(rank))),
                Field.optional("eightCut", Shape.either(Shape.truth(), Shape.whole(1, HIGHEST_RANK))),
                Field.optional("shed", Shape.whole(1, CardGraph.MOST_CARDS)));
    }

    @Override
    public TanhinminGame read(Node document) {
        if (document.has("others")) return many(document);
        int cutting = document.find("eightCut").map(TanhinminKind::cutting).orElse(0);
        boolean series = GraphReader.isSeries(document.get("mover")) || GraphReader.isSeries(document.get("other"));
        if (series || document.has("shed")) return searched(document, cutting, series);
        int table =
                document.find("table").map(node -> node.whole(0, HIGHEST_RANK)).orElse(0);
        if (cutting > 0 && table == cutting) throw document.get("table").bad("tanhinmin.bad.cut-on-table", table);
        Hand mover = HandReader.read(document.get("mover"));
        if (cutting > 0 && mover.kinds() > MOST_RANKS_WITH_EIGHTS)
            throw document.get("mover").bad("tanhinmin.bad.too-many-ranks", mover.kinds(), MOST_RANKS_WITH_EIGHTS);
        return new TanhinminGame.Plain(
                mover,
                HandReader.read(document.get("other")),
                table,
                cutting > 0 ? Optional.of(new EightCut(cutting)) : Optional.empty());
    }

    private static int cutting(Node node) {
        if (node.value() instanceof Boolean truth) return truth ? GraphReader.EIGHT : 0;
        return node.whole(1, HIGHEST_RANK);
    }

    private static TanhinminGame searched(Node document, int cutting, boolean series) {
        GraphGame game = GraphReader.ranked(document, cutting, GraphGame.Rules.ORDINARY);
        if (!document.has("shed")) return new TanhinminGame.Searched(game, Message.of("tanhinmin.note.series"));
        int most = Math.min(Long.bitCount(game.mover()), Long.bitCount(game.other()));
        int shed = document.get("shed").whole(1, most);
        GraphGame.Rules rules = new GraphGame.Rules(
                true,
                Long.bitCount(game.mover()) - shed,
                Long.bitCount(game.other()) - shed,
                GraphGame.Rules.MEGABYTES);
        return new TanhinminGame.Searched(
                new GraphGame(game.graph(), game.mover(), game.other(), game.table(), rules),
                Message.of(series ? "tanhinmin.note.series-shed" : "tanhinmin.note.shed", shed));
    }

    private static TanhinminGame many(Node document) {
        for (String field : List.of("other", "eightCut", "shed"))
            if (document.has(field)) throw document.get(field).bad("tanhinmin.bad.two-players-only");
        List<Hand> hands = new ArrayList<>();
        hands.add(HandReader.read(document.get("mover")));
        for (Node node : document.get("others").list(2, ManyPlayers.MOST_PLAYERS - 1)) hands.add(HandReader.read(node));
        int cards = hands.stream().mapToInt(Hand::size).sum();
        if (cards > ManyPlayers.MOST_CARDS)
            throw document.get("others").bad("tanhinmin.bad.too-many-cards", cards, ManyPlayers.MOST_CARDS);
        int table =
                document.find("table").map(node -> node.whole(0, HIGHEST_RANK)).orElse(0);
        return new TanhinminGame.Many(new ManyPlayers(hands, table));
    }

    @Override
    public Solution solve(TanhinminGame game, Progress progress) {
        return switch (game) {
            case TanhinminGame.Plain plain -> PlainSolution.of(plain);
            case TanhinminGame.Searched searched ->
                GraphSolution.of(NAME, searched.graph(), List.of(searched.note()), progress);
            case TanhinminGame.Many many -> ManySolution.of(many.players());
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
    public Optional<Position> play(TanhinminGame game) {
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

    @Override
    public List<Topic> topics() {
        return List.of(new Topic(NAME, Set.of("mover", "other", "table"), TanhinminKind::answers));
    }

    private static Facts answers(Node input) {
        Hand mover = HandReader.read(input.get("mover"));
        Hand other = HandReader.read(input.get("other"));
        int table = input.find("table").map(node -> node.whole(0, HIGHEST_RANK)).orElse(0);
        return new Facts().put("moverWins", () -> LinearRule.moverWins(mover, other, table));
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

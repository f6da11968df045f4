package hissho.card.tanhinmin;

import hissho.card.tanhinmin.claim.TanhinminClaims;
import hissho.card.tanhinmin.graph.Bits;
import hissho.card.tanhinmin.graph.ElevenBack;
import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.GraphPlay;
import hissho.card.tanhinmin.graph.GraphReader;
import hissho.card.tanhinmin.graph.GraphSolution;
import hissho.card.tanhinmin.graph.HouseGame;
import hissho.card.tanhinmin.graph.HouseReader;
import hissho.card.tanhinmin.graph.HouseSearch;
import hissho.claim.Claim;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Generalised Tanhinmin: a graph says which card may be played on which. */
final class GeneralisedKind implements Kind<GeneralisedGame> {

    static final String NAME = "generalised-tanhinmin";
    private static final int MOST_CARDS_TO_PLAY = 26;

    @Override
    public Listing listing() {
        return new Listing(NAME, "tanhinmin", Chapter.TANHINMIN);
    }

    @Override
    public Shape.Fields document() {
        return GraphReader.FIELDS;
    }

    @Override
    public List<String> facts() {
        return GraphSolution.KEYS;
    }

    @Override
    public GeneralisedGame read(Node document) {
        GraphGame.Rules rules = GraphReader.rules(document);
        String form = GraphReader.FORM.in(document);
        refuseUnused(document, form);
        boolean cuts = GraphReader.EIGHT_CUT.in(document);
        return switch (form) {
            case "order", "series" -> onGraph(GraphReader.ranked(document, cuts ? GraphReader.EIGHT : 0, rules));
            case "groups" -> house(document, HouseReader.read(document, true), rules);
            case "real" -> house(document, HouseReader.read(document, false), rules);
            case "random" -> onGraph(GraphReader.random(document, rules));
            default -> onGraph(GraphReader.edges(document, rules));
        };
    }

    /** Options that mean nothing in a form are refused, so that nobody believes they were heeded. */
    private static void refuseUnused(Node document, String form) {
        Set<String> used = switch (form) {
            case "order", "series" -> Set.of("eightCut");
            case "real" -> Set.of("eightCut", "elevenBack", "revolution");
            case "groups" -> Set.of("eightCut", "elevenBack", "revolution");
            case "random" -> Set.of("seed", "density", "moverCards", "cards");
            default -> Set.of("cards", "edges");
        };
        for (String field :
                List.of("eightCut", "elevenBack", "revolution", "seed", "density", "moverCards", "cards", "edges"))
            if (document.has(field) && !used.contains(field))
                throw document.get(field).bad("tanhinmin.bad.unused", field);
    }

    private static GeneralisedGame onGraph(GraphGame game, Message... notes) {
        return new GeneralisedGame.OnGraph(game, List.of(notes));
    }

    /** Real cards become a graph where the order never turns, or where it does not matter that the table remembers it. */
    private static GeneralisedGame house(Node document, HouseGame cards, GraphGame.Rules rules) {
        boolean turning = cards.rules().elevenBack();
        boolean single = cards.cards().stream().allMatch(group -> group.size() == 1);
        if (!turning && !cards.rules().revolution())
            return onGraph(ElevenBack.graph(cards, rules), Message.of("tanhinmin.house.graph"));
        Optional<ElevenBack.Conflict> conflict = single && turning ? ElevenBack.conflict(cards) : Optional.empty();
        if (single && conflict.isEmpty())
            return onGraph(ElevenBack.graph(cards, rules), Message.of("tanhinmin.house.eleven-graph"));
        if (cards.cards().size() > HouseSearch.MOST_CARDS)
            throw document.get(GraphReader.MOVER.name())
                    .bad("tanhinmin.bad.too-many-for-search", cards.cards().size(), HouseSearch.MOST_CARDS);
        if (!rules.emptyPass())
            throw document.get(GraphReader.EMPTY_PASS.name())
                    .bad("tanhinmin.bad.unused", GraphReader.EMPTY_PASS.name());
        Message why = conflict.map(c -> Message.of(
                        "tanhinmin.house.no-graph",
                        cards.cards().get(c.card()).label(),
                        cards.cards().get(c.answer()).label()))
                .orElse(Message.of("tanhinmin.house.groups-turn"));
        return new GeneralisedGame.House(cards, List.of(why));
    }

    @Override
    public Solution solve(GeneralisedGame game, Progress progress) {
        return switch (game) {
            case GeneralisedGame.OnGraph on -> GraphSolution.of(NAME, on.graph(), on.notes(), progress);
            case GeneralisedGame.House house -> HouseSolution.of(house.cards(), house.notes(), progress);
        };
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.of(InOrder.of("form", "random", "cards", 12, "seed", 1));
        if (words.size() > 2 || !words.stream().allMatch(word -> word.matches("\\d{1,9}"))) return Optional.empty();
        int seed = words.size() > 1 ? Integer.parseInt(words.get(1)) : 1;
        return Optional.of(InOrder.of("form", "random", "cards", Integer.parseInt(words.getFirst()), "seed", seed));
    }

    @Override
    public Optional<Message> unplayable(GeneralisedGame game) {
        return Optional.of(Message.of(
                game instanceof GeneralisedGame.OnGraph
                        ? "tanhinmin.not-played"
                        : "tanhinmin.generalised-tanhinmin.not-played"));
    }

    @Override
    public Optional<Position> play(GeneralisedGame game, Progress progress) {
        if (!(game instanceof GeneralisedGame.OnGraph(GraphGame graph, List<Message> notes))) return Optional.empty();
        if (Bits.size(graph.mover() | graph.other()) > MOST_CARDS_TO_PLAY) return Optional.empty();
        return Optional.of(GraphPlay.start(graph));
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new ZugzwangCensus());
    }

    @Override
    public List<Claim> claims() {
        return TanhinminClaims.graph();
    }
}

package hissho.card.tanhinmin;

import hissho.card.tanhinmin.graph.Bits;
import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.GraphPlay;
import hissho.card.tanhinmin.graph.GraphReader;
import hissho.card.tanhinmin.graph.GraphSolution;
import hissho.card.tanhinmin.graph.Values;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.verify.Answers;
import hissho.verify.Topic;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Generalised Tanhinmin: a graph says which card may be played on which. */
final class GeneralisedKind implements Kind<GraphGame> {

    static final String NAME = "generalised-tanhinmin";
    private static final int MOST_CARDS_TO_PLAY = 26;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String room() {
        return "tanhinmin";
    }

    @Override
    public Chapter chapter() {
        return Chapter.TANHINMIN;
    }

    @Override
    public Shape.Fields document() {
        return GraphReader.document();
    }

    @Override
    public GraphGame read(Node document) {
        GraphGame.Rules rules = GraphReader.rules(document);
        int cutting = document.find("eightCut").map(Node::truth).orElse(false) ? GraphReader.EIGHT : 0;
        String form = document.find("form")
                .map(node -> node.choice("edges", "order", "series", "groups", "real", "random"))
                .orElse("edges");
        return switch (form) {
            case "order", "series", "real" -> GraphReader.ranked(document, cutting, rules);
            case "groups" -> GraphReader.groups(document, cutting, rules);
            case "random" -> GraphReader.random(document, rules);
            default -> GraphReader.edges(document, rules);
        };
    }

    @Override
    public Solution solve(GraphGame game, Progress progress) {
        return GraphSolution.of(NAME, game, List.of(), progress);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.of(Map.of("form", "random", "cards", 12, "seed", 1));
        if (words.size() > 2 || !words.stream().allMatch(word -> word.matches("\\d{1,9}"))) return Optional.empty();
        int seed = words.size() > 1 ? Integer.parseInt(words.get(1)) : 1;
        return Optional.of(Map.of("form", "random", "cards", Integer.parseInt(words.getFirst()), "seed", seed));
    }

    @Override
    public Optional<Position> play(GraphGame game) {
        if (Bits.size(game.mover() | game.other()) > MOST_CARDS_TO_PLAY) return Optional.empty();
        return Optional.of(GraphPlay.start(game));
    }

    @Override
    public List<Topic> topics() {
        return List.of(new Topic(NAME, Set.of("cards", "edges", "mover", "other", "table"), GeneralisedKind::answers));
    }

    private static Answers answers(Node input) {
        GraphGame game = GraphReader.edges(input, GraphGame.Rules.ORDINARY);
        return new Answers().put("value", () -> Values.of(game, Progress.none()).value());
    }
}

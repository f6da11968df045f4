package hissho.card.trick;

import hissho.document.Node;
import hissho.fact.Facts;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The questions answer keys ask about single-suit deals. */
final class TrickTopics {

    private TrickTopics() {}

    static List<Topic> all() {
        return List.of(
                new Topic("trick-taking-value", Set.of("left", "right", "scoring", "leader"), TrickTopics::value),
                new Topic("trick-taking-matrices", Set.of("left", "right", "scoring"), TrickTopics::matrices));
    }

    private static Facts value(Node input) {
        input.get("leader");
        return new Facts().put("value", () -> {
            TrickGame game = game(input);
            return TrickKind.analysis(game, Progress.none()).value(SuitState.start(game.deal(), game.leftLeads()));
        });
    }

    private static Facts matrices(Node input) {
        TrickGame game = game(input);
        Matrices matrices = TrickKind.analysis(game, Progress.none()).matrices(SuitState.start(game.deal(), true));
        return new Facts()
                .put("G", () -> lists(matrices.g()))
                .put("T", () -> lists(matrices.t()))
                .put("W", () -> lists(matrices.w()));
    }

    private static TrickGame game(Node input) {
        input.get("scoring");
        return TrickReader.read(input);
    }

    /** A matrix as lists of numbers. */
    static List<List<Integer>> lists(int[][] matrix) {
        List<List<Integer>> rows = new ArrayList<>();
        for (int[] row : matrix) rows.add(Arrays.stream(row).boxed().toList());
        return rows;
    }
}

package hissho.card.tanhinmin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.Node;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Eleven-back: a zugzwang is where passing is the only best move of both players, not every position that nobody wins. */
class ElevenBackZugzwangTest {

    private static final GeneralisedKind KIND = new GeneralisedKind();

    @Test
    void passingIsTheOnlyBestMoveOfBoth() {
        Random random = new Random(5);
        int zugzwangs = 0;
        int others = 0;
        for (int trial = 0; trial < 2_000; trial++) {
            List<Integer> mover = hand(random);
            List<Integer> other = hand(random);
            Solution here = solve(mover, other);
            boolean onlyPassing = bestMoves(here).equals(List.of("pass"))
                    && bestMoves(solve(other, mover)).equals(List.of("pass"));
            boolean nobody = fact(here, "value").equals(0);
            assertEquals(onlyPassing && nobody, fact(here, "zugzwang"), mover + " against " + other);
            if (onlyPassing && nobody) zugzwangs++;
            else if (nobody) others++;
        }
        assertTrue(zugzwangs > 5 && others > 5, zugzwangs + " zugzwangs, " + others + " others");
    }

    private static List<Integer> hand(Random random) {
        return Stream.concat(
                        Stream.of(11),
                        Stream.generate(() -> 4 + random.nextInt(9)).limit(1 + random.nextInt(3)))
                .toList();
    }

    private static Solution solve(List<Integer> mover, List<Integer> other) {
        Map<String, Object> document = Map.of("form", "real", "elevenBack", true, "mover", mover, "other", other);
        return KIND.solve(KIND.read(Node.root(document)), Progress.none());
    }

    private static Object fact(Solution solution, String key) {
        return Objects.requireNonNull(solution.facts().find(key).orElseThrow().value());
    }

    private static List<?> bestMoves(Solution solution) {
        return (List<?>) fact(solution, "bestMoves");
    }
}

package hissho.impartial.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.document.BadDocument;
import hissho.document.Node;
import hissho.document.WholeNumbers;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.report.Said;
import hissho.words.Language;
import hissho.words.Words;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The table of a long row against the row itself. */
class CoinSumTest {

    private static final List<String> GAMES = List.of("turning-turtles", "twins", "mock-turtles", "ruler", "grunt");

    private static Report made(String game, Object heads) {
        Map<String, Object> parameters = Map.of("game", game, "heads", heads, "firstIndex", 1);
        return new CoinSum().make(Node.root(parameters), Words.in(Language.ENGLISH), Progress.none());
    }

    private static Object fact(Report report, String key) {
        return report.answer().stream()
                .filter(said -> said.key().equals(key))
                .map(Said::value)
                .map(Objects::requireNonNull)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theSumIsThatOfTheRowAndTheMoveWins() {
        Random random = new Random(4);
        int won = 0;
        for (int i = 0; i < 60; i++) {
            String name = GAMES.get(i % GAMES.size());
            long[] heads = random.longs(1 + i % 12, 1, 60).distinct().toArray();
            Map<String, Object> document = Map.of("game", name, "firstIndex", 1);
            CoinGame game = CoinGames.read(Node.root(document));
            CoinRow row = new CoinRow(
                    game, LongStream.of(heads).sorted().map(h -> h - 1).boxed().toList(), 60, 1);
            long sum = LongStream.of(heads).map(h -> game.value(h - 1)).reduce(0, (a, b) -> a ^ b);
            Report report = made(name, WholeNumbers.row(heads));
            assertEquals(report, made(name, LongStream.of(heads).boxed().toList()));
            assertEquals(sum, fact(report, "nimSum"));
            assertTrue(report.certificate().checked(), report.certificate().text());
            if (sum == 0) continue;
            won++;
            long[] coins = ((List<?>) fact(report, "someMove"))
                    .stream().mapToLong(label -> (Long) label - 1).toArray();
            assertTrue(game.legal(coins), name);
            assertTrue(row.heads().contains(coins[coins.length - 1]), name);
            assertEquals(sum, LongStream.of(coins).map(game::value).reduce(0, (a, b) -> a ^ b), name);
        }
        assertTrue(won > 30, "won " + won);
    }

    @Test
    void badHeadsAreRefused() {
        assertThrows(BadDocument.class, () -> made("ruler", List.of()));
        assertThrows(BadDocument.class, () -> made("ruler", List.of(3, 3)));
        assertThrows(BadDocument.class, () -> made("ruler", WholeNumbers.row(new long[] {0, 2})));
        assertThrows(BadDocument.class, () -> made("ruler", WholeNumbers.row(new long[] {-1, 2})));
    }
}

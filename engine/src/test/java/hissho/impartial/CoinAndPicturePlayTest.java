package hissho.impartial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.play.legacy.Advice;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.words.Language;
import hissho.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games played to the end: the oracle against an opponent who moves at random never loses a won game. */
class CoinAndPicturePlayTest {

    static Stream<List<String>> games() {
        return Stream.of(
                List.of("turning-turtles", "THTTHTTTHHTHT"),
                List.of("twins", "TTHTHHTTH"),
                List.of("mock-turtles", "TTHTHHTTH"),
                List.of("triplets", "TTHTHHTTH"),
                List.of("ruler", "TTHTHHTTH"),
                List.of("rulerette", "TTHTHHTTH"),
                List.of("grunt", "TTTHTHTTH"),
                List.of("acrostic-twins", "TTTTT", "TTTHT", "TTTTT", "TTHTT", "TTTTH"),
                List.of("turning-corners", "TTTTT", "TTTHT", "TTTTT", "TTHTT", "TTTTH"),
                List.of("rugs", "TTTTT", "TTTHT", "TTTTT", "TTHTT", "TTTTH"),
                List.of("tartan", "twins", "ruler", "TTTTT", "TTTHT", "TTTTT", "TTHTT", "TTTTH"),
                List.of("green-hackenbush", "0-1", "1-2", "2-0", "2-3", "3-4", "2-5", "5-6", "6-2", "0-7", "7-8"),
                List.of("green-hackenbush", "3", "4", "5"),
                List.of("hackenbush", "0-1b", "1-2r", "0-3g", "3-4b", "0-5r", "5-6g", "6-5b"),
                List.of("two-dimensional-nim", "4,3", "1,1", "2,0"),
                List.of("two-dimensional-nim", "same-column", "3,4", "5,1", "2,2"),
                List.of("ordinal-nim", "3", "5", "7"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theOracleWinsWhatIsWon(List<String> words) {
        Kind<?> kind = Catalogue.kind(words.getFirst()).orElseThrow();
        Position start = start(kind, words.subList(1, words.size()));
        SplittableRandom random = new SplittableRandom(11);
        for (int round = 0; round < 4; round++)
            for (Player oracle : Player.values()) {
                Position end = played(start, oracle, random);
                boolean oracleMovesFirst = start.mover() == oracle;
                boolean won = start.advice().standing() == Advice.Standing.WIN;
                if (oracleMovesFirst && won)
                    assertEquals(oracle, end.ending().orElseThrow().winner().orElseThrow());
            }
    }

    private static <G extends Game> Position start(Kind<G> kind, List<String> words) {
        return kind.legacyPlay(kind.read(Node.root(kind.fromWords(words).orElseThrow())))
                .orElseThrow();
    }

    /** Plays to the end; once the oracle stands to win it must stand to win at each of its turns. */
    private static Position played(Position start, Player oracle, SplittableRandom random) {
        Words words = Words.in(Language.ENGLISH);
        Position position = start;
        boolean winning = false;
        for (int ply = 0; position.ending().isEmpty(); ply++) {
            assertTrue(ply < 2_000, "a game without end");
            List<Move> moves = position.moves();
            assertEquals(moves.size(), new HashSet<>(moves).size(), "moves told apart by their notations");
            assertTrue(!position.scene(words).text().isEmpty());
            Move move = moves.get(random.nextInt(moves.size()));
            if (position.mover() == oracle) {
                Advice advice = position.advice();
                if (winning) assertEquals(Advice.Standing.WIN, advice.standing());
                winning = advice.standing() == Advice.Standing.WIN;
                move = advice.best().get(random.nextInt(advice.best().size()));
                assertTrue(moves.contains(move), "the oracle plays a legal move");
            }
            assertTrue(!words.say(position.describe(move)).contains("‹"));
            position = position.after(move);
        }
        if (winning)
            assertEquals(oracle, position.ending().orElseThrow().winner().orElseThrow());
        return position;
    }
}

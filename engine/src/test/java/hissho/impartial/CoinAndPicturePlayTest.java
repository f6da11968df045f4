package hissho.impartial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.catalogue.Catalogue;
import hissho.document.Node;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.play.Move;
import hissho.play.Playing;
import hissho.play.Position;
import hissho.play.Standing;
import hissho.progress.Progress;
import java.util.List;
import java.util.Optional;
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
            for (int oracle = 0; oracle < 2; oracle++) {
                Position end = played(start, oracle, random);
                boolean oracleMovesFirst = Playing.mover(start) == oracle;
                boolean won = Playing.standing(start) == Standing.Sure.WIN;
                if (oracleMovesFirst && won) assertEquals(Optional.of(oracle), Playing.winner(end));
            }
    }

    private static <G extends Game> Position start(Kind<G> kind, List<String> words) {
        return kind.play(kind.read(Node.root(kind.fromWords(words).orElseThrow())), Progress.none())
                .orElseThrow();
    }

    /** Plays to the end; once the oracle stands to win it must stand to win at each of its turns. */
    private static Position played(Position start, int oracle, SplittableRandom random) {
        Position position = start;
        boolean winning = false;
        for (int ply = 0; Playing.ending(position).isEmpty(); ply++) {
            assertTrue(ply < 2_000, "a game without end");
            Playing.check(position);
            Move move = Playing.any(position, random);
            if (Playing.mover(position) == oracle) {
                boolean wins = Playing.standing(position) == Standing.Sure.WIN;
                assertTrue(wins || !winning, "what is won stays won");
                winning = wins;
                List<Move> best = Playing.best(position);
                move = best.get(random.nextInt(best.size()));
                assertTrue(Playing.contains(position, move), "the oracle plays a legal move");
            }
            position = position.after(move);
        }
        if (winning) assertEquals(Optional.of(oracle), Playing.winner(position));
        return position;
    }
}

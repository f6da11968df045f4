package hissho.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.progress.Progress;
import hissho.words.Language;
import hissho.words.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What tests ask of positions, and what must hold of every one of them. */
public final class Playing {

    private static final Words WORDS = Words.in(Language.JAPANESE);

    private Playing() {}

    /** The player to move, or -1. */
    public static int mover(Position position) {
        return position.table().turn() instanceof Turn.Of(int player) ? player : -1;
    }

    public static Optional<Ending> ending(Position position) {
        return position.table().turn() instanceof Turn.Over(Ending ending) ? Optional.of(ending) : Optional.empty();
    }

    public static Optional<Integer> winner(Position position) {
        return ending(position).orElseThrow().winner();
    }

    public static Standing standing(Position position) {
        return position.advice(Progress.none()).standing();
    }

    /** The moves the oracle may make. */
    public static List<Move> best(Position position) {
        return switch (position.advice(Progress.none()).choice()) {
            case Choice.Best(List<Move> moves) -> moves;
            case Choice.Mixed(List<Weighted> moves) ->
                moves.stream().map(Weighted::move).toList();
            case Choice.Any() -> some(position.moves());
        };
    }

    /** All listed moves, and the first and the last of every range. */
    public static List<Move> some(Moves moves) {
        return Stream.concat(
                        moves.listed().stream(),
                        moves.ranges().stream()
                                .flatMap(range -> Stream.of(
                                        range.move().apply(range.from()),
                                        range.move().apply(range.to()))))
                .distinct()
                .toList();
    }

    /** What chance draws, or any legal move. */
    public static Move any(Position position, RandomGenerator random) {
        return switch (position.table().turn()) {
            case Turn.Chance(List<Weighted> draws) -> Weighted.draw(draws, random);
            case Turn.Deal deal -> deal.deal().apply(random);
            default -> position.moves().any(random);
        };
    }

    public static boolean contains(Position position, Move move) {
        return position.moves().named(move.notation()).isPresent();
    }

    /** Moves are told apart by notation and by parts, parts have their places, and everything is said. */
    public static void check(Position position) {
        int players = position.table().players().size();
        boolean turn = position.table().turn() instanceof Turn.Of;
        assertEquals(turn, !position.moves().isEmpty(), "moves exactly when a player is to move");
        List<Move> moves = some(position.moves());
        Set<String> notations = new HashSet<>();
        Set<Set<String>> made = new HashSet<>();
        for (Move move : moves) {
            assertTrue(notations.add(move.notation()), () -> move + " is written like another move");
            Set<String> ids = move.parts().stream().map(Part::id).collect(Collectors.toSet());
            assertEquals(move.parts().size(), ids.size(), () -> move + " has a part twice");
            assertTrue(made.add(ids), () -> move + " is made of the parts of another move");
            assertFalse(WORDS.say(move.words()).contains("‹"), move::toString);
        }
        for (Move move : moves.subList(0, Math.min(moves.size(), 20)))
            assertEquals(move, position.moves().named(move.notation()).orElseThrow());
        for (int player = 0; player < players; player++) {
            Scene scene = position.seenBy(player, WORDS);
            assertFalse((scene.text() + scene.notes()).contains("‹"), scene.text());
            if (mover(position) != player) continue;
            Set<String> places = scene.boards().stream()
                    .flatMap(board -> board.places().values().stream())
                    .collect(Collectors.toSet());
            for (Move move : moves)
                for (Part part : move.parts())
                    if (part instanceof Part.Spot(String id))
                        assertTrue(places.contains(id), () -> id + " of " + move + " is nowhere on the board");
        }
    }
}

package hissho.card.memory.simulation;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.FewWords;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The Memory game played many times with real cards: two or more players, perfect or imperfect memories. */
public final class SimulationKind implements Kind<SimulationKind.Question> {

    private static final int MOST_PAIRS = 60;
    private static final int MOST_PLAYERS = 8;

    private static final Field<Integer> PAIRS = Field.required("pairs", Shape.whole(1, MOST_PAIRS));
    private static final Field<List<String>> PLAYERS = Field.optional(
            "players",
            Shape.listOf(Shape.choice("best", "gain", "always-2", "always-1"), 2, MOST_PLAYERS),
            List.of("best", "best"));
    private static final Field<Rational> FORGET =
            Field.optional("forget", Shape.number().by(SimulationKind::forget), Rational.ZERO);
    private static final Field<Long> GAMES = Field.optional("games", Shape.whole(1L, 10_000_000L), 20_000L);
    private static final Field<Long> SEED = Field.optional("seed", Shape.whole(0L, Long.MAX_VALUE), 1L);

    /** What is played, how often, from which seed. */
    record Question(int pairs, List<String> players, Rational forget, long games, long seed) implements Game {
        public Question {
            players = List.copyOf(players);
        }
    }

    @Override
    public Listing listing() {
        return new Listing("memory-simulation", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(PAIRS, PLAYERS, FORGET, GAMES, SEED);
    }

    @Override
    public List<String> facts() {
        return SimulationSolution.keys(MOST_PLAYERS);
    }

    @Override
    public Question read(Node document) {
        return new Question(
                PAIRS.in(document), PLAYERS.in(document), FORGET.in(document), GAMES.in(document), SEED.in(document));
    }

    private static Rational forget(Node node) {
        Rational forget = node.rational();
        if (forget.isNegative() || forget.compareTo(Rational.ONE) > 0) throw node.bad("memory.bad.forget", forget);
        return forget;
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(Question game, Progress progress) {
        return SimulationSolution.of(game, progress);
    }
}

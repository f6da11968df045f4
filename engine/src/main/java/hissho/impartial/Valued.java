package hissho.impartial;

import hissho.document.BadDocument;
import hissho.play.Board;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A game of which alone only the outcome is asked, as a summand: there its Grundy value counts, and a search finds it as the least
 * number that is not the value of an option. Positions of one game share what was found.
 */
public record Valued(OutcomeGame game, Found found) implements Component {

    private static final int MOST_POSITIONS = 300_000;
    private static final long MOST_OPTIONS = 20_000;

    /** What is known of the positions of one game. */
    static final class Found {
        private final Map<Object, Integer> values = new HashMap<>();
    }

    public static Valued of(OutcomeGame game) {
        return new Valued(game, new Found());
    }

    private Valued at(Component other) {
        return new Valued((OutcomeGame) other, found);
    }

    @Override
    public GrundyValue value(Progress progress) {
        synchronized (found) {
            Deque<OutcomeGame> open = new ArrayDeque<>(List.of(game));
            while (!open.isEmpty()) {
                progress.check();
                if (game.optionCount() > MOST_OPTIONS || found.values.size() > MOST_POSITIONS)
                    throw new BadDocument("", Message.of("impartial.bad.value-large", MOST_POSITIONS));
                OutcomeGame top = open.element();
                List<OutcomeGame> unknown = new ArrayList<>();
                BitSet reached = new BitSet();
                for (Component after : top.followers()) {
                    Integer value = found.values.get(after.key());
                    if (value == null) unknown.add((OutcomeGame) after);
                    else reached.set(value);
                }
                if (unknown.isEmpty()) found.values.put(open.pop().key(), reached.nextClearBit(0));
                else open.push(unknown.getFirst());
            }
            return GrundyValue.of(found.values.getOrDefault(game.key(), 0));
        }
    }

    @Override
    public List<Option> options() {
        return game.options().stream()
                .map(option -> new Option(
                        option.notation(), at(option.after()), option.words(), option.facts(), option.parts()))
                .toList();
    }

    @Override
    public List<Component> followers() {
        return game.followers().stream().<Component>map(this::at).toList();
    }

    @Override
    public long optionCount() {
        return game.optionCount();
    }

    @Override
    public boolean isSearchable() {
        return game.isSearchable();
    }

    @Override
    public Object key() {
        return List.of(Valued.class, game.key());
    }

    @Override
    public Message describe() {
        return game.describe();
    }

    @Override
    public String print() {
        return game.print();
    }

    @Override
    public Map<String, Object> facts() {
        return game.facts();
    }

    @Override
    public Scene scene(Words words) {
        return game.scene(words);
    }

    @Override
    public List<Board> explained(Words words, Progress progress) {
        return scene(words).boards();
    }
}

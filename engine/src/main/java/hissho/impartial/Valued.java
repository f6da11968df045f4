package hissho.impartial;

import hissho.document.BadDocument;
import hissho.play.Board;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayDeque;
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

    /** A position in hand, where its moves lead, and what is known of the first of them. */
    private static final class Frame {
        private final Object key;
        private final List<Component> followers;
        private final BitSet reached = new BitSet();
        private int next;

        Frame(OutcomeGame game) {
            if (!game.isSearchable() || game.optionCount() > MOST_OPTIONS) throw tooLarge();
            this.key = game.key();
            this.followers = game.followers();
        }
    }

    @Override
    public GrundyValue value(Progress progress) {
        synchronized (found) {
            Integer ready = found.values.get(game.key());
            if (ready != null) return GrundyValue.of(ready);
            Deque<Frame> open = new ArrayDeque<>(List.of(new Frame(game)));
            while (!open.isEmpty()) {
                progress.check();
                Frame top = open.element();
                if (top.next == top.followers.size()) {
                    found.values.put(open.pop().key, top.reached.nextClearBit(0));
                    if (found.values.size() > MOST_POSITIONS) throw tooLarge();
                    continue;
                }
                Component after = top.followers.get(top.next);
                Integer value = found.values.get(after.key());
                if (value == null) open.push(new Frame((OutcomeGame) after));
                else {
                    top.reached.set(value);
                    top.next++;
                }
            }
            return GrundyValue.of(found.values.getOrDefault(game.key(), 0));
        }
    }

    private static BadDocument tooLarge() {
        return new BadDocument("", Message.of("impartial.bad.value-large", MOST_POSITIONS));
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

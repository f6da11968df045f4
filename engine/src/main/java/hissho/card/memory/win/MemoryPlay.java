package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.card.memory.win.MemoryTurn.Card;
import hissho.card.memory.win.MemoryTurn.First;
import hissho.card.memory.win.MemoryTurn.Second;
import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Place;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A game of Memory with cards on a table: a move turns one card. What a card nobody has seen shows is drawn by chance when it is turned,
 * which is the same as a shuffle before the game; so nothing is hidden, and the oracle cannot look under a card.
 *
 * @param places how many places the table has
 * @param taken the places that are empty
 * @param seen the faces of the cards that have been shown, by place, whether they still lie there or not
 * @param turned the place of the first card of this turn, where it lies open
 * @param news whether that card had not been seen before
 * @param opening the place of a card that is being turned and that nobody has seen
 * @param shown the places of the cards turned last, for the players to see
 * @param passes how many turns in a row have shown nothing new and taken nothing
 */
record MemoryPlay(
        Kept<WinTable> values,
        MemoryRules rules,
        int places,
        List<Integer> taken,
        Map<Integer, Integer> seen,
        int mover,
        List<Integer> scores,
        Optional<Integer> turned,
        boolean news,
        Optional<Integer> opening,
        List<Integer> shown,
        int passes)
        implements Position {

    MemoryPlay {
        taken = List.copyOf(taken);
        seen = Collections.unmodifiableMap(new TreeMap<>(seen));
        scores = List.copyOf(scores);
        shown = List.copyOf(shown);
    }

    /** The game a document asks about: the known cards lie first and open for a moment, and after them the card already turned. */
    static MemoryPlay start(MemoryGame game) {
        MemoryState state = game.state();
        Map<Integer, Integer> seen = new TreeMap<>();
        for (int card = 0; card < state.known(); card++) seen.put(card, card + 1);
        Optional<Integer> turned = game.turned().map(card -> state.known());
        game.turned()
                .ifPresent(card -> seen.put(state.known(), card == MemoryGame.Turned.MATCH ? 1 : state.known() + 1));
        return new MemoryPlay(
                new Kept<>(progress -> WinTable.upTo(state.pairs(), game.rules(), progress)),
                game.rules(),
                2 * state.pairs(),
                List.of(),
                seen,
                0,
                List.of(Math.max(0, state.lead()), Math.max(0, -state.lead())),
                turned,
                turned.isPresent(),
                Optional.empty(),
                List.copyOf(seen.keySet()),
                0);
    }

    private int pairsLeft() {
        return (places - taken.size()) / 2;
    }

    @Override
    public Table table() {
        if (pairsLeft() == 0 || passes >= 2) return Table.over(ending());
        if (opening.isPresent()) return Table.two(new Turn.Chance(draws(opening.get())));
        return Table.two(mover);
    }

    private Ending ending() {
        int lead = scores.get(0) - scores.get(1);
        if (lead != 0) return Ending.wonBy(lead > 0 ? 0 : 1);
        return switch (rules.draw()) {
            case SHARED -> Ending.drawn();
            case MOVER -> Ending.wonBy(0);
            case OPPONENT -> Ending.wonBy(1);
        };
    }

    /** Each of the unknown cards is equally likely to lie here: one mate of every card seen alone, both of every pair not seen. */
    private List<Weighted> draws(int place) {
        long unknown = IntStream.range(0, places)
                .filter(p -> !taken.contains(p) && !seen.containsKey(p))
                .count();
        List<Weighted> draws = new ArrayList<>();
        for (int face = 1; face <= places / 2; face++) {
            int left = 2 - Collections.frequency(seen.values(), face);
            if (left == 0) continue;
            String notation = (place + 1) + "=" + face;
            Message words = Message.of("memory.play.shows", place + 1, face);
            draws.add(new Weighted(
                    new Move(List.of(new Part.Named(notation, words)), notation, words), Rational.of(left, unknown)));
        }
        return draws;
    }

    /** The turn as the theory sees it. */
    private MemoryTurn turn() {
        List<Integer> lying = seen.keySet().stream().filter(this::lies).toList();
        int sure = (int) lying.stream().filter(this::mateSeen).count() / 2;
        int lead = scores.get(mover) - scores.get(1 - mover);
        MemoryRules told = mover == 0 ? rules : rules.fromOtherSide();
        return new MemoryTurn(told, pairsLeft(), lying.size() - 2 * sure, sure, lead, passes > 0);
    }

    private boolean lies(int place) {
        return !taken.contains(place);
    }

    private Optional<Integer> mate(int place) {
        return seen.entrySet().stream()
                .filter(other -> other.getKey() != place && other.getValue().equals(seen.get(place)))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private boolean mateSeen(int place) {
        return mate(place).isPresent();
    }

    private Card sort(int place) {
        return !seen.containsKey(place) ? Card.UNKNOWN : mateSeen(place) ? Card.SURE : Card.SINGLE;
    }

    private First first() {
        return new First(mateSeen(turned.orElseThrow()), news);
    }

    private Second way(int place) {
        if (!seen.containsKey(place)) return Second.UNKNOWN;
        return mate(turned.orElseThrow()).filter(mate -> mate == place).isPresent() ? Second.MATE : Second.KNOWN;
    }

    @Override
    public Moves moves() {
        if (!(table().turn() instanceof Turn.Of)) return Moves.none();
        MemoryTurn turn = turn();
        return Moves.of(
                turned.isPresent()
                        ? turning(place -> turn.secondCards(first()).contains(way(place)))
                        : turning(place -> turn.firstCards().contains(sort(place))));
    }

    private List<Move> turning(Predicate<Integer> wanted) {
        return IntStream.range(0, places)
                .boxed()
                .filter(place -> lies(place) && turned.filter(place::equals).isEmpty() && wanted.test(place))
                .map(place -> Move.spot(Integer.toString(place + 1), Message.of("memory.play.turn", place + 1)))
                .toList();
    }

    @Override
    public MemoryPlay after(Move move) {
        if (opening.isPresent()) {
            Weighted drawn = draws(opening.get()).stream()
                    .filter(each -> each.move().equals(move))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("not drawn: " + move.notation()));
            String notation = drawn.move().notation();
            Map<Integer, Integer> now = new TreeMap<>(seen);
            now.put(opening.get(), Integer.parseInt(notation.substring(notation.indexOf('=') + 1)));
            return new MemoryPlay(
                            values,
                            rules,
                            places,
                            taken,
                            now,
                            mover,
                            scores,
                            turned,
                            news,
                            Optional.empty(),
                            shown,
                            passes)
                    .open(opening.get(), true);
        }
        if (!moves().listed().contains(move))
            throw new IllegalArgumentException("not a legal move: " + move.notation());
        int place = Integer.parseInt(move.notation()) - 1;
        if (seen.containsKey(place)) return open(place, false);
        return new MemoryPlay(
                values, rules, places, taken, seen, mover, scores, turned, news, Optional.of(place), shown, passes);
    }

    /** The position when the face of this card lies open. */
    private MemoryPlay open(int place, boolean fresh) {
        if (turned.isEmpty()) return next(taken, mover, scores, Optional.of(place), fresh, List.of(place), passes);
        int first = turned.get();
        List<Integer> both = List.of(first, place);
        if (!Objects.equals(seen.get(first), seen.get(place)))
            return next(taken, 1 - mover, scores, Optional.empty(), false, both, news || fresh ? 0 : passes + 1);
        List<Integer> gone = new ArrayList<>(taken);
        gone.addAll(both);
        List<Integer> now = new ArrayList<>(scores);
        now.set(mover, now.get(mover) + 1);
        return next(gone, mover, now, Optional.empty(), false, both, 0);
    }

    private MemoryPlay next(
            List<Integer> gone,
            int player,
            List<Integer> counted,
            Optional<Integer> first,
            boolean fresh,
            List<Integer> up,
            int passed) {
        return new MemoryPlay(
                values, rules, places, gone, seen, player, counted, first, fresh, Optional.empty(), up, passed);
    }

    @Override
    public Scene seenBy(int player, Words words) {
        List<String> notes = new ArrayList<>();
        notes.add(words.say("memory.play.score", scores.get(0), scores.get(1), pairsLeft()));
        String text = notes.getFirst();
        List<Integer> up = shown.stream().filter(seen::containsKey).toList();
        if (!up.isEmpty())
            text += "\n"
                    + words.say(
                            "memory.play.shown",
                            up.stream()
                                    .map(place -> (place + 1) + " = " + seen.get(place))
                                    .toList());
        return new Scene(text + "\n" + lines(), notes, List.of(board()));
    }

    private int columns() {
        return (int) Math.ceil(Math.sqrt(places));
    }

    private Board board() {
        List<Figure.Hand> rows = new ArrayList<>();
        Map<Place, String> spots = new LinkedHashMap<>();
        for (int start = 0; start < places; start += columns()) {
            List<Figure.Card> row = new ArrayList<>();
            for (int place = start; place < Math.min(places, start + columns()); place++) {
                if (lies(place)) spots.put(new Place.Card(rows.size(), row.size()), Integer.toString(place + 1));
                row.add(card(place));
            }
            rows.add(new Figure.Hand("", row));
        }
        return new Board(new Figure.Cards(rows), spots);
    }

    private Figure.Card card(int place) {
        boolean up = shown.contains(place) && seen.containsKey(place);
        if (up) return Figure.Card.up(String.valueOf(seen.get(place)), lies(place) ? Tone.SECOND : Tone.MUTED);
        if (!lies(place)) return Figure.Card.GAP;
        return Figure.Card.down(Integer.toString(place + 1), seen.containsKey(place) ? Tone.MUTED : Tone.FIRST);
    }

    /** The table in letters: places by number, the turned card by its face, empty places as dots. */
    private String lines() {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < places; place++) {
            String shownAs = !lies(place)
                    ? "·"
                    : turned.filter(List.of(place)::contains).isPresent()
                            ? "[" + seen.get(place) + "]"
                            : Integer.toString(place + 1);
            text.append(" ".repeat(Math.max(1, 5 - shownAs.length()))).append(shownAs);
            if ((place + 1) % columns() == 0) text.append('\n');
        }
        return text.toString().stripTrailing();
    }

    @Override
    public Advice advice(Progress progress) {
        return values.ask(progress, table -> advice(mover == 0 ? table : table.fromOtherSide()));
    }

    private Advice advice(WinTable table) {
        MemoryTurn turn = turn();
        if (turned.isPresent()) {
            First first = first();
            Map<Second, Rational> worth = new TreeMap<>();
            for (Second second : turn.secondCards(first)) worth.put(second, turn.worth(table, first, second));
            return best(worth, this::way, "memory.play.second.", new ArrayList<>());
        }
        Map<Card, Rational> worth = new TreeMap<>();
        for (Card card : turn.firstCards()) worth.put(card, turn.worth(table, card));
        List<Message> why = new ArrayList<>();
        turn.state().ifPresent(state -> {
            why.add(Message.of("memory.play.state", state.pairs(), state.known(), state.lead()));
            table.strategies(state)
                    .forEach((s, value) ->
                            why.add(Message.of("memory.play.strategy-worth", s, value, value.toDecimal(4))));
            why.add(Message.of("memory.play.strategy." + table.strategy(state)));
        });
        return best(worth, this::sort, "memory.play.first.", why);
    }

    /** All places of the sorts that are worth most, and what every sort is worth. */
    private <S extends Enum<S>> Advice best(
            Map<S, Rational> worth, Function<Integer, S> sort, String key, List<Message> why) {
        Rational most = Collections.max(worth.values());
        worth.forEach((each, value) ->
                why.add(Message.of(key + each.name().toLowerCase(Locale.ROOT), value, value.toDecimal(4))));
        return new Advice(
                new Standing.Worth(most),
                new Choice.Best(turning(place -> most.equals(worth.get(sort.apply(place))))),
                why);
    }
}

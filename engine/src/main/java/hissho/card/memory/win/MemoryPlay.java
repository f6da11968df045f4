package hissho.card.memory.win;

import hissho.card.memory.MemoryState;
import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Player;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A game of Memory with real cards: a move turns one card. The oracle remembers everything that was shown and follows the best strategy; it
 * never looks under a card.
 *
 * @param seen whether the card at each place has ever been shown
 * @param turned the place of the first card of this turn, where it has been turned
 * @param news whether that card had not been seen before
 * @param shown the places of the cards turned last, for the players to see
 * @param passes how many turns in a row have shown nothing new and taken nothing
 */
public record MemoryPlay(
        CardTable table,
        WinTable values,
        Player mover,
        int firstScore,
        int secondScore,
        List<Boolean> seen,
        Optional<Integer> turned,
        boolean news,
        List<Integer> shown,
        int passes)
        implements Position {

    public static MemoryPlay start(CardTable table, WinTable values) {
        List<Boolean> nothing = Collections.nCopies(table.places(), false);
        return new MemoryPlay(table, values, Player.FIRST, 0, 0, nothing, Optional.empty(), false, List.of(), 0);
    }

    @Override
    public List<Move> moves() {
        return ending().isPresent() ? List.of() : places(place -> !isTurned(place));
    }

    @Override
    public MemoryPlay after(Move move) {
        int place = Integer.parseInt(move.notation()) - 1;
        boolean fresh = !seen.get(place);
        List<Boolean> now = new ArrayList<>(seen);
        now.set(place, true);
        List<Boolean> seenNow = List.copyOf(now);
        if (turned.isEmpty())
            return new MemoryPlay(
                    table,
                    values,
                    mover,
                    firstScore,
                    secondScore,
                    seenNow,
                    Optional.of(place),
                    fresh,
                    List.of(place),
                    passes);
        int first = turned.get();
        List<Integer> both = List.of(first, place);
        if (!table.matches(first, place))
            return new MemoryPlay(
                    table,
                    values,
                    mover.other(),
                    firstScore,
                    secondScore,
                    seenNow,
                    Optional.empty(),
                    false,
                    both,
                    news || fresh ? 0 : passes + 1);
        int one = mover == Player.FIRST ? 1 : 0;
        return new MemoryPlay(
                table.without(first, place),
                values,
                mover,
                firstScore + one,
                secondScore + 1 - one,
                seenNow,
                Optional.empty(),
                false,
                both,
                0);
    }

    @Override
    public Optional<Ending> ending() {
        if (table.pairsLeft() > 0 && passes < 2) return Optional.empty();
        if (firstScore == secondScore) return Optional.of(Ending.drawn());
        return Optional.of(Ending.wonBy(firstScore > secondScore ? Player.FIRST : Player.SECOND));
    }

    @Override
    public Message describe(Move move) {
        return Message.of("memory.play.turn", move.notation());
    }

    @Override
    public Scene scene(Words words) {
        Rational worth = value();
        String text =
                words.say("memory.play.score", firstScore, secondScore, table.pairsLeft(), worth, worth.toDecimal(3));
        if (!shown.isEmpty())
            text += "\n"
                    + words.say(
                            "memory.play.shown",
                            shown.stream()
                                    .map(place -> (place + 1) + " = " + face(place))
                                    .toList());
        return new Scene(text + "\n" + lines(), board());
    }

    @Override
    public Advice advice() {
        List<Message> why = new ArrayList<>();
        List<Move> best = turned.isPresent() ? secondCard(turned.get(), why) : firstCard(why);
        return new Advice(Advice.Standing.CHANCE, best, why);
    }

    /** The points the mover may expect before his turn's first card: sure pairs are taken at once. */
    public Rational value() {
        MemoryState state = state();
        return values.value(state);
    }

    private MemoryState state() {
        int lead = mover == Player.FIRST ? firstScore - secondScore : secondScore - firstScore;
        int sure = (int) IntStream.range(0, table.places())
                        .filter(p -> live(p) && seen.get(p) && knownMate(p))
                        .count()
                / 2;
        int single = (int) IntStream.range(0, table.places())
                .filter(p -> live(p) && seen.get(p) && !knownMate(p))
                .count();
        if (turned.isPresent() && news && !knownMate(turned.get())) single--;
        else if (turned.isPresent() && news) {
            sure--;
            single++;
        }
        return new MemoryState(table.pairsLeft() - sure, single, lead + sure);
    }

    private List<Move> firstCard(List<Message> why) {
        List<Move> sure = places(place -> seen.get(place) && knownMate(place));
        if (!sure.isEmpty()) {
            why.add(Message.of("memory.play.sure"));
            return sure;
        }
        MemoryState state = state();
        if (!WinTable.open(state)) {
            why.add(Message.of("memory.play.all-sure"));
            return places(place -> !seen.get(place));
        }
        int strategy = values.strategy(state);
        why.add(Message.of("memory.play.state", state.pairs(), state.known(), state.lead()));
        values.strategies(state)
                .forEach((s, worth) -> why.add(Message.of("memory.play.strategy-worth", s, worth, worth.toDecimal(4))));
        why.add(Message.of("memory.play.strategy." + strategy));
        return strategy == 0 ? places(seen::get) : places(place -> !seen.get(place));
    }

    private List<Move> secondCard(int first, List<Message> why) {
        List<Move> mate = places(place -> place != first && seen.get(place) && table.matches(place, first));
        if (!mate.isEmpty()) {
            why.add(Message.of("memory.play.mate"));
            return mate;
        }
        List<Move> known = places(place -> place != first && seen.get(place));
        List<Move> unknown = places(place -> place != first && !seen.get(place));
        if (!news) {
            why.add(Message.of("memory.play.finish-pass"));
            return known.isEmpty() ? unknown : known;
        }
        Outcomes outcomes = new Outcomes(values, Progress.none());
        MemoryState state = state();
        Rational open = outcomes.openWithNewCard(state).points();
        if (known.isEmpty()) {
            why.add(Message.of("memory.play.must-open", open));
            return unknown;
        }
        Rational stop = outcomes.stopWithNewCard(state).points();
        why.add(Message.of("memory.play.open-or-stop", open, stop));
        int compared = open.compareTo(stop);
        if (compared == 0) return moves();
        return compared > 0 ? unknown : known;
    }

    private boolean knownMate(int place) {
        return IntStream.range(0, table.places())
                .anyMatch(other -> live(other) && seen.get(other) && table.matches(place, other));
    }

    private boolean live(int place) {
        return !table.taken().get(place);
    }

    private boolean isTurned(int place) {
        return turned.isPresent() && turned.get() == place;
    }

    private List<Move> places(IntPredicate wanted) {
        return IntStream.range(0, table.places())
                .filter(place -> live(place) && wanted.test(place))
                .mapToObj(place -> new Move(Integer.toString(place + 1)))
                .toList();
    }

    private String face(int place) {
        return table.numbers().get(place).toString();
    }

    private Figure board() {
        int columns = (int) Math.ceil(Math.sqrt(table.places()));
        List<List<Figure.Square>> rows = new ArrayList<>();
        for (int start = 0; start < table.places(); start += columns) {
            List<Figure.Square> row = new ArrayList<>();
            for (int place = start; place < start + columns; place++)
                row.add(place < table.places() ? square(place) : empty());
            rows.add(row);
        }
        return new Figure.Grid(List.of(), List.of(), rows);
    }

    /** The table in letters: places by number, a turned card by its face, taken cards as dots. */
    private String lines() {
        int columns = (int) Math.ceil(Math.sqrt(table.places()));
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < table.places(); place++) {
            String shownAs =
                    !live(place) ? "·" : isTurned(place) ? "[" + face(place) + "]" : Integer.toString(place + 1);
            text.append(" ".repeat(Math.max(1, 5 - shownAs.length()))).append(shownAs);
            if ((place + 1) % columns == 0) text.append('\n');
        }
        return text.toString().stripTrailing();
    }

    private Figure.Square square(int place) {
        if (!live(place)) return empty();
        if (isTurned(place)) return new Figure.Square("[" + face(place) + "]", Tone.ACCENT);
        return new Figure.Square(Integer.toString(place + 1), seen.get(place) ? Tone.MUTED : Tone.PLAIN);
    }

    private static Figure.Square empty() {
        return new Figure.Square("", Tone.PLAIN);
    }
}

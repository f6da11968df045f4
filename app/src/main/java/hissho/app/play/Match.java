package hissho.app.play;

import hissho.play.Advice;
import hissho.play.Choice;
import hissho.play.Memory;
import hissho.play.Move;
import hissho.play.Position;
import hissho.play.Repeated;
import hissho.play.Standing;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A match between a person in one seat and the oracle in all the others: the position, the way that led to it, and who sits where. What
 * chance draws and which of several good moves the oracle makes follow from the seed and the number of moves so far, so that taking a
 * move back does not change anybody's luck.
 */
public final class Match {

    /** A move that was made, and where. */
    public record Made(Position at, Move move) {}

    private static final int MOST_COMPARED = 12;

    private final Position start;
    private final long seed;
    private final List<Made> made = new ArrayList<>();
    private Position position;
    private int person;

    public Match(Position start, int person, long seed) {
        this.start = start;
        this.position = start;
        this.person = person;
        this.seed = seed;
    }

    /** The same match, to be played on independently. */
    public Match copy() {
        Match other = new Match(start, person, seed);
        other.made.addAll(made);
        other.position = position;
        return other;
    }

    public Position position() {
        return position;
    }

    public int person() {
        return person;
    }

    public List<Made> made() {
        return Collections.unmodifiableList(made);
    }

    public boolean over() {
        return position.table().turn() instanceof Turn.Over;
    }

    public boolean personMoves() {
        return movesAt(position);
    }

    private boolean movesAt(Position at) {
        return at.table().turn() instanceof Turn.Of(int player) && player == person;
    }

    public void make(Move move) {
        Position next = position.after(move);
        made.add(new Made(position, move));
        position = next;
    }

    /** What chance draws, or the oracle plays: one of its best moves, or at the given rate any move at all. */
    public Move answer(double mistakes, Progress progress) {
        RandomGenerator random = new SplittableRandom(seed + 0x9E3779B97F4A7C15L * (made.size() + 1));
        Turn turn = position.table().turn();
        if (turn instanceof Turn.Chance(List<Weighted> draws)) return Weighted.draw(draws, random);
        if (turn instanceof Turn.Deal deal) return deal.deal().apply(random);
        if (random.nextDouble() < mistakes) return position.moves().any(random);
        Advice advice = position.plan(progress);
        return switch (advice.choice()) {
            case Choice.Best(List<Move> moves) -> moves.get(random.nextInt(moves.size()));
            case Choice.Any() ->
                advice.standing() == Standing.Sure.LOSS
                        ? hardest(random, progress)
                        : position.moves().any(random);
            case Choice.Mixed(List<Weighted> moves) -> Weighted.draw(moves, random);
        };
    }

    /** In a lost position a move that leaves the winner as few right answers as any of those looked at. */
    private Move hardest(RandomGenerator random, Progress progress) {
        List<Move> looked =
                position.moves().listed().stream().limit(MOST_COMPARED).toList();
        if (looked.size() < 2 || !position.moves().ranges().isEmpty())
            return position.moves().any(random);
        Move hardest = position.moves().any(random);
        int fewest = Integer.MAX_VALUE;
        for (Move move : looked) {
            Position next = position.after(move);
            if (!(next.table().turn() instanceof Turn.Of)) continue;
            if (next.advice(progress).choice() instanceof Choice.Best(List<Move> right) && right.size() < fewest) {
                fewest = right.size();
                hardest = move;
            }
        }
        return hardest;
    }

    /** Takes back the person's last move and all that followed; false where there is none. */
    public boolean undo() {
        int last = made.size() - 1;
        while (last >= 0 && !movesAt(made.get(last).at())) last--;
        if (last < 0) return false;
        position = made.get(last).at();
        made.subList(last, made.size()).clear();
        return true;
    }

    /** Whether the person notices a move that is made here: not where that would tell how many were made. */
    public boolean isNoticed() {
        return position.memory(person) == Memory.ALL;
    }

    /** Goes on, move by move, until the person notices something: a move, the own turn or the end. */
    public void proceed(double mistakes, Progress progress) {
        boolean noticed;
        do {
            noticed = isNoticed();
            make(answer(mistakes, progress));
        } while (!noticed && !over() && !personMoves());
    }

    /** The moves the person may know of here, by their numbers from 0. */
    public List<Integer> remembered() {
        IntStream all = IntStream.range(0, made.size());
        return switch (position.memory(person)) {
            case ALL -> all.boxed().toList();
            case OWN -> all.filter(k -> movesAt(made.get(k).at())).boxed().toList();
            case NONE -> List.of();
        };
    }

    /** The match as it was after so many of the moves the person may know of, before the next of them. */
    public Match earlier(int moves) {
        List<Integer> known = remembered();
        Match earlier = new Match(start, person, seed);
        int until = moves < known.size() ? known.get(moves) : made.size();
        made.subList(0, until).forEach(each -> earlier.make(each.move()));
        return earlier;
    }

    /** Whether every move so far was told to everybody in full, so that a person may change seats and a game may be written down. */
    public boolean isOpen() {
        int players = position.table().players().size();
        return IntStream.range(0, players).allMatch(player -> position.memory(player) == Memory.ALL) && isTold();
    }

    private boolean isTold() {
        return made.stream()
                .allMatch(each -> IntStream.range(0, each.at().table().players().size())
                        .allMatch(player -> each.at()
                                .told(each.move(), player)
                                .equals(each.move().words())));
    }

    /** Goes on with a game that is played round after round, for so many rounds more; false where it is not one. */
    public boolean goOn(int rounds) {
        if (!(position instanceof Repeated repeated)) return false;
        position = repeated.lasting(repeated.rounds() + rounds);
        return true;
    }

    /** The person takes the next seat. */
    public void swapSides() {
        person = (person + 1) % start.table().players().size();
    }
}

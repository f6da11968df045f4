package hissho.app.play;

import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A match between a person and the oracle: the position, the way that led to it, and who sits where. */
public final class Match {

    private final Position start;
    private final RandomGenerator random;
    private final Deque<Position> past = new ArrayDeque<>();
    private Position position;
    private Player person;

    public Match(Position start, Player person, RandomGenerator random) {
        this.start = start;
        this.position = start;
        this.person = person;
        this.random = random;
    }

    public Position position() {
        return position;
    }

    public Player person() {
        return person;
    }

    public boolean over() {
        return position.ending().isPresent();
    }

    public boolean personMoves() {
        return position.mover() == person;
    }

    /** The legal move a typed line means; case and spaces do not matter, and runs of numbers may be written short. */
    public Optional<Move> meant(String typed) {
        String wanted = plain(typed);
        return written(wanted).or(() -> written(Runs.full(wanted)));
    }

    private Optional<Move> written(String wanted) {
        return position.moves().stream()
                .filter(move -> plain(move.notation()).equals(wanted))
                .findFirst();
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    }

    public void make(Move move) {
        past.push(position);
        position = position.after(move);
    }

    /** What the oracle plays: any of its best moves, or any move at all where none is better than another. */
    public Move answer() {
        List<Move> best = position.advice().best();
        List<Move> choice = best.isEmpty() ? position.moves() : best;
        return choice.get(random.nextInt(choice.size()));
    }

    /** Takes back the person's last move and what was answered; false where there is none. */
    public boolean undo() {
        if (past.stream().noneMatch(p -> p.mover() == person)) return false;
        do position = past.pop();
        while (position.mover() != person);
        return true;
    }

    public void swapSides() {
        person = person.other();
    }

    public void restart() {
        past.clear();
        position = start;
    }
}

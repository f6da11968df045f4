package hissho.impartial.board;

import hissho.impartial.Drawing;
import hissho.play.Advice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * SOS as a position two people can play. On short rows the oracle is exact; on long ones it follows the plan of the theory: complete if
 * possible, build a trap S__S out of reach, otherwise give nothing away.
 */
record SosPosition(String row, int mover, Kept<Sos> search) implements Position {

    static SosPosition start(String row, int mover) {
        return new SosPosition(row, mover, new Kept<>(Sos::new));
    }

    @Override
    public Table table() {
        if (row.contains("SOS")) return Table.over(Ending.wonBy(1 - mover));
        return row.contains("_") ? Table.two(mover) : Table.over(Ending.drawn());
    }

    @Override
    public Moves moves() {
        return row.contains("SOS") ? Moves.none() : Moves.of(moves(Sos.moves(row.toCharArray())));
    }

    private static List<Move> moves(List<Sos.Letter> letters) {
        return letters.stream().map(SosPosition::move).toList();
    }

    private static Move move(Sos.Letter letter) {
        String square = Integer.toString(letter.square());
        String name = String.valueOf(letter.letter());
        return new Move(
                List.of(new Part.Spot(square), new Part.Named(name, Message.of("impartial.sos.letter", name))),
                square + name,
                Message.of("impartial.sos.write", name, letter.square()));
    }

    @Override
    public Position after(Move move) {
        char[] squares = row.toCharArray();
        return Sos.moves(squares).stream()
                .filter(letter -> move(letter).equals(move))
                .findFirst()
                .map(letter -> new SosPosition(new String(letter.on(squares)), 1 - mover, search))
                .orElseThrow(() -> new IllegalArgumentException("not a legal move: " + move.notation()));
    }

    @Override
    public Advice advice(Progress progress) {
        char[] squares = row.toCharArray();
        List<Sos.Letter> completions = Sos.completions(squares);
        if (!completions.isEmpty())
            return advice(Standing.Sure.WIN, completions, Message.of("impartial.sos.why-complete"));
        try {
            return search.ask(progress, solver -> exact(squares, solver));
        } catch (Sos.TooLong tooLong) {
            return plan(squares, new Standing.Unknown());
        }
    }

    private static Advice exact(char[] squares, Sos solver) {
        Sos.Standing standing = solver.standing(squares);
        boolean trap = Sos.hasTrap(squares);
        String why = trap
                ? "impartial.sos.why-trap"
                : "impartial.sos.why-" + standing.name().toLowerCase(java.util.Locale.ROOT);
        if (squares.length > Sos.LONGEST_SEARCHED && !trap)
            return plan(squares, Standing.Sure.valueOf(standing.name()));
        return switch (standing) {
            case WIN -> advice(Standing.Sure.WIN, reaching(squares, Sos.Standing.LOSS, solver), Message.of(why));
            case DRAW -> advice(Standing.Sure.DRAW, reaching(squares, Sos.Standing.DRAW, solver), Message.of(why));
            case LOSS -> advice(Standing.Sure.LOSS, longest(squares), Message.of(why));
        };
    }

    private static List<Sos.Letter> reaching(char[] squares, Sos.Standing opponent, Sos solver) {
        return Sos.moves(squares).stream()
                .filter(m -> solver.standing(m.on(squares)) == opponent)
                .toList();
    }

    /** A lost player holds out with moves that do not lose at once. */
    private static List<Sos.Letter> longest(char[] squares) {
        List<Sos.Letter> safe = Sos.safe(squares);
        return safe.isEmpty() ? Sos.moves(squares) : safe;
    }

    private static Advice plan(char[] squares, Standing standing) {
        boolean favoured = Sos.blanks(squares) % 2 == 1;
        List<Sos.Letter> safe = Sos.safe(squares);
        List<Sos.Letter> traps = Sos.trapping(squares, safe);
        if (favoured && !traps.isEmpty()) return advice(Standing.Sure.WIN, traps, Message.of("impartial.sos.why-trap"));
        // an S with room on both sides threatens to become a trap on either side
        List<Sos.Letter> seeds = safe.stream()
                .filter(m -> m.letter() == 'S' && roomAround(squares, m.square() - 1))
                .toList();
        List<Sos.Letter> chosen = favoured && !seeds.isEmpty() ? seeds : safe.isEmpty() ? Sos.moves(squares) : safe;
        return advice(standing, chosen, Message.of("impartial.sos.why-plan"));
    }

    private static boolean roomAround(char[] squares, int at) {
        if (at < 3 || at + 3 >= squares.length) return false;
        return IntStream.rangeClosed(at - 3, at + 3).allMatch(i -> squares[i] == '_');
    }

    private static Advice advice(Standing standing, List<Sos.Letter> letters, Message why) {
        return Advice.of(standing, moves(letters), why);
    }

    @Override
    public Scene seenBy(int player, Words words) {
        return scene(row);
    }

    static Scene scene(String row) {
        List<Figure.Square> squares = new ArrayList<>();
        List<String> heads = new ArrayList<>();
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            squares.add(new Figure.Square(c == '_' ? "" : String.valueOf(c), c == '_' ? Tone.PLAIN : Tone.ACCENT));
            heads.add(Integer.toString(i + 1));
        }
        return Scene.of(row, Drawing.strip(heads, squares, heads));
    }
}

package hissho.impartial.board;

import hissho.play.legacy.Advice;
import hissho.play.legacy.Ending;
import hissho.play.legacy.Move;
import hissho.play.legacy.Player;
import hissho.play.legacy.Position;
import hissho.play.legacy.Scene;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * SOS as a position two people can play. On short rows the oracle is exact; on long ones it follows the plan of the theory: complete if
 * possible, build a trap S__S out of reach, otherwise give nothing away.
 */
record SosPosition(String row, Player mover, Sos solver) implements Position {

    static SosPosition start(String row, Player mover) {
        return new SosPosition(row, mover, new Sos(Progress.none()));
    }

    @Override
    public List<Move> moves() {
        return finished()
                ? List.of()
                : Sos.moves(row.toCharArray()).stream().map(SosPosition::move).toList();
    }

    private boolean finished() {
        return row.contains("SOS") || !row.contains("_");
    }

    private static Move move(Sos.Letter letter) {
        return new Move(Integer.toString(letter.square()) + letter.letter());
    }

    private static Sos.Letter letter(Move move) {
        String text = move.notation();
        return new Sos.Letter(Integer.parseInt(text.substring(0, text.length() - 1)), text.charAt(text.length() - 1));
    }

    @Override
    public Position after(Move move) {
        if (!moves().contains(move)) throw new IllegalArgumentException("not a legal move: " + move.notation());
        return new SosPosition(new String(letter(move).on(row.toCharArray())), mover.other(), solver);
    }

    @Override
    public Optional<Ending> ending() {
        if (row.contains("SOS")) return Optional.of(Ending.wonBy(mover.other()));
        return row.contains("_") ? Optional.empty() : Optional.of(Ending.drawn());
    }

    @Override
    public Message describe(Move move) {
        Sos.Letter letter = letter(move);
        return Message.of("impartial.sos.write", String.valueOf(letter.letter()), letter.square());
    }

    @Override
    public Advice advice() {
        char[] squares = row.toCharArray();
        List<Sos.Letter> completions = Sos.completions(squares);
        if (!completions.isEmpty())
            return advice(Advice.Standing.WIN, completions, Message.of("impartial.sos.why-complete"));
        try {
            return exact(squares);
        } catch (Sos.TooLong tooLong) {
            return plan(squares);
        }
    }

    private Advice exact(char[] squares) {
        Sos.Standing standing = solver.standing(squares);
        boolean trap = Sos.hasTrap(squares);
        String why = trap
                ? "impartial.sos.why-trap"
                : "impartial.sos.why-" + standing.name().toLowerCase(java.util.Locale.ROOT);
        if (squares.length > Sos.LONGEST_SEARCHED && !trap) return plan(squares);
        return switch (standing) {
            case WIN -> advice(Advice.Standing.WIN, reaching(squares, Sos.Standing.LOSS), Message.of(why));
            case DRAW -> advice(Advice.Standing.DRAW, reaching(squares, Sos.Standing.DRAW), Message.of(why));
            case LOSS -> advice(Advice.Standing.LOSS, longest(squares), Message.of(why));
        };
    }

    private List<Sos.Letter> reaching(char[] squares, Sos.Standing opponent) {
        return Sos.moves(squares).stream()
                .filter(m -> solver.standing(m.on(squares)) == opponent)
                .toList();
    }

    /** A lost player holds out with moves that do not lose at once. */
    private static List<Sos.Letter> longest(char[] squares) {
        List<Sos.Letter> safe = safe(squares);
        return safe.isEmpty() ? Sos.moves(squares) : safe;
    }

    private static List<Sos.Letter> safe(char[] squares) {
        return Sos.moves(squares).stream()
                .filter(m -> Sos.completions(m.on(squares)).isEmpty())
                .toList();
    }

    private Advice plan(char[] squares) {
        boolean favoured = Sos.blanks(squares) % 2 == 1;
        List<Sos.Letter> safe = safe(squares);
        List<Sos.Letter> traps =
                safe.stream().filter(m -> Sos.hasTrap(m.on(squares))).toList();
        if (favoured && !traps.isEmpty())
            return advice(Advice.Standing.WIN, traps, Message.of("impartial.sos.why-trap"));
        // an S with room on both sides threatens to become a trap on either side
        List<Sos.Letter> seeds = safe.stream()
                .filter(m -> m.letter() == 'S' && roomAround(squares, m.square() - 1))
                .toList();
        List<Sos.Letter> chosen = favoured && !seeds.isEmpty() ? seeds : safe.isEmpty() ? Sos.moves(squares) : safe;
        return advice(
                favoured ? Advice.Standing.WIN : Advice.Standing.LOSS, chosen, Message.of("impartial.sos.why-plan"));
    }

    private static boolean roomAround(char[] squares, int at) {
        if (at < 3 || at + 3 >= squares.length) return false;
        return IntStream.rangeClosed(at - 3, at + 3).allMatch(i -> squares[i] == '_');
    }

    private static Advice advice(Advice.Standing standing, List<Sos.Letter> moves, Message why) {
        return new Advice(standing, moves.stream().map(SosPosition::move).toList(), List.of(why));
    }

    @Override
    public Scene scene(Words words) {
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
        return new Scene(row, new Figure.Grid(List.of(), heads, List.of(squares)));
    }
}

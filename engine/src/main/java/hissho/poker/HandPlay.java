package hissho.poker;

import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.play.Weighted;
import hissho.poker.solve.BettingSolver;
import hissho.progress.Kept;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A deal of continuous poker. Each player is dealt one of a thousand equally likely hands, the middles of equal steps of [0,1], and sees it as
 * a mark on a bar; the other hand is seen when the hands are compared. The oracle plays the solved strategies and tells what each move
 * earns.
 *
 * @param dealt the numbers of the steps; nothing before the deal
 */
public record HandPlay(BettingTree tree, Kept<Bounds> solved, Optional<Dealt> dealt, Betting at, List<String> said)
        implements Position {

    private static final int STEPS = 1_000;
    private static final int BAR = 50;

    /** The steps both hands lie in, from 1. */
    public record Dealt(int first, int second) {

        public Rational hand(int player) {
            return Rational.of(2L * (player == 0 ? first : second) - 1, 2L * STEPS);
        }
    }

    public static HandPlay start(BettingTree tree, HandStrategy first, HandStrategy second) {
        return start(tree, new Kept<>(progress -> BettingSolver.bounds(tree, first, second, progress)));
    }

    public static HandPlay start(BettingTree tree, Kept<Bounds> solved) {
        return new HandPlay(tree, solved, Optional.empty(), tree.root(), List.of());
    }

    @Override
    public Table table() {
        if (dealt.isEmpty()) return Table.two(new Turn.Deal(HandPlay::deal, HandPlay::written));
        return switch (at) {
            case Betting.Turn turn -> Table.two(turn.player());
            case Betting.Paid(Rational paid) -> over(paid);
            case Betting.Showdown(Rational stake) ->
                over(stake.times(Integer.signum(dealt.get().first - dealt.get().second)));
        };
    }

    public static Table over(Rational toFirst) {
        return Table.over(Ending.paying(List.of(toFirst, toFirst.negated())));
    }

    public static Move deal(RandomGenerator random) {
        return move(new Dealt(random.nextInt(STEPS) + 1, random.nextInt(STEPS) + 1));
    }

    private static Move move(Dealt hands) {
        String text = hands.first + " " + hands.second;
        return Move.named(text, Message.of("poker.play.deal", text));
    }

    public static Optional<Move> written(String text) {
        return read(text).map(HandPlay::move);
    }

    public static Optional<Dealt> read(String text) {
        if (!text.matches("\\d{1,4} \\d{1,4}")) return Optional.empty();
        String[] both = text.split(" ", -1);
        Dealt hands = new Dealt(Integer.parseInt(both[0]), Integer.parseInt(both[1]));
        boolean legal = hands.first >= 1 && hands.first <= STEPS && hands.second >= 1 && hands.second <= STEPS;
        return legal ? Optional.of(hands) : Optional.empty();
    }

    @Override
    public Moves moves() {
        return dealt.isPresent() && at instanceof Betting.Turn turn
                ? Moves.of(turn.moves().stream().map(HandPlay::named).toList())
                : Moves.none();
    }

    private static Move named(String move) {
        return Move.named(move, Message.of("poker.play.move", MoveNames.inSentence(move)));
    }

    @Override
    public HandPlay after(Move move) {
        if (dealt.isEmpty())
            return new HandPlay(
                    tree,
                    solved,
                    Optional.of(read(move.notation())
                            .orElseThrow(() -> new IllegalArgumentException("not a deal: " + move.notation()))),
                    at,
                    said);
        if (!(at instanceof Betting.Turn turn) || !turn.moves().contains(move.notation()))
            throw new IllegalArgumentException("not a legal move: " + move.notation());
        List<String> more = new ArrayList<>(said);
        more.add(BettingTree.PLAYERS.get(turn.player()) + ": " + move.notation());
        return new HandPlay(tree, solved, dealt, turn.next().get(turn.moves().indexOf(move.notation())), more);
    }

    /** A deal is told to each player by the own hand only. */
    @Override
    public Message told(Move move, int player) {
        return dealt.isPresent()
                ? move.words()
                : Message.of(
                        "poker.play.dealt",
                        decimal(read(move.notation()).orElseThrow().hand(player)));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        if (dealt.isEmpty()) return Scene.of(words.say("poker.play.before"), Board.still(bar(words, List.of())));
        List<Integer> seen = at instanceof Betting.Showdown ? List.of(player, 1 - player) : List.of(player);
        List<String> lines = new ArrayList<>();
        for (int each : seen) lines.add(line(words, hand(each), each == player));
        List<String> notes = new ArrayList<>();
        if (!said.isEmpty())
            notes.add(said.stream().map(each -> said(each, words)).collect(Collectors.joining(", ")));
        lines.addAll(notes);
        List<Figure.Dot> dots = new ArrayList<>();
        for (int each : seen) dots.add(dot(words, hand(each), each, each == player));
        return new Scene(String.join("\n", lines), notes, List.of(Board.still(bar(words, dots))));
    }

    /** A player's move so far, in the reader's language. */
    private static String said(String each, Words words) {
        int colon = each.indexOf(": ") + 2;
        return each.substring(0, colon) + MoveNames.said(each.substring(colon), words);
    }

    private Rational hand(int player) {
        return dealt.orElseThrow().hand(player);
    }

    private static String decimal(Rational hand) {
        return hand.toDecimal(4);
    }

    /** The hand on a bar of letters. */
    public static String line(Words words, Rational hand, boolean own) {
        int mark = (int) (hand.doubleValue() * BAR);
        return words.say(own ? "core.hand.own" : "core.hand.other") + ": " + decimal(hand) + "  [" + "─".repeat(mark)
                + "█" + "─".repeat(BAR - 1 - mark) + "]";
    }

    /** The hand on the bar of the page. */
    public static Figure.Dot dot(Words words, Rational hand, int player, boolean own) {
        return new Figure.Dot(
                new Figure.Point(hand.doubleValue(), own ? 0.7 : 0.3),
                words.say(own ? "core.hand.own" : "core.hand.other") + " " + decimal(hand),
                player == 0 ? Tone.FIRST : Tone.SECOND);
    }

    public static Figure bar(Words words, List<Figure.Dot> dots) {
        List<Figure.Point> box =
                List.of(new Figure.Point(0, 0), new Figure.Point(1, 0), new Figure.Point(1, 1), new Figure.Point(0, 1));
        return new Figure.Plot(
                new Figure.Axis(words.say("poker.axis.hand"), 0, 1),
                new Figure.Axis("", 0, 1),
                List.of(),
                dots,
                List.of(new Figure.Region("", box, Tone.MUTED)));
    }

    /** What the mover's hand earns from each move against the solved strategy of the other, and what the solved strategy does. */
    @Override
    public Advice advice(Progress progress) {
        return solved.ask(progress, bounds -> advice(bounds, progress));
    }

    private Advice advice(Bounds bounds, Progress progress) {
        Betting.Turn turn = (Betting.Turn) at;
        int player = turn.player();
        HandStrategy own = player == 0 ? bounds.first() : bounds.second();
        HandStrategy other = player == 0 ? bounds.second() : bounds.first();
        Rational hand = hand(player);
        List<Weighted> mixture = new ArrayList<>();
        List<Rational> chances = own.at(turn).at(hand);
        for (int k = 0; k < chances.size(); k++)
            if (chances.get(k).isPositive())
                mixture.add(new Weighted(named(turn.moves().get(k)), chances.get(k)));
        Rational mass = java.util.Objects.requireNonNull(other.reach(tree).get(turn.index()))
                .mass();
        if (mass.isZero())
            return new Advice(new Standing.Unknown(), choice(mixture), List.of(Message.of("poker.play.why.never")));
        List<Rational> each = java.util.Objects.requireNonNull(
                Replies.prospects(other, tree, hand, progress).get(turn.index()));
        Rational best = each.stream().reduce(Rational::max).orElseThrow().over(mass);
        List<Message> why = new ArrayList<>();
        for (int k = 0; k < each.size(); k++) {
            Rational earned = each.get(k).over(mass);
            why.add(
                    earned.equals(best)
                            ? Message.of(
                                    "poker.play.why.best",
                                    MoveNames.inSentence(turn.moves().get(k)),
                                    earned.toDecimal(4))
                            : Message.of(
                                    "poker.play.why.cost",
                                    MoveNames.inSentence(turn.moves().get(k)),
                                    earned.toDecimal(4),
                                    best.minus(earned).toDecimal(4)));
        }
        List<Move> others = IntStream.range(0, each.size())
                .filter(k -> chances.get(k).isZero() && each.get(k).over(mass).equals(best))
                .mapToObj(k -> named(turn.moves().get(k)))
                .toList();
        return new Advice(new Standing.Worth(best), choice(mixture), why, others);
    }

    private static Choice choice(List<Weighted> mixture) {
        return mixture.size() == 1 ? new Choice.Best(List.of(mixture.getFirst().move())) : new Choice.Mixed(mixture);
    }
}

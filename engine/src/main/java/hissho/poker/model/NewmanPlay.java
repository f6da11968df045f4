package hissho.poker.model;

import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Position;
import hissho.play.Range;
import hissho.play.Scene;
import hissho.play.Standing;
import hissho.play.Table;
import hissho.play.Turn;
import hissho.poker.HandPlay;
import hissho.poker.MoveNames;
import hissho.progress.Progress;
import hissho.report.Figure;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Newman's model as it is played: player I checks, or bets any number of hundredths of the ante; player II folds or calls. What a choice
 * earns is told for the hand against the other's optimal strategy.
 *
 * @param dealt the numbers of the steps the hands lie in; nothing before the deal
 * @param bet the bet in hundredths; 0 is a check
 * @param called what player II did with it
 */
public record NewmanPlay(Optional<HandPlay.Dealt> dealt, Optional<Integer> bet, Optional<Boolean> called)
        implements Position {

    private static final int HUNDRED = 100;

    /** The largest bet: 100 times the ante. */
    private static final int LARGEST = 10_000;

    private static final String BET = "bet ";

    static NewmanPlay start() {
        return new NewmanPlay(Optional.empty(), Optional.empty(), Optional.empty());
    }

    @Override
    public Table table() {
        if (dealt.isEmpty()) return Table.two(new Turn.Deal(HandPlay::deal, HandPlay::written));
        if (bet.isEmpty()) return Table.two(0);
        if (isShown()) return HandPlay.over(size().plus(1).times(Integer.signum(sign())));
        return called.isPresent() ? HandPlay.over(Rational.ONE) : Table.two(1);
    }

    /** Whether the hands are compared: after a check, and after a call. */
    private boolean isShown() {
        return bet.isPresent() && (bet.get() == 0 || called.orElse(false));
    }

    private int sign() {
        return dealt.orElseThrow().first() - dealt.orElseThrow().second();
    }

    private Rational size() {
        return Rational.of(bet.orElseThrow(), HUNDRED);
    }

    @Override
    public Moves moves() {
        if (dealt.isEmpty() || table().turn() instanceof Turn.Over) return Moves.none();
        if (bet.isPresent()) return Moves.of(List.of(named("fold"), named("call")));
        return new Moves(
                List.of(named("check")),
                List.of(new Range(
                        List.of(new Part.Named("bet", Message.of("poker.move.bet"))),
                        BET,
                        Message.of("poker.newman-play.asks"),
                        BigInteger.ONE,
                        BigInteger.valueOf(LARGEST),
                        number -> betting(number.intValue()))));
    }

    private static Move named(String move) {
        return Move.named(move, Message.of("poker.play.move", MoveNames.inSentence(move)));
    }

    private static Move betting(int hundredths) {
        return new Move(
                List.of(
                        new Part.Named("bet", Message.of("poker.move.bet")),
                        new Part.Amount(BigInteger.valueOf(hundredths))),
                BET + hundredths,
                Message.of("poker.move.bet.sum", decimal(Rational.of(hundredths, HUNDRED), 2)));
    }

    @Override
    public NewmanPlay after(Move move) {
        if (dealt.isEmpty())
            return new NewmanPlay(
                    Optional.of(HandPlay.read(move.notation())
                            .orElseThrow(() -> new IllegalArgumentException("not a deal: " + move.notation()))),
                    bet,
                    called);
        if (moves().named(move.notation()).isEmpty())
            throw new IllegalArgumentException("not a legal move: " + move.notation());
        if (bet.isPresent())
            return new NewmanPlay(dealt, bet, Optional.of(move.notation().equals("call")));
        int hundredths = move.notation().equals("check")
                ? 0
                : Integer.parseInt(move.notation().substring(BET.length()));
        return new NewmanPlay(dealt, Optional.of(hundredths), called);
    }

    /** A deal is told to each player by the own hand only. */
    @Override
    public Message told(Move move, int player) {
        return dealt.isPresent()
                ? move.words()
                : Message.of(
                        "poker.play.dealt",
                        decimal(HandPlay.read(move.notation()).orElseThrow().hand(player), 4));
    }

    @Override
    public Scene seenBy(int player, Words words) {
        if (dealt.isEmpty())
            return Scene.of(words.say("poker.play.before"), Board.still(HandPlay.bar(words, List.of())));
        List<Integer> seen = isShown() ? List.of(player, 1 - player) : List.of(player);
        List<String> lines = new ArrayList<>();
        List<Figure.Dot> dots = new ArrayList<>();
        for (int each : seen) {
            Rational hand = dealt.get().hand(each);
            lines.add(HandPlay.line(words, hand, each == player));
            dots.add(HandPlay.dot(words, hand, each, each == player));
        }
        List<String> notes = new ArrayList<>();
        bet.ifPresent(hundredths -> notes.add("I: "
                + (hundredths == 0
                        ? MoveNames.said("check", words)
                        : words.say("poker.move.bet.sum", decimal(size(), 2)))
                + called.map(calls -> ", II: " + MoveNames.said(calls ? "call" : "fold", words))
                        .orElse("")));
        lines.addAll(notes);
        return new Scene(String.join("\n", lines), notes, List.of(Board.still(HandPlay.bar(words, dots))));
    }

    private static String decimal(Rational number, int places) {
        return number.toDecimal(places);
    }

    @Override
    public Advice advice(Progress progress) {
        Rational hand = dealt.orElseThrow().hand(bet.isPresent() ? 1 : 0);
        return bet.isPresent() ? reply(hand) : opening(hand);
    }

    /** What a check and the best bet earn against player II's calls. */
    private static Advice opening(Rational hand) {
        int best = Newman.action(hand) == Newman.Action.CHECK
                ? 0
                : Newman.bet(hand)
                        .map(root -> Math.clamp(Math.round(root.doubleValue() * HUNDRED), 1, LARGEST))
                        .orElse(LARGEST);
        Rational checked = hand.times(2).minus(Rational.ONE);
        Rational bets = earned(hand, Rational.of(Math.max(best, 1), HUNDRED));
        Rational worth = best == 0 ? checked : bets;
        List<Message> why = new ArrayList<>();
        if (best > 0)
            why.add(Message.of(
                    "poker.play.why.best",
                    Message.of("poker.move.bet.sum", decimal(Rational.of(best, HUNDRED), 2)),
                    decimal(bets, 4)));
        why.add(
                best == 0
                        ? Message.of("poker.play.why.best", MoveNames.inSentence("check"), decimal(checked, 4))
                        : Message.of(
                                "poker.play.why.cost",
                                MoveNames.inSentence("check"),
                                decimal(checked, 4),
                                decimal(bets.minus(checked), 4)));
        if (Newman.action(hand) == Newman.Action.BLUFF) why.add(Message.of("poker.newman-play.bluff"));
        return new Advice(
                new Standing.Worth(worth), new Choice.Best(List.of(best == 0 ? named("check") : betting(best))), why);
    }

    /** What a hand of player I earns with a bet against player II's calls. */
    static Rational earned(Rational hand, Rational bet) {
        Rational calls = Newman.CALL.at(bet).orElseThrow();
        Rational beats = hand.minus(calls).max(Rational.ZERO);
        Rational loses = Rational.ONE.minus(hand.max(calls));
        return calls.plus(bet.plus(1).times(beats.minus(loses)));
    }

    /** A bet is a bluff with probability β/(2β+2), so that a call of a hand between the two that bet it earns what a fold does. */
    private Advice reply(Rational hand) {
        Rational size = size();
        boolean calls = hand.compareTo(Newman.CALL.at(size).orElseThrow()) > 0;
        Rational called = answered(hand, size);
        Rational fold = Rational.MINUS_ONE;
        Rational best = called.max(fold);
        List<Message> why = new ArrayList<>();
        for (boolean call : new boolean[] {false, true}) {
            Rational earns = call ? called : fold;
            String name = call ? "call" : "fold";
            why.add(
                    earns.equals(best)
                            ? Message.of("poker.play.why.best", MoveNames.inSentence(name), decimal(earns, 4))
                            : Message.of(
                                    "poker.play.why.cost",
                                    MoveNames.inSentence(name),
                                    decimal(earns, 4),
                                    decimal(best.minus(earns), 4)));
        }
        Move move = named(calls ? "call" : "fold");
        boolean equal = called.equals(fold);
        if (equal) why.add(Message.of("poker.newman-play.equal"));
        return new Advice(
                new Standing.Worth(best),
                new Choice.Best(List.of(move)),
                why,
                equal ? List.of(named(calls ? "fold" : "call")) : List.of());
    }

    /** What a call earns player II against the two hands of player I that make this bet. */
    static Rational answered(Rational hand, Rational bet) {
        Rational stake = bet.plus(1);
        Rational bluffs = bet.over(stake.times(2));
        Rational weak = Newman.WEAK.at(bet).orElseThrow();
        Rational strong = Newman.STRONG.at(bet).orElseThrow();
        return stake.times(bluffs.times(Integer.signum(hand.compareTo(weak)))
                .plus(Rational.ONE.minus(bluffs).times(Integer.signum(hand.compareTo(strong)))));
    }
}

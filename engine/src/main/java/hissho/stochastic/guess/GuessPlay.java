package hissho.stochastic.guess;

import hissho.number.Rational;
import hissho.play.Advice;
import hissho.play.Board;
import hissho.play.Choice;
import hissho.play.Ending;
import hissho.play.Move;
import hissho.play.Moves;
import hissho.play.Part;
import hissho.play.Position;
import hissho.play.Scene;
import hissho.play.Spread;
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
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game of Guess it! with cards: chance deals, and each player sees the own hand and what lies open. Who replies to a question that found
 * nothing calls or ignores; whether it was a bluff is settled at once, which changes nobody's chances, since who ignores has decided.
 *
 * @param sizes the hands to be dealt
 * @param cards where the cards are; nothing before the deal
 * @param mover who is to ask or guess, or to reply where a card was asked for
 * @param asked the card the other player has asked for and the mover has not
 * @param winner who has won
 * @param last what happened last, as each player is told it; nothing before the first move
 */
record GuessPlay(
        Kept<GuessTable> values,
        GuessIt sizes,
        Optional<Cards> cards,
        int mover,
        Optional<Integer> asked,
        Optional<Integer> winner,
        List<Message> last)
        implements Position {

    private static final String ASK = "ask";
    private static final String GUESS = "guess";
    private static final Move CALL = Move.named("call", Message.of("stochastic.guess.play.call"));
    private static final Move IGNORE = Move.named("ignore", Message.of("stochastic.guess.play.ignore"));

    static GuessPlay start(GuessIt sizes) {
        int largest = Math.max(sizes.own(), sizes.other());
        return new GuessPlay(
                new Kept<>(progress -> GuessTable.exact(sizes, 0, progress)
                        .orElseGet(() -> GuessBounds.upTo(largest, progress).lower())),
                sizes,
                Optional.empty(),
                0,
                Optional.empty(),
                Optional.empty(),
                List.of());
    }

    @Override
    public Table table() {
        if (winner.isPresent()) return Table.over(Ending.wonBy(winner.get()));
        if (cards.isEmpty())
            return Table.two(new Turn.Deal(
                    random -> deal(Cards.dealt(sizes, random)),
                    text -> Cards.read(sizes, text).map(GuessPlay::deal)));
        return Table.two(mover);
    }

    private static Move deal(Cards dealt) {
        String written = dealt.written();
        return Move.named(written, Message.of("stochastic.guess.play.deal", written));
    }

    private Cards lying() {
        return cards.orElseThrow();
    }

    @Override
    public Moves moves() {
        if (winner.isPresent() || cards.isEmpty()) return Moves.none();
        if (asked.isPresent()) return Moves.of(List.of(CALL, IGNORE));
        Stream<Move> asks = Stream.concat(lying().hand(mover).stream(), lying().unseenBy(mover).stream())
                .sorted()
                .map(card -> pointing(ASK, card));
        return Moves.of(Stream.concat(asks, lying().unseenBy(mover).stream().map(card -> pointing(GUESS, card)))
                .toList());
    }

    private static Move pointing(String how, int card) {
        return new Move(
                List.of(
                        new Part.Named(how, Message.of("stochastic.guess.play." + how + ".name")),
                        new Part.Spot(Integer.toString(card))),
                how + " " + card,
                Message.of("stochastic.guess.play." + how, card));
    }

    @Override
    public GuessPlay after(Move move) {
        if (cards.isEmpty())
            return with(
                    Cards.read(sizes, move.notation())
                            .orElseThrow(() -> new IllegalArgumentException("not a deal: " + move.notation())),
                    mover,
                    Optional.empty());
        if (!moves().listed().contains(move))
            throw new IllegalArgumentException("not a legal move: " + move.notation());
        List<Message> told = List.of(result(move, 0), result(move, 1));
        GuessPlay next = moved(move);
        return new GuessPlay(values, sizes, next.cards, next.mover, next.asked, next.winner, told);
    }

    private GuessPlay moved(Move move) {
        if (asked.isPresent()) {
            int card = asked.get();
            if (move.equals(CALL)) return won(card == lying().target() ? mover : 1 - mover);
            return card == lying().target() ? won(1 - mover) : with(lying().without(card), mover, Optional.empty());
        }
        int card = named(move);
        if (move.notation().startsWith(GUESS)) return won(card == lying().target() ? mover : 1 - mover);
        return lying().hand(1 - mover).contains(card)
                ? with(lying().without(card), 1 - mover, Optional.empty())
                : with(lying(), 1 - mover, Optional.of(card));
    }

    private static int named(Move move) {
        return Integer.parseInt(move.notation().substring(move.notation().indexOf(' ') + 1));
    }

    private GuessPlay won(int player) {
        return new GuessPlay(values, sizes, cards, mover, Optional.empty(), Optional.of(player), last);
    }

    private GuessPlay with(Cards lie, int next, Optional<Integer> question) {
        return new GuessPlay(values, sizes, Optional.of(lie), next, question, winner, last);
    }

    /** Everybody hears what comes of a move; a deal is told to each player by the own hand. */
    @Override
    public Message told(Move move, int player) {
        if (cards.isPresent()) return result(move, player);
        Cards dealt = Cards.read(sizes, move.notation()).orElseThrow();
        return Message.of("stochastic.guess.play.dealt", Cards.listed(dealt.hand(player)));
    }

    /** What comes of a move, as the player who made it is told it or the other one. */
    private Message result(Move move, int player) {
        int card = asked.orElseGet(() -> named(move));
        String side = player == mover ? ".you" : ".other";
        return Message.of("stochastic.guess.play." + outcome(move, card) + side, card);
    }

    private String outcome(Move move, int card) {
        boolean target = card == lying().target();
        if (move.equals(CALL)) return target ? "called.right" : "called.wrong";
        if (move.equals(IGNORE)) return target ? "ignored.honest" : "ignored.bluff";
        if (move.notation().startsWith(GUESS)) return target ? "guessed.right" : "guessed.wrong";
        return lying().hand(1 - mover).contains(card) ? "asked.found" : "asked.nothing";
    }

    @Override
    public Scene seenBy(int player, Words words) {
        if (cards.isEmpty()) {
            String text = words.say("stochastic.guess.play.deck", sizes.deck(), sizes.own(), sizes.other());
            return new Scene(text, List.of(text), List.of());
        }
        List<String> notes = notes(player, words);
        List<String> lines = new ArrayList<>(notes);
        Collection<Integer> own = lying().hand(player);
        lines.add(words.say("core.hand.own") + ": " + numbers(own));
        if (winner.isEmpty()) lines.add(words.say("stochastic.guess.play.unseen") + ": " + numbers(unseen(player)));
        else {
            lines.add(words.say("core.hand.other") + ": " + numbers(lying().hand(1 - player)));
            lines.add(words.say("stochastic.guess.play.target") + ": " + lying().target());
        }
        if (!lying().open().isEmpty())
            lines.add(words.say("stochastic.guess.play.open") + ": " + numbers(lying().open()));
        return new Scene(String.join("\n", lines), notes, List.of(board(player, words)));
    }

    private Collection<Integer> unseen(int player) {
        return lying().unseenBy(player);
    }

    private static String numbers(Collection<Integer> cards) {
        return cards.isEmpty() ? "–" : cards.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private List<String> notes(int player, Words words) {
        List<String> notes = new ArrayList<>();
        if (!last.isEmpty()) notes.add(words.say(last.get(player)));
        if (asked.isPresent() && mover == player) notes.add(words.say("stochastic.guess.play.reply", asked.get()));
        if (winner.isEmpty())
            notes.add(words.say(
                    "stochastic.guess.play.hidden", lying().hand(1 - player).size()));
        return notes;
    }

    private Board board(int player, Words words) {
        Spread spread = new Spread();
        List<Figure.Card> theirs = winner.isPresent()
                ? up(lying().hand(1 - player), Tone.SECOND)
                : Collections.nCopies(lying().hand(1 - player).size(), Figure.Card.down("?", Tone.SECOND));
        spread.row(words.say("core.hand.other"), theirs);
        spread.row(
                words.say("stochastic.guess.play.target"),
                winner.isPresent()
                        ? up(List.of(lying().target()), Tone.ACCENT)
                        : List.of(Figure.Card.down("?", Tone.ACCENT)));
        if (winner.isEmpty())
            spread.row(words.say("stochastic.guess.play.unseen"), up(unseen(player), Tone.MUTED), ids(unseen(player)));
        spread.row(words.say("core.hand.own"), up(lying().hand(player), Tone.FIRST), ids(lying().hand(player)));
        if (!lying().open().isEmpty())
            spread.row(words.say("stochastic.guess.play.open"), up(lying().open(), Tone.PLAIN));
        return spread.board();
    }

    private List<Figure.Card> up(Collection<Integer> shown, Tone tone) {
        return shown.stream()
                .map(card -> Figure.Card.up(
                        Integer.toString(card), asked.filter(card::equals).isPresent() ? Tone.ACCENT : tone))
                .toList();
    }

    private static List<String> ids(Collection<Integer> shown) {
        return shown.stream().map(String::valueOf).toList();
    }

    @Override
    public Advice advice(Progress progress) {
        return values.ask(progress, table -> asked.isPresent() ? reply(table) : question(table));
    }

    /** Guess where there is nothing to hide or nothing to find, otherwise bluff and ask honestly as the stage says. */
    private Advice question(GuessTable table) {
        GuessIt at = lying().sizes(mover);
        Collection<Integer> unseen = lying().unseenBy(mover);
        if (at.other() == 0)
            return Advice.of(
                    Standing.Sure.WIN,
                    List.of(pointing(GUESS, lying().target())),
                    Message.of("stochastic.guess.play.why.known"));
        if (at.own() == 0)
            return new Advice(
                    new Standing.Worth(table.value(at)),
                    new Choice.Mixed(evenly(GUESS, unseen, Rational.ONE)),
                    List.of(Message.of("stochastic.guess.play.why.empty", at.other() + 1)));
        Stage stage = table.stage(at);
        List<Weighted> mixture = new ArrayList<>(evenly(ASK, lying().hand(mover), stage.bluff()));
        mixture.addAll(evenly(ASK, unseen, Rational.ONE.minus(stage.bluff())));
        return new Advice(
                new Standing.Worth(stage.value()),
                new Choice.Mixed(mixture),
                List.of(
                        Message.of("stochastic.guess.play.why.bluff", decimal(stage.bluff())),
                        Message.of("stochastic.guess.play.why.honest", decimal(Rational.ONE.minus(stage.bluff()))),
                        Message.of("stochastic.guess.play.why.value", decimal(stage.value()), decimal(stage.guess()))),
                stage.guess().equals(stage.value())
                        ? unseen.stream().map(card -> pointing(GUESS, card)).toList()
                        : List.of());
    }

    private static List<Weighted> evenly(String how, Collection<Integer> among, Rational together) {
        return among.stream()
                .map(card -> new Weighted(pointing(how, card), together.over(among.size())))
                .toList();
    }

    /** The asker's mixture makes calling and ignoring equally good, and the reply makes bluffs and honest questions so. */
    private Advice reply(GuessTable table) {
        GuessIt at = lying().sizes(1 - mover);
        if (at.own() == 0)
            return Advice.of(
                    Standing.Sure.WIN,
                    List.of(CALL),
                    Message.of("stochastic.guess.play.why.sure", asked.orElseThrow()));
        Stage stage = table.stage(at);
        Rational honest = stage.exposed().over(Rational.ONE.plus(stage.exposed()));
        List<Weighted> mixture = Stream.of(
                        new Weighted(CALL, stage.call()), new Weighted(IGNORE, Rational.ONE.minus(stage.call())))
                .filter(each -> !each.weight().isZero())
                .toList();
        return new Advice(
                new Standing.Worth(honest),
                new Choice.Mixed(mixture),
                List.of(
                        Message.of("stochastic.guess.play.why.target", decimal(honest)),
                        Message.of(
                                "stochastic.guess.play.why.ignored",
                                decimal(Rational.ONE.minus(honest)),
                                decimal(stage.exposed())),
                        Message.of("stochastic.guess.play.why.call", decimal(stage.call()))));
    }

    private static String decimal(Rational chance) {
        return chance.toDecimal(4);
    }
}

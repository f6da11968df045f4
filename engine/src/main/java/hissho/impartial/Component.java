package hissho.impartial;

import hissho.play.Board;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.report.Tone;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A position of an impartial game, alone or as one summand of a sum: what can be moved to, and its value in normal play.
 *
 * <p>Everything else (outcomes, all winning moves, sums of any mix, play, reports) is generic over this interface. Components are
 * immutable and equal when they are the same position of the same game.
 */
public interface Component {

    /** The value in normal play; implementations remember what they share through their rules. */
    GrundyValue value(Progress progress);

    /** All moves, in a natural order, with unique notations. */
    List<Option> options();

    /** Where the moves lead, in their order; games whose moves take long to be written down tell it without. */
    default List<Component> followers() {
        return options().stream().map(Option::after).toList();
    }

    /** The moves as people choose among them; games with many give those that differ by a number as a span. */
    default Choices choices() {
        return Choices.of(options());
    }

    /** How many of them are listed one by one. */
    default long listedCount() {
        return optionCount();
    }

    /** How many moves there are, which may be more than anybody would list. */
    default long optionCount() {
        return options().size();
    }

    /**
     * All moves to positions of exactly this value, among them those that raise the value (reversible moves). Games whose moves are
     * too many to list answer from their theory.
     */
    default List<Option> optionsTo(GrundyValue target, Progress progress) {
        return options().stream()
                .filter(option -> option.after().value(progress).equals(target))
                .toList();
    }

    /** How many moves lead to exactly this value, told by games that may have more of them than they list. */
    default Optional<BigInteger> countTo(GrundyValue target) {
        return Optional.empty();
    }

    /** Whether the moves to a value and the moves that win are all listed; where not, those listed are examples. */
    default boolean listsAll() {
        return true;
    }

    /** How many moves lead to exactly this value: counted by theory, or because all are listed; nothing where it is not known. */
    default Optional<BigInteger> tally(GrundyValue target, Progress progress) {
        Optional<BigInteger> counted = countTo(target);
        return counted.isPresent() || !listsAll()
                ? counted
                : Optional.of(BigInteger.valueOf(optionsTo(target, progress).size()));
    }

    /** How many moves a certificate follows one by one; games whose values take long to find again say fewer. */
    default int mostFollowed() {
        return 20_000;
    }

    /** The outcome in misère play; by search unless the game has a rule. */
    default Outcome misere(Progress progress) {
        return isLoopy() ? MisereRounds.from(this, progress).outcome(this) : new MisereSearch(progress).outcome(this);
    }

    /** All moves to positions the previous player wins in misère play. */
    default List<Option> misereWinning(Progress progress) {
        if (isLoopy()) return misereTo(Outcome.P, progress);
        MisereSearch search = new MisereSearch(progress);
        search.outcome(this);
        return options().stream()
                .filter(option -> search.outcome(option.after()) == Outcome.P)
                .toList();
    }

    /** Whether play may return to a position, so that it need not end and may be drawn. */
    default boolean isLoopy() {
        return false;
    }

    /** All moves to positions of this outcome in misère play, where play may return. */
    default List<Option> misereTo(Outcome outcome, Progress progress) {
        MisereRounds rounds = MisereRounds.from(this, progress);
        return options().stream()
                .filter(option -> rounds.outcome(option.after()) == outcome)
                .toList();
    }

    /** Of these winning moves the ones a player should choose from, where play could otherwise go on for ever. */
    default List<Option> hurrying(List<Option> winning, Convention convention, Progress progress) {
        if (convention == Convention.NORMAL || !isLoopy()) return winning;
        MisereRounds rounds = MisereRounds.from(this, progress);
        return winning.stream()
                .filter(option -> rounds.remoteness(option.after()) < rounds.remoteness(this))
                .toList();
    }

    /** The same moves as people make them, where a report names moves that come to the same only once. */
    default List<Option> played(List<Option> winning) {
        return winning;
    }

    /**
     * The size of the Nim pile this is as good as in misère play too, where it is: sums of such piles have a rule. So it is where
     * every position below it has a value and every one of value 0 that has a move has one to value 1; the pile is then the value.
     */
    default Optional<BigInteger> nimPile(Progress progress) {
        return Optional.empty();
    }

    /** Whether there are few enough positions below this one for a search to be begun. */
    default boolean isSearchable() {
        return true;
    }

    /** Positions with equal keys are the same game, so that a search need see only one of them. */
    default Object key() {
        return this;
    }

    /** What the position is, in a few words. */
    Message describe();

    /** The sort of component this is, where sums of one sort are told and drawn as one board. */
    default Optional<Family> family() {
        return Optional.empty();
    }

    /** The position in its shortest notation, as in a table. */
    String print();

    /** The position for programs, by the keys of its document. */
    default Map<String, Object> facts() {
        return Map.of("position", print());
    }

    /** What the players see. */
    default Scene scene(Words words) {
        return Scene.of(print(), Drawing.sign(print()));
    }

    /** Why the position stands as it does in the terms of its theory, where there is a rule that says it in a sentence. */
    default Optional<Message> because(Convention convention, Progress progress) {
        return Optional.empty();
    }

    /** What its parts are worth, where the position is a sum in itself: heads of a row, pieces of a picture. */
    default Optional<Message> worths(Progress progress) {
        return Optional.empty();
    }

    /** What the tones of its boards mean, where the boards have any. */
    default Map<Tone, Message> legend() {
        return Map.of();
    }

    /** What a report shows of it: the boards, and on them what players should find out for themselves. */
    default List<Board> explained(Words words, Progress progress) {
        return scene(words).boards();
    }
}

package hissho.impartial.board;

import hissho.impartial.Convention;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeGame;
import hissho.impartial.OutcomeSearch;
import hissho.impartial.OutcomeSearched;
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
 * A rectangle of Chomp too large to search, by theorem. The player to move wins every rectangle but the single square by strategy
 * stealing. On a square the bite at (2,2) wins and no other does: while (2,2) is there the opponent can bite it and leave two equal
 * arms, and a bite in the first row or column leaves a rectangle. With two rows or columns only the bite at the far corner wins, for
 * the lost positions are those with one square more in the poisoned line.
 */
record LargeChomp(int columns, int rows) implements OutcomeGame {

    /** The winning first bite, where a theorem names it. */
    Optional<List<Integer>> bite() {
        if (columns == rows) return Optional.of(List.of(2, 2));
        return Math.min(columns, rows) == 2 ? Optional.of(List.of(columns, rows)) : Optional.empty();
    }

    /** Why it wins. */
    String argument() {
        return columns == rows ? "square" : Math.min(columns, rows) == 2 ? "two-rows" : "stolen";
    }

    List<Integer> heights() {
        return Chomp.rectangle(columns, rows);
    }

    @Override
    public Outcome outcome(Convention convention, Progress progress) {
        return Outcome.N;
    }

    @Override
    public List<Option> winning(Convention convention, Progress progress) {
        return bite().stream()
                .flatMap(bite ->
                        options().stream().filter(option -> option.notation().equals(bite.get(0) + "," + bite.get(1))))
                .toList();
    }

    @Override
    public Optional<BigInteger> winningCount(Convention convention) {
        return bite().map(bite -> BigInteger.ONE);
    }

    @Override
    public boolean listsAll() {
        return bite().isPresent();
    }

    @Override
    public List<Option> options() {
        OutcomeSearch<List<Integer>> search = new OutcomeSearch<>(new Chomp(), Convention.NORMAL, Chomp.MOST_POSITIONS);
        return new OutcomeSearched<>(search, heights()).options();
    }

    @Override
    public long optionCount() {
        return (long) columns * rows - 1;
    }

    @Override
    public boolean isSearchable() {
        return false;
    }

    @Override
    public Message describe() {
        return Message.of("impartial.chomp.rectangle", columns, rows);
    }

    @Override
    public String print() {
        return columns + "×" + rows;
    }

    @Override
    public Map<Tone, Message> legend() {
        return new Chomp().legend();
    }

    @Override
    public Scene scene(Words words) {
        return new Chomp().scene(heights(), words);
    }
}

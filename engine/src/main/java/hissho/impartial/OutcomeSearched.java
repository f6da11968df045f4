package hissho.impartial;

import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;

/** A position whose outcome a search decides. */
public record OutcomeSearched<P>(OutcomeSearch<P> search, P position) implements OutcomeGame {

    @Override
    public Outcome outcome(Convention convention, Progress progress) {
        if (convention != search.convention()) throw new IllegalArgumentException("searched in the other convention");
        return search.wins(position, progress) ? Outcome.N : Outcome.P;
    }

    @Override
    public List<Option> options() {
        return search.rules().turns(position).stream()
                .map(turn -> new Option(
                        turn.notation(), new OutcomeSearched<>(search, turn.after()), turn.words(), turn.facts()))
                .toList();
    }

    @Override
    public Message describe() {
        return search.rules().describe(position);
    }

    @Override
    public String print() {
        return search.rules().print(position);
    }

    @Override
    public Map<String, Object> facts() {
        return search.rules().facts(position);
    }

    @Override
    public Scene scene(Words words) {
        return search.rules().scene(position, words);
    }
}

package hissho.impartial;

import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;

/** A position under rules as a component; positions that share a search share what it has found. */
public record Searched<P>(GrundySearch<P> search, P position) implements Component {

    public static <P> Searched<P> of(Rules<P> rules, P position) {
        return new Searched<>(new GrundySearch<>(rules), position);
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(search.value(position, progress));
    }

    @Override
    public List<Option> options() {
        return search.rules().turns(position).stream()
                .map(turn ->
                        new Option(turn.notation(), new Searched<>(search, turn.after()), turn.words(), turn.facts()))
                .toList();
    }

    @Override
    public Object key() {
        return new Searched<>(search, search.rules().canonical(position));
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

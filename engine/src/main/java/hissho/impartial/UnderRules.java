package hissho.impartial;

import hissho.play.legacy.Scene;
import hissho.words.Message;
import hissho.words.Words;
import java.util.List;
import java.util.Map;

/** A position under rules: the rules say what its moves are and how it is told. */
public interface UnderRules<P> extends Component {

    Rules<P> rules();

    P position();

    /** Another position under the same rules, sharing what is known of them. */
    UnderRules<P> at(P other);

    @Override
    default List<Option> options() {
        return rules().turns(position()).stream()
                .map(turn -> new Option(turn.notation(), at(turn.after()), turn.words(), turn.facts()))
                .toList();
    }

    @Override
    default Message describe() {
        return rules().describe(position());
    }

    @Override
    default String print() {
        return rules().print(position());
    }

    @Override
    default Map<String, Object> facts() {
        return rules().facts(position());
    }

    @Override
    default Scene scene(Words words) {
        return rules().scene(position(), words);
    }
}

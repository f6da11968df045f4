package hissho.impartial;

import hissho.play.Scene;
import hissho.report.Tone;
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
        return rules().turns(position()).stream().map(this::option).toList();
    }

    private Option option(Rules.Turn<P> turn) {
        UnderRules<P> after = at(turn.after());
        return turn.isSpot()
                ? Option.spot(turn.notation(), after, turn.words(), turn.facts())
                : new Option(turn.notation(), after, turn.words(), turn.facts());
    }

    @Override
    default Message describe() {
        return rules().describe(position());
    }

    @Override
    default Map<Tone, Message> legend() {
        return rules().legend();
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

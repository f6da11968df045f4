package hissho.card.memory.larger;

import hissho.card.memory.StateFields;
import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.FewWords;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The larger Memory game, where sure pairs may be declined: do x, y or i ever truly gain? */
public final class LargerKind implements Kind<LargerKind.Question> {

    private static final int MOST_PAIRS = 40;
    private static final StateFields STATE = StateFields.upTo(MOST_PAIRS);
    private static final Field<Integer> LYING = Field.optional("lying", Shape.whole(0, MOST_PAIRS), 0);
    private static final Field<Boolean> PASSING = Field.optional("passing", Shape.truth(), true);

    /** A state of the larger game, with or without strategy 0. */
    record Question(LargerGame.State state, boolean passing) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("memory-larger", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(STATE.pairs(), LYING, STATE.known(), STATE.lead(), PASSING);
    }

    @Override
    public List<String> facts() {
        return LargerSolution.KEYS;
    }

    @Override
    public Question read(Node document) {
        int pairs = STATE.pairs().in(document);
        int lying = StateFields.atMost(pairs, LYING, document);
        int known = StateFields.atMost(pairs - lying, STATE.known(), document);
        int lead = STATE.lead().in(document);
        if (Math.abs(lead) > pairs)
            throw document.get(STATE.lead().name()).bad("core.bad.out-of-range", lead, -pairs, pairs);
        return new Question(new LargerGame.State(pairs, lying, known, lead), PASSING.in(document));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(Question game, Progress progress) {
        return LargerSolution.of(game, progress);
    }
}

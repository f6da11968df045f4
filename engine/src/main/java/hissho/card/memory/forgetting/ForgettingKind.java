package hissho.card.memory.forgetting;

import hissho.card.memory.MemoryState;
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
import hissho.number.Rational;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The Memory game with a common imperfect memory, exactly for few pairs. */
public final class ForgettingKind implements Kind<ForgettingKind.Question> {

    private static final int MOST_PAIRS = 6;
    private static final StateFields STATE = StateFields.upTo(MOST_PAIRS);
    private static final Field<Rational> FORGET =
            Field.required("forget", Shape.number().by(ForgettingKind::forget));

    /** A state and the probability with which each known card is forgotten after a turn. */
    record Question(MemoryState state, Rational forget) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("memory-forgetting", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(STATE.pairs(), STATE.known(), STATE.lead(), FORGET);
    }

    @Override
    public List<String> facts() {
        return ForgettingSolution.KEYS;
    }

    @Override
    public Question read(Node document) {
        return new Question(STATE.in(document), FORGET.in(document));
    }

    private static Rational forget(Node node) {
        Rational chance = node.rational();
        if (!chance.isPositive() || chance.compareTo(Rational.ONE) > 0) throw node.bad("memory.bad.forget", chance);
        if (chance.denominator().bitLength() > 20) throw node.bad("memory.bad.forget-size");
        return chance;
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(Question game, Progress progress) {
        return ForgettingSolution.of(game, progress);
    }
}

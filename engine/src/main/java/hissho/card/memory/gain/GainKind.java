package hissho.card.memory.gain;

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

/** The Memory game played for as many cards as possible: the expected gain and its strategy. */
public final class GainKind implements Kind<GainKind.Start> {

    private static final int MOST_PAIRS = 400;
    private static final Field<Integer> PAIRS = Field.required("pairs", Shape.whole(1, MOST_PAIRS));
    private static final Field<Integer> KNOWN = Field.optional("known", Shape.whole(0, MOST_PAIRS), 0);

    /** How many pairs are left and how many cards are known; the score so far does not matter. */
    record Start(int pairs, int known) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("memory-gain", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(PAIRS, KNOWN);
    }

    @Override
    public List<String> facts() {
        return GainSolution.KEYS;
    }

    @Override
    public Start read(Node document) {
        int pairs = PAIRS.in(document);
        return new Start(pairs, StateFields.atMost(pairs, KNOWN, document));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return FewWords.of(this, words);
    }

    @Override
    public Solution solve(Start game, Progress progress) {
        return GainSolution.of(game, progress);
    }
}

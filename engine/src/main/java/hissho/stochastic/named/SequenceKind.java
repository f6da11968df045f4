package hissho.stochastic.named;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.List;

/** Infinite sequences of games as a kind. */
final class SequenceKind implements Kind<Sequence> {

    @Override
    public Listing listing() {
        return new Listing("sequence", "system", Chapter.RECURSIVE);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(Sequence.TEMPLATE, Sequence.N, Sequence.INFINITE, Sequence.TRUNCATED);
    }

    @Override
    public List<String> facts() {
        return SequenceSolution.FACTS;
    }

    @Override
    public Sequence read(Node document) {
        return Sequence.read(document);
    }

    @Override
    public Solution solve(Sequence sequence, Progress progress) {
        return SequenceSolution.of(sequence, progress);
    }
}

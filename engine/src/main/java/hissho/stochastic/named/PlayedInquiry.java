package hissho.stochastic.named;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A question about a game that can be played, too. */
record PlayedInquiry<Q extends PlayedInquiry.Asked>(Inquiry<Q> inquiry) implements Kind<Q> {

    /** A question about a game. */
    interface Asked extends Inquiry.Asked {
        /** Where play begins, if the game asked about can be played as it is given. */
        Optional<Position> position(Progress progress);

        /** Why it cannot be played, where it cannot. */
        Message unplayable();
    }

    @Override
    public Listing listing() {
        return inquiry.listing();
    }

    @Override
    public Shape.Fields document() {
        return inquiry.document();
    }

    @Override
    public List<String> facts() {
        return inquiry.facts();
    }

    @Override
    public Q read(Node node) {
        return inquiry.read(node);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return inquiry.fromWords(words);
    }

    @Override
    public Solution solve(Q question, Progress progress) {
        return inquiry.solve(question, progress);
    }

    @Override
    public Optional<Message> unplayable(Q question) {
        return Optional.of(question.unplayable());
    }

    @Override
    public Optional<Position> play(Q question, Progress progress) {
        return question.position(progress);
    }
}

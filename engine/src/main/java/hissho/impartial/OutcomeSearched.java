package hissho.impartial;

import hissho.progress.Progress;

/** A position whose outcome a search decides. */
public record OutcomeSearched<P>(OutcomeSearch<P> search, P position) implements OutcomeGame, UnderRules<P> {

    @Override
    public Outcome outcome(Convention convention, Progress progress) {
        if (convention != search.convention()) throw new IllegalArgumentException("searched in the other convention");
        return search.wins(position, progress) ? Outcome.N : Outcome.P;
    }

    @Override
    public Rules<P> rules() {
        return search.rules();
    }

    @Override
    public OutcomeSearched<P> at(P other) {
        return new OutcomeSearched<>(search, other);
    }
}

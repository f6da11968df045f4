package hissho.impartial;

import hissho.progress.Progress;

/** A position under rules as a component; positions that share a search share what it has found. */
public record Searched<P>(GrundySearch<P> search, P position) implements UnderRules<P> {

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.of(search.value(position, progress));
    }

    @Override
    public Object key() {
        return at(search.rules().canonical(position));
    }

    @Override
    public Rules<P> rules() {
        return search.rules();
    }

    @Override
    public Searched<P> at(P other) {
        return new Searched<>(search, other);
    }
}

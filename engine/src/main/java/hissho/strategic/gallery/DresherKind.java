package hissho.strategic.gallery;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.strategic.named.Families;
import hissho.strategic.named.Family;
import hissho.strategic.search.ColumnGeneration;
import hissho.strategic.search.Dresher;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Dresher's guessing game. */
final class DresherKind implements Kind<Dresher> {

    private final Family family = Families.find("dresher-guessing").orElseThrow();

    @Override
    public Listing listing() {
        return new Listing(family.slug(), "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return family.shape();
    }

    @Override
    public Dresher read(Node document) {
        Set<String> known = new HashSet<>(family.names());
        known.addAll(Reading.ABOUT);
        document.only(known);
        return Dresher.read(document);
    }

    @Override
    public Solution solve(Dresher game, Progress progress) {
        return new SearchAnswer<>(
                name(),
                List.of(game.n(), game.trees()),
                ColumnGeneration.solve(game, progress),
                SearchTrees::guesses,
                (words, count) -> List.of());
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Reading.positional(name(), family.parameters(), words);
    }
}

package hissho.strategic.gallery;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.strategic.blotto.Blotto;
import hissho.strategic.blotto.DoubleOracle;
import hissho.strategic.named.Families;
import hissho.strategic.named.Family;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Colonel Blotto of any size. */
final class BlottoKind implements Kind<Blotto> {

    private final Family family = Families.find("colonel-blotto").orElseThrow();

    @Override
    public Listing listing() {
        return new Listing(family.slug(), "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return family.shape();
    }

    @Override
    public Blotto read(Node document) {
        Set<String> known = new HashSet<>(family.names());
        known.addAll(Reading.ABOUT);
        document.only(known);
        return Blotto.read(document);
    }

    @Override
    public Solution solve(Blotto game, Progress progress) {
        return BlottoAnswer.of(game, DoubleOracle.solve(game, progress), progress);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Reading.positional(name(), family.parameters(), words);
    }
}

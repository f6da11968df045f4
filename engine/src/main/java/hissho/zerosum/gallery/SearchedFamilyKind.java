package hissho.zerosum.gallery;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.zerosum.blotto.Blotto;
import hissho.zerosum.blotto.DoubleOracle;
import hissho.zerosum.named.Family;
import hissho.zerosum.named.NamedGame;
import hissho.zerosum.rounds.Rounds;
import hissho.zerosum.search.ColumnGeneration;
import hissho.zerosum.search.Dresher;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/** A family of games too large to be written as a matrix: a search brings in only the strategies that matter. */
record SearchedFamilyKind<G extends NamedGame>(
        Family family, Function<Node, G> reader, Predicate<G> isSmall, BiFunction<G, Progress, Solution> solver) implements Kind<G> {

    /** Colonel Blotto of any size. */
    static Kind<Blotto> blotto(Family family) {
        return new SearchedFamilyKind<>(
                family,
                Blotto::read,
                Blotto::isSmall,
                (game, progress) -> BlottoAnswer.of(game, DoubleOracle.solve(game, progress), progress));
    }

    /** Dresher's guessing game. */
    static Kind<Dresher> dresher(Family family) {
        return new SearchedFamilyKind<>(
                family,
                Dresher::read,
                game -> game.n() <= Dresher.LARGEST_LISTED,
                (game, progress) -> new SearchAnswer<>(
                        family.slug(),
                        List.of(game.n(), game.trees()),
                        ColumnGeneration.solve(game, progress),
                        SearchTrees::guesses,
                        (words, count) -> List.of()));
    }

    @Override
    public Listing listing() {
        return new Listing(family.slug(), "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return family.shape();
    }

    @Override
    public G read(Node document) {
        Set<String> known = new HashSet<>(family.names());
        known.addAll(Reading.ABOUT);
        document.only(known);
        return reader.apply(document);
    }

    @Override
    public Solution solve(G game, Progress progress) {
        return solver.apply(game, progress);
    }

    @Override
    public Optional<Position> play(G game, Progress progress) {
        return isSmall.test(game) ? Rounds.of(game.matrix(), progress) : Optional.empty();
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Reading.positional(name(), family.parameters(), words);
    }
}

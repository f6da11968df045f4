package hissho.zerosum.search;

import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.named.Positional;
import hissho.zerosum.rounds.Rounds;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Dresher's guessing game. */
public final class DresherKind implements Kind<Dresher> {

    @Override
    public Listing listing() {
        return new Listing("dresher-guessing", "search", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return new Shape.Fields(Dresher.FAMILY.parameters());
    }

    @Override
    public List<String> facts() {
        return DresherFacts.KEYS;
    }

    @Override
    public Dresher read(Node document) {
        return (Dresher) Dresher.FAMILY.reader().apply(document);
    }

    @Override
    public Optional<Message> unplayable(Dresher game) {
        return Optional.of(Message.of("rounds.not-played"));
    }

    @Override
    public Optional<Position> play(Dresher game, Progress progress) {
        return game.n() <= Dresher.LARGEST_LISTED ? Rounds.of(game.matrix(), progress) : Optional.empty();
    }

    @Override
    public Solution solve(Dresher game, Progress progress) {
        SearchSolution<GuessTree> solution = ColumnGeneration.solve(game, progress);
        return new SearchAnswer<>(
                name(),
                List.of(game.n(), game.trees()),
                solution,
                SearchTrees::guesses,
                (words, count) -> List.of(),
                Optional.empty(),
                GuessTree::listed,
                SearchFacts.of(solution, progress).putAll(DresherFacts.of(game, () -> solution, progress)),
                progress);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Positional.document(name(), Dresher.FAMILY.parameters(), words);
    }
}

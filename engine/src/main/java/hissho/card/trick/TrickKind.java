package hissho.card.trick;

import hissho.card.trick.claim.TrickClaims;
import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairSearch;
import hissho.claim.Claim;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.kind.Tabulation;
import hissho.play.Position;
import hissho.progress.Progress;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Single-suit trick-taking for two with open hands. */
public final class TrickKind implements Kind<TrickGame> {

    private final List<Claim> claims = TrickClaims.all();

    @Override
    public Listing listing() {
        return new Listing("trick", "trick", Chapter.TRICK);
    }

    @Override
    public Shape.Fields document() {
        return TrickReader.FIELDS;
    }

    @Override
    public List<String> facts() {
        return TrickSolution.KEYS;
    }

    @Override
    public TrickGame read(Node document) {
        return TrickReader.read(document);
    }

    @Override
    public Solution solve(TrickGame game, Progress progress) {
        return TrickSolution.of(game, analysis(game, progress));
    }

    /** The analysis of a game, remembering what it has worked out. */
    static Analysis analysis(TrickGame game, Progress progress) {
        return new Analysis(game.deal(), game.rules(), values(game, progress));
    }

    private static SuitValues values(TrickGame game, Progress progress) {
        OptionalInt scoring = game.rules().highestScoring();
        if (scoring.isPresent() && game.deal().size() <= Combinadics.LARGEST)
            return new TopValues(scoring.getAsInt(), new StairSearch(progress));
        if (scoring.isPresent() && scoring.getAsInt() <= 2) return new TwoScoringValues(scoring.getAsInt());
        return new RuleValues(game.rules(), progress);
    }

    /** A word or a number of cards to deal at random, then the scoring cards, then the leader: {@code AABBBABA 4 left}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty() || words.size() > 3) return Optional.empty();
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", name());
        String first = words.getFirst();
        if (first.matches("[0-9]{1,3}(:[0-9]{1,18})?")) {
            String[] parts = first.split(":", -1);
            long seed = parts.length > 1 ? Long.parseLong(parts[1]) : 1;
            document.put("random", InOrder.of("cards", Integer.parseInt(parts[0]), "seed", seed));
        } else document.put("word", first);
        if (words.size() > 1) document.put("scoring", words.get(1));
        if (words.size() > 2) document.put("leader", words.get(2));
        return Optional.of(document);
    }

    @Override
    public Optional<Position> play(TrickGame game, Progress progress) {
        return Optional.of(TrickPosition.start(game));
    }

    @Override
    public List<Tabulation> tables() {
        return List.of(new TrickCensus());
    }

    @Override
    public List<Claim> claims() {
        return claims;
    }
}

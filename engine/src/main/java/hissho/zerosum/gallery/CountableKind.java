package hissho.zerosum.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.zerosum.countable.CountableGame;
import hissho.zerosum.countable.CountableSolution;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Games on the whole numbers given by a payoff rule. */
final class CountableKind implements Kind<CountableKind.Asked> {

    static final int USUAL_TRUNCATION = 16;
    private static final int MOST_TRUNCATION = 60;

    /** A game, how far to truncate it, and from where on the number 1 is known to dominate. */
    record Asked(CountableGame game, int truncate, Optional<BigInteger> dominatedFrom) implements Game {}

    @Override
    public Listing listing() {
        return new Listing("countable-game", "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.optional("rule", Shape.text()),
                Field.optional("first", Shape.whole(-1000, 1000)),
                Field.optional("game", Shape.choice("largest-integer")),
                Field.optional("truncate", Shape.whole(1, MOST_TRUNCATION)));
    }

    @Override
    public Asked read(Node document) {
        Set<String> known = new HashSet<>(Reading.ABOUT);
        document().fields().forEach(field -> known.add(field.name()));
        document.only(known);
        int truncate = document.find("truncate")
                .map(node -> node.whole(1, MOST_TRUNCATION))
                .orElse(USUAL_TRUNCATION);
        if (!document.has("rule") && document.has("game")) {
            document.get("game").choice("largest-integer");
            return new Asked(CountableGame.largestInteger(), truncate, Optional.empty());
        }
        return new Asked(CountableGame.read(document), truncate, Optional.empty());
    }

    @Override
    public Solution solve(Asked asked, Progress progress) {
        return solved(asked, progress);
    }

    static Solution solved(Asked asked, Progress progress) {
        return new CountableAnswer(asked, CountableSolution.of(asked.game(), asked.truncate(), progress));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        if (words.isEmpty()) return Optional.empty();
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("kind", name());
        document.put("rule", String.join(" ", words));
        return Optional.of(document);
    }
}

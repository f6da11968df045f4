package hissho.zerosum.countable;

import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Games on the whole numbers given by a payoff rule. */
public final class CountableKind implements Kind<CountableQuestion> {

    private static final Field<String> GAME = Field.optional("game", Shape.choice("largest-integer"));
    private static final Field<Integer> TRUNCATE = Field.optional("truncate", Shape.whole(1, 60), 16);

    @Override
    public Listing listing() {
        return new Listing("countable-game", "countable", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                CountableGame.RULE,
                CountableGame.FIRST,
                GAME,
                TRUNCATE,
                CountableQuestion.P,
                CountableQuestion.Q,
                CountableQuestion.ROWS,
                CountableQuestion.COLUMNS);
    }

    @Override
    public List<String> facts() {
        return CountableFacts.KEYS;
    }

    @Override
    public CountableQuestion read(Node document) {
        boolean known =
                !CountableGame.RULE.isIn(document) && GAME.find(document).isPresent();
        return CountableQuestion.of(
                known ? CountableGame.largestInteger() : CountableGame.read(document),
                TRUNCATE.in(document),
                Optional.empty(),
                document);
    }

    @Override
    public Solution solve(CountableQuestion asked, Progress progress) {
        return CountableAnswer.of(name(), asked, progress);
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(InOrder.of("kind", name(), "rule", String.join(" ", words)));
    }
}

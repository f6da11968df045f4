package hissho.impartial.rule;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.AnalysisFacts;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import hissho.impartial.heap.FollowersTable;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.HeapSupplement;
import hissho.impartial.heap.HeapValues;
import hissho.impartial.heap.Piles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Games of the user's own rule: when c chips may be taken from n, and when the rest may be left in parts a and b. */
public final class TakeAwayRuleKind implements ImpartialKind {

    /** When c chips may be taken from n. */
    public static final Field<RuleExpression> TAKE =
            Field.required("take", RuleExpression.shape("n", "c")).asRule();

    /** When the rest may be left in parts a and b. */
    public static final Field<RuleExpression> SPLIT =
            Field.optional("split", RuleExpression.shape("n", "c", "a", "b")).asRule();

    private static final int MOST = 5_000;
    private static final int MOST_SPLIT = 300;
    private static final Field<List<Long>> PILES = Field.required(
                    "piles", Shape.listOf(Shape.whole(0L, MOST), 1, Piles.MOST_PILES))
            .looksLike("piles");

    @Override
    public String name() {
        return "take-away-rule";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(TAKE, SPLIT, PILES, Convention.PLAY);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(AnalysisFacts.KEYS.stream(), HeapSupplement.KEYS.stream())
                .toList();
    }

    @Override
    public Setting read(Node document) {
        HeapGame game = game(document);
        Convention convention = Convention.of(document);
        return Setting.of(Heap.sum(game, PILES.in(document)), convention)
                .with(new HeapSupplement(game, PILES.in(document), convention));
    }

    /** The game of the conditions in a document. */
    public static HeapGame game(Node document) {
        return game(TAKE.in(document), SPLIT.find(document));
    }

    public static HeapGame game(RuleExpression take, Optional<RuleExpression> split) {
        ConditionFollowers followers = new ConditionFollowers(take, split);
        return HeapGame.of(
                "take-away-rule",
                take.text() + split.map(condition -> "; " + condition.text()).orElse(""),
                0,
                followers,
                HeapValues.tabled(new FollowersTable(followers), split.isPresent() ? MOST_SPLIT : MOST));
    }
}

package hissho.impartial.heap;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.Setting;
import java.util.List;

/** Games of the user's own rule: when c chips may be taken from n, and when the rest may be left in parts a and b. */
final class TakeAwayRuleKind implements ImpartialKind {

    @Override
    public String name() {
        return "take-away-rule";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("take", Shape.text()),
                Field.optional("split", Shape.text()),
                Field.required("piles", Shape.listOf(Shape.whole(0, 5_000), 1, Heaps.MOST_PILES))
                        .looksLike("piles"),
                Field.optional("play", Shape.choice("normal", "misere")));
    }

    @Override
    public Setting read(Node document) {
        HeapGame game = game(document);
        List<Long> sizes = Heaps.piles(document, "piles", 0);
        return Setting.of(Heap.sum(game, sizes), Convention.of(document)).with(new HeapSupplement(game, sizes));
    }

    static HeapGame game(Node document) {
        RuleExpression take = RuleExpression.read(document.get("take"), List.of("n", "c"));
        return document.find("split")
                .map(split -> HeapGames.rule(take, RuleExpression.read(split, List.of("n", "c", "a", "b"))))
                .orElseGet(() -> HeapGames.rule(take));
    }
}

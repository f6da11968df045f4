package hissho.impartial.pile;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.octal.OctalGames;
import hissho.impartial.octal.OctalKind;
import hissho.impartial.octal.TakeAndBreakCode;
import hissho.impartial.rule.RuleExpression;
import hissho.impartial.rule.TakeAwayRuleKind;
import hissho.impartial.subtraction.SubtractionKind;
import hissho.impartial.subtraction.SubtractionSet;
import java.util.List;
import java.util.stream.Stream;

/** A game on heaps as documents give it: by name, by code, by what may be taken, or by conditions. */
final class HeapRule {

    static final String[] NAMES = Stream.concat(PileGames.NAMES.stream(), OctalGames.CODES.keySet().stream())
            .distinct()
            .sorted()
            .toArray(String[]::new);

    static final Field<String> GAME = Field.optional("game", Shape.choice(NAMES));
    private static final Field<TakeAndBreakCode> CODE = Field.optional("code", TakeAndBreakCode.SHAPE);
    private static final Field<SubtractionSet> SET = Field.optional("subtractionSet", SubtractionSet.SHAPE);
    private static final Field<RuleExpression> TAKE = Field.optional("take", TakeAwayRuleKind.TAKE.shape());

    static final List<Field<?>> FIELDS =
            List.of(GAME, CODE, SET, SubtractionSet.IMPATIENT, TAKE, TakeAwayRuleKind.SPLIT);

    private HeapRule() {}

    static HeapGame in(Node document) {
        if (CODE.isIn(document)) return OctalGames.of(OctalKind.CODE.in(document));
        if (SET.isIn(document)) return SubtractionKind.game(document);
        if (TAKE.isIn(document)) return TakeAwayRuleKind.game(document);
        return PileGames.named(GAME.in(document));
    }
}

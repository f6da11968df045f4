package hissho.impartial.pile;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Component;
import hissho.impartial.ComponentReader;
import hissho.impartial.heap.Heap;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.Piles;
import hissho.impartial.nim.NimPile;
import hissho.impartial.nim.Staircase;
import hissho.impartial.octal.OctalGames;
import hissho.impartial.octal.TakeAndBreakCode;
import hissho.impartial.rule.TakeAwayRuleKind;
import hissho.impartial.subtraction.SubtractionGames;
import hissho.impartial.subtraction.SubtractionSet;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Piles of any heap game as summands. */
public final class PileSummands implements ComponentReader {

    private static final Field<String> GAME = Field.required("game", Shape.text());
    private static final Field<BigInteger> PILE = Field.optional("pile", NimPile.SIZE);
    private static final Field<TakeAndBreakCode> OCTAL = Field.optional("octal", TakeAndBreakCode.SHAPE);
    private static final Field<TakeAndBreakCode> CODE = Field.optional("code", TakeAndBreakCode.SHAPE);

    @Override
    public Set<String> games() {
        Set<String> games = new TreeSet<>(List.of(HeapRule.NAMES));
        games.addAll(
                List.of("nim", "subtraction", "impatient-subtraction", "octal", "take-away-rule", "staircase-nim"));
        return games;
    }

    @Override
    public List<Field<?>> fields() {
        return List.of(
                PILE,
                SubtractionSet.FIELD,
                OCTAL,
                CODE,
                TakeAwayRuleKind.TAKE,
                TakeAwayRuleKind.SPLIT,
                Staircase.STEPS);
    }

    @Override
    public Component read(Node summand) {
        String name = GAME.in(summand);
        if (name.equals("nim")) return new NimPile(PILE.in(summand));
        if (name.equals("staircase-nim")) return new Staircase(Staircase.STEPS.in(summand));
        HeapGame game = switch (name) {
            case "subtraction" -> SubtractionGames.of(SubtractionSet.FIELD.in(summand));
            case "impatient-subtraction" -> SubtractionGames.impatient(SubtractionSet.FIELD.in(summand));
            case "octal" -> OctalGames.of((OCTAL.isIn(summand) ? OCTAL : CODE).in(summand));
            case "take-away-rule" -> TakeAwayRuleKind.game(summand);
            default -> PileGames.named(name);
        };
        return new Heap(game, summand.get("pile").wholeLong(game.least(), Piles.MOST_CHIPS));
    }
}

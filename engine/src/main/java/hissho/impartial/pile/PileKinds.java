package hissho.impartial.pile;

import hissho.impartial.limits.DynamicSubtractionKind;
import hissho.impartial.limits.TakeTable;
import hissho.impartial.limits.ZeckendorfQuestion;
import hissho.impartial.nim.MexQuestion;
import hissho.impartial.nim.MooreKind;
import hissho.impartial.nim.NimKind;
import hissho.impartial.nim.NimSumQuestion;
import hissho.impartial.nim.NimbleKind;
import hissho.impartial.nim.StaircaseKind;
import hissho.impartial.octal.CodeQuestion;
import hissho.impartial.octal.OctalKind;
import hissho.impartial.rule.TakeAwayRuleKind;
import hissho.impartial.subtraction.SubtractionKind;
import hissho.kind.Kind;
import java.util.List;
import java.util.stream.Stream;

/** The kinds of games on heaps, and the questions about them, in the order of the textbook. */
public final class PileKinds {

    private PileKinds() {}

    public static List<Kind<?>> all() {
        return Stream.of(
                        Stream.<Kind<?>>of(
                                new NimKind(),
                                new SubtractionKind(),
                                new TakeAwayRuleKind(),
                                new OctalKind(),
                                new DynamicSubtractionKind(),
                                new NimbleKind(),
                                new StaircaseKind(),
                                new MooreKind()),
                        PileGames.NAMES.stream().<Kind<?>>map(PileGameKind::new),
                        Stream.<Kind<?>>of(
                                new PileValuesKind(),
                                CodeQuestion.kind(),
                                NimSumQuestion.kind(),
                                MexQuestion.kind(),
                                ZeckendorfQuestion.kind(),
                                TakeTable.kind()))
                .flatMap(kinds -> kinds)
                .toList();
    }
}

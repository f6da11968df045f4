package hissho.impartial.pile;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.heap.HeapGame;
import hissho.impartial.heap.Piles;
import hissho.impartial.octal.MisereQuotientTable;
import hissho.impartial.octal.OctalGames;
import hissho.impartial.octal.OctalKind;
import hissho.impartial.rule.TakeAwayRuleKind;
import hissho.impartial.subtraction.SubtractionKind;
import hissho.impartial.subtraction.SubtractionSet;
import hissho.kind.Tabulation;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Tables of Grundy values of single heaps over a range, for every named game, every code and every set. */
record PileTables(String name, List<Field<?>> own, Function<Node, HeapGame> game) implements Tabulation {

    private static final Field<String> GAME =
            Field.required("game", Shape.choice(PileGames.NAMES.toArray(String[]::new)));
    private static final Field<Long> TO = Field.required("to", Shape.whole(0, Piles.MOST_CHIPS));
    private static final Field<Integer> WIDTH = Field.optional("width", Shape.whole(1, 60));

    static List<Tabulation> all() {
        return List.of(
                new PileTables("heap", List.of(GAME), node -> PileGames.named(GAME.in(node))),
                new PileTables("octal", List.of(OctalKind.CODE), node -> OctalGames.of(OctalKind.CODE.in(node))),
                new PileTables(
                        "subtraction", List.of(SubtractionSet.FIELD, SubtractionSet.IMPATIENT), SubtractionKind::game),
                new PileTables(
                        "take-away-rule",
                        List.of(TakeAwayRuleKind.TAKE, TakeAwayRuleKind.SPLIT),
                        TakeAwayRuleKind::game),
                new MisereQuotientTable());
    }

    @Override
    public String room() {
        return "impartial";
    }

    @Override
    public Shape.Fields parameters() {
        List<Field<?>> fields = new ArrayList<>(own);
        fields.addAll(List.of(PileValuesKind.FROM, TO, WIDTH, Convention.PLAY));
        return new Shape.Fields(fields);
    }

    @Override
    public Report make(Node parameters, Words words, Progress progress) {
        TO.in(parameters);
        Optional<Integer> width = WIDTH.find(parameters);
        PileValues values = PileValues.of(PileValuesKind.range(game.apply(parameters), parameters), width, progress);
        boolean misere = Convention.of(parameters) == Convention.MISERE;
        List<String> told = misere
                ? List.of("pPositions")
                : values.period().isPresent() ? List.of("period", "periodicFrom") : List.of();
        return values.table("table", words, told).certified(values.certificate(progress), words);
    }
}

package hissho.zerosum.method;

import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Tone;
import hissho.words.Words;
import hissho.zerosum.invariance.Invariance;
import hissho.zerosum.invariance.InvarianceGroup;
import hissho.zerosum.invariance.Symmetry;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.OptimalPair;
import hissho.zerosum.writing.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Symmetries of the matrix: orbits, the quotient game between orbits, and its solution spread evenly inside each orbit. */
public final class InvarianceMethod implements Method.Further {

    private static final Tone[] TONES = {Tone.FIRST, Tone.SECOND, Tone.GOOD, Tone.ACCENT, Tone.BAD, Tone.MUTED};
    private static final int MOST_GENERATORS = 6;

    @Override
    public String name() {
        return "invariance";
    }

    @Override
    public Argument argue(MatrixGame game, Choices choices, Progress progress) {
        if ((long) game.height() * game.width() > InvarianceGroup.MOST_ENTRIES)
            return Argument.fails("invariance.too-large", InvarianceGroup.MOST_ENTRIES);
        Invariance found = Invariance.of(game, progress);
        OptimalPair pair = new OptimalPair(found.value(), found.row(), found.column());
        return Argument.of(pair, words -> tell(words, game, found));
    }

    private static List<Block> tell(Words words, MatrixGame game, Invariance found) {
        List<Block.Step> steps = new ArrayList<>();
        if (!found.duplicates().none())
            steps.add(Block.Step.of(words.say(
                    "invariance.duplicates",
                    groups(game.rows(), found.duplicates().rows()),
                    groups(game.columns(), found.duplicates().columns()))));
        steps.add(Block.Step.of(words.say("invariance.definition")));
        if (found.group().generators().isEmpty()) steps.add(Block.Step.of(words.say("invariance.trivial")));
        else steps.add(group(words, found));
        steps.add(Block.Step.of(words.say(
                "invariance.orbits",
                orbits(game.rows(), found.rowOrbits()),
                orbits(game.columns(), found.columnOrbits()))));
        MatrixGame quotient = found.quotient().game();
        steps.add(
                Writing.shown(quotient)
                        ? Block.Step.of(words.say("invariance.quotient"), Writing.table(words, quotient, ""))
                        : Block.Step.of(words.say("invariance.quotient")));
        steps.add(Block.Step.of(words.say(
                "invariance.solved",
                found.value(),
                Writing.strategy(words, found.quotientSolution().row(), quotient.rows()),
                Writing.strategy(words, found.quotientSolution().column(), quotient.columns()))));
        steps.add(Block.Step.of(words.say(
                "invariance.lifted",
                Writing.strategy(words, found.row(), game.rows()),
                Writing.strategy(words, found.column(), game.columns()))));
        List<Block> blocks = new ArrayList<>(List.of(new Block.Steps(steps)));
        if (Writing.shown(game))
            blocks.add(Writing.grouped(
                    new Block.Picture(
                            Writing.grid(words, game, (i, j) -> tone(found, i, j)), words.say("invariance.caption")),
                    TONES,
                    pairs(words, found)));
        return blocks;
    }

    private static Block.Step group(Words words, Invariance found) {
        String generators = found.group().generators().stream()
                .limit(MOST_GENERATORS)
                .map(Symmetry::columns)
                .map(Object::toString)
                .collect(Collectors.joining(", "));
        return Block.Step.of(words.say("invariance.group", found.group().order(), generators));
    }

    private static Tone tone(Invariance found, int row, int column) {
        int width = found.columnOrbits().size();
        return TONES[(index(found.rowOrbits(), row) * width + index(found.columnOrbits(), column)) % TONES.length];
    }

    /** The pairs of a row orbit and a column orbit, in the order of their tones. */
    private static List<String> pairs(Words words, Invariance found) {
        List<String> pairs = new ArrayList<>();
        for (int i = 1; i <= found.rowOrbits().size(); i++)
            for (int j = 1; j <= found.columnOrbits().size(); j++) pairs.add(words.say("invariance.legend", i, j));
        return pairs;
    }

    private static int index(List<List<Integer>> orbits, int line) {
        for (int o = 0; o < orbits.size(); o++) if (orbits.get(o).contains(line)) return o;
        throw new IllegalArgumentException("a line without an orbit");
    }

    private static String groups(List<String> labels, List<List<Integer>> groups) {
        return orbits(labels, groups.stream().filter(g -> g.size() > 1).toList());
    }

    private static String orbits(List<String> labels, List<List<Integer>> orbits) {
        if (orbits.isEmpty()) return "–";
        return orbits.stream()
                .map(orbit -> orbit.stream().map(labels::get).collect(Collectors.joining(", ", "{", "}")))
                .collect(Collectors.joining(" "));
    }
}

package hissho.zerosum.question;

import hissho.fact.Facts;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import hissho.zerosum.matrix.Device;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolution;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How a device of equally likely outcomes realises the optimal strategies, exactly or with the best guarantee. */
final class DeviceSections {

    private final MatrixGame game;
    private final MatrixSolution solution;
    private final Facts facts;
    private final Words words;
    private final PlayerNames names;

    DeviceSections(MatrixAnswer answer, Words words, PlayerNames names) {
        this.game = answer.question().game();
        this.solution = answer.solution();
        this.facts = answer.facts();
        this.words = words;
        this.names = names;
    }

    /** How both players use the device. */
    Section make(int outcomes) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(device(outcomes, solution.row(), true));
        blocks.add(device(outcomes, solution.column(), false));
        return new Section(words.say("matrix.section.device", outcomes), blocks);
    }

    /** What a device is good for, without saying how it is used. */
    Section inShort(int outcomes) {
        boolean exact = Device.exact(solution.row().weights(), outcomes)
                && Device.exact(solution.column().weights(), outcomes);
        if (exact)
            return Section.of(
                    "",
                    new Block.Paragraph(
                            words.say("matrix.verdict.yes", words.say("matrix.device.all-exact", outcomes))));
        List<Integer> rows = counts(true);
        List<Integer> columns = counts(false);
        return Section.of(
                "",
                new Block.Paragraph(words.say(
                        "matrix.device.best",
                        outcomes,
                        Device.guarantee(game, rows, outcomes),
                        Device.guarantee(game.reversed(), columns, outcomes).negated(),
                        solution.value(),
                        names.first(),
                        names.second())));
    }

    private Block device(int outcomes, Mixed strategy, boolean first) {
        String player = words.say(first ? "matrix.player.I" : "matrix.player.II");
        List<String> labels = first ? game.rows() : game.columns();
        MatrixGame side = first ? game : game.reversed();
        boolean exact = Device.exact(strategy.weights(), outcomes);
        List<Integer> counts = counts(first);
        List<List<Integer>> ranges = Device.ranges(counts);
        String shares = IntStream.range(0, counts.size())
                .filter(i -> counts.get(i) > 0)
                .mapToObj(i -> words.say(
                        counts.get(i) == 1 ? "matrix.device.share-one" : "matrix.device.share",
                        labels.get(i),
                        ranges.get(i).get(0),
                        ranges.get(i).get(1) - 1))
                .collect(Collectors.joining(words.say("matrix.weight.and")));
        if (exact) return new Block.Paragraph(words.say("matrix.device.exact", player, shares));
        Rational sign = first ? Rational.ONE : Rational.MINUS_ONE;
        Rational guarantee = Device.guarantee(side, counts, outcomes).times(sign);
        return new Block.Paragraph(words.say(
                "matrix.device.near",
                player,
                shares,
                guarantee,
                guarantee.minus(solution.value()).absolute(),
                Device.leastOutcomes(strategy.weights())));
    }

    @SuppressWarnings("unchecked") // the fact is a list of whole numbers
    private List<Integer> counts(boolean first) {
        return facts.get(first ? "rowCounts" : "colCounts", List.class);
    }
}

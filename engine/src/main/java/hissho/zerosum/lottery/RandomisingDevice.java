package hissho.zerosum.lottery;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.zerosum.matrix.Device;
import hissho.zerosum.matrix.MatrixGame;
import hissho.zerosum.matrix.MatrixSolver;
import hissho.zerosum.matrix.Payoffs;
import hissho.zerosum.question.MatrixQuestion.Player;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How a device with equally likely outcomes realises a mixture: exactly, or else with the best guarantee in a given game, or else as
 * nearly as can be.
 *
 * @param side the game in which the one who mixes chooses rows, where a game is given
 */
public record RandomisingDevice(RationalVector mixed, int outcomes, Optional<MatrixGame> side, Player player)
        implements Inquiry.Asked {

    private static final Field<RationalVector> MIXED = Field.required(
            "mixed", Shape.listOf(Shape.number(), 1, 10_000).by(node -> node.probabilities(node.vector())));
    private static final Field<Integer> OUTCOMES = Field.required("outcomes", Shape.whole(1, 1_000_000));
    private static final Field<RationalMatrix> MATRIX =
            Field.optional("matrix", Shape.matrix(Payoffs.MOST_ENTRIES)).looksLike("matrix");
    private static final Field<Player> PLAYER =
            Field.optional("player", Shape.choice("I", "II").as(Player::valueOf), Player.I);

    public static final Inquiry<RandomisingDevice> KIND = new Inquiry<>(
            new Listing("randomization-device", "lottery", Chapter.MATRIX),
            Shape.fields(MIXED, OUTCOMES, MATRIX, PLAYER),
            RandomisingDevice::read,
            List.of("counts", "ranges", "exact", "minOutcomes", "guarantee", "loss"));

    private static RandomisingDevice read(Node document) {
        RationalVector mixed = MIXED.in(document);
        Player player = PLAYER.in(document);
        Optional<MatrixGame> side =
                MATRIX.find(document).map(MatrixGame::of).map(game -> player == Player.I ? game : game.reversed());
        side.filter(game -> game.height() != mixed.size()).ifPresent(game -> {
            throw document.get("mixed").bad("matrix.bad.length", game.height(), mixed.size());
        });
        return new RandomisingDevice(mixed, OUTCOMES.in(document), side, player);
    }

    @Override
    public Facts answers(Progress progress) {
        Once<List<Integer>> counts = new Once<>(() -> Device.shares(mixed, outcomes, side, progress));
        Facts facts = new Facts()
                .put(
                        "counts",
                        (answered, expected) -> right(counts.get(), expected),
                        counts,
                        (words, shares) -> IntStream.range(0, shares.size())
                                .filter(k -> shares.get(k) > 0)
                                .mapToObj(k -> words.say("lottery.share", shares.get(k), k + 1))
                                .collect(Collectors.joining(words.say("lottery.share.and"))))
                .put("ranges", () -> Device.ranges(counts.get()))
                .put("exact", () -> Device.exact(mixed, outcomes))
                .put("minOutcomes", () -> Device.leastOutcomes(mixed));
        side.ifPresent(game -> facts.put("guarantee", () -> sign(Device.guarantee(game, counts.get(), outcomes)))
                .put(
                        "loss",
                        () -> MatrixSolver.optimum(game, progress)
                                .value()
                                .minus(Device.guarantee(game, counts.get(), outcomes))));
        return facts;
    }

    /** What the one who mixes is guaranteed, as a payoff to player I. */
    private Rational sign(Rational guarantee) {
        return player == Player.I ? guarantee : guarantee.negated();
    }

    /** Another share-out is right only where none is exact and it guarantees as much. */
    private boolean right(List<Integer> own, @Nullable Object expected) {
        if (Device.exact(mixed, outcomes) || side.isEmpty()) return Compare.EXACT.agree(own, expected);
        return Device.asGood(side.get(), own, Node.root(expected).wholes(0, outcomes), outcomes);
    }

    /** The shares add up, and where they are exact each is its part of the outcomes. */
    @Override
    public Certificate check(Progress progress) {
        List<Integer> counts = Device.shares(mixed, outcomes, side, progress);
        boolean exact = Device.exact(mixed, outcomes);
        boolean holds = counts.stream().mapToInt(Integer::intValue).sum() == outcomes
                && (!exact
                        || IntStream.range(0, counts.size())
                                .allMatch(i ->
                                        Rational.of(counts.get(i), outcomes).equals(mixed.get(i))));
        return new Certificate.SecondWay(
                holds,
                exact ? Extent.everything() : new Extent.Part(Message.of("lottery.device.not-best")),
                Message.of("lottery.device.certificate"),
                InOrder.of("mixed", mixed, "outcomes", outcomes, "counts", counts, "exact", exact));
    }
}

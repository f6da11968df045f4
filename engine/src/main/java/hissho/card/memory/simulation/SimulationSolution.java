package hissho.card.memory.simulation;

import hissho.card.memory.MemoryState;
import hissho.card.memory.gain.GainTable;
import hissho.card.memory.win.MemoryRules;
import hissho.card.memory.win.WinTable;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What was seen, beside the theory where there is one. */
record SimulationSolution(SimulationKind.Question game, Simulation.Result result, Optional<Rational> exact)
        implements Solution {

    static List<String> keys(int players) {
        return Stream.concat(
                        IntStream.rangeClosed(1, players).mapToObj(seat -> "player" + seat),
                        Stream.of("exact", "covered"))
                .toList();
    }

    static SimulationSolution of(SimulationKind.Question game, Progress progress) {
        WinTable table = WinTable.upTo(game.pairs(), MemoryRules.STANDARD, progress);
        GainTable gains = GainTable.upTo(game.pairs(), progress);
        int seats = game.players().size();
        List<Simulation.Policy> policies = game.players().stream()
                .map(name -> policy(name, table, gains, seats))
                .toList();
        Simulation.Setup setup =
                new Simulation.Setup(game.pairs(), policies, game.forget().doubleValue());
        Simulation.Result result = Simulation.run(setup, game.games(), game.seed(), progress);
        boolean theory = game.forget().isZero() && game.players().equals(List.of("best", "best"));
        return new SimulationSolution(
                game,
                result,
                theory ? Optional.of(table.value(new MemoryState(game.pairs(), 0, 0))) : Optional.empty());
    }

    /** With more than two players "best" has no theory behind it and plays for the largest expected gain. */
    private static Simulation.Policy policy(String name, WinTable table, GainTable gains, int seats) {
        if (name.equals("best") && seats == 2)
            return state -> Math.abs(state.lead()) > state.pairs() ? 2 : table.strategy(state);
        return switch (name) {
            case "always-2" -> state -> 2;
            case "always-1" -> state -> state.known() >= 1 ? 1 : 2;
            default -> state -> gains.strategy(state.pairs(), state.known());
        };
    }

    @Override
    public Facts facts() {
        Facts facts = new Facts();
        for (int seat = 0; seat < game.players().size(); seat++) {
            Simulation.Estimate points = result.points().get(seat);
            facts.put(
                    "player" + (seat + 1),
                    Compare.EXACT,
                    () -> written(points.mean()),
                    (words, mean) -> written(points));
        }
        exact.ifPresent(value -> facts.put("exact", () -> value)
                .put("covered", () -> result.points().getFirst().covers(value.doubleValue())));
        return facts;
    }

    private static final int MOST_REPLAYED = 20_000;

    /**
     * Shares that add up to one and pairs that are all of them or fewer; where the games are not too many they are played once more from
     * the seed. What was seen proves nothing.
     */
    @Override
    public Certificate certificate(Progress progress) {
        int seats = game.players().size();
        boolean holds = result.games() == game.games()
                && result.points().size() == seats
                && result.pairs().size() == seats
                && Math.abs(sum(result.points()) - 1) < 1e-9
                && sum(result.pairs()) <= game.pairs() + 1e-9
                && (game.games() > MOST_REPLAYED || of(game, progress).equals(this));
        Map<String, Object> data = InOrder.of(
                "games", game.games(),
                "seed", game.seed(),
                "points", estimates(result.points()),
                "pairs", estimates(result.pairs()));
        exact.ifPresent(value -> data.put("exact", value));
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("memory.certificate.evidence")),
                Message.of("memory.certificate.simulation"),
                data);
    }

    private static double sum(List<Simulation.Estimate> estimates) {
        return estimates.stream().mapToDouble(Simulation.Estimate::mean).sum();
    }

    private static List<Map<String, Object>> estimates(List<Simulation.Estimate> estimates) {
        return estimates.stream()
                .map(each -> InOrder.of("mean", written(each.mean()), "halfWidth", written(each.halfWidth())))
                .toList();
    }

    @Override
    public Report tell(Words words) {
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int seat = 0; seat < game.players().size(); seat++)
            rows.add(List.of(
                    Block.Cell.of(words.say("memory.fact.player" + (seat + 1))),
                    Block.Cell.of(words.say("memory.policy." + game.players().get(seat))),
                    Block.Cell.of(written(result.points().get(seat))),
                    Block.Cell.of(written(result.pairs().get(seat)))));
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(
                words.say("memory.simulation.table", game.games()),
                List.of(
                        "",
                        words.say("memory.simulation.policy"),
                        words.say("memory.simulation.points"),
                        words.say("memory.simulation.pairs")),
                rows,
                true));
        exact.ifPresent(value -> blocks.add(new Block.Paragraph(words.say(
                result.points().getFirst().covers(value.doubleValue())
                        ? "memory.simulation.agrees"
                        : "memory.simulation.differs",
                value,
                value.toDecimal(5)))));
        return new Report(
                "memory-simulation",
                words.say(
                        "memory.title.simulation", game.pairs(), game.players().size(), game.games(), game.seed()),
                words.say("memory.headline.simulation", written(result.points().getFirst())),
                Said.of(words, "memory", facts(), keys(game.players().size()).toArray(String[]::new)),
                List.of(Section.of(words.say("memory.section.seen"), blocks.toArray(Block[]::new))));
    }

    private static String written(double number) {
        return String.format(Locale.ROOT, "%.4f", number);
    }

    private static String written(Simulation.Estimate estimate) {
        return written(estimate.mean()) + " ± " + written(estimate.halfWidth());
    }
}

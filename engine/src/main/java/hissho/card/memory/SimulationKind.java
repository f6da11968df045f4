package hissho.card.memory;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Report;
import hissho.report.Said;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The Memory game played many times with real cards: two or more players, perfect or imperfect memories. */
final class SimulationKind implements Kind<SimulationKind.Question> {

    private static final int MOST_PAIRS = 60;
    private static final String[] POLICIES = {"best", "gain", "always-2", "always-1"};

    /** What is played, how often, from which seed. */
    record Question(int pairs, List<String> players, Rational forget, long games, long seed) implements Game {
        public Question {
            players = List.copyOf(players);
        }
    }

    @Override
    public Listing listing() {
        return new Listing("memory-simulation", "memory", Chapter.MEMORY);
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(
                Field.required("pairs", Shape.whole(1, MOST_PAIRS)),
                Field.optional("players", Shape.listOf(Shape.choice(POLICIES), 2, 8)),
                Field.optional("forget", Shape.number()),
                Field.optional("games", Shape.whole(1, 10_000_000)),
                Field.optional("seed", Shape.whole(0, Long.MAX_VALUE)));
    }

    @Override
    public Question read(Node document) {
        List<String> players = document.find("players")
                .map(n -> n.list(2, 8).stream().map(p -> p.choice(POLICIES)).toList())
                .orElse(List.of("best", "best"));
        Rational forget = document.find("forget").map(Node::rational).orElse(Rational.ZERO);
        if (forget.isNegative() || forget.compareTo(Rational.ONE) > 0)
            throw document.get("forget").bad("memory.bad.forget", forget);
        return new Question(
                document.get("pairs").whole(1, MOST_PAIRS),
                players,
                forget,
                document.find("games").map(n -> n.wholeLong(1, 10_000_000)).orElse(20_000L),
                document.find("seed").map(n -> n.wholeLong(0, Long.MAX_VALUE)).orElse(1L));
    }

    @Override
    public Solution solve(Question game, Progress progress) {
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
        Optional<Rational> exact =
                theory ? Optional.of(table.value(new MemoryState(game.pairs(), 0, 0))) : Optional.empty();
        return new Seen(game, result, exact);
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

    /** What was seen, beside the theory where there is one. */
    private record Seen(Question game, Simulation.Result result, Optional<Rational> exact) implements Solution {

        /** The shares of the points add up to one; a simulation proves nothing more. */
        @Override
        public boolean certified() {
            double sum = result.points().stream()
                    .mapToDouble(Simulation.Estimate::mean)
                    .sum();
            return Math.abs(sum - 1) < 1e-9;
        }

        @Override
        public Report tell(Words words) {
            List<Said> answer = new ArrayList<>();
            List<List<Block.Cell>> rows = new ArrayList<>();
            for (int seat = 0; seat < game.players().size(); seat++) {
                Simulation.Estimate points = result.points().get(seat);
                Simulation.Estimate pairs = result.pairs().get(seat);
                answer.add(new Said(
                        "player" + (seat + 1),
                        words.say("memory.simulation.player", seat + 1),
                        written(points.mean()),
                        written(points)));
                rows.add(List.of(
                        Block.Cell.of(words.say("memory.simulation.player", seat + 1)),
                        Block.Cell.of(
                                words.say("memory.policy." + game.players().get(seat))),
                        Block.Cell.of(written(points)),
                        Block.Cell.of(written(pairs))));
            }
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
            exact.ifPresent(value -> {
                answer.add(Said.of(words, "exact", "memory.simulation.exact", value));
                boolean covered = result.points().getFirst().covers(value.doubleValue());
                answer.add(Said.of(words, "covered", "memory.simulation.covered", covered));
                blocks.add(new Block.Paragraph(words.say(
                        covered ? "memory.simulation.agrees" : "memory.simulation.differs",
                        value,
                        value.toDecimal(5))));
            });
            return new Report(
                    "memory-simulation",
                    words.say(
                            "memory.title.simulation",
                            game.pairs(),
                            game.players().size(),
                            game.games(),
                            game.seed()),
                    words.say(
                            "memory.headline.simulation",
                            written(result.points().getFirst())),
                    answer,
                    List.of(Section.of(words.say("memory.section.seen"), blocks.toArray(Block[]::new))),
                    new Report.Certificate(words.say("memory.certificate.simulation"), certified()));
        }

        private static String written(double number) {
            return String.format(Locale.ROOT, "%.4f", number);
        }

        private static String written(Simulation.Estimate estimate) {
            return written(estimate.mean()) + " ± " + written(estimate.halfWidth());
        }
    }
}

package hissho.extensive.question;

import hissho.extensive.Behaviour;
import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.PureStrategies;
import hissho.extensive.solve.BackwardInduction;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.Optimum;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Why nobody can do better, in steps a reader can follow: backward induction node by node from the end, or, where moves are hidden,
 * subgame by subgame, or what each move earns against the others at each information set (a best reply plays only moves that earn most).
 */
final class TreeArgument {

    /** Of more nodes than this only the last and the first are told. */
    private static final int MOST_NODES = 14;

    private static final int FROM_THE_END = 10;
    private static final int MOST_SETS = 24;

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Words words;

    TreeArgument(TreeAnswer answer, Words words) {
        this.answer = answer;
        this.game = answer.game(words);
        this.words = words;
    }

    Optional<Section> section() {
        try {
            if (answer.isNear()) return Optional.empty();
            if (game.tree().hasPerfectInformation()) return Optional.of(induction());
            if (answer.isConstantSum() && answer.optimum() instanceof Optimum.Forgetful found)
                return Optional.of(forgetful(found));
            if (!answer.isConstantSum() && new SubgameArgument(answer, words).isWorthTelling())
                return Optional.of(section(new SubgameArgument(answer, words).blocks()));
            if (!Information.hasPerfectRecall(game)) return Optional.empty();
            return answer.shown().map(this::replies);
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    private Section section(List<Block> blocks) {
        return new Section(words.say("extensive.section.argument"), blocks);
    }

    /** From the end, what the mover compares at each node. */
    private Section induction() {
        BackwardInduction.Plan plan = BackwardInduction.one(game, answer.progress());
        List<RationalVector> worth = plan.worth(game, answer.progress());
        long deciding =
                IntStream.range(0, worth.size()).filter(n -> game.mover(n) >= 0).count();
        List<Block.Step> steps = new ArrayList<>();
        long decided = 0;
        for (int node = worth.size() - 1; node >= 0; node--) {
            if (game.mover(node) < 0) continue;
            if (deciding <= MOST_NODES || decided < FROM_THE_END || decided == deciding - 1)
                steps.add(decision(plan, worth, node));
            decided++;
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("extensive.argument.induction")));
        if (deciding <= MOST_NODES) blocks.add(new Block.Steps(steps));
        else {
            blocks.add(new Block.Steps(steps.subList(0, FROM_THE_END)));
            blocks.add(new Block.Paragraph(words.say(
                    "extensive.argument.induction-rest",
                    deciding - FROM_THE_END,
                    steps.getLast().text())));
        }
        String paid = worth.getFirst().stream().map(words::brief).collect(Collectors.joining(", ", "(", ")"));
        blocks.add(new Block.Paragraph(
                answer.isConstantSum()
                        ? words.say(
                                "extensive.argument.worth",
                                words.brief(worth.getFirst().get(0)),
                                game.player(0))
                        : words.say("extensive.argument.pays", paid)));
        return section(blocks);
    }

    /** What the mover compares at a node, and what is chosen there. */
    private Block.Step decision(BackwardInduction.Plan plan, List<RationalVector> worth, int node) {
        int mover = game.mover(node);
        List<Rational> earned = IntStream.range(0, game.tree().moves(node))
                .mapToObj(move -> worth.get(game.tree().child(node, move)).get(mover))
                .toList();
        int chosen = plan.chosen(game, node);
        boolean tie = earned.stream().filter(earned.get(chosen)::equals).count() > 1;
        List<String> names = game.moveNames(mover, game.setOf(node));
        return Block.Step.of(words.say(
                tie ? "extensive.step.tie" : "extensive.step.best",
                game.setName(mover, game.setOf(node)),
                game.player(mover),
                listed(names, earned),
                names.get(chosen)));
    }

    private String listed(List<String> names, List<Rational> earned) {
        return IntStream.range(0, earned.size())
                .mapToObj(move -> names.get(move) + ": " + words.brief(earned.get(move)))
                .collect(Collectors.joining(", "));
    }

    /** Player by player, what each move earns against the others. */
    private Section replies(List<Behaviour> profile) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("extensive.argument.replies")));
        for (Behaviour own : profile) {
            int player = own.player();
            if (game.sets(player) == 0) continue;
            List<List<Rational>> earned = BestReply.earned(game, player, profile, answer.progress());
            List<List<Block.Cell>> rows = new ArrayList<>();
            for (int set = 0; set < earned.size() && rows.size() < MOST_SETS; set++)
                if (!earned.get(set).isEmpty()) rows.add(row(own, set, earned.get(set)));
            if (rows.isEmpty()) {
                blocks.add(new Block.Paragraph(words.say("extensive.argument.never-led", game.player(player))));
                continue;
            }
            blocks.add(new Earned(game, words).table(player, rows));
            if (earned.stream().filter(moves -> !moves.isEmpty()).count() > MOST_SETS)
                blocks.add(new Block.Paragraph(words.say("extensive.more-sets", MOST_SETS, earned.size())));
        }
        blocks.add(new Block.Paragraph(
                answer.isConstantSum()
                        ? words.say(
                                "extensive.argument.secure",
                                words.brief(answer.value()),
                                game.player(0),
                                game.player(1))
                        : words.say("extensive.argument.nobody")));
        return section(blocks);
    }

    private List<Block.Cell> row(Behaviour own, int set, List<Rational> earned) {
        int player = own.player();
        return new Earned(game, words)
                .row(
                        answer.drawn().dealt().isPresent()
                                ? answer.knowledge(words).orName(player, set)
                                : game.setName(player, set),
                        player,
                        set,
                        own.atSet().get(set),
                        earned,
                        listed(game.moveNames(player, set), earned));
    }

    /** A player forgets: the reduced strategic form as a matrix game, and what the two mixtures secure there. */
    private Section forgetful(Optimum.Forgetful found) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("extensive.argument.forgetful")));
        for (int player = 0; player < 2; player++) {
            RationalVector weights = (player == 0 ? found.row() : found.column()).weights();
            List<List<Block.Cell>> rows = new ArrayList<>();
            for (int k : weights.support())
                rows.add(List.of(
                        Block.Cell.of(PureStrategies.label(
                                game,
                                player,
                                found.form().strategies().get(player).get(k))),
                        Block.Cell.of(words.brief(weights.get(k)))));
            blocks.add(new Block.Table(
                    words.say("extensive.argument.mixes", game.player(player)),
                    List.of(words.say("extensive.column.pure"), words.say("extensive.column.probability")),
                    rows,
                    true));
        }
        blocks.add(new Block.Paragraph(
                words.say("extensive.argument.secure", words.brief(found.value()), game.player(0), game.player(1))));
        return section(blocks);
    }
}

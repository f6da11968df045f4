package hissho.extensive.question;

import hissho.extensive.ExtensiveGame;
import hissho.extensive.Information;
import hissho.extensive.solve.BestReply;
import hissho.extensive.solve.SubgamePerfect;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Why play is subgame perfect, step by step (Selten): the smallest subgames first, how each is played, why nobody gains there by deviating, and what it
 * pays, which then stands in its place.
 */
final class SubgameArgument {

    /** Of more subgames than this only the first and the last are told. */
    private static final int MOST = 14;

    private static final int FIRST = 10;

    /** What moves earn is told for so many sets of a player. */
    private static final int MOST_SETS = 12;

    private final TreeAnswer answer;
    private final ExtensiveGame game;
    private final Words words;

    SubgameArgument(TreeAnswer answer, Words words) {
        this.answer = answer;
        this.game = answer.game(words);
        this.words = words;
    }

    /** Whether there is a subgame within the game to be told of. */
    boolean isWorthTelling() {
        return answer.perfect().parts().size() > 1;
    }

    List<Block> blocks() {
        List<SubgamePerfect.Part> parts = answer.perfect().parts();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("extensive.argument.subgames")));
        boolean all = parts.size() <= MOST;
        List<Block.Step> steps = new ArrayList<>();
        for (SubgamePerfect.Part part : parts.subList(0, all ? parts.size() : FIRST)) steps.add(step(part));
        blocks.add(new Block.Steps(steps));
        if (!all) {
            blocks.add(new Block.Paragraph(words.say("extensive.argument.subgames-rest", parts.size() - FIRST - 1)));
            blocks.add(new Block.Steps(List.of(step(parts.getLast()))));
        }
        blocks.add(new Block.Paragraph(words.say("extensive.argument.subgames-end")));
        return blocks;
    }

    private Block.Step step(SubgamePerfect.Part part) {
        boolean whole = part.root() == 0;
        String said = words.say(
                whole ? "extensive.step.whole" : "extensive.step.subgame",
                whole ? "" : game.tree().place(part.root()),
                played(part),
                brief(part.payoffs()));
        return new Block.Step(said, tables(part));
    }

    /** How everybody plays a part: one player alone compares the moves, several have an equilibrium, and chance averages. */
    private String played(SubgamePerfect.Part part) {
        List<Integer> deciding = IntStream.range(0, part.nodes().size())
                .filter(node -> part.game().mover(node) >= 0)
                .boxed()
                .toList();
        if (deciding.isEmpty()) return words.say("extensive.step.chance");
        if (deciding.size() == 1) return compared(part, deciding.getFirst());
        return IntStream.range(0, part.game().players())
                .filter(i -> part.game().sets(i) > 0)
                .mapToObj(i -> words.say("extensive.headline.plays", game.player(i), moves(part, i)))
                .reduce((a, b) -> words.say("extensive.headline.both", a, b))
                .orElseThrow();
    }

    private String moves(SubgamePerfect.Part part, int player) {
        List<String> sets = new ArrayList<>();
        for (int k = 0; k < part.game().sets(player); k++) {
            int set = part.whole(game, player, k);
            String moves = TreeReport.moves(
                    game, player, set, part.profile().get(player).atSet().get(k), words);
            sets.add(
                    part.game().sets(player) == 1
                            ? moves
                            : words.say("extensive.headline.at", moves, game.setName(player, set)));
        }
        return String.join(words.say("extensive.headline.between"), sets);
    }

    /** The only decision of a part, as backward induction tells it. */
    private String compared(SubgamePerfect.Part part, int node) {
        int mover = part.game().mover(node);
        List<Rational> earned = BestReply.earned(part.game(), mover, part.profile(), answer.progress())
                .getFirst();
        int chosen = part.profile().get(mover).atSet().getFirst().support().getFirst();
        boolean tie = IntStream.range(0, earned.size())
                .anyMatch(move -> move != chosen && earned.get(move).equals(earned.get(chosen)));
        int set = part.whole(game, mover, 0);
        List<String> names = game.moveNames(mover, set);
        return words.say(
                tie ? "extensive.step.tie" : "extensive.step.best",
                game.setName(mover, set),
                game.player(mover),
                listed(names, earned),
                names.get(chosen));
    }

    private String listed(List<String> names, List<Rational> earned) {
        return IntStream.range(0, earned.size())
                .mapToObj(
                        move -> words.say("extensive.with-probability", names.get(move), words.brief(earned.get(move))))
                .collect(Collectors.joining(", "));
    }

    /** What each move of each player earns in a part with more than one decision, where everybody there remembers all. */
    private List<Block> tables(SubgamePerfect.Part part) {
        long deciding = IntStream.range(0, part.nodes().size())
                .filter(node -> part.game().mover(node) >= 0)
                .count();
        if (deciding < 2) return List.of();
        List<Block> tables = new ArrayList<>();
        for (int player = 0; player < part.game().players(); player++) {
            if (part.game().sets(player) == 0 || !Information.hasPerfectRecall(part.game(), player)) continue;
            List<List<Rational>> earned = BestReply.earned(part.game(), player, part.profile(), answer.progress());
            List<List<Block.Cell>> rows = new ArrayList<>();
            for (int set = 0; set < earned.size() && rows.size() < MOST_SETS; set++)
                if (!earned.get(set).isEmpty()) rows.add(row(part, player, set, earned.get(set)));
            if (!rows.isEmpty()) tables.add(new Earned(game, words).table(player, rows));
        }
        return tables;
    }

    private List<Block.Cell> row(SubgamePerfect.Part part, int player, int k, List<Rational> earned) {
        int set = part.whole(game, player, k);
        return new Earned(game, words)
                .row(
                        game.setName(player, set),
                        player,
                        set,
                        part.profile().get(player).atSet().get(k),
                        earned,
                        listed(game.moveNames(player, set), earned));
    }

    private String brief(RationalVector payoffs) {
        return payoffs.stream().map(words::brief).collect(Collectors.joining(", ", "(", ")"));
    }
}

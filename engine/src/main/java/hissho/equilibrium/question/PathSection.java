package hissho.equilibrium.question;

import hissho.equilibrium.LemkeHowson;
import hissho.form.Profile;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells a path of Lemke and Howson, pivot by pivot: whose weights change, what comes into use, and what ends the step. */
final class PathSection {

    private static final int MOST_TOLD = 30;

    private final BimatrixAnswer answer;
    private final Words words;
    private final StrategyNames names;

    /** Paths from so many labels are listed side by side. */
    private static final int MOST_LABELS = 20;

    PathSection(BimatrixAnswer answer, Words words) {
        this.answer = answer;
        this.words = words;
        this.names = new StrategyNames(answer.game, words);
    }

    Section section(LemkeHowson.Walk walk) {
        List<Block.Step> steps = walk.steps().stream()
                .limit(MOST_TOLD)
                .map(step -> Block.Step.of(words.say(
                        "equilibrium.path.step",
                        half("begin", step.player(), step.entering()),
                        half("until", step.player(), step.leaving()))))
                .collect(Collectors.toCollection(ArrayList::new));
        int more = walk.steps().size() - steps.size();
        if (more > 0) steps.add(Block.Step.of(words.say("equilibrium.more", more)));
        List<Block> blocks = new ArrayList<>(List.of(
                new Block.Paragraph(walk.ended().map(this::ending).orElseGet(() -> unfinished(walk))),
                new Block.Paragraph(words.say("equilibrium.path.how")),
                new Block.Steps(steps)));
        if (walk.ended().isPresent() && answer.game.size(0) + answer.game.size(1) <= MOST_LABELS) blocks.addAll(all());
        return new Section(words.say("equilibrium.section.path"), blocks);
    }

    /** Where the path from each strategy ends, and how many equilibria are reached from none. */
    private List<Block> all() {
        List<LemkeHowson> paths = PathFacts.paths(answer);
        List<List<Block.Cell>> rows = paths.stream()
                .map(path -> List.of(
                        Block.Cell.of(words.say(
                                "equilibrium.path.whose",
                                answer.game.players().name(owner(path.label())),
                                named(path.label()))),
                        Block.Cell.of(Integer.toString(path.path().size())),
                        Block.Cell.of(names.inTable(0, path.equilibrium().get(0))),
                        Block.Cell.of(names.inTable(1, path.equilibrium().get(1))),
                        Block.Cell.of(NearNumbers.inTable(words, answer.paid(path.equilibrium())))))
                .toList();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Table(
                words.say("equilibrium.path.all"),
                List.of(
                        words.say("equilibrium.column.begins"),
                        words.say("equilibrium.column.pivots"),
                        answer.game.players().name(0),
                        answer.game.players().name(1),
                        words.say("equilibrium.column.payoffs")),
                rows,
                false));
        Set<Profile> reached = paths.stream().map(LemkeHowson::equilibrium).collect(Collectors.toSet());
        long missed = answer.listsAll()
                ? answer.all().extreme().stream()
                        .filter(pair -> !reached.contains(pair))
                        .count()
                : 0;
        if (missed > 0) blocks.add(new Block.Paragraph(words.say("equilibrium.path.missed", missed)));
        return blocks;
    }

    private String ending(LemkeHowson path) {
        return words.say(
                "equilibrium.path.end",
                answer.game.players().name(owner(path.label())),
                named(path.label()),
                path.path().size(),
                names.called(0, path.equilibrium().get(0)),
                names.called(1, path.equilibrium().get(1)),
                NearNumbers.inTable(words, answer.paid(path.equilibrium())));
    }

    private String unfinished(LemkeHowson.Walk walk) {
        return words.say(
                "equilibrium.path.unfinished",
                answer.game.players().name(owner(walk.label())),
                named(walk.label()),
                walk.steps().size());
    }

    /** Half of a pivot in the polytope of a player: an own strategy comes into use or goes out, or one of the other player becomes a best reply or ceases to be one. */
    private String half(String which, int player, int label) {
        String whose = owner(label) == player ? "own" : "other";
        return words.say(
                "equilibrium.path." + which + "." + whose,
                answer.game.players().name(player),
                named(label),
                answer.game.players().name(1 - player));
    }

    private int owner(int label) {
        return label < answer.game.size(0) ? 0 : 1;
    }

    private String named(int label) {
        int player = owner(label);
        return names.of(player, player == 0 ? label : label - answer.game.size(0));
    }
}

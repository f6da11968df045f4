package hissho.equilibrium.question;

import hissho.equilibrium.WeakElimination;
import hissho.fact.NotAnswered;
import hissho.form.Mixed;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Said;
import hissho.report.Section;
import hissho.report.Tone;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Told of a game of two players besides its equilibria: what each can secure, and what weak elimination leaves in one order or another. */
final class BimatrixBesides {

    private static final int MOST_CORNERS = 6;
    private static final int MOST_ORDERS = 12;

    private final BimatrixAnswer answer;
    private final Words words;
    private final StrategyNames names;

    BimatrixBesides(BimatrixAnswer answer, Words words) {
        this.answer = answer;
        this.words = words;
        this.names = new StrategyNames(answer.game, words);
    }

    /** The maxmin strategies, and whether what is good for one is bad for the other. */
    Section safety() {
        List<Block> blocks = new ArrayList<>();
        Optional<Rational> sum = answer.game.constantSum();
        blocks.add(new Block.Paragraph(
                sum.isEmpty()
                        ? words.say("equilibrium.sum.general")
                        : sum.get().isZero()
                                ? words.say("equilibrium.sum.zero")
                                : words.say("equilibrium.sum.constant", sum.get())));
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int i = 0; i < 2; i++)
            rows.add(List.of(
                    Block.Cell.of(answer.game.players().name(i)),
                    new Block.Cell(
                            answer.safetyLevels().get(i),
                            NearNumbers.inTable(words, answer.safetyLevels().get(i)),
                            Tone.PLAIN),
                    Block.Cell.of(hull(i, answer.maxmin(i)))));
        blocks.add(new Block.Table(
                words.say("equilibrium.table.safety"),
                List.of(
                        words.say("equilibrium.column.player"),
                        words.say("equilibrium.column.safety"),
                        words.say("equilibrium.column.maxmin")),
                rows,
                false));
        try {
            blocks.add(new Block.Facts(List.of(Said.of(
                    words,
                    "equilibrium",
                    answer.facts().find("payoffIfBothMaxmin").orElseThrow()))));
        } catch (NotAnswered severalPayoffs) {
            blocks.add(new Block.Paragraph(words.say("equilibrium.safety.several")));
        }
        return new Section(words.say("equilibrium.section.safety"), blocks);
    }

    private String hull(int player, List<RationalVector> corners) {
        String some = corners.stream()
                .limit(MOST_CORNERS)
                .map(corner -> names.inTable(player, new Mixed(corner)))
                .collect(Collectors.joining("  —  "));
        int more = corners.size() - MOST_CORNERS;
        return more > 0 ? some + "  —  " + words.say("equilibrium.more", more) : some;
    }

    /** What falls to weak dominance one at a time, and what other orders leave; nothing where nothing falls that strict dominance leaves. */
    Optional<Section> weak() {
        WeakElimination weak = DominanceFacts.weak(answer);
        if (weak.steps().stream().allMatch(WeakElimination.Step::strict)) return Optional.empty();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Paragraph(words.say("equilibrium.weak.how")));
        blocks.add(new Block.Steps(weak.steps().stream()
                .map(step -> Block.Step.of(words.say(
                        step.strict() ? "equilibrium.weak.strict" : "equilibrium.weak.weak",
                        answer.game.players().name(step.player()),
                        names.of(step.player(), step.strategy()))))
                .toList()));
        List<List<List<Integer>>> ends;
        try {
            ends = List.copyOf(DominanceFacts.outcomes(answer));
        } catch (NotAnswered tooMany) {
            blocks.add(new Block.Paragraph(words.say("equilibrium.weak.open", words.say(tooMany.why()))));
            return Optional.of(new Section(words.say("equilibrium.section.weak"), blocks));
        }
        blocks.add(new Block.Paragraph(
                words.say(ends.size() > 1 ? "equilibrium.weak.depends" : "equilibrium.weak.same", ends.size())));
        blocks.add(new Block.Table(
                words.say("equilibrium.table.weak", ends.size()),
                List.of(answer.game.players().name(0), answer.game.players().name(1)),
                ends.stream()
                        .limit(MOST_ORDERS)
                        .map(left -> List.of(left(0, left), left(1, left)))
                        .toList(),
                false));
        if (ends.size() > MOST_ORDERS)
            blocks.add(new Block.Paragraph(words.say("equilibrium.cut", MOST_ORDERS, ends.size())));
        return Optional.of(new Section(words.say("equilibrium.section.weak"), blocks));
    }

    private Block.Cell left(int player, List<List<Integer>> left) {
        return Block.Cell.of(left.get(player).stream()
                .map(s -> answer.game.strategies(player).get(s))
                .collect(Collectors.joining(", ")));
    }
}

package hissho.coalition;

import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The characteristic function itself: what the coalitions are worth. */
final class WorthAspect implements Aspect {

    /** Beyond so many players the worths are not written out. */
    static final int MOST_WRITTEN = 10;

    /** Beyond so many players the table of worths is not told. */
    private static final int MOST_TOLD = 5;

    @Override
    public List<String> keys() {
        return List.of("v", "vN", "worth", "worths");
    }

    @Override
    public Facts facts(CoalitionalGame game, Asked asked, Progress progress) {
        Facts facts = new Facts()
                .put("v", worths(game, asked), () -> written(game, game.bySize(progress)))
                .put("vN", game::total)
                .family("v", number -> named(game, number));
        asked.coalition().ifPresent(coalition -> facts.put("worth", () -> game.worth(coalition)));
        if (!asked.coalitions().isEmpty())
            facts.put("worths", worths(game, asked), () -> written(game, asked.coalitions()));
        return facts;
    }

    /** The worth of the coalition with these digits, as in v12. */
    private static @Nullable Object named(CoalitionalGame game, int digits) {
        var coalition = Agreement.coalition(game, digits);
        return coalition.isPresent() ? game.worth(coalition.getAsLong()) : null;
    }

    static Map<String, Rational> written(CoalitionalGame game, List<Long> coalitions) {
        game.coalitions(MOST_WRITTEN);
        Map<String, Rational> worths = new LinkedHashMap<>();
        for (long coalition : coalitions) worths.put(game.key(coalition), game.worth(coalition));
        return worths;
    }

    /** Some of the worths by coalition, or one number where one coalition is asked about. */
    private static Compare worths(CoalitionalGame game, Asked asked) {
        return (answered, expected) -> expected instanceof Map<?, ?> proposed
                ? Agreement.agree(game, proposed, game::worth)
                : asked.coalition().isPresent()
                        && Agreement.number(expected)
                                .filter(game.worth(asked.coalition().get())::equals)
                                .isPresent();
    }

    @Override
    public List<String> told(CoalitionalGame game, Asked asked) {
        List<String> told = new ArrayList<>(List.of("vN"));
        if (asked.coalition().isPresent()) told.add("worth");
        if (!asked.coalitions().isEmpty()) told.add("worths");
        return told;
    }

    @Override
    public List<Section> sections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        if (game.count() > MOST_TOLD) return List.of();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (long coalition : game.bySize(game.progress()))
            rows.add(List.of(Block.Cell.of(game.name(coalition)), Block.Cell.of(game.worth(coalition), words)));
        return List.of(Section.of(
                words.say("coalition.section.worths"),
                new Block.Table(
                        words.say("coalition.table.worths"),
                        List.of(words.say("coalition.column.coalition"), words.say("coalition.column.worth")),
                        rows,
                        true)));
    }
}

package hissho.coalition.property;

import hissho.coalition.Agreement;
import hissho.coalition.CoalitionalGame;
import hissho.fact.Facts;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The warning that a game is not superadditive: which coalitions are worth more apart than together, and the cover that mends it. */
final class ApartSection {

    private static final int MOST_NAMED = 4;

    /** Up to so many players the cover is written out. */
    private static final int MOST_COVERED = 5;

    private final CoalitionalGame game;
    private final Facts all;
    private final Words words;

    private ApartSection(CoalitionalGame game, Facts all, Words words) {
        this.game = game;
        this.all = all;
        this.words = words;
    }

    static Optional<Section> of(CoalitionalGame game, Facts all, Words words) {
        boolean fails = all.find("superadditive")
                .filter(fact -> fact.known() && Boolean.FALSE.equals(fact.value()))
                .isPresent();
        return fails ? Optional.of(new ApartSection(game, all, words).section()) : Optional.empty();
    }

    private Section section() {
        List<?> pairs = all.get("violations", List.class);
        List<String> named = new ArrayList<>();
        for (Object each : pairs)
            if (named.size() < MOST_NAMED && each instanceof List<?> pair) named.add(apart(pair.get(0), pair.get(1)));
        String list = String.join(words.say("coalition.apart.list"), named);
        List<Block> blocks = new ArrayList<>();
        boolean complete = all.get("violationsComplete", Boolean.class);
        int more = pairs.size() - named.size();
        blocks.add(new Block.Paragraph(
                more == 0
                        ? words.say("coalition.apart", list)
                        : words.say(complete ? "coalition.apart.more" : "coalition.apart.many", list, more)));
        if (game.count() <= MOST_COVERED) blocks.add(new Block.Paragraph(words.say("coalition.apart.cover", cover())));
        return new Section(words.say("coalition.section.apart"), blocks);
    }

    private long coalition(Object key) {
        return Agreement.coalition(game, key).orElseThrow();
    }

    private String apart(Object first, Object second) {
        long one = coalition(first);
        long other = coalition(second);
        return words.say(
                "coalition.apart.pair",
                game.name(one),
                game.name(other),
                game.worth(one).plus(game.worth(other)),
                game.worth(one | other));
    }

    /** The coalitions that gain by splitting up, and what they are worth then. */
    private String cover() {
        List<String> raised = new ArrayList<>();
        Map<?, ?> cover = all.get("cover", Map.class);
        for (Map.Entry<?, ?> entry : cover.entrySet()) {
            long coalition = coalition(entry.getKey());
            if (entry.getValue() instanceof Rational worth && !worth.equals(game.worth(coalition)))
                raised.add(words.say("coalition.apart.worth", game.name(coalition), worth));
        }
        return String.join(words.say("coalition.apart.list"), raised);
    }
}

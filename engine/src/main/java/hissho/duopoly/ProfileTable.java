package hissho.duopoly;

import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.fact.Roots;
import hissho.number.Rational;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The choices somebody asked about, each with what the facts say of it: a line for each profile, a column for each fact. */
final class ProfileTable {

    private ProfileTable() {}

    /** These sections, with the table before them where there is one. */
    static List<Section> before(
            List<Section> sections, List<List<Rational>> profiles, Facts facts, List<String> keys, Words words) {
        List<Section> all = new ArrayList<>(sections);
        of(profiles, facts, keys, words).ifPresent(all::addFirst);
        return all;
    }

    /** The table of those facts that have an entry for each profile; nothing where no profile was given. */
    private static Optional<Section> of(List<List<Rational>> profiles, Facts facts, List<String> keys, Words words) {
        if (profiles.isEmpty()) return Optional.empty();
        List<String> head = new ArrayList<>(List.of(words.say("duopoly.column.profile")));
        List<List<?>> columns = new ArrayList<>();
        for (String key : keys)
            facts.find(key)
                    .filter(fact -> fact.value() instanceof List<?> each && each.size() == profiles.size())
                    .ifPresent(fact -> {
                        head.add(Fact.label(key, "duopoly", words));
                        columns.add((List<?>) fact.value());
                    });
        if (columns.isEmpty()) return Optional.empty();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (int k = 0; k < profiles.size(); k++) {
            List<Block.Cell> row = new ArrayList<>(List.of(Block.Cell.of(written(profiles.get(k), words))));
            for (List<?> column : columns) row.add(Block.Cell.of(written(column.get(k), words)));
            rows.add(row);
        }
        return Optional.of(Section.of(words.say("duopoly.section.profiles"), new Block.Table("", head, rows, true)));
    }

    private static String written(@Nullable Object value, Words words) {
        return value instanceof Boolean truth ? words.write(truth) : Roots.text(words, value);
    }
}

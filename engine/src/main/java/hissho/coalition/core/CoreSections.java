package hissho.coalition.core;

import hissho.coalition.Asked;
import hissho.coalition.CoalitionalGame;
import hissho.fact.Coded;
import hissho.fact.Fact;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.form.Players;
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.report.Block;
import hissho.report.Section;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells the core: why it is empty or what it is made of, the triangle or tetrahedron of imputations, and the objections to an allocation. */
final class CoreSections {

    private static final int MOST_VERTICES = 40;

    private final CoalitionalGame game;
    private final Asked asked;
    private final Facts all;
    private final Words words;

    private CoreSections(CoalitionalGame game, Asked asked, Facts all, Words words) {
        this.game = game;
        this.asked = asked;
        this.all = all;
        this.words = words;
    }

    static List<Section> of(CoalitionalGame game, Asked asked, Facts all, Words words) {
        CoreSections sections = new CoreSections(game, asked, all, words);
        List<Section> told = new ArrayList<>();
        sections.core().ifPresent(told::add);
        asked.x().flatMap(sections::objections).ifPresent(told::add);
        return told;
    }

    private <T> Optional<T> find(String key, Class<T> type) {
        try {
            return Optional.of(all.get(key, type));
        } catch (NotAnswered e) {
            return Optional.empty();
        }
    }

    private Optional<Section> core() {
        Optional<Boolean> empty = find("coreEmpty", Boolean.class);
        if (empty.isEmpty()) return Optional.empty();
        List<Block> blocks = new ArrayList<>();
        find("minimumTotal", Rational.class)
                .ifPresent(least -> blocks.add(new Block.Paragraph(words.say(
                        empty.get() ? "coalition.core.empty" : "coalition.core.nonempty",
                        least,
                        game.total(),
                        weights()))));
        if (!empty.get() && game.count() > CoreAspect.MOST_UNASKED && game.count() <= CoreAspect.MOST_LISTED)
            blocks.add(
                    new Block.Paragraph(words.say("coalition.core.unasked", CoreAspect.MOST_UNASKED, "coreVertices")));
        if (!empty.get() && all.find("coreVertices").filter(Fact::known).isPresent()) {
            find("inequalities", List.class)
                    .filter(lines -> lines.size() <= MOST_VERTICES)
                    .ifPresent(lines ->
                            blocks.add(new Block.Paragraph(words.say("coalition.core.described", described(lines)))));
            vertices().ifPresent(blocks::add);
        }
        blocks.addAll(ImputationFigure.of(game, asked, all, words));
        return blocks.isEmpty()
                ? Optional.empty()
                : Optional.of(new Section(words.say("coalition.section.core"), blocks));
    }

    /** The inequalities as a book prints them, and whose shares the letters are where the players have names. */
    private String described(List<?> lines) {
        String all = lines.stream().map(String::valueOf).map(Coded::printed).collect(Collectors.joining(", "));
        List<String> names = game.players().names();
        if (names.equals(Players.numbered(names.size()).names())) return all;
        return words.say(
                "coalition.core.letters",
                all,
                IntStream.rangeClosed(1, names.size()).mapToObj(i -> "x" + i).collect(Collectors.joining(", ")),
                String.join(words.say("coalition.list"), names));
    }

    private String weights() {
        Map<?, ?> weights = find("balancedWeights", Map.class).orElse(Map.of());
        List<String> parts = new ArrayList<>();
        weights.forEach((coalition, weight) -> parts.add(words.say(
                "coalition.weighted",
                words.write(weight),
                game.name(hissho.coalition.Agreement.coalition(game, coalition).orElse(0)))));
        return String.join(", ", parts.size() <= 12 ? parts : parts.subList(0, 12)) + (parts.size() > 12 ? ", …" : "");
    }

    private Optional<Block> vertices() {
        Optional<?> found = find("coreVertices", List.class);
        if (found.isEmpty() || !(found.get() instanceof List<?> vertices)) return Optional.empty();
        List<String> head = new ArrayList<>(List.of(words.say("coalition.column.vertex")));
        head.addAll(game.players().names());
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (Object each : vertices) {
            if (rows.size() == MOST_VERTICES || !(each instanceof RationalVector x) || x.size() > 16) break;
            List<Block.Cell> row = new ArrayList<>(List.of(Block.Cell.of(Integer.toString(rows.size() + 1))));
            x.stream().forEach(share -> row.add(Block.Cell.of(share, words)));
            rows.add(row);
        }
        if (rows.isEmpty()) return Optional.empty();
        String title = vertices.size() > rows.size()
                ? words.say("coalition.table.vertices-some", rows.size(), vertices.size())
                : words.say("coalition.table.vertices", rows.size());
        return Optional.of(new Block.Table(title, head, rows, true));
    }

    /** What each coalition is worth, gets and misses, where there are few; else only those that object. */
    private Optional<Section> objections(RationalVector x) {
        if (game.count() > 12) return Optional.empty();
        List<List<Block.Cell>> rows = new ArrayList<>();
        for (long coalition : game.bySize(game.progress())) {
            Rational worth = game.worth(coalition);
            Rational share = Imputations.share(x, coalition);
            boolean objects = worth.compareTo(share) > 0;
            if ((!objects && game.count() > 4) || rows.size() >= MOST_VERTICES) continue;
            rows.add(List.of(
                    Block.Cell.of(game.name(coalition)),
                    Block.Cell.of(worth, words),
                    Block.Cell.of(share, words),
                    Block.Cell.of(worth.minus(share), words)
                            .in(objects ? hissho.report.Tone.ACCENT : hissho.report.Tone.PLAIN)));
        }
        boolean inCore = find("inCore", Boolean.class).orElse(false);
        List<Block> blocks = new ArrayList<>();
        if (!x.sum().equals(game.total()))
            blocks.add(new Block.Paragraph(words.say("coalition.objections.total", x, x.sum(), game.total())));
        else
            blocks.add(new Block.Paragraph(
                    words.say(inCore ? "coalition.objections.none" : "coalition.objections.some", x)));
        if (!rows.isEmpty())
            blocks.add(new Block.Table(
                    words.say("coalition.table.objections"),
                    List.of(
                            words.say("coalition.column.coalition"),
                            words.say("coalition.column.worth"),
                            words.say("coalition.column.share"),
                            words.say("coalition.column.excess")),
                    rows,
                    true));
        return Optional.of(new Section(words.say("coalition.section.objections"), blocks));
    }
}

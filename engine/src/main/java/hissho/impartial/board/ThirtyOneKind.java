package hissho.impartial.board;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.impartial.Convention;
import hissho.impartial.ImpartialKind;
import hissho.impartial.OutcomeSearch;
import hissho.impartial.OutcomeSearched;
import hissho.impartial.Setting;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Thirty-One with any cards and any target. */
final class ThirtyOneKind implements ImpartialKind {

    private static final Shape<Integer> CARD = Shape.whole(1, 1000);
    private static final Field<List<Integer>> RANKS =
            Field.optional("ranks", Shape.listOf(CARD, 1, 20), List.of(1, 2, 3, 4, 5, 6));
    private static final Field<Integer> COPIES =
            Field.optional("copiesEach", Shape.whole(1, 100), 4).asRule();
    private static final Field<Integer> TARGET =
            Field.optional("target", Shape.whole(0, 10_000), 31).asRule();
    private static final Field<List<Integer>> PLAYED =
            Field.optional("played", Shape.listOf(CARD), List.of()).looksLike("played");

    @Override
    public String name() {
        return "thirty-one";
    }

    @Override
    public Shape.Fields document() {
        return Shape.fields(RANKS, COPIES, TARGET, PLAYED);
    }

    @Override
    public List<String> facts() {
        return Stream.concat(
                        ImpartialKind.super.facts().stream(),
                        Stream.of("sum", "toMove", "gameWinner", "remaining", "replies"))
                .toList();
    }

    @Override
    public Setting read(Node document) {
        ThirtyOne rules = rules(document);
        List<Integer> left = rules.start();
        List<Integer> played = PLAYED.in(document);
        for (int i = 0; i < played.size(); i++) {
            Node card = document.get("played").list().get(i);
            int index = rules.ranks().indexOf(played.get(i));
            if (index < 0 || left.get(index) == 0) throw card.bad("impartial.bad.card", card.shown());
            left = ThirtyOne.without(left, index);
            if (rules.total(left) > rules.target()) throw card.bad("impartial.bad.over-target", rules.target());
        }
        OutcomeSearched<List<Integer>> game =
                new OutcomeSearched<>(new OutcomeSearch<>(rules, Convention.NORMAL, ThirtyOne.MOST_POSITIONS), left);
        return Setting.of(game, Convention.NORMAL).with(new ThirtyOneSupplement(rules, game, played.size(), Map.of()));
    }

    private static ThirtyOne rules(Node document) {
        List<Integer> ranks = RANKS.in(document);
        int copies = COPIES.in(document);
        if (ranks.stream().distinct().count() < ranks.size()
                || Math.pow(copies + 1, ranks.size()) > ThirtyOne.MOST_POSITIONS * 4.0)
            throw document.find("ranks").orElse(document).bad("impartial.bad.ranks", ranks);
        return new ThirtyOne(ranks, copies, TARGET.in(document));
    }

    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return words.stream().allMatch(w -> w.matches("\\d{1,4}"))
                ? Optional.of(Map.of("played", words))
                : Optional.empty();
    }
}

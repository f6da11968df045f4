package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.core.Balance;
import hissho.coalition.family.Symmetric;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Several symmetric games at once: of each, whether its core is empty, by the sizes that earn more per head than everybody. */
record SymmetricGames(List<List<Rational>> games) implements Inquiry.Asked {

    private static final int MOST_CHECKED = 12;

    /** Numbers of games that a short answer lists. */
    private static final int MOST_SHOWN = 12;

    private static final Field<List<List<Rational>>> GAMES =
            Field.required("symmetricGames", Shape.listOf(Shape.listOf(Shape.number(), 1, 1_000), 1, 10_000));

    static Kind<SymmetricGames> kind() {
        return new Inquiry<>(
                new Listing("symmetric-games", "coalition", Chapter.COALITION),
                Shape.fields(GAMES),
                document -> new SymmetricGames(GAMES.in(document)),
                List.of("coreEmpty", "violatingSizes"));
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts()
                .put(
                        "coreEmpty",
                        () -> games.stream().map(f -> !violating(f).isEmpty()).toList())
                .put(
                        "violatingSizes",
                        () -> games.stream().map(SymmetricGames::violating).toList());
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        List<Integer> empty = IntStream.range(0, games.size())
                .filter(k -> !violating(games.get(k)).isEmpty())
                .mapToObj(k -> k + 1)
                .toList();
        String key = "coalition.symmetric-games.";
        if (empty.isEmpty()) return Optional.of(Message.of(key + "none", games.size()));
        int shown = Math.min(empty.size(), MOST_SHOWN);
        Object listed = empty.size() == shown
                ? empty
                : Message.of("core.and-more", empty.subList(0, shown), empty.size() - shown);
        return Optional.of(
                Message.of(key + (empty.size() == games.size() ? "all" : "some"), empty.size(), games.size(), listed));
    }

    /** The sizes k with f(k)/k above f(n)/n. */
    private static List<Integer> violating(List<Rational> f) {
        Rational each = f.getLast().over(f.size());
        return IntStream.range(1, f.size())
                .filter(k -> f.get(k - 1).over(k).compareTo(each) > 0)
                .boxed()
                .toList();
    }

    /** The same by balanced weights, where there are not too many players. */
    @Override
    public Certificate check(Progress progress) {
        if (games.stream().anyMatch(f -> f.size() > MOST_CHECKED))
            return new Certificate.Unchecked(Message.of("coalition.too-many", MOST_CHECKED + 1, MOST_CHECKED));
        List<Boolean> empty = games.stream()
                .map(f -> Balance.of(
                                        CoalitionalGame.of(new Symmetric(f))
                                                .under(progress)
                                                .coalitions(),
                                        progress)
                                .total()
                                .compareTo(f.getLast())
                        > 0)
                .toList();
        return new Certificate.SecondWay(
                true,
                Extent.everything(),
                Message.of("coalition.symmetric-games.certificate"),
                InOrder.of("coreEmpty", empty));
    }
}

package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.property.Weightedness;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.form.Subsets;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Counts the simple games of few players in which every superset of a winning coalition wins: all, those that are proper, and those without weights. */
record SimpleGameCensus(List<Integer> players) implements Inquiry.Asked {

    /** Six players already have 7,828,352 games. */
    private static final int MOST_PLAYERS = 5;

    private static final Field<Node> PLAYERS = Field.required(
            "players",
            Shape.either(Shape.whole(1, MOST_PLAYERS), Shape.listOf(Shape.whole(1, MOST_PLAYERS), 1, MOST_PLAYERS)));

    static Kind<SimpleGameCensus> kind() {
        return new Inquiry<>(
                new Listing("simple-game-census", "coalition", Chapter.COALITION),
                Shape.fields(PLAYERS),
                document -> {
                    Node node = PLAYERS.in(document);
                    return new SimpleGameCensus(
                            node.isList() ? node.wholes(1, MOST_PLAYERS) : List.of(node.whole(1, MOST_PLAYERS)));
                },
                List.of("allMonotone", "proper", "properNotWeighted"));
    }

    private record Counts(int all, int proper, int notWeighted) {}

    @Override
    public Facts answers(Progress progress) {
        Supplier<List<Counts>> counts =
                new Once<>(() -> players.stream().map(n -> count(n, progress)).toList());
        return new Facts()
                .put("allMonotone", () -> counts.get().stream().map(Counts::all).toList())
                .put("proper", () -> counts.get().stream().map(Counts::proper).toList())
                .put(
                        "properNotWeighted",
                        () -> counts.get().stream().map(Counts::notWeighted).toList());
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        return Optional.of(Message.of(
                "coalition.simple-game-census.counted",
                players,
                answers.get("allMonotone", List.class),
                answers.get("proper", List.class),
                answers.get("properNotWeighted", List.class)));
    }

    /** A game is the set of its winning coalitions as bits; games of n are pairs of games of n − 1, the first within the second. */
    private static Counts count(int n, Progress progress) {
        int proper = 0;
        int notWeighted = 0;
        List<Long> games =
                games(n).stream().filter(game -> (game & 1) == 0 && game != 0).toList();
        for (long game : games) {
            progress.check();
            if (!isProper(game, n)) continue;
            proper++;
            if (!isWeighted(game, n, progress)) notWeighted++;
        }
        return new Counts(games.size(), proper, notWeighted);
    }

    /** Every set of winning coalitions is looked at, up to four players; five have too many. */
    @Override
    public Certificate check(Progress progress) {
        List<Integer> all = new ArrayList<>();
        for (int n : players) {
            if (n == MOST_PLAYERS)
                return new Certificate.Unchecked(Message.of("coalition.simple-game-census.unchecked"));
            int count = 0;
            for (long game = 1; game < 1L << (1 << n); game++) {
                if ((game & 1023) == 0) progress.check();
                if ((game & 1) == 0 && isMonotone(game, n)) count++;
            }
            all.add(count);
        }
        return new Certificate.SecondWay(
                true,
                new Extent.Part(Message.of("coalition.simple-game-census.part")),
                Message.of("coalition.simple-game-census.certificate"),
                InOrder.of("allMonotone", all));
    }

    private static boolean isMonotone(long game, int n) {
        for (int set = 1; set < 1 << n; set++)
            for (int i = 0; i < n; i++) if (wins(game, set) && !wins(game, set | 1 << i)) return false;
        return true;
    }

    private static List<Long> games(int n) {
        if (n == 0) return List.of(0L, 1L);
        List<Long> smaller = games(n - 1);
        List<Long> all = new ArrayList<>();
        for (long without : smaller)
            for (long with : smaller) if ((without & ~with) == 0) all.add(without | with << (1 << (n - 1)));
        return all;
    }

    private static boolean isProper(long game, int n) {
        int grand = (1 << n) - 1;
        for (int set = 1; set < grand; set++) if (wins(game, set) && wins(game, grand & ~set)) return false;
        return true;
    }

    private static boolean wins(long game, long set) {
        return (game >>> set & 1) != 0;
    }

    private static boolean isWeighted(long game, int n, Progress progress) {
        List<Long> winning = new ArrayList<>();
        List<Long> losing = new ArrayList<>();
        for (long set = 0; set < 1L << n; set++) {
            long members = set;
            boolean won = wins(game, set);
            if (won && Subsets.members(set).noneMatch(i -> wins(game, members & ~(1L << i)))) winning.add(set);
            if (!won && Subsets.members(((1L << n) - 1) & ~set).allMatch(i -> wins(game, members | 1L << i)))
                losing.add(set);
        }
        return Weightedness.of(n, winning, losing, progress) instanceof Weightedness.Weighted;
    }
}

package hissho.coalition;

import hissho.coalition.family.Family;
import hissho.fact.NotAnswered;
import hissho.form.Coalitions;
import hissho.form.Players;
import hissho.form.StrategicGame;
import hissho.form.Subsets;
import hissho.number.Rational;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * A coalitional game with transferable utility: its players, the family its worths come from, and the strategic game behind it where
 * there is one. Families may have more players than a coalition has bits; what looks at coalitions then is not answered.
 */
public final class CoalitionalGame {

    /** Up to so many players the worths are worked out once and kept. */
    public static final int MOST_KEPT = 16;

    /** So many milliseconds a game may take while it is read. */
    private static final long MOST_READING = 10_000;

    private final Players players;
    private final Family family;
    private final Optional<StrategicGame> strategic;
    private final Supplier<Progress> budget;
    private final Supplier<Coalitions> coalitions;

    private CoalitionalGame(
            Players players, Family family, Optional<StrategicGame> strategic, Supplier<Progress> budget) {
        if (players.count() != family.players()) throw new IllegalArgumentException("a name for each player is needed");
        this.players = players;
        this.family = family;
        this.strategic = strategic;
        this.budget = budget;
        this.coalitions = new Once<>(this::form);
    }

    public static CoalitionalGame of(Players players, Family family) {
        return new CoalitionalGame(players, family, Optional.empty(), CoalitionalGame::reading);
    }

    public static CoalitionalGame of(Family family) {
        return of(Players.numbered(family.players()), family);
    }

    /** The game behind which there is a strategic one. */
    public static CoalitionalGame of(Players players, Family family, StrategicGame strategic) {
        return new CoalitionalGame(players, family, Optional.of(strategic), CoalitionalGame::reading);
    }

    /** What nobody has given a budget yet, as a game that is being read, has this one from when it is asked something. */
    private static Progress reading() {
        return Progress.atMost(MOST_READING);
    }

    /** The same game, whose worths are worked out under a budget. */
    public CoalitionalGame under(Progress progress) {
        return new CoalitionalGame(players, family, strategic, () -> progress);
    }

    /** The budget of what is asked of this game. */
    public Progress progress() {
        return budget.get();
    }

    private Coalitions form() {
        if (count() > Coalitions.MOST_PLAYERS)
            throw new NotAnswered(Message.of("coalition.too-many", count(), Coalitions.MOST_PLAYERS));
        if (count() > MOST_KEPT) return Coalitions.ofRule(players, coalition -> family.worth(coalition, progress()));
        Progress progress = progress();
        return Coalitions.ofTable(
                players,
                LongStream.range(0, 1L << count())
                        .mapToObj(coalition -> family.worth(coalition, progress))
                        .toList());
    }

    public Players players() {
        return players;
    }

    /** How many players there are. */
    public int count() {
        return players.count();
    }

    public Family family() {
        return family;
    }

    public Optional<StrategicGame> strategic() {
        return strategic;
    }

    /** The characteristic function; not answered where there are more players than a coalition has bits. */
    public Coalitions coalitions() {
        return coalitions.get();
    }

    /** The characteristic function where everything may be asked of every coalition; not answered beyond so many players. */
    public Coalitions coalitions(int mostPlayers) {
        if (count() > mostPlayers) throw new NotAnswered(Message.of("coalition.too-many", count(), mostPlayers));
        return coalitions();
    }

    public Rational worth(long coalition) {
        return coalitions().worth(coalition);
    }

    public long grand() {
        return coalitions().grand();
    }

    /** What everybody together is worth. */
    public Rational total() {
        return worth(grand());
    }

    /** All coalitions but the empty one, by size and then by their members. */
    public List<Long> bySize(Progress progress) {
        List<Long> all = new ArrayList<>();
        for (int size = 1; size <= count(); size++) {
            progress.check();
            all.addAll(ofSize(size));
        }
        return all;
    }

    /** The coalitions of so many players, by their members. */
    public List<Long> ofSize(int size) {
        return ofSize(count(), size);
    }

    /** The coalitions of so many out of n players, by their members. */
    public static List<Long> ofSize(int n, int size) {
        return Subsets.ofSize(n, size)
                .map(set -> Long.reverse(set) >>> (64 - n))
                .boxed()
                .sorted(java.util.Comparator.reverseOrder())
                .map(set -> Long.reverse(set) >>> (64 - n))
                .toList();
    }

    /** A coalition as facts write it: digits, or numbers with commas where there are ten players or more. */
    public String key(long coalition) {
        return key(coalition, count());
    }

    /** A coalition of so many players as facts write it. */
    public static String key(long coalition, int players) {
        return Subsets.members(coalition)
                .mapToObj(i -> Integer.toString(i + 1))
                .collect(Collectors.joining(players > 9 ? "," : ""));
    }

    /** A coalition as facts write it, of any number of players. */
    public List<String> keys(List<Long> coalitions) {
        return coalitions.stream().map(this::key).toList();
    }

    /** A coalition by the names of its members. */
    public String name(long coalition) {
        return coalitions().name(coalition);
    }

    /** The players of a coalition as facts write them, counted from 1. */
    public static List<Integer> numbers(IntStream members) {
        return members.map(i -> i + 1).boxed().toList();
    }
}

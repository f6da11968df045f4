package hissho.card.tanhinmin.claim;

import hissho.card.tanhinmin.claim.Deals.Deal;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.Matching;
import hissho.card.tanhinmin.plain.StateDiagram;
import hissho.card.tanhinmin.plain.StrategyW;
import hissho.card.tanhinmin.plain.Walk;
import hissho.claim.Claim;
import hissho.claim.Claim.Verdict;
import hissho.claim.Count;
import hissho.claim.Finding;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Statements on strategy W: where it wins, the lemmas behind it, and its state diagrams. */
final class StrategyStatements {

    private static final int MOST_CARDS = 12;
    private static final Set<String> FOUR_ROUNDS =
            Set.of("S0 S1 S1 S1 S7", "S0 S1 S1 S2 S7", "S0 S1 S2 S3 S7", "S0 S2 S3 S3 S7");

    private StrategyStatements() {}

    static List<Claim> all() {
        return List.of(
                new StatementClaim(
                        "tanhinmin-w", Verdict.HOLDS, 3, 6, StrategyStatements::copies, StrategyStatements::wins),
                new StatementClaim("tanhinmin-w-two-ranks", Verdict.FAILS, 2, 2, n -> 5, StrategyStatements::wins),
                new StatementClaim(
                        "tanhinmin-w-at-most-two", Verdict.FAILS, 3, 5, Count::subsets, StrategyStatements::atMostTwo),
                inGames("tanhinmin-lemma-1", 7, StrategyStatements::lemmaOne),
                inGames("tanhinmin-lemma-2", 7, StrategyStatements::lemmaTwo),
                rounds(
                        "tanhinmin-lemma-3",
                        Verdict.HOLDS,
                        (n, opener, other) -> opener <= n / 2 + 1 && other <= n / 2 + 1),
                rounds(
                        "tanhinmin-lemma-3-sharp",
                        Verdict.HOLDS,
                        (n, opener, other) -> opener <= (n + 1) / 2 && other <= n / 2),
                rounds(
                        "tanhinmin-lemma-3-printed",
                        Verdict.FAILS,
                        (n, opener, other) -> n % 2 == 0 || other <= n / 2 - 1),
                new StatementClaim("tanhinmin-lemma-4", Verdict.HOLDS, 2, 5, n -> 1, StrategyStatements::fourRounds),
                new StatementClaim(
                        "tanhinmin-lemma-4-inequality", Verdict.FAILS, 4, 12, n -> 1, StrategyStatements::inequality),
                new StatementClaim(
                        "tanhinmin-diagram",
                        Verdict.HOLDS,
                        3,
                        6,
                        n -> n * 2 <= MOST_CARDS ? 2 : 1,
                        StrategyStatements::diagram),
                new StatementClaim(
                        "tanhinmin-four-round-games", Verdict.HOLDS, 3, 5, n -> 1, StrategyStatements::fourRoundGames));
    }

    private static long copies(int ranks) {
        return Math.max(1, Math.min(5, MOST_CARDS / ranks));
    }

    private static Finding wins(int ranks, long number) {
        return winsWith(Hand.ofEach(ranks, (int) number + 1));
    }

    private static Finding winsWith(Hand hand) {
        if (StrategyW.wins(hand, hand)) return Finding.holds();
        return refuted(hand, Message.of("tanhinmin.claim.what.w-loses"));
    }

    /** Each bit of the number says of one rank, the highest first, whether there are two of it. */
    private static Finding atMostTwo(int ranks, long number) {
        int[] all = new int[ranks];
        int[] counts = new int[ranks];
        for (int i = 0; i < ranks; i++) {
            all[i] = i + 1;
            counts[i] = 1 + (int) (number >> (ranks - 1 - i) & 1);
        }
        return winsWith(Hand.ofCounts(all, counts));
    }

    private static Finding.Refuted refuted(Hand hand, Message what) {
        return new Finding.Refuted(new Deal(hand, hand, 0).document(), what);
    }

    // ---- the lemmas

    /** Checks every position W reaches from single cards or from two of each. */
    private static Claim inGames(String id, int defaultSize, GamesOfW.Check check) {
        return new StatementClaim(
                id, Verdict.HOLDS, 3, defaultSize, n -> n * 2 <= MOST_CARDS - 2 ? 2 : 1, (n, number) -> {
                    Hand hand = Hand.ofEach(n, (int) number + 1);
                    Optional<Message> wrong = new GamesOfW(n, check).search(hand);
                    return wrong.<Finding>map(what -> refuted(hand, what)).orElse(Finding.holds());
                });
    }

    /** Before W has played its highest rank, the opponent's cards below it that W's lowest does not beat are matched by W's higher ones. */
    private static Optional<Message> lemmaOne(GamesOfW.Moment at) {
        if (at.topPlayed() || !at.firstToMove()) return Optional.empty();
        int lowest = at.first().lowest();
        Hand below = at.second().withoutAll(at.top());
        Hand unbeaten =
                Hand.of(below.cards().stream().filter(card -> card >= lowest).toList());
        return Matching.number(at.first(), unbeaten) == unbeaten.size()
                ? Optional.empty()
                : Optional.of(Message.of(
                        "tanhinmin.claim.what.unmatched",
                        at.first().brief(),
                        at.second().brief()));
    }

    /** When W first plays its highest and the opponent has no card of the top rank, he cannot beat it. */
    private static Optional<Message> lemmaTwo(GamesOfW.Moment at) {
        if (!at.highestNow() || at.second().countOf(at.top()) > 0) return Optional.empty();
        return at.second().lowestAbove(at.table()) == 0
                ? Optional.empty()
                : Optional.of(Message.of(
                        "tanhinmin.claim.what.beaten", at.table(), at.second().brief()));
    }

    /** How many cards the opener and the other may play in a round with ranks 1 to n. */
    private interface RoundBound {
        boolean holds(int n, int opener, int other);
    }

    /** Every round is an ascending sequence of ranks; its cards alternate between the opener and the other. */
    private static Claim rounds(String id, Verdict known, RoundBound bound) {
        return new StatementClaim(id, known, 2, 12, n -> Count.subsets(n) - 1, (n, number) -> {
            List<Integer> opener = new ArrayList<>();
            List<Integer> other = new ArrayList<>();
            for (int rank = 1; rank <= n; rank++)
                if (((number + 1) >> (rank - 1) & 1) != 0) (opener.size() == other.size() ? opener : other).add(rank);
            if (bound.holds(n, opener.size(), other.size())) return Finding.holds();
            int openers = opener.size();
            int others = other.size();
            opener.add(n);
            other.add(n);
            return new Finding.Refuted(
                    new Deal(Hand.of(opener), Hand.of(other), 0).document(),
                    Message.of("tanhinmin.claim.what.round", openers, others));
        });
    }

    private static Finding fourRounds(int ranks, long number) {
        Hand hand = Hand.ofEach(ranks, 2);
        GamesOfW games = new GamesOfW(ranks, at -> Optional.empty());
        int fewest = games.paths(hand).stream().mapToInt(List::size).min().orElseThrow();
        return fewest >= 4 ? Finding.holds() : refuted(hand, Message.of("tanhinmin.claim.what.rounds", fewest));
    }

    private static Finding inequality(int ranks, long number) {
        int most = 3 * (ranks / 2 + 1);
        if (most < 2 * ranks) return Finding.holds();
        return refuted(Hand.ofEach(ranks, 2), Message.of("tanhinmin.claim.what.inequality", most, 2 * ranks));
    }

    // ---- the diagrams

    private static Finding diagram(int ranks, long number) {
        Hand hand = Hand.ofEach(ranks, (int) number + 1);
        StateDiagram diagram = StateDiagram.ofCopies((int) number + 1).orElseThrow();
        for (StateDiagram.Edge edge : new GamesOfW(ranks, at -> Optional.empty()).edges(hand))
            if (!diagram.edges().contains(edge))
                return refuted(hand, Message.of("tanhinmin.claim.what.edge", edge.from(), edge.to(), edge.label()));
        return Finding.holds();
    }

    private static Finding fourRoundGames(int ranks, long number) {
        Hand hand = Hand.ofEach(ranks, 2);
        for (List<StateDiagram.Edge> path : new GamesOfW(ranks, at -> Optional.empty()).paths(hand)) {
            String states = Walk.start(StateDiagram.DOUBLE, ranks).state() + " "
                    + path.stream().map(StateDiagram.Edge::to).collect(Collectors.joining(" "));
            if (path.size() == 4 && !FOUR_ROUNDS.contains(states))
                return refuted(hand, Message.of("tanhinmin.claim.what.path", states));
        }
        return Finding.holds();
    }
}

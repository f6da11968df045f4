package hissho.card.tanhinmin;

import hissho.card.tanhinmin.graph.GraphGame;
import hissho.card.tanhinmin.graph.Lengths;
import hissho.card.tanhinmin.plain.EightCut;
import hissho.card.tanhinmin.plain.Hand;
import hissho.card.tanhinmin.plain.LinearRule;
import hissho.card.tanhinmin.plain.Matching;
import hissho.card.tanhinmin.plain.MoversRule;
import hissho.card.tanhinmin.plain.WinningMoves;
import hissho.card.tanhinmin.rules.Rederivation;
import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.InOrder;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Solution;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.report.Report;
import hissho.words.Message;
import hissho.words.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Supplier;

/**
 * Who wins the plain game, every winning move, the two matchings that prove it, and a shortest win against a longest defence where
 * the hands are small enough to search.
 *
 * @param own the mover's largest matching into the other's hand without its lowest card, with the table card
 * @param opposing the other's largest matching into the mover's hand without its lowest card
 */
record PlainSolution(
        TanhinminGame.Plain game,
        boolean moverWins,
        WinningMoves winningMoves,
        Matching own,
        Matching opposing,
        Optional<GraphGame> graph,
        Supplier<Optional<List<Lengths.Step>>> line)
        implements Solution {

    private static final int MOST_CARDS_REPLAYED = 400;
    private static final int MOST_MOVES_JUDGED = 100;

    static PlainSolution of(TanhinminGame.Plain game, Progress progress) {
        Hand mover = game.mover();
        Hand other = game.other();
        boolean wins = wins(game.cut(), mover, other, game.table());
        WinningMoves moves = game.cut()
                .map(cut -> cut.winningMoves(mover, other, game.table()))
                .orElseGet(() -> WinningMoves.of(mover, other, game.table()));
        Hand beaten = other.withoutLowest();
        Optional<GraphGame> graph = TanhinminKind.asGraph(game);
        return new PlainSolution(
                game,
                wins,
                moves,
                Matching.of(mover, game.table() > 0 ? beaten.plus(game.table()) : beaten),
                Matching.of(other, mover.withoutLowest()),
                graph,
                new Once<>(() -> graph.flatMap(small -> Lengths.line(small, cutting(small, game), progress))));
    }

    private static boolean wins(Optional<EightCut> eight, Hand mover, Hand other, int table) {
        return eight.map(cut -> cut.moverWins(mover, other, table))
                .orElseGet(() -> LinearRule.moverWins(mover, other, table));
    }

    /** Whether the other player wins if the table is empty and they may lead. */
    boolean otherWinsByLeading() {
        return wins(game.cut(), /* mover= */ game.other(), /* other= */ game.mover(), 0);
    }

    /** The cards that cut, as bits; the graph calls cards by their ranks. */
    private static long cutting(GraphGame graph, TanhinminGame.Plain game) {
        long bits = 0;
        for (int card = 0; card < graph.graph().cards(); card++)
            if (game.cuts(Integer.parseInt(graph.graph().label(card)))) bits |= 1L << card;
        return bits;
    }

    /** The rule's move; only where no card cuts. */
    MoversRule rule() {
        return MoversRule.of(game.mover(), game.other(), game.table());
    }

    static final List<String> KEYS =
            List.of("moverWins", "winningMoves", "moverMatching", "otherMatching", "ruleMove", "length");

    @Override
    public Facts facts() {
        Facts facts = new Facts()
                .put("moverWins", () -> moverWins)
                .put("winningMoves", Compare.SET, this::moves)
                .teach("winningMoves", PlainLesson.of(this));
        if (game.cut().isEmpty())
            facts.put("moverMatching", own::number)
                    .put("otherMatching", opposing::number)
                    .put("ruleMove", this::ruleMove);
        return facts.put(
                "length",
                () -> line.get()
                        .map(List::size)
                        .orElseThrow(() -> new NotAnswered(Message.of("tanhinmin.bad.no-line"))));
    }

    private List<Object> moves() {
        List<Object> moves = new ArrayList<>(winningMoves.cards());
        if (winningMoves.pass()) moves.add("pass");
        return moves;
    }

    private Object ruleMove() {
        return rule().isPass() ? "pass" : (Object) rule().card();
    }

    // ---- the certificate

    /** From the rules alone where there are few moments; else by the matchings, each proved largest, and a game played out. */
    @Override
    public Certificate certificate(Progress progress) {
        boolean plain = game.cut().isEmpty();
        boolean holds = moverWins != winningMoves.none() && (!plain || matchingsDecide());
        Rederivation rules = new Rederivation(progress);
        Optional<SortedMap<Integer, Integer>> again =
                graph.isPresent() ? rules.moves(HandsMoment.of(game)) : Optional.empty();
        if (again.isPresent())
            return new Certificate.Values(
                            holds && fromRules(rules, again.get()),
                            Extent.everything(),
                            Message.of("tanhinmin.certificate.rules", rules.moments()),
                            data())
                    .covering(covers());
        holds &= winnerWins() && (!plain || sampledMovesHold(progress));
        if (!plain)
            return new Certificate.Replay(
                            holds,
                            new Extent.Part(Message.of("tanhinmin.certificate.eight-cut-rule")),
                            Message.of("tanhinmin.certificate.eight-cut"),
                            data())
                    .covering(covers());
        return new Certificate.ClosedForm(
                        "matching-numbers",
                        holds,
                        new Extent.Part(Message.of(
                                replayed() ? "tanhinmin.certificate.one-defence" : "tanhinmin.certificate.not-played")),
                        Message.of("tanhinmin.certificate"),
                        data())
                .covering(covers());
    }

    private boolean fromRules(Rederivation rules, SortedMap<Integer, Integer> again) {
        List<Integer> winning = new ArrayList<>();
        again.forEach((move, length) -> {
            if (move != Rederivation.PASS && length > 0) winning.add(move);
        });
        boolean moves = winningMoves.cards().equals(winning)
                && winningMoves.pass() == (again.getOrDefault(Rederivation.PASS, 0) > 0)
                && moverWins == (Rederivation.best(again) > 0);
        boolean rule = game.cut().isPresent()
                || !moverWins
                || again.getOrDefault(rule().isPass() ? Rederivation.PASS : rule().card(), 0) > 0;
        return moves && rule && lineIsBest(rules, again);
    }

    private boolean lineIsBest(Rederivation rules, SortedMap<Integer, Integer> again) {
        Optional<List<Lengths.Step>> steps = line.get();
        if (steps.isEmpty()) return true;
        List<Integer> ranks = steps.get().stream().map(this::rank).toList();
        int side = 0;
        for (int i = 0; i < ranks.size(); i++) {
            if (steps.get().get(i).side() != side) return false;
            if (!game.cuts(ranks.get(i))) side = 1 - side;
        }
        return ranks.size() == Math.abs(Rederivation.best(again)) && rules.followsBest(HandsMoment.of(game), ranks);
    }

    /** The rank of a step's card; the graph calls cards by their ranks. */
    private int rank(Lengths.Step step) {
        return step.card() == GraphGame.EMPTY
                ? Rederivation.PASS
                : Integer.parseInt(graph.orElseThrow().graph().label(step.card()));
    }

    /** Cards spread over the hand, each judged by the rule on the position it leads to. */
    private boolean sampledMovesHold(Progress progress) {
        List<Integer> playable = game.mover().ranksAbove(game.table());
        Set<Integer> said = new HashSet<>(winningMoves.cards());
        if (!new HashSet<>(playable).containsAll(said)
                || said.size() != winningMoves.cards().size()) return false;
        int step = Math.max(1, playable.size() / MOST_MOVES_JUDGED);
        for (int i = 0; i < playable.size(); i += step) {
            progress.check();
            int card = playable.get(i);
            Hand left = game.mover().without(card);
            boolean wins = left.isEmpty() || !LinearRule.moverWins(game.other(), left, card);
            if (wins != said.contains(card)) return false;
        }
        boolean passWins = game.table() > 0 && !otherWinsByLeading();
        return passWins == winningMoves.pass();
    }

    private Map<String, Object> covers() {
        Map<String, Object> covers = InOrder.of("moverMatching", own.number(), "otherMatching", opposing.number());
        line.get().ifPresent(steps -> covers.put("length", steps.size()));
        return covers;
    }

    private Map<String, Object> data() {
        Map<String, Object> data = InOrder.of("moverWins", moverWins);
        if (winningMoves.cards().size() <= MOST_CARDS_REPLAYED) data.put("winningMoves", moves());
        if (game.cut().isEmpty()) {
            data.put("moverMatching", written(own));
            data.put("otherMatching", written(opposing));
            data.put("ruleMove", ruleMove());
        }
        line.get()
                .ifPresent(steps -> data.put(
                        "line",
                        steps.stream()
                                .map(this::rank)
                                .map(rank -> rank == Rederivation.PASS ? "pass" : (Object) rank)
                                .toList()));
        return data;
    }

    /** The number of pairs, the cut that proves it largest, and the pairs themselves where they are few. */
    private static Map<String, Object> written(Matching matching) {
        Map<String, Object> written = InOrder.of("number", matching.number(), "cut", matching.cut());
        if (matching.high().size() + matching.low().size() > MOST_CARDS_REPLAYED) return written;
        List<Integer> high = matching.high().cards();
        List<Integer> low = matching.low().cards();
        written.put(
                "pairs",
                matching.pairs().stream()
                        .map(pair -> List.of(high.get(pair.high()), low.get(pair.low())))
                        .toList());
        return written;
    }

    private boolean matchingsDecide() {
        boolean enough = game.table() > 0 ? own.number() > opposing.number() : own.number() >= opposing.number();
        return sameCards() && own.certified() && opposing.certified() && enough == moverWins;
    }

    /** The matchings are between the hands the theorem speaks of. */
    private boolean sameCards() {
        Hand beaten = game.other().withoutLowest();
        return own.high().equals(game.mover())
                && own.low().equals(game.table() > 0 ? beaten.plus(game.table()) : beaten)
                && opposing.high().equals(game.other())
                && opposing.low().equals(game.mover().withoutLowest());
    }

    /** Whether the hands are small enough to play the game out. */
    boolean replayed() {
        return game.mover().size() + game.other().size() <= MOST_CARDS_REPLAYED;
    }

    /** The winner by the rule against an opponent who always answers as low as he can. */
    private boolean winnerWins() {
        if (!replayed()) return true;
        Hand[] hands = {game.mover(), game.other()};
        int winner = moverWins ? 0 : 1;
        int table = game.table();
        for (int side = 0; ; side = 1 - side) {
            int card = side == winner ? winning(hands[side], hands[1 - side], table) : hands[side].lowestAbove(table);
            while (card > 0) {
                hands[side] = hands[side].without(card);
                if (hands[side].isEmpty()) return side == winner;
                if (!cuts(card)) break;
                card = side == winner ? winning(hands[side], hands[1 - side], 0) : hands[side].lowest();
            }
            if (card < 0) return false;
            table = card;
        }
    }

    /** A winning move: a rank, 0 for a pass, -1 where there is none. */
    private int winning(Hand own, Hand opposing, int table) {
        WinningMoves moves = game.cut()
                .map(cut -> cut.winningMoves(own, opposing, table))
                .orElseGet(() -> WinningMoves.of(own, opposing, table));
        if (moves.none()) return -1;
        return moves.cards().isEmpty() ? 0 : moves.cards().getFirst();
    }

    private boolean cuts(int card) {
        return game.cut().map(EightCut::rank).orElse(0) == card;
    }

    @Override
    public Report tell(Words words) {
        return new PlainReport(this, words).report();
    }
}

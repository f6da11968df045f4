package hissho.card.trick.partition;

import hissho.card.trick.whist.TableRules;
import hissho.card.trick.whist.TableState;
import hissho.progress.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The tricks of every declarer in every denomination of a deal for four with partners.
 *
 * @param tricks for each suit as trumps, and at the end for none, the tricks of each seat and its partner when the next seat leads
 */
public record DoubleDummyTable(List<List<Integer>> tricks) {

    public DoubleDummyTable {
        tricks = tricks.stream().map(List::copyOf).toList();
    }

    /**
     * Works the table out on so many threads. The leads of a denomination share what is found, so they stay together unless there are threads for all of
     * them.
     */
    public static DoubleDummyTable of(TableRules rules, List<Long> hands, int threads, Progress progress) {
        int denominations = rules.suits().size() + 1;
        int together = threads > denominations ? 1 : BridgeDeal.SEATS;
        List<List<Integer>> tricks = new ArrayList<>();
        for (int i = 0; i < denominations; i++) tricks.add(new ArrayList<>());
        try (ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, threads))) {
            List<List<Future<List<Integer>>>> asked = new ArrayList<>();
            // without trumps a search takes longest, so it begins
            for (int suit = denominations - 1; suit >= 0; suit--) {
                TableRules these = in(rules, suit);
                List<Future<List<Integer>>> parts = new ArrayList<>();
                for (int seat = 0; seat < BridgeDeal.SEATS; seat += together) {
                    int first = seat;
                    parts.add(pool.submit(() -> declarers(these, hands, first, together, progress)));
                }
                asked.addFirst(parts);
            }
            for (int suit = 0; suit < denominations; suit++)
                for (Future<List<Integer>> part : asked.get(suit))
                    tricks.get(suit).addAll(part.get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(e.getCause());
        }
        return new DoubleDummyTable(tricks);
    }

    /** The same rules with this suit as trumps, or without trumps after the last suit. */
    public static TableRules in(TableRules rules, int suit) {
        return new TableRules(
                rules.seats(),
                rules.partners(),
                rules.follow(),
                suit < rules.suits().size() ? OptionalInt.of(suit) : OptionalInt.empty(),
                rules.aim(),
                rules.target(),
                rules.suits(),
                Collections.nCopies(rules.points().size(), 1),
                rules.stock());
    }

    private static List<Integer> declarers(
            TableRules rules, List<Long> hands, int first, int count, Progress progress) {
        DoubleDummy search = new DoubleDummy(rules, progress);
        int all = Long.bitCount(hands.getFirst());
        List<Integer> tricks = new ArrayList<>();
        for (int declarer = first; declarer < first + count; declarer++) {
            int leader = (declarer + 1) % BridgeDeal.SEATS;
            int even = search.value(TableState.start(rules, hands, leader)) / BridgeDeal.SEATS;
            tricks.add(declarer % 2 == 0 ? even : all - even);
        }
        return tricks;
    }
}

package hissho.impartial.nim;

import hissho.document.InOrder;
import hissho.impartial.Choices;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.Drawing;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.OutcomeGame;
import hissho.play.Part;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Moore's Nim_k, told as piles or as coins on a strip: a move lowers at least one and at most k piles. It is a P-position exactly if in every binary column the number of
 * ones is divisible by k + 1; in misère play, when no pile is above one, exactly if the number of ones is 1 modulo k + 1 (Moore).
 */
public record MooreNim(List<BigInteger> piles, int k, boolean coins) implements OutcomeGame {

    /** More winning moves than this are not listed. */
    static final int MOST_LISTED = 20_000;

    private static final int MOST_OPTIONS = 200_000;

    public MooreNim {
        piles = List.copyOf(piles);
    }

    public MooreNim(List<BigInteger> piles, int k) {
        this(piles, k, false);
    }

    /** Nimble with up to k coins moved at once: a coin on square n is a pile of n. */
    static MooreNim ofCoins(List<BigInteger> squares, int k) {
        return new MooreNim(squares, k, true);
    }

    /** The binary columns, which decide unless misère play is down to single chips. */
    @Override
    public Optional<Message> because(Convention convention, Progress progress) {
        boolean single = piles.stream().allMatch(pile -> pile.bitLength() <= 1);
        return convention == Convention.MISERE && single
                ? Optional.empty()
                : Optional.of(Message.of("impartial.moore-nim.because", k + 1, columns()));
    }

    @Override
    public Outcome outcome(Convention convention, Progress progress) {
        return isP(piles, convention) ? Outcome.P : Outcome.N;
    }

    private boolean isP(List<BigInteger> sizes, Convention convention) {
        if (convention == Convention.MISERE && sizes.stream().allMatch(p -> p.bitLength() <= 1))
            return sizes.stream().filter(p -> p.signum() > 0).count() % (k + 1) == 1;
        return columns(sizes).stream().allMatch(c -> c == 0);
    }

    /** The number of ones in each binary column modulo k + 1, highest column first. */
    public List<Integer> columns() {
        return columns(piles);
    }

    private List<Integer> columns(List<BigInteger> sizes) {
        int bits = sizes.stream().mapToInt(BigInteger::bitLength).max().orElse(0);
        List<Integer> columns = new ArrayList<>();
        for (int bit = bits - 1; bit >= 0; bit--) {
            int at = bit;
            columns.add((int) (sizes.stream().filter(p -> p.testBit(at)).count() % (k + 1)));
        }
        return columns;
    }

    @Override
    public List<Option> winning(Convention convention, Progress progress) {
        Map<String, Option> moves = new LinkedHashMap<>();
        List<List<BigInteger>> found = new MooreMoves(piles, k, MOST_LISTED, progress::check).balanced();
        if (convention == Convention.MISERE) {
            found = new ArrayList<>(found);
            found.removeIf(after -> after.stream().allMatch(p -> p.bitLength() <= 1));
            found.addAll(new MooreMoves(piles, k, MOST_LISTED, progress::check).ones());
        }
        for (List<BigInteger> after : found) {
            progress.check();
            Option option = option(after);
            moves.putIfAbsent(option.facts().toString(), option);
        }
        return List.copyOf(moves.values());
    }

    /** Whether there are few enough winning moves for all to be listed. */
    @Override
    public boolean listsAll() {
        return new MooreMoves(piles, k, MOST_LISTED, () -> {}).balanced().size() < MOST_LISTED
                && new MooreMoves(piles, k, MOST_LISTED, () -> {}).ones().size() < MOST_LISTED;
    }

    @Override
    public List<Option> options() {
        Map<String, Option> options = new LinkedHashMap<>();
        collect(0, 0, new ArrayList<>(piles), after -> {
            if (options.size() > MOST_OPTIONS) throw new IllegalStateException("too many moves to list");
            Option option = option(after);
            options.putIfAbsent(option.facts().toString(), option);
        });
        return List.copyOf(options.values());
    }

    @Override
    public List<Component> followers() {
        Set<Component> followers = new LinkedHashSet<>();
        collect(0, 0, new ArrayList<>(piles), after -> {
            if (followers.size() > MOST_OPTIONS) throw new IllegalStateException("too many moves to list");
            followers.add(new MooreNim(after, k, coins));
        });
        return List.copyOf(followers);
    }

    private void collect(int pile, int moved, List<BigInteger> after, Consumer<List<BigInteger>> found) {
        if (pile == piles.size()) {
            if (moved > 0) found.accept(List.copyOf(after));
            return;
        }
        collect(pile + 1, moved, after, found);
        if (moved == k) return;
        for (BigInteger to = piles.get(pile).subtract(BigInteger.ONE);
                to.signum() >= 0;
                to = to.subtract(BigInteger.ONE)) {
            after.set(pile, to);
            collect(pile + 1, moved + 1, after, found);
        }
        after.set(pile, piles.get(pile));
    }

    /** How many moves there are, told apart by piles: the sum of the products of up to k sizes. */
    @Override
    public long optionCount() {
        BigInteger[] products = new BigInteger[k + 1];
        java.util.Arrays.fill(products, BigInteger.ZERO);
        products[0] = BigInteger.ONE;
        for (BigInteger pile : piles)
            for (int j = k; j >= 1; j--) products[j] = products[j].add(products[j - 1].multiply(pile));
        BigInteger sum = BigInteger.ZERO;
        for (int j = 1; j <= k; j++) sum = sum.add(products[j]);
        return sum.bitLength() < 63 ? sum.longValueExact() : Long.MAX_VALUE;
    }

    private Option option(List<BigInteger> after) {
        List<List<BigInteger>> lowered = new ArrayList<>();
        Map<BigInteger, List<BigInteger>> byFrom = new TreeMap<>();
        for (int i = 0; i < piles.size(); i++)
            if (!piles.get(i).equals(after.get(i)))
                byFrom.computeIfAbsent(piles.get(i), p -> new ArrayList<>()).add(after.get(i));
        byFrom.forEach((from, tos) -> {
            Collections.sort(tos);
            for (BigInteger to : tos) lowered.add(List.of(from, to));
        });
        String notation = lowered.stream().map(m -> m.get(0) + ">" + m.get(1)).collect(Collectors.joining(","));
        return new Option(
                notation,
                new MooreNim(after, k, coins),
                Message.of(
                        coins ? "impartial.nimble.move-several" : "impartial.moore-nim.lower",
                        notation.replace(">", "→").replace(",", ", ")),
                InOrder.of("lowered", lowered));
    }

    @Override
    public Object key() {
        return new MooreNim(piles.stream().filter(p -> p.signum() > 0).sorted().toList(), k, coins);
    }

    @Override
    public Message describe() {
        return Message.of(coins ? "impartial.nimble.several" : "impartial.moore-nim.of", k, print());
    }

    @Override
    public String print() {
        return piles.stream().map(BigInteger::toString).collect(Collectors.joining(", "));
    }

    @Override
    public Map<String, Object> facts() {
        return InOrder.of("piles", piles, "k", k);
    }

    @Override
    public Scene scene(Words words) {
        if (coins) return NimbleCoin.Strip.drawn(piles, number -> "", words);
        return Drawing.together(
                piles.stream().map(p -> new NimPile(p).scene(words)).toList());
    }

    /** For people equal piles are different piles, so a move says which ones it lowers. */
    @Override
    public Choices choices() {
        List<Option> options = new ArrayList<>();
        collect(0, 0, new ArrayList<>(piles), after -> options.add(byPile(after)));
        return Choices.of(options);
    }

    @Override
    public List<Option> played(List<Option> winning) {
        Set<Map<String, Object>> wanted = winning.stream().map(Option::facts).collect(Collectors.toSet());
        return choices().listed().stream()
                .filter(option -> wanted.contains(option.facts()))
                .toList();
    }

    private Option byPile(List<BigInteger> after) {
        List<String> lowered = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < piles.size(); i++) {
            if (piles.get(i).equals(after.get(i))) continue;
            String part = (i + 1) + ":" + after.get(i);
            lowered.add(part);
            parts.add(
                    !coins && Drawing.isDrawn(piles.get(i))
                            ? new Part.Spot(part)
                            : new Part.Named(part, Message.of("impartial.moore-nim.part", i + 1, after.get(i))));
        }
        Option option = option(after);
        return new Option(String.join(",", lowered), option.after(), option.words(), option.facts(), parts);
    }
}

package hissho.impartial.octal;

import hissho.document.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An octal or hexadecimal code d0.d1d2d3… with an optional block repeated for ever: digit c says what may be left when c chips are
 * taken from a heap. Bit 1: nothing; bit 2: one heap; bit 4: two heaps; bit 8: three heaps, none of them empty.
 */
public record TakeAndBreakCode(List<Integer> digits, List<Integer> repeating) {

    private static final Pattern FORM =
            Pattern.compile("([0-9A-Fa-f])?\\.([0-9A-Fa-f]*)(?:\\(([0-9A-Fa-f]+)\\)\\*?)?(\\.\\.\\.|…)?");
    private static final int MOST_DIGITS = 200;

    /** A code as documents hold it. */
    public static final Shape<TakeAndBreakCode> SHAPE =
            Shape.text().by(node -> read(node.text()).orElseThrow(() -> node.bad("impartial.bad.code", node.shown())));

    public TakeAndBreakCode {
        digits = List.copyOf(digits);
        repeating = List.copyOf(repeating);
    }

    /** Reads 0.77, .137, 0.1(7)*, 4.333… (the shortest block written at least twice at the end repeats); empty where it is no code. */
    public static Optional<TakeAndBreakCode> read(String text) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches() || text.length() > MOST_DIGITS) return Optional.empty();
        List<Integer> digits = new ArrayList<>();
        digits.add(form.group(1) == null ? 0 : Character.digit(form.group(1).charAt(0), 16));
        for (char c : form.group(2).toCharArray()) digits.add(Character.digit(c, 16));
        List<Integer> repeating = new ArrayList<>();
        if (form.group(3) != null) for (char c : form.group(3).toCharArray()) repeating.add(Character.digit(c, 16));
        if (form.group(4) != null) {
            if (!repeating.isEmpty() || digits.size() < 2) return Optional.empty();
            repeating.addAll(tail(digits));
        }
        if ((digits.getFirst() & 3) != 0) return Optional.empty();
        return Optional.of(new TakeAndBreakCode(digits, repeating).simplest());
    }

    private static List<Integer> tail(List<Integer> digits) {
        int size = digits.size();
        for (int length = 1; 2 * length < size; length++)
            if (digits.subList(size - length, size).equals(digits.subList(size - 2 * length, size - length))
                    && digits.subList(size - length, size).stream().anyMatch(d -> d != 0))
                return digits.subList(size - length, size);
        return digits.subList(size - 1, size);
    }

    /** Without zeros at the end, with the shortest block, and with the block starting as early as it can. */
    TakeAndBreakCode simplest() {
        List<Integer> head = new ArrayList<>(digits);
        List<Integer> block = new ArrayList<>(repeating);
        if (block.stream().allMatch(d -> d == 0)) block.clear();
        for (int length = 1; length <= block.size() / 2; length++)
            if (block.size() % length == 0 && repeats(block, length)) {
                block = new ArrayList<>(block.subList(0, length));
                break;
            }
        while (!block.isEmpty() && head.size() > 1 && head.getLast().equals(block.getLast())) {
            head.removeLast();
            block.addFirst(block.removeLast());
        }
        while (block.isEmpty() && head.size() > 1 && head.getLast() == 0) head.removeLast();
        return new TakeAndBreakCode(head, block);
    }

    private static boolean repeats(List<Integer> block, int length) {
        for (int i = length; i < block.size(); i++) if (!block.get(i).equals(block.get(i - length))) return false;
        return true;
    }

    public boolean isFinite() {
        return repeating.isEmpty();
    }

    /** Whether some move leaves three heaps, so that the code needs hexadecimal digits. */
    public boolean isHexadecimal() {
        return digits.stream().anyMatch(d -> d > 7) || repeating.stream().anyMatch(d -> d > 7);
    }

    /** What may be left when so many chips are taken. */
    public int digit(long taken) {
        if (taken < digits.size()) return digits.get((int) taken);
        return repeating.isEmpty() ? 0 : repeating.get((int) ((taken - digits.size()) % repeating.size()));
    }

    /** The largest number of chips a move of a finite code takes. */
    public int lastDigit() {
        return digits.size() - 1;
    }

    /** Removals of a finite code whose digit has the given bit. */
    public int[] removals(int bit) {
        return java.util.stream.IntStream.range(0, digits.size())
                .filter(c -> (digits.get(c) & bit) != 0)
                .toArray();
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < digits.size(); i++) {
            text.append(Character.toUpperCase(Character.forDigit(digits.get(i), 16)));
            if (i == 0) text.append('.');
        }
        if (!repeating.isEmpty()) {
            text.append('(');
            for (int d : repeating) text.append(Character.toUpperCase(Character.forDigit(d, 16)));
            text.append(")*");
        }
        return digits.size() == 1 && repeating.isEmpty() ? text + "0" : text.toString();
    }
}

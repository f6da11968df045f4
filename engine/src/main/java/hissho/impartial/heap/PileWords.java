package hissho.impartial.heap;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The documents meant by numbers on the command line: {@code nim 3 4 5}, {@code kayles 7 misere}. */
public final class PileWords {

    private PileWords() {}

    /** All words are piles, but for a last word {@code misere}. */
    public static Optional<Map<String, Object>> piles(List<String> words) {
        return under("piles", words);
    }

    public static Optional<Map<String, Object>> under(String field, List<String> words) {
        List<String> left = new ArrayList<>(words);
        Map<String, Object> document = new LinkedHashMap<>();
        if (!left.isEmpty()
                && (left.getLast().equals("misere") || left.getLast().equals("normal")))
            document.put("play", left.removeLast());
        if (left.isEmpty() || !left.stream().allMatch(w -> w.matches("\\d{1,1000}"))) return Optional.empty();
        document.put(field, List.copyOf(left));
        return Optional.of(document);
    }

    /** A first word of its own, then piles. */
    public static Optional<Map<String, Object>> after(String field, List<String> words) {
        if (words.size() < 2) return Optional.empty();
        return piles(words.subList(1, words.size())).map(document -> {
            Map<String, Object> with = new LinkedHashMap<>();
            with.put(field, words.getFirst());
            with.putAll(document);
            return with;
        });
    }
}

package hissho.document;

import hissho.words.Message;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Which of the known names a person may have meant: one with few letters wrong (Levenshtein's distance), or one that says more or less. */
public final class Nearest {

    private static final int LETTERS_PER_SLIP = 4;

    private Nearest() {}

    public static Optional<String> to(String written, Collection<String> known) {
        return known.stream()
                .filter(name -> !name.equals(written) && isLike(name, written))
                .min(Comparator.comparingInt((String name) -> distance(name, written))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** The question whether that was meant, for a gap of a sentence; nothing where no name is near. */
    public static Object question(String written, Collection<String> known) {
        return to(written, known)
                .<Object>map(name -> Message.of("core.near", name))
                .orElse("");
    }

    private static boolean isLike(String name, String written) {
        int slips = 1 + Math.min(name.length(), written.length()) / LETTERS_PER_SLIP;
        if (Math.abs(name.length() - written.length()) <= slips && distance(name, written) <= slips) return true;
        return written.length() > 2 && name.length() > 2 && (name.contains(written) || written.contains(name));
    }

    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int kept = corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(kept, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}

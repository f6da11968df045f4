package hissho.appendix;

import hissho.document.Node;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What somebody says of two lotteries p1 and p2, or of their mixtures with a third: which is better, weakly or strictly, or that they are as
 * good.
 *
 * @param mixed whether it speaks of the mixtures
 * @param orders what it leaves open: −1 where p1 is worse, 0 where it is as good, 1 where it is better
 */
record Comparison(boolean mixed, Set<Integer> orders) {

    /** Before anything is said, any order is possible. */
    static final Set<Integer> ANY = Set.of(-1, 0, 1);

    static Comparison read(Node node) {
        String text = node.text()
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("preferred to", ">")
                .replace("≻", ">")
                .replace("≺", "<")
                .replace("≿", ">=")
                .replace("≾", "<=")
                .replace("≥", ">=")
                .replace("≤", "<=");
        String sign = List.of(">=", "<=", ">", "<", "~", "=").stream()
                .filter(text::contains)
                .findFirst()
                .orElseThrow(() -> node.bad("appendix.bad.comparison", node.shown()));
        int at = text.indexOf(sign);
        String left = text.substring(0, at);
        String right = text.substring(at + sign.length());
        int first = side(left).orElseThrow(() -> node.bad("appendix.bad.comparison", node.shown()));
        int second = side(right).orElseThrow(() -> node.bad("appendix.bad.comparison", node.shown()));
        if (first == second || isMixed(left) != isMixed(right)) throw node.bad("appendix.bad.comparison", node.shown());
        int better = sign.startsWith(">") ? 1 : sign.startsWith("<") ? -1 : 0;
        int order = first == 1 ? better : -better;
        return new Comparison(isMixed(left), sign.length() == 2 ? Set.of(order, 0) : Set.of(order));
    }

    /** Which of the two lotteries stands on a side, alone or mixed with the third; nothing where neither or both do. */
    private static Optional<Integer> side(String text) {
        boolean one = text.matches("(?s).*(p|mix|m)_?1(?!\\d).*");
        boolean two = text.matches("(?s).*(p|mix|m)_?2(?!\\d).*");
        return one == two ? Optional.empty() : Optional.of(one ? 1 : 2);
    }

    private static boolean isMixed(String side) {
        return side.matches("(?s).*(mix|m_?[12]|lambda|λ|q).*");
    }

    /** What several statements leave open between them. */
    static Set<Integer> left(List<Comparison> said, boolean mixed) {
        Set<Integer> open = new TreeSet<>(ANY);
        for (Comparison each : said) if (each.mixed == mixed) open.retainAll(each.orders);
        return open;
    }
}

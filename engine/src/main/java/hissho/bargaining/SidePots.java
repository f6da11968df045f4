package hissho.bargaining;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.number.Rational;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Table stakes: each level of contributions of players still in forms a pot that only those can win who reached it. Whoever folded
 * gives up every pot; what such a player paid stays in. Where all who paid have folded, what they paid falls to those still in.
 */
record SidePots(List<Rational> contributions, List<Boolean> folded) implements Inquiry.Asked {

    private static final Field<List<Rational>> CONTRIBUTIONS =
            Field.required("contributions", Shape.listOf(Shape.number(), 2, 50));
    private static final Field<List<Boolean>> FOLDED = Field.optional("folded", Shape.listOf(Shape.truth(), 2, 50));

    private static final int MOST_NAMED = 3;

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("side-pots", "bargaining", Chapter.BARGAINING),
                Shape.fields(CONTRIBUTIONS, FOLDED),
                SidePots::read,
                List.of("pots", "total"));
    }

    private static SidePots read(Node document) {
        List<Rational> paid = CONTRIBUTIONS.in(document);
        List<Boolean> folded = FOLDED.find(document).orElse(Collections.nCopies(paid.size(), false));
        if (folded.size() != paid.size())
            throw document.get("folded").bad("bargaining.bad.labels", paid.size(), folded.size());
        if (paid.stream().anyMatch(Rational::isNegative))
            throw document.get("contributions").bad("bargaining.bad.contribution");
        if (!folded.contains(false)) throw document.get("folded").bad("bargaining.bad.all-folded");
        return new SidePots(paid, folded);
    }

    List<Map<String, Object>> pots() {
        List<Rational> levels = IntStream.range(0, folded.size())
                .filter(i -> !folded.get(i))
                .mapToObj(contributions::get)
                .filter(Rational::isPositive)
                .distinct()
                .sorted()
                .toList();
        if (levels.isEmpty() && total().isPositive())
            return List.of(InOrder.of("amount", total(), "eligible", stillIn()));
        List<Map<String, Object>> pots = new ArrayList<>();
        Rational below = Rational.ZERO;
        for (Rational level : levels) {
            boolean last = level.equals(levels.getLast());
            Rational from = below;
            Rational amount = contributions.stream()
                    .map(paid -> (last ? paid : paid.min(level)).minus(from).max(Rational.ZERO))
                    .reduce(Rational.ZERO, Rational::plus);
            List<Integer> eligible = IntStream.range(0, folded.size())
                    .filter(i -> !folded.get(i) && contributions.get(i).compareTo(level) >= 0)
                    .mapToObj(i -> i + 1)
                    .toList();
            pots.add(InOrder.of("amount", amount, "eligible", eligible));
            below = level;
        }
        return pots;
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts().put("pots", SidePots::same, this::pots).put("total", this::total);
    }

    private Rational total() {
        return contributions.stream().reduce(Rational.ZERO, Rational::plus);
    }

    private List<Integer> stillIn() {
        return IntStream.range(0, folded.size())
                .filter(i -> !folded.get(i))
                .mapToObj(i -> i + 1)
                .toList();
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        List<Map<String, Object>> pots = pots();
        if (pots.isEmpty()) return Optional.empty();
        Message text = pot("main", pots.getFirst());
        for (Map<String, Object> pot : pots.subList(1, Math.min(MOST_NAMED, pots.size())))
            text = Message.of("bargaining.side-pots.then", text, pot("side", pot));
        return Optional.of(
                pots.size() > MOST_NAMED
                        ? Message.of("bargaining.side-pots.more", text, pots.size() - MOST_NAMED)
                        : Message.of("bargaining.side-pots.all", text));
    }

    private Message pot(String which, Map<String, Object> pot) {
        List<?> players = (List<?>) Objects.requireNonNull(pot.get("eligible"));
        String named = players.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return Message.of(
                "bargaining.side-pots." + which, Objects.requireNonNull(pot.get("amount")), named, players.size());
    }

    @Override
    public List<Message> steps(Facts answers) {
        return List.of(Message.of("bargaining.side-pots.step"));
    }

    /** Pot by pot from the table: the least stake left of a player still in is matched by everybody, until no such stake is left. */
    @Override
    public Certificate check(Progress progress) {
        List<Rational> left = new ArrayList<>(contributions);
        List<Map<String, Object>> found = new ArrayList<>();
        for (List<Integer> in = staked(left); !in.isEmpty(); ) {
            progress.check();
            Rational least = in.stream().map(left::get).min(Rational::compareTo).orElseThrow();
            Rational amount = Rational.ZERO;
            for (int i = 0; i < left.size(); i++) {
                Rational matched = left.get(i).min(least);
                left.set(i, left.get(i).minus(matched));
                amount = amount.plus(matched);
            }
            List<Integer> eligible = in.stream().map(i -> i + 1).toList();
            in = staked(left);
            if (in.isEmpty()) amount = left.stream().reduce(amount, Rational::plus);
            found.add(InOrder.of("amount", amount, "eligible", eligible));
        }
        Rational abandoned = left.stream().reduce(Rational.ZERO, Rational::plus);
        if (found.isEmpty() && abandoned.isPositive())
            found.add(InOrder.of("amount", abandoned, "eligible", stillIn()));
        Rational total = found.stream()
                .map(pot -> (Rational) Objects.requireNonNull(pot.get("amount")))
                .reduce(Rational.ZERO, Rational::plus);
        return new Certificate.SecondWay(
                total.equals(total()),
                Extent.everything(),
                Message.of("bargaining.certificate.side-pots", found.size()),
                InOrder.of("pots", found, "total", total));
    }

    private List<Integer> staked(List<Rational> left) {
        return IntStream.range(0, folded.size())
                .filter(i -> !folded.get(i) && left.get(i).isPositive())
                .boxed()
                .toList();
    }

    private static boolean same(@Nullable Object ours, @Nullable Object theirs) {
        if (!(ours instanceof List<?> a) || !(theirs instanceof List<?> b) || a.size() != b.size()) return false;
        for (int k = 0; k < a.size(); k++) {
            if (!(a.get(k) instanceof Map<?, ?> x) || !(b.get(k) instanceof Map<?, ?> y)) return false;
            if (!Compare.EXACT.agree(x.get("amount"), y.get("amount"))
                    || !Compare.SET.agree(x.get("eligible"), y.get("eligible"))) return false;
        }
        return true;
    }
}

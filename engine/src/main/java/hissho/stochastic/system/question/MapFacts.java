package hissho.stochastic.system.question;

import hissho.algebra.Algebraic;
import hissho.algebra.RealRoot;
import hissho.document.InOrder;
import hissho.fact.Coded;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.number.Rational;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.solve.Classification;
import hissho.stochastic.system.solve.Iteration;
import hissho.stochastic.system.solve.OfQ;
import hissho.stochastic.system.solve.PlainLimit;
import hissho.stochastic.system.solve.ValueMap;
import hissho.words.Message;
import hissho.words.Words;
import hissho.zerosum.parametric.Piece;
import hissho.zerosum.parametric.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What can be said about the map v to Val A(v): its pieces, its fixed points, the value as a function of Q, and where iteration from Q leads. */
final class MapFacts {

    private static final int PLAIN_STEPS = 400;

    private MapFacts() {}

    static void put(Facts facts, Worked worked) {
        facts.<@Nullable Object>put(
                "fixedPoints",
                Written::same,
                () -> fixedPoints(worked),
                (words, value) -> Written.pretty(saidPoints(words, value)));
        facts.put("fixedPointsDescribed", () -> described(worked));
        facts.put(
                "pieces",
                (own, expected) ->
                        agrees(worked, expected, "f", v -> worked.map().at(v).map(Algebraic::of)),
                () -> worked.map().function().valuePieces().stream()
                        .map(piece -> InOrder.of(
                                "domain", domain(piece, "v"), "f", piece.value().write("v")))
                        .toList(),
                (words, pieces) -> saidPieces(words, pieces, "f"));
        facts.put("plotPoints", (own, expected) -> points(worked, expected), () -> points(worked));
        facts.put(
                "valueOfQ",
                (own, expected) -> agrees(worked, expected, "value", q -> Optional.of(clipped(worked, q))),
                () -> valueOfQ(worked),
                (words, pieces) -> saidPieces(words, pieces, "value"));
        SystemFacts.exact(facts, "plainIterationLimit", () -> plain(worked));
    }

    /** A function piece by piece: 0 for v ≤ 0; v for 0 ≤ v ≤ 2. */
    static String saidPieces(Words words, List<?> pieces, String value) {
        return pieces.stream()
                .map(piece -> (Map<?, ?>) piece)
                .map(piece -> words.say(
                        "system.piece",
                        Coded.printed(String.valueOf(piece.get(value))),
                        Coded.printed(String.valueOf(piece.get("domain")))))
                .collect(Collectors.joining("; "));
    }

    /** An interval as a book writes it, a single number as that number, by game where there are several. */
    private static String saidPoints(Words words, @Nullable Object value) {
        if (!(value instanceof Map<?, ?> parts)) return words.write(value);
        if (parts.get("interval") instanceof List<?> ends) {
            String low = words.write(ends.getFirst());
            String high = words.write(ends.getLast());
            if (low.equals(high)) return low;
            return (low.equals("-infinity") ? "(−∞" : "[" + low) + ", " + (high.equals("infinity") ? "∞)" : high + "]");
        }
        return parts.entrySet().stream()
                .map(part -> part.getKey() + ": " + saidPoints(words, part.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static Object fixedPoints(Worked worked) {
        if (worked.system().size() > 1) {
            if (worked.sort() != Classification.RECURSIVE)
                return Written.byName(worked.system(), k -> Written.plain(SystemFacts.exactValue(worked, k)));
            List<OfQ.Ends> ends = ends(worked);
            return Written.byName(worked.system(), k -> InOrder.of("interval", interval(ends.get(k))));
        }
        Span fixed = worked.map().fixed();
        return InOrder.of(
                "interval", List.of(ValueMap.written(fixed.low(), true), ValueMap.written(fixed.high(), false)));
    }

    /**
     * The least and the greatest solution by game. Every solution lies between, and both are solutions; where only one game has more
     * than one number between, every one of them belongs to a solution.
     */
    static List<OfQ.Ends> ends(Worked worked) {
        List<OfQ.Ends> ends = IntStream.range(0, worked.arena().size())
                .mapToObj(k -> worked.ofQ().ends(k))
                .toList();
        if (worked.system().swaps() && !ends.stream().allMatch(OfQ.Ends::isOne))
            throw new NotAnswered(Message.of("system.unknown.swapped-fixed"));
        return ends.subList(0, worked.system().size());
    }

    /**
     * How much of the set of solutions the ends tell. It is a connected set, being a retract of the box between the least and the greatest
     * solution: all of it is told where it is one point, or where one game alone has room; else only the box around it is.
     */
    private static String described(Worked worked) {
        if (worked.system().size() == 1) {
            Span fixed = worked.map().fixed();
            return fixed.low().isPresent() && fixed.low().equals(fixed.high()) ? "one" : "interval";
        }
        if (worked.sort() != Classification.RECURSIVE) return "one";
        long room = ends(worked).stream().filter(ends -> !ends.isOne()).count();
        return room == 0 ? "one" : room == 1 ? "interval" : "box";
    }

    static boolean isBox(Worked worked) {
        return described(worked).equals("box");
    }

    static List<Object> interval(OfQ.Ends ends) {
        return List.of(
                ends.least().map(Written::plain).orElse("-infinity"),
                ends.greatest().map(Written::plain).orElse("infinity"));
    }

    private static String domain(Piece piece, String variable) {
        Span span = piece.span();
        if (span.low().isEmpty() && span.high().isEmpty()) return "all " + variable;
        if (span.low().isEmpty())
            return variable + "<=" + ValueMap.written(span.high().orElseThrow());
        if (span.high().isEmpty())
            return variable + ">=" + ValueMap.written(span.low().get());
        return ValueMap.written(span.low().get()) + "<=" + variable + "<="
                + ValueMap.written(span.high().get());
    }

    /** The value for a Q: of one game that leads to itself the fixed point nearest to it. */
    static Algebraic clipped(Worked worked, Rational q) {
        if (!isOneMap(worked))
            return worked.ofQ().pieces(worked.system().start()).stream()
                    .filter(piece -> piece.admits(Algebraic.of(q)))
                    .findFirst()
                    .orElseThrow()
                    .at(Algebraic.of(q));
        Span fixed = worked.map().fixed();
        if (fixed.low().isPresent() && fixed.low().get().compareTo(q) > 0)
            return number(fixed.low().get());
        if (fixed.high().isPresent() && fixed.high().get().compareTo(q) < 0)
            return number(fixed.high().get());
        return Algebraic.of(q);
    }

    /** Whether the map of one game in one variable tells how the value depends on Q. */
    static boolean isOneMap(Worked worked) {
        return worked.system().size() == 1 && !worked.system().swaps();
    }

    private static String domain(OfQ.Piece piece) {
        Optional<String> from = piece.from().map(MapFacts::text);
        Optional<String> to = piece.to().map(MapFacts::text);
        if (from.isEmpty() && to.isEmpty()) return "all Q";
        if (from.isPresent() && to.isEmpty()) return "Q>=" + from.get();
        return from.map(f -> f + "<=").orElse("") + "Q" + to.map(t -> "<=" + t).orElse("");
    }

    private static String formula(OfQ.Piece piece) {
        if (!piece.rises()) return text(piece.constant());
        if (piece.constant().isZero()) return "Q";
        return piece.constant().isNegative() ? "Q-" + text(piece.constant().negated()) : "Q+" + text(piece.constant());
    }

    private static String text(Algebraic number) {
        return String.valueOf(Written.plain(number));
    }

    private static Algebraic number(RealRoot root) {
        return Written.read(ValueMap.written(root))
                .orElseThrow(() -> new NotAnswered(Message.of("system.unknown.closed")));
    }

    private static List<Map<String, Object>> valueOfQ(Worked worked) {
        if (!isOneMap(worked))
            return worked.ofQ().pieces(worked.system().start()).stream()
                    .map(piece -> InOrder.of("domain", domain(piece), "value", formula(piece)))
                    .toList();
        Span fixed = worked.map().fixed();
        Optional<String> low = fixed.low().map(ValueMap::written);
        Optional<String> high = fixed.high().map(ValueMap::written);
        if (low.isPresent() && low.equals(high)) return List.of(InOrder.of("domain", "all Q", "value", low.get()));
        List<Map<String, Object>> parts = new ArrayList<>();
        low.ifPresent(l -> parts.add(InOrder.of("domain", "Q<" + l, "value", l)));
        String between = low.map(l -> l + "<=").orElse("") + "Q"
                + high.map(h -> "<=" + h).orElse("");
        parts.add(InOrder.of(
                "domain",
                low.isEmpty() && high.isEmpty()
                        ? "all Q"
                        : low.isPresent() && high.isEmpty() ? "Q>=" + low.get() : between,
                "value",
                "Q"));
        high.ifPresent(h -> parts.add(InOrder.of("domain", "Q>" + h, "value", h)));
        return parts;
    }

    /** Numbers at which functions are compared: a grid, and the ends of all pieces with their neighbours. */
    private static List<Rational> samples(Worked worked, List<Span> spans) {
        TreeSet<Rational> samples = new TreeSet<>();
        for (int k = -40; k <= 40; k++) samples.add(Rational.of(k, 4));
        List<Span> all = new ArrayList<>(spans);
        if (worked.system().size() == 1) worked.map().function().pieces().forEach(piece -> all.add(piece.span()));
        for (Span span : all)
            for (Optional<RealRoot> end : List.of(span.low(), span.high()))
                end.ifPresent(e -> {
                    samples.add(e.low());
                    samples.add(e.high());
                    samples.add(e.low().minus(Rational.of(1, 7)));
                    samples.add(e.high().plus(Rational.of(1, 7)));
                });
        return List.copyOf(samples);
    }

    /** Whether somebody's pieces cover the line and give the right numbers on it. */
    private static boolean agrees(
            Worked worked, @Nullable Object expected, String key, Function<Rational, Optional<Algebraic>> own) {
        if (!(expected instanceof List<?> pieces)) return false;
        List<Span> spans = new ArrayList<>();
        for (Object piece : pieces) {
            if (!(piece instanceof Map<?, ?> map)) return false;
            String domain = String.valueOf(map.get("domain"));
            Optional<Span> span = domain.startsWith("all") ? Optional.of(Span.LINE) : Span.read(domain);
            if (span.isEmpty()) return false;
            spans.add(span.get());
        }
        for (Rational x : samples(worked, spans)) {
            Map<String, Algebraic> at = Map.of("v", Algebraic.of(x), "Q", Algebraic.of(x));
            boolean covered = false;
            for (int k = 0; k < spans.size(); k++) {
                if (!spans.get(k).admits(x)) continue;
                covered = true;
                Object formula = ((Map<?, ?>) pieces.get(k)).get(key);
                if (!Written.read(formula, at).equals(own.apply(x))) return false;
            }
            if (!covered) return false;
        }
        return true;
    }

    private static List<List<Rational>> points(Worked worked) {
        List<List<Rational>> points = new ArrayList<>();
        for (Rational v : samples(worked, List.of()))
            if (v.isWhole()) worked.map().at(v).ifPresent(f -> points.add(List.of(v, f)));
        return points;
    }

    private static boolean points(Worked worked, @Nullable Object expected) {
        return expected instanceof List<?> list
                && list.stream()
                        .allMatch(point -> point instanceof List<?> pair
                                && pair.size() == 2
                                && Written.read(pair.getFirst())
                                        .filter(Algebraic::isRational)
                                        .flatMap(v -> worked.map().at(v.rational()))
                                        .map(Algebraic::of)
                                        .equals(Written.read(pair.getLast())));
    }

    /** Where v, Val A(v), ... leads from Q; it need not be the value. */
    private static Map<String, Object> plain(Worked worked) {
        return plainLimit(worked, PlainLimit.STEPS)
                .orElseThrow(() -> new NotAnswered(Message.of("system.unknown.plain")));
    }

    /** The same, with so many rounded steps at most. */
    static Optional<Map<String, Object>> plainLimit(Worked worked, int steps) {
        Rational q = worked.infinite().orElse(Rational.ZERO);
        List<Rational> now =
                new ArrayList<>(java.util.Collections.nCopies(worked.arena().size(), q));
        for (int n = 0; n < Math.min(steps, PLAIN_STEPS); n++) {
            List<Rational> next = Iteration.step(worked.arena(), now, worked.progress());
            if (next.equals(now)) return Optional.of(Written.byName(worked.system(), next::get));
            if (next.stream().anyMatch(x -> x.denominator().bitLength() > 600)) break;
            now = next;
        }
        return PlainLimit.of(worked.arena(), now, steps, worked.progress())
                .map(limit -> Written.byName(worked.system(), k -> Written.plain(limit.get(k))));
    }
}

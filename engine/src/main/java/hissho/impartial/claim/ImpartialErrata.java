package hissho.impartial.claim;

import static hissho.claim.TextbookClaim.document;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.document.Node;
import hissho.impartial.Analysis;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.Setting;
import hissho.impartial.coin.CoinKinds;
import hissho.impartial.nimber.Nimber;
import hissho.impartial.ordinal.OrdinalKinds;
import hissho.impartial.sum.ImpartialKinds;
import hissho.impartial.tartan.TartanKinds;
import hissho.kind.Kind;
import hissho.progress.Progress;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Facts the textbook prints wrongly in its chapter on impartial games, each beside the right one. */
final class ImpartialErrata {

    private ImpartialErrata() {}

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    static List<Claim> all() {
        return Stream.of(
                        erratum(
                                "book-1.1.5-5",
                                document("empty-and-divide", "m", 3, "n", 2),
                                a -> a.outcome() == Outcome.P,
                                a -> a.outcome() == Outcome.N,
                                a -> a.outcome().plain()),
                        erratum(
                                "book-1.1.5-7a",
                                document("dynamic-subtraction", "pile", 44, "factor", 1, "maxTake", 43),
                                a -> takes(a).equals(List.of("12")),
                                a -> takes(a).equals(List.of("12", "4")),
                                ImpartialErrata::takes),
                        value("book-1.2.6-1b", document("nim", "piles", List.of(38, 25)), "71", "63"),
                        erratum(
                                "book-1.2.6-3",
                                document("nimble", "coins", List.of(4, 8, 8, 9, 10, 13)),
                                a -> a.winning().size() == 4,
                                a -> a.winning().size() == 5,
                                a -> a.winning().size()),
                        erratum(
                                "book-1.3.1",
                                document("subtraction", "subtractionSet", List.of(1, 2, 3), "piles", List.of(2)),
                                a -> a.game().optionCount() == 3,
                                a -> a.game().optionCount() == 2,
                                a -> a.game().optionCount()),
                        value(
                                "book-1.3.5-6a",
                                document("two-dimensional-nim", "coins", List.of(List.of(1, 1))),
                                "0",
                                "w+1"),
                        value(
                                "book-1.4.3-2",
                                document("even-if-not-all-all-if-odd", "piles", List.of(10, 15, 20)),
                                "10",
                                "5"),
                        value("book-1.4.5-11c", document("vertex-removal", "graph", "cycle", "n", 9), "1", "0"),
                        value(
                                "book-table-5.1",
                                document("acrostic-twins", "heads", List.of(List.of(1, 7)), "firstIndex", 0),
                                "8",
                                "6"),
                        value(
                                "book-1.5.5-8a",
                                document(
                                        "tartan",
                                        "rowGame",
                                        "mock-turtles",
                                        "columnGame",
                                        "ruler",
                                        "firstIndex",
                                        1,
                                        "heads",
                                        List.of(List.of(2, 7))),
                                "3",
                                "2"),
                        value(
                                "book-1.5.5-10",
                                document(
                                        "coin-turning",
                                        "game",
                                        "subtraction-two-coins",
                                        "subtractionSet",
                                        List.of(1, 2, 3, 4),
                                        "firstIndex",
                                        1,
                                        "heads",
                                        List.of(97)),
                                "2",
                                "1"),
                        product("book-1.5.5-6b", 25, 40, 165, 73))
                .flatMap(erratum -> Stream.<Claim>of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    private static Erratum erratum(
            String id,
            Map<String, Object> document,
            Predicate<Analysis> printed,
            Predicate<Analysis> right,
            Function<Analysis, Object> found) {
        return Erratum.of(id, document, progress -> solved(document, progress), printed, right, found);
    }

    /** An erratum about a Grundy value. */
    private static Erratum value(String id, Map<String, Object> document, String printed, String right) {
        return erratum(
                id, document, a -> value(a).equals(printed), a -> value(a).equals(right), ImpartialErrata::value);
    }

    private static String value(Analysis analysis) {
        return analysis.value().orElseThrow().plain().toString();
    }

    private static List<String> takes(Analysis analysis) {
        return analysis.winning().stream().map(Option::notation).sorted().toList();
    }

    private static Erratum product(String id, long a, long b, long printed, long right) {
        return Erratum.of(
                id,
                document("nim-arithmetic", "expression", a + "*" + b),
                _ -> Nimber.of(a).times(Nimber.of(b)),
                Nimber.of(printed)::equals,
                Nimber.of(right)::equals,
                found -> found);
    }

    /** The position of a document, solved as anybody's would be. */
    private static Analysis solved(Map<String, Object> document, Progress progress) {
        Kind<?> kind = kinds().get((String) document.get("kind"));
        if (kind == null || !(kind.read(Node.root(document)) instanceof Setting setting))
            throw new IllegalArgumentException("no impartial game: " + document);
        return Analysis.of(setting.component(), setting.convention(), progress);
    }

    private static Map<String, Kind<?>> kinds() {
        return Stream.<List<? extends Kind<?>>>of(
                        ImpartialKinds.all(), CoinKinds.all(), TartanKinds.all(), OrdinalKinds.all())
                .<Kind<?>>flatMap(List::stream)
                .collect(Collectors.toMap(Kind::name, Function.identity()));
    }
}

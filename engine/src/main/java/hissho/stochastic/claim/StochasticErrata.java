package hissho.stochastic.claim;

import hissho.claim.Claim;
import hissho.claim.Erratum;
import hissho.claim.ErratumClaim;
import hissho.claim.TextbookClaim;
import hissho.document.Node;
import hissho.fact.Facts;
import hissho.kind.Kind;
import hissho.progress.Progress;
import hissho.stochastic.named.NamedKinds;
import hissho.stochastic.system.Written;
import hissho.stochastic.system.question.SystemKind;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** Facts the textbook prints wrongly in its section on games inside games, each beside the right one. */
final class StochasticErrata {

    private record Side(Erratum erratum, boolean printed) implements ErratumClaim {}

    private StochasticErrata() {}

    static List<Claim> all() {
        return Stream.of(
                        value("book-2.6.7-1", nested(), "10/7", "9/7"),
                        value("book-2.6.7-7", cycle(), "(3*sqrt(5)-5)/4", "(5-sqrt(5))/4"),
                        value("book-2.6.7-9", matchPoint(), "14/27", "13/27"),
                        value("book-2.6.7-3", TextbookClaim.document("endurance", "n", 3), "7/4", "1/3"),
                        value("book-2.6.7-2", TextbookClaim.document("inspection", "m", 0, "n", 3), "1", "0"),
                        shown("book-2.6.4-6", randomMoves(), facts -> decimal(facts, "G1", 3), "0.656", "0.646"),
                        shown(
                                "book-2.6.4-7",
                                TextbookClaim.document("coin-calling"),
                                StochasticErrata::callsTails,
                                "0.256",
                                "0.257"),
                        shown("book-2.6.6-4", iterated(), StochasticErrata::fourth, "-1.9977", "-1.9976"),
                        interval("book-2.6.7-6a", clipped(), "0", "2"),
                        equation("book-2.6.7-11", single(), "v^2-4*v+12=0", "v^2+4*v-12=0"))
                .<Claim>flatMap(erratum -> Stream.of(new Side(erratum, true), new Side(erratum, false)))
                .toList();
    }

    private static Map<String, Object> nested() {
        return system(List.of(
                game("G", row(0, "G1"), row("G2", "G3")),
                game("G1", row(4, 3), row(2, 1)),
                game("G2", row(0, 6), row(5, 1)),
                game("G3", row(0, -2), row(-2, 0))));
    }

    private static Map<String, Object> cycle() {
        Map<String, Object> document = system(List.of(
                game("G1", row("G2", 1), row(1, 0)),
                game("G2", row("G3", 0), row(0, 2)),
                game("G3", row("G1", 1), row(1, 0))));
        document.put("infinitePayoff", 0);
        return document;
    }

    private static Map<String, Object> single() {
        return system(List.of(game("G", row(4, going("1/3")), row(0, going("2/3")))));
    }

    private static Map<String, Object> going(String chance) {
        return Map.of("pay", 1, "next", List.of(Map.of("to", "G", "p", chance)));
    }

    private static Map<String, Object> matchPoint() {
        return TextbookClaim.document(
                "match-point", "pointWinProbability", List.of(List.of("4/5", "1/2"), List.of("3/5", "7/10")));
    }

    private static List<Object> row(Object... cells) {
        return List.of(cells);
    }

    private static Map<String, Object> game(String name, List<Object> first, List<Object> second) {
        return Map.of("name", name, "cells", List.of(first, second));
    }

    private static Map<String, Object> system(List<Map<String, Object>> games) {
        return TextbookClaim.document("game-system", "games", games);
    }

    private static Erratum value(String id, Map<String, Object> document, String printed, String right) {
        return Erratum.of(
                id,
                document,
                progress -> found(document, progress),
                found -> Written.same(found, printed),
                found -> Written.same(found, right),
                found -> found);
    }

    /** What a solution shows in so many letters. */
    private static Erratum shown(
            String id, Map<String, Object> document, Function<Facts, String> shown, String printed, String right) {
        return Erratum.of(
                id,
                document,
                progress -> shown.apply(facts(document, progress)),
                printed::equals,
                right::equals,
                found -> found);
    }

    /** The value of a game, rounded. */
    private static String decimal(Facts facts, String game, int places) {
        Object value = facts.get("values", Map.class).get(game);
        return Written.read(value).orElseThrow().decimal(places).toPlainString();
    }

    /** How often player I calls tails in the coin-calling game, rounded as it is printed. */
    private static String callsTails(Facts facts) {
        Object mixture = facts.get("row", Map.class).get("G");
        return Written.readList(mixture, Map.of())
                .orElseThrow()
                .get(1)
                .decimal(3)
                .toPlainString();
    }

    /** The second game after four steps of the iteration, rounded as it is printed. */
    private static String fourth(Facts facts) {
        return String.valueOf(facts.get("rounded", Map.class).get("G2"));
    }

    /** Whether only the ends of an interval solve v = Val A(v), as printed, or all of it does. */
    private static Erratum interval(String id, Map<String, Object> document, String low, String high) {
        Map<String, Object> whole = Map.of("interval", List.of(low, high));
        return Erratum.of(
                id,
                document,
                progress -> facts(document, progress).get("fixedPoints", Object.class),
                found -> !(found instanceof Map<?, ?> solutions && solutions.containsKey("interval")),
                found -> Written.same(found, whole),
                String::valueOf);
    }

    private static Map<String, Object> randomMoves() {
        return system(List.of(
                game("G1", row("1/2 G2 + 1/2 (0)", 1), row(2, 0)),
                game("G2", row("2/3 G1 + 1/3 (-2)", 0), row(0, -1))));
    }

    private static Map<String, Object> iterated() {
        Map<String, Object> document = system(List.of(
                game("G1", row("4 + 3/10 G1", "2/5 G2"), row("1 + 2/5 G2", "3 + 1/2 G1")),
                game("G2", row("1/2 G1", -5), row(-4, "1 + 1/2 G2"))));
        document.put("query", "shapley-iterate");
        document.put("n", 4);
        return document;
    }

    private static Map<String, Object> clipped() {
        Map<String, Object> document = system(List.of(game("G", row("G", 2), row(0, 1))));
        document.put("query", "fixed-points");
        return document;
    }

    /** Whether the value satisfies the printed equation, and the right one. */
    private static Erratum equation(String id, Map<String, Object> document, String printed, String right) {
        return Erratum.of(
                id,
                document,
                progress -> facts(document, progress),
                facts -> facts.find("equation").orElseThrow().agreesWith(printed),
                facts -> facts.find("equation").orElseThrow().agreesWith(right),
                facts -> facts.get("value", Object.class));
    }

    private static Object found(Map<String, Object> document, Progress progress) {
        return facts(document, progress).get("value", Object.class);
    }

    private static Facts facts(Map<String, Object> document, Progress progress) {
        Object kind = document.get("kind");
        return Stream.concat(Stream.of(new SystemKind()), NamedKinds.all().stream())
                .filter(each -> each.name().equals(kind))
                .map(each -> solved(each, document, progress))
                .findFirst()
                .orElseThrow();
    }

    private static <G extends hissho.kind.Game> Facts solved(
            Kind<G> kind, Map<String, Object> document, Progress progress) {
        return kind.solve(kind.read(Node.root(document)), progress).facts();
    }
}

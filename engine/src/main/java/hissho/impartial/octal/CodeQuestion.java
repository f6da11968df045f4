package hissho.impartial.octal;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.impartial.heap.Followers;
import hissho.impartial.rule.TakeAwayRuleKind;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Which take-and-break codes rules have: rules in words of the rule language, or games that are known by name. */
public record CodeQuestion(List<Described> games) implements Inquiry.Asked {

    private static final int AGREED_UP_TO = 40;

    /** A game by its name, and its moves. */
    record Described(String name, Followers followers) {}

    private static final Field<String> NAME = Field.required("name", Shape.text());
    private static final Field<List<Described>> GAMES = Field.required(
            "games",
            Shape.listOf(
                    Shape.either(
                                    Shape.choice(OctalGames.CODES.keySet().stream()
                                            .sorted()
                                            .toArray(String[]::new)),
                                    Shape.fields(NAME, TakeAwayRuleKind.TAKE, TakeAwayRuleKind.SPLIT))
                            .by(CodeQuestion::described),
                    1,
                    100));

    public static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("take-and-break-code", "impartial", Chapter.IMPARTIAL),
                Shape.fields(GAMES),
                document -> new CodeQuestion(GAMES.in(document)),
                List.of("codes"));
    }

    private static Described described(Node node) {
        if (node.isMap())
            return new Described(NAME.in(node), TakeAwayRuleKind.game(node).followers());
        String name = node.choice(OctalGames.CODES.keySet().stream().sorted().toArray(String[]::new));
        return new Described(name, OctalGames.named(name).followers());
    }

    @Override
    public Facts answers(Progress progress) {
        return new Facts()
                .<Map<String, String>>put(
                        "codes",
                        Compare.EXACT,
                        () -> codes(progress),
                        (words, codes) -> codes.entrySet().stream()
                                .map(entry -> entry.getKey() + " " + entry.getValue())
                                .collect(Collectors.joining(", ")));
    }

    private Map<String, String> codes(Progress progress) {
        Map<String, String> codes = new LinkedHashMap<>();
        for (Described game : games) codes.put(game.name(), code(game, progress).toString());
        return codes;
    }

    private static TakeAndBreakCode code(Described game, Progress progress) {
        progress.check();
        return CodeOfRule.of(game.followers())
                .orElseThrow(() -> new NotAnswered(Message.of("impartial.bad.no-code", game.name())));
    }

    /** The moves the codes allow are those the rules allow, heap by heap. */
    @Override
    public Certificate check(Progress progress) {
        boolean holds =
                games.stream().allMatch(game -> CodeOfRule.agree(game.followers(), code(game, progress), AGREED_UP_TO));
        return new Certificate.SecondWay(
                holds,
                new Extent.Part(Message.of("impartial.take-and-break-code.beyond", AGREED_UP_TO)),
                Message.of("impartial.take-and-break-code.certificate", AGREED_UP_TO),
                InOrder.of("codes", codes(progress)));
    }
}

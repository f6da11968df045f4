package hissho.card.memory;

import hissho.document.Node;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.progress.Progress;
import hissho.verify.Topic;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Questions of answer keys about the Memory game. */
final class MemoryTopics {

    private static final String NEW_CARD = "first card of the turn just turned up, new number";

    private MemoryTopics() {}

    static List<Topic> all() {
        return List.of(
                new Topic("memory-win-probability", Set.of("pairs", "known", "leads"), MemoryTopics::values),
                new Topic("memory-strategy", Set.of("pairs", "known", "leads"), MemoryTopics::strategies),
                new Topic("memory-strategy", Set.of("pairs", "known", "lead", "phase"), MemoryTopics::midTurn));
    }

    private static Facts values(Node input) {
        return new Facts().put("values", () -> perLead(input, true));
    }

    private static Facts strategies(Node input) {
        return new Facts().put("strategies", () -> perLead(input, false));
    }

    private static List<?> perLead(Node input, boolean values) {
        MemoryState start = MemoryKind.state(input);
        WinTable table = table(start.pairs());
        Function<Node, Object> answer = lead -> {
            MemoryState state =
                    new MemoryState(start.pairs(), start.known(), lead.whole(-start.pairs(), start.pairs()));
            return values ? table.value(state) : (Object) table.strategy(state);
        };
        return input.get("leads").list().stream().map(answer).toList();
    }

    private static Facts midTurn(Node input) {
        if (!input.get("phase").text().equals(NEW_CARD)) throw new NotAnswered("phase");
        MemoryState state = MemoryKind.state(input);
        Outcomes outcomes = new Outcomes(table(state.pairs()));
        return new Facts()
                .put("open", () -> chances(outcomes.openWithNewCard(state)))
                .put("pass", () -> chances(outcomes.stopWithNewCard(state)));
    }

    private static Map<String, Object> chances(Outcomes.Chances chances) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("win", chances.win());
        map.put("draw", chances.draw());
        map.put("lose", chances.loss());
        return map;
    }

    private static WinTable table(int pairs) {
        return WinTable.upTo(pairs, MemoryRules.STANDARD, Progress.none());
    }
}

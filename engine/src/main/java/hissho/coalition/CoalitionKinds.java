package hissho.coalition;

import hissho.coalition.question.CoalitionQuestions;
import hissho.coalition.question.ValueKinds;
import hissho.kind.Kind;
import java.util.List;
import java.util.stream.Stream;

/** The kinds of coalitional games. */
public final class CoalitionKinds {

    private CoalitionKinds() {}

    public static List<Kind<?>> all() {
        return Stream.<List<Kind<?>>>of(
                        List.of(new CoalitionKind()), // any coalitional game
                        CoalitionQuestions.all(), // questions that are no single game
                        ValueKinds.all()) // and those about values and divisions
                .flatMap(List::stream)
                .toList();
    }
}

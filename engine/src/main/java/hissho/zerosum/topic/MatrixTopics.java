package hissho.zerosum.topic;

import hissho.fact.Facts;
import hissho.verify.Topic;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** All topics of answer keys about matrix games. */
public final class MatrixTopics {

    private static final List<String> GAME = List.of("matrix", "rowLabels", "colLabels", "game", "params");

    private MatrixTopics() {}

    public static List<Topic> all() {
        return Stream.of(
                        LearnerTopics.all(),
                        StructureTopics.all(),
                        DominationTopics.all(),
                        GraphTopics.all(),
                        ProgramTopics.all(),
                        PivotTopics.all())
                .flatMap(List::stream)
                .toList();
    }

    /** A topic about one matrix game, with the input keys it understands beside those of the game. */
    static Topic about(String name, Function<Asked, Facts> answer, String... inputs) {
        Set<String> keys = new LinkedHashSet<>(GAME);
        keys.addAll(Arrays.asList(inputs));
        return new Topic(name, keys, input -> answer.apply(new Asked(input)));
    }
}

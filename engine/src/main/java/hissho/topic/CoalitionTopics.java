package hissho.topic;

import java.util.List;

/** The topics of answer keys about coalitional games. */
final class CoalitionTopics {

    static final List<Topic> ALL = java.util.stream.Stream.concat(ValueTopics.ALL.stream(), java.util.stream.Stream.<Topic>of())
            .toList();

    private CoalitionTopics() {}
}

package hissho.topic;

import java.util.List;

/** The topics of answer keys about coalitional games. */
final class CoalitionTopics {

    static final List<Topic> ALL = List.of();

    private CoalitionTopics() {}
}

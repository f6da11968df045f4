package hissho.topic;

import java.util.List;

/** The topics of answer keys about continuous poker. */
final class PokerTopics {

    static final List<Topic> ALL = List.of();

    private PokerTopics() {}
}

package hissho.topic;

import java.util.List;

/** The topics of answer keys about duopoly. */
final class DuopolyTopics {

    static final List<Topic> ALL = List.of();

    private DuopolyTopics() {}
}

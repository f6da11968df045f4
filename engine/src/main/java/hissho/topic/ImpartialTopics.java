package hissho.topic;

import java.util.List;

/** The topics of answer keys about impartial games. */
final class ImpartialTopics {

    static final List<Topic> ALL = List.of();

    private ImpartialTopics() {}
}

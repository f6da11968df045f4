package hissho.topic;

import java.util.List;

/** The topics of answer keys about utility and contraction maps. */
final class AppendixTopics {

    static final List<Topic> ALL = List.of();

    private AppendixTopics() {}
}

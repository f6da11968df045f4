package hissho.topic;

import java.util.List;

/** The topics of answer keys about cooperative games of two players. */
final class BargainingTopics {

    static final List<Topic> ALL = List.of();

    private BargainingTopics() {}
}

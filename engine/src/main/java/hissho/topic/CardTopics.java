package hissho.topic;

import java.util.List;

/** The topics of answer keys about the card papers. */
final class CardTopics {

    static final List<Topic> ALL = List.of();

    private CardTopics() {}
}

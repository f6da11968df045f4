package hissho.topic;

import java.util.List;

/** The topics of answer keys about the card papers. */
final class CardTopics {

    static final List<Topic> ALL = List.of(
            Topic.of("trick-taking-value", "trick"),
            Topic.of("trick-taking-matrices", "trick"),
            Topic.of("memory-win-probability", "memory"),
            Topic.of("memory-strategy", "memory")
                    .needing("phase")
                    .field("phase", "turned")
                    .meaning("phase", "first card of the turn just turned up, new number", "new"),
            Topic.of("memory-strategy", "memory"));

    private CardTopics() {}
}

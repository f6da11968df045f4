package hissho.topic;

import java.util.List;

/** The topics of answer keys about the card papers. */
final class CardTopics {

    static final List<Topic> ALL = List.of(
            Topic.of("trick-taking-value", "trick").needing("scoring", "leader"),
            Topic.of("trick-taking-matrices", "trick").needing("scoring"),
            Topic.of("memory-win-probability", "memory").needing("leads"),
            Topic.of("memory-strategy", "memory").needing("leads"),
            Topic.of("memory-strategy", "memory")
                    .needing("phase")
                    .field("phase", "turned")
                    .meaning("phase", "first card of the turn just turned up, new number", "new"));

    private CardTopics() {}
}

package hissho.topic;

import java.util.List;

/** The topics of answer keys about strategic games and equilibria. */
final class EquilibriumTopics {

    static final List<Topic> ALL = List.of();

    private EquilibriumTopics() {}
}

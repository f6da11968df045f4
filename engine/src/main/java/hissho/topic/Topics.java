package hissho.topic;

import java.util.List;
import java.util.stream.Stream;

/** All topics of answer keys that are not simply called like their kind, one line per theory. */
public final class Topics {

    private static final List<Topic> ALL = Stream.<List<Topic>>of(
                    MatrixTopics.ALL, // matrix games
                    HeapTopics.ALL, // heaps, Nim, nimbers
                    ImpartialTopics.ALL, // impartial games
                    ExtensiveTopics.ALL, // games in extensive form
                    CardTopics.ALL, // the card papers
                    RecursiveTopics.ALL, // recursive and stochastic games
                    PokerTopics.ALL, // continuous poker
                    EquilibriumTopics.ALL, // strategic games and equilibria
                    DuopolyTopics.ALL, // duopoly
                    BargainingTopics.ALL, // cooperative games of two players
                    CoalitionTopics.ALL, // coalitional games
                    AppendixTopics.ALL) // utility and contraction maps
            .flatMap(List::stream)
            .toList();

    private Topics() {}

    public static List<Topic> all() {
        return ALL;
    }

    /** The topics of this name, in the order they are tried. */
    public static List<Topic> named(String name) {
        return ALL.stream().filter(topic -> topic.name().equals(name)).toList();
    }
}

package hissho.form;

import java.util.List;

/** What the nodes of one information set, or of one event of chance, have in common: a name and the labels of the moves. */
public sealed interface Branching permits InformationSet, ChanceEvent {

    /** The name, which may be empty and need not be unique. */
    String name();

    /** The labels of the moves, which may be empty and need not be unique. */
    List<String> moves();
}

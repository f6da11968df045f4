package hissho.form.format;

import hissho.form.Branching;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import hissho.form.Outcome;
import java.util.List;

/** Writes a tree as Gambit does: a line for each node, with sets, events and outcomes described in full wherever they stand. */
final class EfgWriter {

    private final TreeFile file;
    private final GameTree tree;
    private final GambitText text = new GambitText();

    EfgWriter(TreeFile file) {
        this.file = file;
        this.tree = file.tree();
    }

    String text() {
        text.add("EFG 2 R ")
                .name(file.title())
                .add(" ")
                .names(tree.players().names())
                .add("\n")
                .name(file.comment())
                .add("\n\n");
        for (int node = 0; node < tree.size(); node++) node(node);
        return text.toString();
    }

    private void node(int node) {
        if (tree.isTerminal(node)) text.add("t ").name(tree.label(node));
        else branching(node, tree.branchings().get(tree.branchingNumber(node)));
        outcome(tree.outcomeNumber(node));
        text.add("\n");
    }

    private void outcome(int number) {
        if (number < 0) {
            text.add(" 0");
            return;
        }
        Outcome outcome = tree.outcomes().get(number);
        text.add(" ")
                .add(tree.numbering().outcome(number))
                .add(" ")
                .name(outcome.name())
                .add(" ")
                .numbers(Written.words(
                        outcome.payoffs().toList(), file.spelling().payoffs(number)));
    }

    private void branching(int node, Branching branching) {
        int number = tree.numbering().branching(tree.branchingNumber(node));
        switch (branching) {
            case InformationSet set ->
                text.add("p ")
                        .name(tree.label(node))
                        .add(" ")
                        .add(set.player() + 1)
                        .add(" ")
                        .add(number)
                        .add(" ")
                        .name(set.name())
                        .add(" ")
                        .names(set.moves());
            case ChanceEvent event -> {
                text.add("c ")
                        .name(tree.label(node))
                        .add(" ")
                        .add(number)
                        .add(" ")
                        .name(event.name())
                        .add(" { ");
                List<?> probabilities = Written.words(
                        event.probabilities().toList(), file.spelling().probabilities(tree.branchingNumber(node)));
                for (int move = 0; move < event.moves().size(); move++)
                    text.name(event.moves().get(move))
                            .add(" ")
                            .add(probabilities.get(move).toString())
                            .add(" ");
                text.add("}");
            }
        }
    }
}

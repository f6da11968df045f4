package hissho.form.format;

import hissho.form.Branching;
import hissho.form.ChanceEvent;
import hissho.form.GameTree;
import hissho.form.InformationSet;
import hissho.number.Rational;

/** Writes a tree as Gambit does: a line for each node, with sets, events and outcomes described in full wherever they stand. */
final class EfgWriter {

    private final TreeFile file;
    private final GameTree tree;
    private final int[] numbers;
    private final GambitText text = new GambitText();

    EfgWriter(TreeFile file) {
        this.file = file;
        this.tree = file.tree();
        this.numbers = numbers(tree);
    }

    /** The number of each information set among those of its player, and of each event among the events, from 1. */
    private static int[] numbers(GameTree tree) {
        int[] numbers = new int[tree.branchings().size()];
        int[] counts = new int[1 + tree.players().count()];
        for (int b = 0; b < numbers.length; b++)
            numbers[b] = switch (tree.branchings().get(b)) {
                case ChanceEvent _ -> ++counts[0];
                case InformationSet set -> ++counts[1 + set.player()];
            };
        return numbers;
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
        text.add(" ").add(tree.outcomeNumber(node) + 1);
        tree.outcome(node)
                .ifPresent(outcome -> text.add(" ")
                        .name(outcome.name())
                        .add(" ")
                        .numbers(outcome.payoffs().toList()));
        text.add("\n");
    }

    private void branching(int node, Branching branching) {
        int number = numbers[tree.branchingNumber(node)];
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
                for (int move = 0; move < event.moves().size(); move++) {
                    Rational probability = event.probabilities().get(move);
                    text.name(event.moves().get(move))
                            .add(" ")
                            .add(probability.toString())
                            .add(" ");
                }
                text.add("}");
            }
        }
    }
}

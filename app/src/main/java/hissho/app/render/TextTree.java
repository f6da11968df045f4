package hissho.app.render;

import hissho.report.Figure.InformationSet;
import hissho.report.Figure.Node;
import hissho.report.Figure.Tree;
import hissho.report.Figure.Turn;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Game trees in characters: one line a node, chosen moves in heavy lines, information sets in braces. */
final class TextTree {

    private final Tree tree;
    private final Style style;
    private final Terminal terminal;
    private final List<List<Integer>> children = new ArrayList<>();
    private final List<List<String>> sets = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private boolean chosen;
    private boolean deeper;

    private TextTree(Tree tree, Style style) {
        this.tree = tree;
        this.style = style;
        this.terminal = new Terminal(style.colour());
        for (int k = 0; k < tree.nodes().size(); k++) {
            children.add(new ArrayList<>());
            sets.add(new ArrayList<>());
            if (k > 0) children.get(tree.nodes().get(k).parent()).add(k);
        }
        List<String> names = names();
        for (int k = 0; k < names.size(); k++)
            for (int node : new HashSet<>(tree.sets().get(k).nodes()))
                sets.get(node).add(names.get(k));
    }

    static List<String> draw(Tree tree, Style style) {
        if (tree.nodes().isEmpty()) return List.of(style.words().say("render.figure.empty"));
        return new TextTree(tree, style).lines();
    }

    /** The names of the information sets; those without one get letters nobody else has. */
    private List<String> names() {
        Set<String> taken = new HashSet<>();
        for (InformationSet set : tree.sets()) taken.add(set.label());
        List<String> names = new ArrayList<>();
        int next = 0;
        for (InformationSet set : tree.sets()) {
            String name = Columns.visible(set.label());
            while (name.isBlank() || (set.label().isBlank() && taken.contains(name))) name = letters(next++);
            names.add(name);
        }
        return names;
    }

    /** a, b, …, z, aa, ab and so on. */
    private static String letters(int number) {
        String last = String.valueOf((char) ('a' + number % 26));
        return number < 26 ? last : letters(number / 26 - 1) + last;
    }

    /** One line still to be written: a node, what stands before its move, what stands before the lines below, and its depth. */
    private record Line(int node, String before, String inside, int depth) {}

    private List<String> lines() {
        int most = Math.max(2, style.width() / 6);
        List<Line> stack = new ArrayList<>(List.of(new Line(0, "", "", 0)));
        while (!stack.isEmpty()) {
            Line line = stack.removeLast();
            put(line);
            List<Integer> below = children.get(line.node());
            for (int k = below.size() - 1; k >= 0; k--) {
                boolean last = k == below.size() - 1;
                boolean heavy = tree.nodes().get(below.get(k)).branch().chosen();
                chosen |= heavy;
                String fork = last ? heavy ? "┕━ " : "└─ " : heavy ? "┝━ " : "├─ ";
                int depth = line.depth() + 1;
                boolean deep = depth > most;
                deeper |= deep;
                String before = deep
                        ? line.inside() + "⋮" + (depth - most) + " " + (heavy ? "━ " : "─ ")
                        : line.inside() + fork;
                String inside = deep ? line.inside() : line.inside() + (last ? "   " : "│  ");
                stack.add(new Line(below.get(k), before, inside, depth));
            }
        }
        legend();
        return lines;
    }

    private void put(Line line) {
        Node node = tree.nodes().get(line.node());
        String move = Columns.visible(node.branch().text());
        String what = what(node);
        for (String set : sets.get(line.node())) what += " {" + set + "}";
        if (node.hidden() > 0) what += " … " + style.words().say("render.tree.hidden", node.hidden());
        String text = (move.isBlank() ? what : what.isBlank() ? move : move + ": " + what.strip()).strip();
        int room = style.width() - Math.max(Columns.of(line.before()), Columns.of(line.inside()) + 2);
        if (room < 8) {
            lines.addAll(Wrapping.wrap((line.before() + text).strip(), style.width()));
            return;
        }
        boolean more = !children.get(line.node()).isEmpty();
        List<String> wrapped = Wrapping.wrap(text, room);
        if (wrapped.isEmpty()) wrapped = List.of("");
        lines.add((line.before() + coloured(node, wrapped.getFirst())).stripTrailing());
        wrapped.stream()
                .skip(1)
                .forEach(rest -> lines.add(line.inside() + (more ? "│ " : "  ") + coloured(node, rest)));
    }

    private String coloured(Node node, String text) {
        return node.turn() instanceof Turn.Player player ? terminal.in(player.tone(), text) : text;
    }

    private String what(Node node) {
        String label = Columns.visible(node.label());
        return switch (node.turn()) {
            case Turn.Chance chance -> ("◇ " + label).strip();
            case Turn.Player(int index) -> (Columns.visible(tree.players().get(index)) + " " + label).strip();
            case Turn.End(List<String> payoffs) -> {
                String list = Columns.visible(String.join(", ", payoffs));
                yield (label + " " + (payoffs.size() > 1 ? "(" + list + ")" : list)).strip();
            }
        };
    }

    /** What the signs mean that stand in this tree. */
    private void legend() {
        List<String> parts = new ArrayList<>();
        if (tree.nodes().stream().anyMatch(node -> node.turn() instanceof Turn.Chance))
            parts.add("◇ " + style.words().say("render.tree.chance"));
        if (chosen) parts.add("━ " + style.words().say("render.tree.chosen"));
        if (sets.stream().anyMatch(names -> !names.isEmpty()))
            parts.add("{ } " + style.words().say("render.tree.set"));
        if (deeper) parts.add("⋮ " + style.words().say("render.tree.deeper"));
        if (!parts.isEmpty()) lines.addAll(Wrapping.wrap(String.join("   ", parts), style.width()));
    }
}

package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Disc;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.app.render.drawing.Shape.Pen;
import hissho.report.Figure.Node;
import hissho.report.Figure.Point;
import hissho.report.Figure.Tree;
import hissho.report.Figure.Turn;
import hissho.report.Tone;
import java.util.ArrayList;
import java.util.List;

/**
 * The nodes of a game tree: a pill for the first player, a box for the second, a slanted box for the third, an octagon for
 * others, a lozenge for chance, and payoffs at the ends, each in the colour of its player.
 */
final class TreeNodes {

    static final double LETTER = 14;
    static final double HEIGHT = 28;
    static final double LINE = 17;
    private static final double BARE = 14;
    private static final double DOT = 3;
    private static final double FOLD = 16;

    private final Tree tree;
    private final boolean sideways;

    TreeNodes(Tree tree, boolean sideways) {
        this.tree = tree;
        this.sideways = sideways;
    }

    /** What stands in a node: its name, otherwise the name of the player who moves. */
    String text(Node node) {
        if (node.turn() instanceof Turn.Player(int index) && node.label().isBlank())
            return tree.players().get(index);
        return node.label();
    }

    static Tone tone(Turn turn) {
        return turn instanceof Turn.Player player ? player.tone() : Tone.PLAIN;
    }

    /** The width of the node itself, without what is written beside or below it. */
    double width(Node node) {
        return switch (node.turn()) {
            case Turn.End end -> 2 * DOT;
            case Turn.Chance chance -> text(node).isBlank() ? 18 : letters(node) + 30;
            case Turn.Player(int index) ->
                text(node).isBlank() ? BARE : Math.max(HEIGHT, letters(node) + (index > 1 ? 26 : 16));
        };
    }

    double height(Node node) {
        if (node.turn() instanceof Turn.End) return 2 * DOT;
        return !text(node).isBlank() ? HEIGHT : node.turn() instanceof Turn.Chance ? 18 : BARE;
    }

    private double letters(Node node) {
        return Lettering.width(text(node), LETTER);
    }

    /** The room a node needs across the direction of growth, with what is written below or beside it. */
    double across(Node node, boolean inner) {
        if (sideways) return Math.max(LINE, height(node));
        double below = inner || node.hidden() == 0 ? 0 : Lettering.width("+" + node.hidden(), LETTER - 2);
        double beside = inner && node.hidden() > 0 ? 2 * Lettering.width("+" + node.hidden(), LETTER - 2) + 8 : 0;
        double widest = Math.max(width(node) + beside, below);
        for (Written line : lines(node)) widest = Math.max(widest, Lettering.width(line.text(), LETTER));
        return widest;
    }

    /** The room a node needs in the direction of growth when the tree grows to the right. */
    double along(Node node) {
        double room = width(node);
        for (Written part : lines(node)) room += 4 + Lettering.width(part.text(), LETTER);
        return room + (node.hidden() == 0 ? 0 : FOLD + 6 + Lettering.width("+" + node.hidden(), LETTER - 2));
    }

    /** A text in the colour of a player. */
    private record Written(String text, Tone tone) {}

    /** The name of an end and its payoffs, one below the other, or one after the other where the tree grows to the right. */
    private List<Written> lines(Node node) {
        List<Written> lines = new ArrayList<>();
        if (!(node.turn() instanceof Turn.End(List<String> payoffs))) return lines;
        if (!node.label().isBlank()) lines.add(new Written(node.label(), Tone.PLAIN));
        for (int k = 0; k < payoffs.size(); k++) {
            Tone tone = payoffs.size() == 1 ? Tone.PLAIN : new Turn.Player(k).tone();
            String comma = sideways && k + 1 < payoffs.size() ? "," : "";
            if (!payoffs.get(k).isBlank()) lines.add(new Written(payoffs.get(k) + comma, tone));
        }
        return lines;
    }

    void draw(Node node, Point at, boolean inner, List<Shape> shapes) {
        if (node.turn() instanceof Turn.End) end(node, at, shapes);
        else {
            shapes.add(outline(node.turn(), at, width(node), height(node)));
            if (!text(node).isBlank())
                shapes.add(new Label(
                        at.x(),
                        at.y(),
                        text(node),
                        Anchor.MIDDLE,
                        LETTER,
                        tone(node.turn()) != Tone.PLAIN,
                        Ink.letters(tone(node.turn())),
                        false));
        }
        if (node.hidden() > 0) fold(node, at, inner, shapes);
    }

    static Shape outline(Turn turn, Point at, double width, double height) {
        Tone tone = tone(turn);
        Pen pen = Pen.of(tone == Tone.PLAIN ? Ink.SOFT : Ink.of(tone), tone == Tone.PLAIN ? 1.5 : 2);
        double left = at.x() - width / 2;
        double right = at.x() + width / 2;
        double top = at.y() - height / 2;
        double bottom = at.y() + height / 2;
        double cut = Math.min(8, height / 3);
        if (!(turn instanceof Turn.Player(int index))) {
            double tip = Math.min(width / 2, height / 2);
            return new Line(
                    List.of(
                            new Point(left, at.y()),
                            new Point(left + tip, top),
                            new Point(right - tip, top),
                            new Point(right, at.y()),
                            new Point(right - tip, bottom),
                            new Point(left + tip, bottom)),
                    pen,
                    Ink.MUTED_WASH);
        }
        return switch (index) {
            case 0 -> new Box(left, top, width, height, height / 2, pen, Ink.wash(tone));
            case 1 -> new Box(left, top, width, height, 0, pen, Ink.wash(tone));
            case 2 ->
                new Line(
                        List.of(
                                new Point(left + cut, top),
                                new Point(right, top),
                                new Point(right - cut, bottom),
                                new Point(left, bottom)),
                        pen,
                        Ink.PAPER);
            default ->
                new Line(
                        List.of(
                                new Point(left + cut, top), new Point(right - cut, top),
                                new Point(right, top + cut), new Point(right, bottom - cut),
                                new Point(right - cut, bottom), new Point(left + cut, bottom),
                                new Point(left, bottom - cut), new Point(left, top + cut)),
                        pen,
                        Ink.PAPER);
        };
    }

    private void end(Node node, Point at, List<Shape> shapes) {
        shapes.add(new Disc(at.x(), at.y(), DOT, null, Ink.TEXT));
        double x = sideways ? at.x() + DOT + 4 : at.x();
        double y = sideways ? at.y() : at.y() + LINE * 0.8;
        for (Written line : lines(node)) {
            Anchor anchor = sideways ? Anchor.START : Anchor.MIDDLE;
            shapes.add(new Label(x, y, line.text(), anchor, LETTER, false, Ink.letters(line.tone()), false));
            if (sideways) x += Lettering.width(line.text(), LETTER) + 4;
            else y += LINE;
        }
    }

    /** What is not shown below a node: a dashed triangle with the number of nodes. */
    private void fold(Node node, Point at, boolean inner, List<Shape> shapes) {
        String count = "+" + node.hidden();
        double tip = sideways ? at.x() + width(node) / 2 : at.y() + height(node) / 2;
        Pen pen = Pen.dashed(Ink.SOFT, 1.2);
        if (inner) {
            double x = at.x() + width(node) / 2 + 4;
            shapes.add(new Label(x, at.y() - height(node) / 2, count, Anchor.START, LETTER - 2, false, Ink.SOFT, true));
        } else if (sideways) {
            double base = tip + FOLD;
            shapes.add(new Line(
                    List.of(new Point(tip, at.y()), new Point(base, at.y() - 9), new Point(base, at.y() + 9)),
                    pen,
                    Ink.PAPER));
            shapes.add(new Label(base + 4, at.y(), count, Anchor.START, LETTER - 2, false, Ink.SOFT, false));
        } else {
            double base = tip + FOLD;
            shapes.add(new Line(
                    List.of(new Point(at.x(), tip), new Point(at.x() - 12, base), new Point(at.x() + 12, base)),
                    pen,
                    Ink.PAPER));
            shapes.add(new Label(at.x(), base + 9, count, Anchor.MIDDLE, LETTER - 2, false, Ink.SOFT, false));
        }
    }
}

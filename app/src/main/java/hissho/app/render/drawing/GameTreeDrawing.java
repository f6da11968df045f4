package hissho.app.render.drawing;

import hissho.app.render.drawing.Shape.Anchor;
import hissho.app.render.drawing.Shape.Bow;
import hissho.app.render.drawing.Shape.Box;
import hissho.app.render.drawing.Shape.Label;
import hissho.app.render.drawing.Shape.Line;
import hissho.app.render.drawing.Shape.Pen;
import hissho.report.Figure.Branch;
import hissho.report.Figure.Node;
import hissho.report.Figure.Point;
import hissho.report.Figure.Tree;
import hissho.report.Figure.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Lays out a game tree from the root down, or to the right where it is broad, with its information sets as dashed lines. */
final class GameTreeDrawing {

    /** In larger trees the names of information sets do not keep clear of the edges. */
    private static final int MOST_AVOIDED = 3_000;

    private static final double LETTER = 12;
    /** How far along an edge its label is: nearer to the child, where edges are further apart. */
    private static final double LABEL_AT = 0.6;
    /** How much wider bold letters are. */
    private static final double BOLD = 1.1;
    /** So many places are tried on either half of a line between two nodes. */
    private static final int STEPS = 24;

    private final Tree tree;
    private final Forest forest;
    private final Bonds bonds;
    private final double[] across;
    private final double[] along;
    /** Where the labels of the branches to each layer stand, if it has arcs. */
    private final double[] labelled;

    private final boolean sideways;
    private final TreeNodes nodes;
    private final List<Shape> shapes = new ArrayList<>();
    private final List<Shape> gaps = new ArrayList<>();
    private final List<Shape> labels = new ArrayList<>();

    GameTreeDrawing(Tree tree) {
        this.tree = tree;
        this.forest = Forest.of(tree);
        this.bonds = Bonds.of(tree, forest);
        TreeNodes standing = new TreeNodes(tree, false);
        double[] down = forest.across(sizes(standing, false), TreeLayout.GAP);
        this.sideways = Arrays.stream(down).max().orElse(0) > TreeLayout.BROAD;
        this.nodes = sideways ? new TreeNodes(tree, true) : standing;
        this.across = sideways ? forest.across(sizes(nodes, true), TreeLayout.SIDEWAYS_GAP) : down;
        this.labelled = new double[forest.layers()];
        this.along = along();
    }

    private double[] sizes(TreeNodes drawn, boolean turned) {
        double[] sizes = new double[tree.nodes().size()];
        for (int v = 0; v < sizes.length; v++) {
            Node node = tree.nodes().get(v);
            sizes[v] = drawn.across(node, !forest.children().get(v).isEmpty());
            if (turned) continue;
            double share = bonds.lanes(forest.depths().get(v)) == 0 ? LABEL_AT : LABEL_AT * 0.88;
            sizes[v] = Math.max(sizes[v], labelWidth(node) / share - TreeLayout.GAP);
        }
        for (Bonds.Tag tag : bonds.tags())
            if (!turned) sizes[tag.node()] += 2 * (Lettering.width(tag.label(), LETTER) + 4);
        return sizes;
    }

    /** How wide the label of the branch to a node is, with a little paper on both sides. */
    private static double labelWidth(Node node) {
        String text = node.branch().text();
        return text.isBlank()
                ? 0
                : Lettering.width(text, LETTER) * (node.branch().chosen() ? 1.1 : 1) + 6;
    }

    /** Where each layer begins, with room before it for the labels of its branches and, nearer to it, for its arcs. */
    private double[] along() {
        double[] places = new double[forest.layers()];
        double[] widest = new double[places.length];
        double[] broadest = new double[places.length];
        for (int v = 0; v < tree.nodes().size(); v++) {
            Node node = tree.nodes().get(v);
            int d = forest.depths().get(v);
            widest[d] = Math.max(widest[d], nodes.along(node));
            broadest[d] = Math.max(broadest[d], labelWidth(node));
        }
        for (int d = 1; d < places.length; d++) {
            double usual = sideways ? 40 + broadest[d] : broadest[d] > 0 ? 48 : 34;
            double half = sideways ? broadest[d] / 2 : broadest[d] > 0 ? 9 : 0;
            double clear = bonds.lanes(d) == 0 ? 0 : (height(bonds.lanes(d) - 1) + half) / (1 - LABEL_AT);
            double gap = Math.max(usual, clear);
            places[d] = places[d - 1] + (sideways ? widest[d - 1] : TreeNodes.HEIGHT) + gap;
            labelled[d] = places[d] - (sideways ? 0 : TreeNodes.HEIGHT / 2) - (1 - LABEL_AT) * gap;
        }
        return places;
    }

    /** How far the arcs of a lane reach towards the root. */
    private static double height(int lane) {
        return 24 + 12.0 * lane;
    }

    List<Shape> shapes() {
        for (int v = 1; v < tree.nodes().size(); v++) edge(v);
        FreePlaces places = new FreePlaces();
        if (tree.nodes().size() <= MOST_AVOIDED)
            for (Shape shape : shapes) if (shape instanceof Line edge) places.cross(edge);
        shapes.addAll(gaps);
        bonds.lines().forEach(bond -> shapes.add(line(bond)));
        List<Shape> drawn = new ArrayList<>();
        for (int v = 0; v < tree.nodes().size(); v++)
            nodes.draw(tree.nodes().get(v), centre(v), !forest.children().get(v).isEmpty(), drawn);
        shapes.addAll(drawn);
        drawn.forEach(places::take);
        labels.forEach(places::take);
        bonds.lines().forEach(bond -> places.cross(set(bond.from()), curve(bond)));
        bonds.tags().forEach(tag -> name(places, tag.label(), tag.node(), beside(tag.node(), tag.label())));
        bonds.lines().stream()
                .filter(bond -> !bond.label().isBlank())
                .forEach(bond -> name(places, bond.label(), bond.from(), along(bond)));
        shapes.addAll(labels);
        legend();
        return shapes;
    }

    /** Writes the name of a set at the first of these places that is free, else beside its first node, else where it covers least. */
    private void name(FreePlaces places, String label, int node, List<Point> offers) {
        double width = Lettering.width(label, LETTER) * BOLD;
        List<Point> all = new ArrayList<>(offers);
        all.addAll(beside(node, label));
        Point at = places.first(set(node), all, width, LETTER).orElseGet(() -> places.least(all, width, LETTER));
        Ink ink = Ink.letters(TreeNodes.tone(tree.nodes().get(node).turn()));
        labels.add(new Label(at.x(), at.y(), label, Anchor.MIDDLE, LETTER, true, ink, true));
    }

    /** Places around a node, the nearest first. */
    private List<Point> beside(int v, String label) {
        Point at = centre(v);
        Node node = tree.nodes().get(v);
        double width = Lettering.width(label, LETTER) * BOLD;
        List<Point> places = new ArrayList<>();
        for (double away = 4; away <= 40; away += 9) {
            double x = nodes.width(node) / 2 + away + width / 2;
            double y = nodes.height(node) / 2 + away + LETTER / 2;
            for (double lift : new double[] {-10, 10, -20, 20}) {
                places.add(new Point(at.x() + x, at.y() + lift));
                places.add(new Point(at.x() - x, at.y() + lift));
            }
            for (double shift : new double[] {0, width / 2, -width / 2}) {
                places.add(new Point(at.x() + shift, at.y() - y));
                places.add(new Point(at.x() + shift, at.y() + y));
            }
        }
        return places;
    }

    /** Places on a line between two nodes and to both sides of it, those in its middle first. */
    private List<Point> along(Bonds.Bond bond) {
        Bezier curve = curve(bond);
        double half = Lettering.width(bond.label(), LETTER) * BOLD / 2 + 4;
        List<Point> on = new ArrayList<>();
        List<Point> aside = new ArrayList<>();
        for (int k = 0; k <= 2 * STEPS; k++) {
            int step = k % 2 == 0 ? -k / 2 : (k + 1) / 2;
            Point at = curve.at(0.5 + 0.5 * step / (STEPS + 1));
            on.add(at);
            for (int sign = -1; sign <= 1; sign += 2)
                aside.add(
                        sideways
                                ? new Point(at.x() + sign * half, at.y())
                                : new Point(at.x(), at.y() + sign * (LETTER + 1)));
        }
        on.addAll(aside);
        return on;
    }

    private Bezier curve(Bonds.Bond bond) {
        return switch (line(bond)) {
            case Bow(Bezier bowed, Pen _) -> bowed;
            case Line straight ->
                Bezier.straight(straight.points().getFirst(), straight.points().getLast());
            default -> throw new IllegalStateException();
        };
    }

    /** The information set a node belongs to; the node itself where it is in none. */
    private Object set(int node) {
        return tree.sets().stream()
                .filter(set -> set.nodes().contains(node))
                .<Object>map(set -> set.nodes())
                .findFirst()
                .orElse(node);
    }

    /** In a tree that grows to the right, the nodes of a layer begin at the same place. */
    private Point centre(int v) {
        double layer = along[forest.depths().get(v)];
        return sideways
                ? new Point(layer + nodes.width(tree.nodes().get(v)) / 2, across[v])
                : new Point(across[v], layer);
    }

    /** The middle of the side of a node that looks back to the root, or of the one that looks away from it. */
    private Point side(int v, boolean back) {
        Point at = centre(v);
        Node node = tree.nodes().get(v);
        double half = (sideways ? nodes.width(node) : nodes.height(node)) / 2 * (back ? -1 : 1);
        return sideways ? new Point(at.x() + half, at.y()) : new Point(at.x(), at.y() + half);
    }

    private void edge(int v) {
        Branch branch = tree.nodes().get(v).branch();
        int parent = tree.nodes().get(v).parent();
        Turn mover = tree.nodes().get(parent).turn();
        Point from = side(parent, false);
        Point to = side(v, true);
        Ink ink = branch.chosen() ? Ink.of(TreeNodes.tone(mover)) : Ink.SOFT;
        shapes.add(Line.of(Pen.of(ink, branch.chosen() ? 3.5 : 1.4), from, to));
        if (branch.text().isBlank()) return;
        Point at = labelPlace(from, to, forest.depths().get(v));
        Ink letters = branch.chosen() ? Ink.letters(TreeNodes.tone(mover)) : Ink.TEXT;
        double width = labelWidth(tree.nodes().get(v));
        gaps.add(new Box(at.x() - width / 2, at.y() - 7, width, 14, 0, null, Ink.PAPER));
        labels.add(new Label(at.x(), at.y(), branch.text(), Anchor.MIDDLE, LETTER, branch.chosen(), letters, false));
    }

    /** A place near the child, on one line with the others of a layer that has arcs, above all of these. */
    private Point labelPlace(Point from, Point to, int layer) {
        if (bonds.lanes(layer) == 0) return Bezier.mix(from, to, LABEL_AT);
        double start = sideways ? from.x() : from.y();
        double end = sideways ? to.x() : to.y();
        return Bezier.mix(from, to, (labelled[layer] - start) / (end - start));
    }

    private Shape line(Bonds.Bond bond) {
        Turn turn = tree.nodes().get(bond.from()).turn();
        Pen pen = Pen.dashed(Ink.of(TreeNodes.tone(turn)), 1.8);
        return switch (bond.way()) {
            case STRAIGHT -> Line.of(pen, edgeTowards(bond.from(), bond.to()), edgeTowards(bond.to(), bond.from()));
            case ARC -> {
                Point from = side(bond.from(), true);
                Point to = side(bond.to(), true);
                double lift = height(bond.lane()) * 4 / 3;
                yield new Bow(new Bezier(from, back(from, lift), back(to, lift), to), pen);
            }
            case ACROSS -> {
                Point from = centre(bond.from());
                Point to = centre(bond.to());
                double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
                yield new Bow(Bezier.bowed(from, to, Math.clamp(length * 0.15, 18, 60)), pen);
            }
        };
    }

    private Point back(Point point, double by) {
        return sideways ? new Point(point.x() - by, point.y()) : new Point(point.x(), point.y() - by);
    }

    /** The middle of the side of a node that looks to a neighbour in its layer. */
    private Point edgeTowards(int v, int neighbour) {
        Point at = centre(v);
        double sign = Math.signum(across[neighbour] - across[v]);
        Node node = tree.nodes().get(v);
        if (!sideways) return new Point(at.x() + sign * nodes.width(node) / 2, at.y());
        double start = along[forest.depths().get(v)];
        double shared =
                start + Math.min(nodes.width(node), nodes.width(tree.nodes().get(neighbour))) / 2;
        return new Point(shared, at.y() + sign * nodes.height(node) / 2);
    }

    /** The players by the shapes of their nodes, where nodes have names of their own. */
    private void legend() {
        Set<Integer> named = new TreeSet<>();
        for (Node node : tree.nodes())
            if (node.turn() instanceof Turn.Player(int index) && !node.label().isBlank()) named.add(index);
        if (named.isEmpty()
                || named.stream().allMatch(k -> tree.players().get(k).isBlank())) return;
        Drawing drawn = Drawing.around(shapes);
        double y = drawn.y() + drawn.height() + 6;
        double x = drawn.x() + 22;
        for (int index : named) {
            Turn.Player player = new Turn.Player(index);
            shapes.add(TreeNodes.outline(player, new Point(x, y), 20, 14));
            Label name = new Label(
                    x + 16,
                    y,
                    tree.players().get(index),
                    Anchor.START,
                    LETTER + 1,
                    false,
                    Ink.letters(player.tone()),
                    false);
            shapes.add(name);
            x += 50 + Lettering.width(name.text(), name.size());
        }
    }
}

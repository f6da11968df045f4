package hissho.extensive.named;

import hissho.certificate.Certificate;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.fact.NotAnswered;
import hissho.kind.Inquiry;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a directed graph is a tree: one vertex without predecessor, from which a single path leads to every other. Faults are named in
 * this order: no root, several roots, a vertex with two predecessors, a cycle apart from the root.
 */
record DigraphCheck(List<String> names, Map<String, List<String>> followers) implements Inquiry.Asked {

    static final List<String> KEYS = List.of("isTree", "root", "terminal", "depth", "reason", "roots", "vertices");

    static DigraphCheck read(Node document) {
        List<String> names = document.get("vertices").texts();
        Map<String, List<String>> followers = new LinkedHashMap<>();
        for (Node vertex : document.get("vertices").list())
            if (followers.put(vertex.text(), new ArrayList<>()) != null)
                throw vertex.bad("extensive.bad.vertex-twice", vertex.text());
        if (names.isEmpty()) throw document.get("vertices").bad("extensive.bad.no-vertices");
        for (Node edge : document.get("edges").list()) {
            List<Node> ends = edge.list(2, 2);
            for (Node end : ends)
                if (!followers.containsKey(end.text())) throw end.bad("extensive.bad.no-vertex", end.text());
            List<String> behind = followers.get(ends.getFirst().text());
            if (behind != null) behind.add(ends.getLast().text());
        }
        return new DigraphCheck(names, followers);
    }

    private List<String> behind(String vertex) {
        return followers.getOrDefault(vertex, List.of());
    }

    private Map<String, Integer> predecessors() {
        Map<String, Integer> counts = new HashMap<>();
        followers.values().forEach(list -> list.forEach(to -> counts.merge(to, 1, Integer::sum)));
        return counts;
    }

    private List<String> roots() {
        Map<String, Integer> counts = predecessors();
        return names.stream().filter(name -> !counts.containsKey(name)).toList();
    }

    private List<String> reachedTwice() {
        Map<String, Integer> counts = predecessors();
        return names.stream().filter(name -> counts.getOrDefault(name, 0) > 1).toList();
    }

    /** How far each vertex lies below the root; where no vertex has two predecessors, every one is met once. */
    private Map<String, Integer> depths(String root) {
        Map<String, Integer> depths = new LinkedHashMap<>(Map.of(root, 0));
        Deque<String> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            String vertex = open.remove();
            for (String next : behind(vertex))
                if (depths.putIfAbsent(next, depths.getOrDefault(vertex, 0) + 1) == null) open.add(next);
        }
        return depths;
    }

    /** The vertices on cycles, where each vertex has one predecessor at most: those that are met again on the way back from one not reached. */
    private List<String> onCycles(Set<String> reached) {
        Map<String, String> before = new HashMap<>();
        followers.forEach((from, list) -> list.forEach(to -> before.put(to, from)));
        Set<String> cycles = new LinkedHashSet<>();
        for (String name : names) {
            if (reached.contains(name) || cycles.contains(name)) continue;
            Set<String> path = new LinkedHashSet<>();
            String at = name;
            while (path.add(at)) at = before.getOrDefault(at, at);
            String entry = at;
            List<String> walked = new ArrayList<>(path);
            cycles.addAll(walked.subList(walked.indexOf(entry), walked.size()));
        }
        return names.stream().filter(cycles::contains).toList();
    }

    /** The first fault, and the vertices it concerns; an empty name where there is none. */
    private record Fault(String name, List<String> vertices) {}

    private Fault fault() {
        List<String> roots = roots();
        if (roots.isEmpty()) return new Fault("no-root", List.of());
        if (roots.size() > 1) return new Fault("several-roots", roots);
        if (!reachedTwice().isEmpty()) return new Fault("two-paths", reachedTwice());
        Set<String> reached = depths(roots.getFirst()).keySet();
        if (reached.size() < names.size()) return new Fault("cycle", onCycles(reached));
        return new Fault("", List.of());
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        Fault fault = fault();
        return Optional.of(
                fault.name.isEmpty()
                        ? Message.of("extensive.tree-or-not.yes", roots().getFirst())
                        : Message.of("extensive.tree-or-not." + fault.name, fault.vertices));
    }

    @Override
    public Facts answers(Progress progress) {
        Fault fault = fault();
        Facts facts = new Facts().put("isTree", () -> fault.name.isEmpty());
        if (fault.name.isEmpty()) {
            String root = roots().getFirst();
            return facts.put("root", () -> root)
                    .put(
                            "terminal",
                            Compare.SET,
                            () -> names.stream()
                                    .filter(name -> behind(name).isEmpty())
                                    .toList())
                    .put(
                            "depth",
                            () -> depths(root).values().stream()
                                    .mapToInt(d -> d)
                                    .max()
                                    .orElseThrow(() -> new NotAnswered(Message.of("core.not-answered", "depth"))));
        }
        facts.put("reason", () -> fault.name);
        if (fault.name.equals("several-roots")) facts.put("roots", Compare.SET, fault::vertices);
        else facts.put("vertices", Compare.SET, fault::vertices);
        return facts;
    }

    @Override
    public Certificate check(Progress progress) {
        Map<String, String> before = new HashMap<>();
        boolean once = true;
        for (var entry : followers.entrySet())
            for (String to : entry.getValue()) once &= before.put(to, entry.getKey()) == null;
        Map<String, Integer> above = new HashMap<>();
        int deepest = 0;
        boolean ends = true;
        for (String name : names) {
            progress.check();
            Deque<String> way = new ArrayDeque<>();
            String at = name;
            while (at != null && !above.containsKey(at) && way.size() <= names.size()) {
                way.push(at);
                at = before.get(at);
            }
            ends &= way.size() <= names.size();
            int steps = at == null ? -1 : above.getOrDefault(at, 0);
            for (String passed : way) above.put(passed, ++steps);
            deepest = Math.max(deepest, steps);
        }
        List<String> tops =
                names.stream().filter(name -> !before.containsKey(name)).toList();
        boolean tree = once && ends && tops.size() == 1;
        return Inquiry.partlyAgain(
                tree
                        ? InOrder.of("isTree", true, "root", tops.getFirst(), "depth", deepest)
                        : InOrder.of("isTree", false));
    }
}

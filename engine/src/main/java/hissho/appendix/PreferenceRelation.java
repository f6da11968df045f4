package hissho.appendix;

import hissho.certificate.Certificate;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Compare;
import hissho.fact.Facts;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether stated comparisons of prizes, with all that follows from them, are a preference relation: any two prizes are comparable, and no
 * strict comparison closes a circle.
 */
record PreferenceRelation(int prizes, List<List<Integer>> weak, List<List<Integer>> strict) implements Inquiry.Asked {

    private static final int MOST_PRIZES = 200;
    private static final Field<Integer> PRIZES = Field.required("prizes", Shape.whole(1, MOST_PRIZES));
    private static final Field<List<List<Integer>>> WEAK = pairs("weakPreferences");
    private static final Field<List<List<Integer>>> STRICT = pairs("strictPreferences");

    private static Field<List<List<Integer>>> pairs(String name) {
        return Field.optional(
                name, Shape.listOf(Shape.listOf(Shape.whole(1, MOST_PRIZES), 2, 2), 0, 40_000), List.of());
    }

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("preference-relation", "appendix", Chapter.APPENDIX),
                Shape.fields(PRIZES, WEAK, STRICT),
                PreferenceRelation::read,
                List.of(
                        "preferenceRelation",
                        "complete",
                        "transitive",
                        "violated",
                        "classes",
                        "cycle",
                        "incomparable"));
    }

    private static PreferenceRelation read(Node document) {
        int prizes = PRIZES.in(document);
        for (String name : List.of("weakPreferences", "strictPreferences"))
            document.find(name)
                    .ifPresent(list -> list.list().forEach(pair -> pair.list().forEach(n -> n.whole(1, prizes))));
        return new PreferenceRelation(prizes, WEAK.in(document), STRICT.in(document));
    }

    @Override
    public Facts answers(Progress progress) {
        boolean[][] below = closure();
        List<Integer> cycle = cycle(below);
        List<List<Integer>> apart = new ArrayList<>();
        for (int i = 0; i < prizes; i++)
            for (int j = i + 1; j < prizes; j++) if (!below[i][j] && !below[j][i]) apart.add(List.of(i + 1, j + 1));
        boolean transitive = cycle.isEmpty();
        boolean complete = apart.isEmpty();
        Facts facts = new Facts()
                .put("preferenceRelation", () -> transitive && complete)
                .put("complete", () -> complete)
                .put("transitive", () -> transitive);
        if (!transitive || !complete) facts.put("violated", () -> transitive ? "completeness" : "transitivity");
        if (transitive && complete) facts.put("classes", ExpectedUtility.GROUPS, () -> classes(below));
        if (!transitive) facts.put("cycle", Compare.accepted(this::isCycle), () -> cycle);
        return facts.put("incomparable", UNORDERED, () -> apart);
    }

    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        boolean[][] below = closure();
        List<Integer> cycle = cycle(below);
        if (!cycle.isEmpty()) return Optional.of(Message.of("appendix.preference-relation.circle", circle(cycle)));
        for (int i = 0; i < prizes; i++)
            for (int j = i + 1; j < prizes; j++)
                if (!below[i][j] && !below[j][i])
                    return Optional.of(Message.of("appendix.preference-relation.apart", i + 1, j + 1));
        return Optional.of(Message.of("appendix.preference-relation.yes", chain(classes(below))));
    }

    @Override
    public List<Message> steps(Facts answers) {
        List<Integer> cycle = cycle(closure());
        return cycle.isEmpty()
                ? List.of()
                : List.of(Message.of("appendix.preference-relation.step", circle(cycle), cycle.getFirst()));
    }

    /** The circle with its comparisons, closed: 1 < 2 ≤ 3 < 1. */
    private String circle(List<Integer> cycle) {
        StringBuilder text = new StringBuilder(cycle.getFirst().toString());
        for (int k = 0; k < cycle.size(); k++) {
            List<Integer> pair = List.of(cycle.get(k), cycle.get((k + 1) % cycle.size()));
            text.append(strict.contains(pair) ? " < " : " ≤ ").append(pair.get(1));
        }
        return text.toString();
    }

    private static String chain(List<List<Integer>> classes) {
        return classes.stream()
                .map(group -> group.stream().map(String::valueOf).collect(Collectors.joining(" ~ ")))
                .collect(Collectors.joining(" < "));
    }

    private static final Compare UNORDERED = (answered, expected) -> {
        if (!(answered instanceof List<?> a) || !(expected instanceof List<?> e)) return false;
        return e.stream().allMatch(pair -> pair instanceof List<?>) && sorted(a).equals(sorted(e));
    };

    private static Set<List<String>> sorted(List<?> pairs) {
        Set<List<String>> sorted = new LinkedHashSet<>();
        for (Object pair : pairs)
            if (pair instanceof List<?> two)
                sorted.add(two.stream().map(String::valueOf).sorted().toList());
        return sorted;
    }

    /** Everything that follows: at most as good, by any chain of comparisons. */
    private boolean[][] closure() {
        boolean[][] below = new boolean[prizes][prizes];
        for (int i = 0; i < prizes; i++) below[i][i] = true;
        for (List<Integer> pair : weak) below[pair.get(0) - 1][pair.get(1) - 1] = true;
        for (List<Integer> pair : strict) below[pair.get(0) - 1][pair.get(1) - 1] = true;
        for (int k = 0; k < prizes; k++)
            for (int i = 0; i < prizes; i++)
                if (below[i][k]) for (int j = 0; j < prizes; j++) below[i][j] |= below[k][j];
        return below;
    }

    /** A circle of comparisons with a strict one in it, where there is one. */
    private List<Integer> cycle(boolean[][] below) {
        for (List<Integer> pair : strict)
            if (below[pair.get(1) - 1][pair.get(0) - 1]) {
                List<Integer> path = path(pair.get(1), pair.get(0));
                List<Integer> cycle = new ArrayList<>(List.of(pair.get(0)));
                cycle.addAll(path.subList(0, path.size() - 1));
                int least = cycle.indexOf(
                        cycle.stream().min(Comparator.naturalOrder()).orElseThrow());
                java.util.Collections.rotate(cycle, -least);
                return cycle;
            }
        return List.of();
    }

    /** A shortest chain of stated comparisons from one prize up to another. */
    private List<Integer> path(int from, int to) {
        int[] before = new int[prizes + 1];
        List<Integer> open = new ArrayList<>(List.of(from));
        before[from] = from;
        for (int k = 0; k < open.size(); k++)
            for (int next = 1; next <= prizes; next++)
                if (before[next] == 0 && stated(open.get(k), next)) {
                    before[next] = open.get(k);
                    open.add(next);
                }
        List<Integer> path = new ArrayList<>();
        for (int at = to; at != from; at = before[at]) path.addFirst(at);
        path.addFirst(from);
        return path;
    }

    private boolean stated(int low, int high) {
        return weak.contains(List.of(low, high)) || strict.contains(List.of(low, high));
    }

    private boolean isCycle(Object claim) {
        if (!(claim instanceof List<?> list) || list.isEmpty()) return false;
        List<Integer> cycle = new ArrayList<>();
        for (Object entry : list) cycle.add(Integer.valueOf(String.valueOf(entry)));
        boolean strictly = false;
        for (int k = 0; k < cycle.size(); k++) {
            List<Integer> pair = List.of(cycle.get(k), cycle.get((k + 1) % cycle.size()));
            if (!weak.contains(pair) && !strict.contains(pair)) return false;
            strictly |= strict.contains(pair);
        }
        return strictly;
    }

    private List<List<Integer>> classes(boolean[][] below) {
        List<List<Integer>> classes = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < prizes; i++) order.add(i);
        order.sort(Comparator.comparingInt(i -> count(below, i)));
        for (int i : order) {
            Optional<List<Integer>> same = classes.stream()
                    .filter(group -> below[group.getFirst() - 1][i] && below[i][group.getFirst() - 1])
                    .findFirst();
            if (same.isPresent()) same.get().add(i + 1);
            else classes.add(new ArrayList<>(List.of(i + 1)));
        }
        return classes;
    }

    private int count(boolean[][] below, int prize) {
        int count = 0;
        for (int i = 0; i < prizes; i++) if (below[i][prize]) count++;
        return count;
    }

    @Override
    public Certificate check(Progress progress) {
        List<Set<Integer>> better = new ArrayList<>();
        for (int i = 0; i < prizes; i++) better.add(new LinkedHashSet<>());
        for (List<List<Integer>> stated : List.of(weak, strict))
            for (List<Integer> pair : stated) better.get(pair.get(0) - 1).add(pair.get(1) - 1);
        boolean[][] above = new boolean[prizes][];
        for (int i = 0; i < prizes; i++) {
            progress.check();
            above[i] = reached(i, better);
        }
        boolean complete = true;
        for (int i = 0; i < prizes; i++) for (int j = 0; j < i; j++) complete &= above[i][j] || above[j][i];
        boolean transitive = strict.stream().noneMatch(pair -> above[pair.get(1) - 1][pair.get(0) - 1]);
        return Inquiry.partlyAgain(InOrder.of(
                "preferenceRelation", complete && transitive, "complete", complete, "transitive", transitive));
    }

    /** The prizes at least as good as one, by walking along the stated comparisons. */
    private boolean[] reached(int from, List<Set<Integer>> better) {
        boolean[] reached = new boolean[prizes];
        Deque<Integer> open = new ArrayDeque<>(List.of(from));
        reached[from] = true;
        while (!open.isEmpty())
            for (int next : better.get(open.remove()))
                if (!reached[next]) {
                    reached[next] = true;
                    open.add(next);
                }
        return reached;
    }
}

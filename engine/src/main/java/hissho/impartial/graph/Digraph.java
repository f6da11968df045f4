package hissho.impartial.graph;

import hissho.document.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A finite directed graph: a game where a move follows an arrow and who cannot move loses. Vertices have names and numbers from 0. */
public final class Digraph {

    private static final int MOST_VERTICES = 2_000;
    private static final int MOST_EDGES = 50_000;

    private final List<String> names;
    private final int[][] followers;

    private Digraph(List<String> names, int[][] followers) {
        this.names = List.copyOf(names);
        this.followers = followers;
    }

    /** Reads a map from each vertex to the list of its followers; a vertex that is only a follower has none itself. */
    public static Digraph read(Node edges) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (String name : edges.fields().keySet()) numbers.putIfAbsent(name, numbers.size());
        int given = numbers.size();
        List<int[]> lists = new ArrayList<>();
        int count = 0;
        for (String name : edges.fields().keySet()) {
            List<Node> targets = edges.find(name).map(Node::list).orElse(List.of());
            count += targets.size();
            int[] list = new int[targets.size()];
            for (int i = 0; i < list.length; i++)
                list[i] = numbers.computeIfAbsent(targets.get(i).text(), n -> numbers.size());
            lists.add(Arrays.stream(list).distinct().toArray());
        }
        if (given == 0 || numbers.size() > MOST_VERTICES || count > MOST_EDGES)
            throw edges.bad("impartial.bad.graph-size", numbers.size(), count, MOST_VERTICES, MOST_EDGES);
        while (lists.size() < numbers.size()) lists.add(new int[0]);
        return new Digraph(new ArrayList<>(numbers.keySet()), lists.toArray(int[][]::new));
    }

    /** A graph for tests and products. */
    static Digraph of(int[][] followers) {
        List<String> names = new ArrayList<>();
        for (int v = 0; v < followers.length; v++) names.add(Integer.toString(v));
        return new Digraph(names, followers);
    }

    public int size() {
        return names.size();
    }

    public String name(int vertex) {
        return names.get(vertex);
    }

    public List<String> names() {
        return names;
    }

    public int[] followers(int vertex) {
        return followers[vertex];
    }

    public Optional<Integer> vertex(String name) {
        int number = names.indexOf(name);
        return number < 0 ? Optional.empty() : Optional.of(number);
    }

    public int edgeCount() {
        return Arrays.stream(followers).mapToInt(f -> f.length).sum();
    }

    public List<String> terminals() {
        List<String> list = new ArrayList<>();
        for (int v = 0; v < size(); v++) if (followers[v].length == 0) list.add(names.get(v));
        return list;
    }

    /** A cycle as witness, each vertex pointing to the next and the last to the first, or nothing if play always ends. */
    public Optional<List<Integer>> cycle() {
        int[] state = new int[size()];
        for (int start = 0; start < size(); start++) {
            if (state[start] != 0) continue;
            Deque<Integer> path = new ArrayDeque<>();
            int[] next = new int[size()];
            path.addLast(start);
            state[start] = 1;
            while (!path.isEmpty()) {
                int v = path.getLast();
                if (next[v] == followers[v].length) {
                    state[v] = 2;
                    path.removeLast();
                    continue;
                }
                int w = followers[v][next[v]++];
                if (state[w] == 1) {
                    List<Integer> list = new ArrayList<>(path);
                    return Optional.of(List.copyOf(list.subList(list.indexOf(w), list.size())));
                }
                if (state[w] == 0) {
                    state[w] = 1;
                    path.addLast(w);
                }
            }
        }
        return Optional.empty();
    }

    public boolean isAcyclic() {
        return cycle().isEmpty();
    }

    /** The vertices of an acyclic graph in rounds: each round has all whose followers are in earlier rounds. */
    public List<List<Integer>> rounds() {
        int[] round = new int[size()];
        Arrays.fill(round, -1);
        List<List<Integer>> rounds = new ArrayList<>();
        int done = 0;
        while (done < size()) {
            List<Integer> fresh = new ArrayList<>();
            for (int v = 0; v < size(); v++)
                if (round[v] < 0 && Arrays.stream(followers[v]).allMatch(w -> round[w] >= 0)) fresh.add(v);
            if (fresh.isEmpty()) break;
            for (int v : fresh) round[v] = rounds.size();
            rounds.add(fresh);
            done += fresh.size();
        }
        return rounds;
    }

    /** The longest play from each vertex of an acyclic graph: the round it belongs to. */
    public int[] longestPaths() {
        int[] longest = new int[size()];
        List<List<Integer>> rounds = rounds();
        for (int r = 0; r < rounds.size(); r++) for (int v : rounds.get(r)) longest[v] = r;
        return longest;
    }

    /** Strongly connected components, followers' components first (Tarjan). */
    List<List<Integer>> components() {
        int[] order = new int[size()];
        int[] low = new int[size()];
        boolean[] onStack = new boolean[size()];
        int[] next = new int[size()];
        List<List<Integer>> found = new ArrayList<>();
        Deque<Integer> stack = new ArrayDeque<>();
        int time = 0;
        for (int start = 0; start < size(); start++) {
            if (order[start] != 0) continue;
            Deque<Integer> path = new ArrayDeque<>(List.of(start));
            order[start] = low[start] = ++time;
            stack.push(start);
            onStack[start] = true;
            while (!path.isEmpty()) {
                int v = path.getLast();
                if (next[v] < followers[v].length) {
                    int w = followers[v][next[v]++];
                    if (order[w] == 0) {
                        order[w] = low[w] = ++time;
                        stack.push(w);
                        onStack[w] = true;
                        path.addLast(w);
                    } else if (onStack[w]) low[v] = Math.min(low[v], order[w]);
                    continue;
                }
                path.removeLast();
                if (!path.isEmpty()) low[path.getLast()] = Math.min(low[path.getLast()], low[v]);
                if (low[v] == order[v]) {
                    List<Integer> component = new ArrayList<>();
                    int w;
                    do {
                        w = stack.pop();
                        onStack[w] = false;
                        component.add(w);
                    } while (w != v);
                    Collections.sort(component);
                    found.add(component);
                }
            }
        }
        return found;
    }
}

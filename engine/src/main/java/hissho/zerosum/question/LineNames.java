package hissho.zerosum.question;

import hissho.document.Node;
import hissho.fact.Compare;
import hissho.number.Rational;
import hissho.number.RationalVector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How an asker names the rows, or the columns, of a game: by labels where he gives labels, and by numbers from 1
 * otherwise. A plain number is always a position.
 */
public record LineNames(List<String> labels, boolean labelled) {

    public LineNames {
        labels = List.copyOf(labels);
    }

    /** The name of the line with this index. */
    public Object name(int index) {
        return labelled ? labels.get(index) : (Object) (index + 1);
    }

    public List<Object> names(Collection<Integer> indices) {
        return indices.stream().map(this::name).toList();
    }

    /** The index a name means. */
    public int index(@Nullable Object name) {
        return find(name)
                .orElseThrow(() -> new IllegalArgumentException("no line is called " + name + " among " + labels));
    }

    public int index(Node name) {
        return find(name.value())
                .orElseThrow(() -> name.bad("core.bad.not-a-choice", name.shown(), String.join(", ", labels)));
    }

    private Optional<Integer> find(@Nullable Object name) {
        if (name instanceof String text && labelled && labels.contains(text)) return Optional.of(labels.indexOf(text));
        Optional<Rational> number = name == null ? Optional.empty() : Rational.read(name.toString());
        if (number.isPresent() && number.get().isWhole()) {
            Rational position = number.get();
            if (position.isPositive() && position.compareTo(Rational.of(labels.size())) <= 0)
                return Optional.of(position.intValueExact() - 1);
        }
        return name instanceof String text && labels.contains(text)
                ? Optional.of(labels.indexOf(text))
                : Optional.empty();
    }

    public List<Integer> indices(Node list) {
        return list.list().stream().map(this::index).toList();
    }

    /** Weights over all lines from a map of names to numbers. */
    public RationalVector weights(Node map) {
        Rational[] weights = new Rational[labels.size()];
        Arrays.fill(weights, Rational.ZERO);
        for (String name : map.fields().keySet()) {
            int at = find(name).orElseThrow(() -> map.bad("core.bad.not-a-choice", name, String.join(", ", labels)));
            weights[at] = map.get(name).rational();
        }
        return RationalVector.of(weights);
    }

    /** The same weights as they were written. */
    public List<String> written(Node map) {
        String[] written = new String[labels.size()];
        Arrays.fill(written, "0");
        for (String name : map.fields().keySet())
            written[index((Object) name)] = map.get(name).text();
        return List.of(written);
    }

    /** The weights that are not zero, by name. */
    public Map<String, Rational> weights(RationalVector weights) {
        Map<String, Rational> named = new LinkedHashMap<>();
        for (int i : weights.support()) named.put(name(i).toString(), weights.get(i));
        return named;
    }

    /** Compares lists of names as sets of lines. */
    public Compare set() {
        return (answered, expected) -> new HashSet<>(all(answered)).equals(new HashSet<>(all(expected)));
    }

    /** Compares lists of names in order. */
    public Compare list() {
        return (answered, expected) -> all(answered).equals(all(expected));
    }

    /** Compares maps from names to numbers, a missing name counting as zero. */
    public Compare map() {
        return (answered, expected) -> Compare.EXACT.agree(weights(Node.root(answered)), written(Node.root(expected)));
    }

    /** Compares lists of groups of lines, as sets of sets. */
    public Compare groups() {
        return (answered, expected) -> groups(answered).equals(groups(expected));
    }

    private Set<Set<Integer>> groups(@Nullable Object groups) {
        return Node.root(groups).list().stream()
                .map(group -> Set.copyOf(indices(group)))
                .collect(Collectors.toSet());
    }

    private List<Integer> all(@Nullable Object names) {
        if (!(names instanceof Collection<?> many)) throw new IllegalArgumentException("not a list: " + names);
        List<Integer> indices = new ArrayList<>();
        for (Object name : many) indices.add(index(name));
        return indices;
    }
}

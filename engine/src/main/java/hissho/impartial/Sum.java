package hissho.impartial;

import hissho.play.Part;
import hissho.play.Scene;
import hissho.progress.Progress;
import hissho.words.Message;
import hissho.words.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The disjunctive sum: a move is a move in one component, and the value is the nim-sum of the values (Sprague, Grundy).
 *
 * <p>Sums inside sums are opened, so that the pieces of a split pile stand beside the other piles.
 */
public record Sum(List<Component> components) implements Component {

    private static final int LEAST_FOLLOWED = 100;
    private static final int MOST_NAMED = 4;
    /** How many components all followers together may have where every one is looked at. */
    private static final int MOST_COPIED = 4_000_000;

    public Sum {
        components = components.stream()
                .flatMap(c -> c instanceof Sum inner ? inner.components().stream() : java.util.stream.Stream.of(c))
                .toList();
    }

    @Override
    public GrundyValue value(Progress progress) {
        return GrundyValue.sum(values(progress));
    }

    public List<GrundyValue> values(Progress progress) {
        return components.stream().map(c -> c.value(progress)).toList();
    }

    @Override
    public List<Option> options() {
        Optional<Family> family = family();
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < components.size(); i++)
            for (Option option : components.get(i).options()) options.add(in(i, option, family));
        return options;
    }

    @Override
    public List<Component> followers() {
        List<Component> followers = new ArrayList<>();
        for (int i = 0; i < components.size(); i++)
            for (Component after : components.get(i).followers()) {
                List<Component> left = new ArrayList<>(components);
                left.set(i, after);
                followers.add(new Sum(left));
            }
        return followers;
    }

    @Override
    public Choices choices() {
        Optional<Family> family = family();
        List<Option> listed = new ArrayList<>();
        List<Choices.Span> spans = new ArrayList<>();
        List<Choices> each = components.stream().map(Component::choices).toList();
        for (int i = 0; i < components.size(); i++) {
            int index = i;
            Choices own = each.get(i);
            for (Option option : own.listed()) listed.add(in(i, option, family));
            for (Choices.Span span : own.spans())
                spans.add(new Choices.Span(
                        parts(i, span.parts(), family),
                        (i + 1) + ":" + span.stem(),
                        span.asks(),
                        span.from(),
                        span.to(),
                        number -> in(index, span.option(number), family)));
        }
        return new Choices(listed, spans, rest(each));
    }

    /** The unlisted moves of all components, each written with the number of its component before it. */
    private Optional<Choices.Rest> rest(List<Choices> each) {
        Optional<Family> family = family();
        BigInteger count = BigInteger.ZERO;
        Map<String, Function<String, Optional<Option>>> readers = new LinkedHashMap<>();
        for (int i = 0; i < components.size(); i++) {
            int index = i;
            Optional<Choices.Rest> own = each.get(i).rest();
            if (own.isEmpty()) continue;
            count = count.add(own.get().count());
            readers.put(
                    (i + 1) + ":", typed -> own.get().reader().apply(typed).map(option -> in(index, option, family)));
        }
        if (readers.isEmpty()) return Optional.empty();
        return Optional.of(new Choices.Rest(
                count,
                typed -> readers.entrySet().stream()
                        .filter(reader -> typed.startsWith(reader.getKey()))
                        .findFirst()
                        .flatMap(reader -> reader.getValue()
                                .apply(typed.substring(reader.getKey().length())))));
    }

    @Override
    public long listedCount() {
        return total(Component::listedCount);
    }

    @Override
    public long optionCount() {
        return total(Component::optionCount);
    }

    private long total(java.util.function.ToLongFunction<Component> size) {
        long count = 0;
        for (Component component : components) {
            count += size.applyAsLong(component);
            if (count < 0) return Long.MAX_VALUE;
        }
        return count;
    }

    @Override
    public int mostFollowed() {
        int most = components.stream().mapToInt(Component::mostFollowed).min().orElseGet(Component.super::mostFollowed);
        return Math.min(most, Math.max(LEAST_FOLLOWED, MOST_COPIED / Math.max(1, components.size())));
    }

    /** A component can be moved to the value that the target and all the others add up to. */
    @Override
    public List<Option> optionsTo(GrundyValue target, Progress progress) {
        Optional<Family> family = family();
        List<GrundyValue> others = others(values(progress));
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            progress.check();
            GrundyValue rest = others.get(i);
            if (rest.isNimber())
                for (Option option : components.get(i).optionsTo(target.plus(rest), progress))
                    options.add(in(i, option, family));
            else if (!target.isNimber())
                for (Option option : components.get(i).options())
                    if (option.after().value(progress).plus(rest).equals(target)) options.add(in(i, option, family));
        }
        return options;
    }

    @Override
    public boolean listsAll() {
        return components.stream().allMatch(Component::listsAll);
    }

    @Override
    public Optional<BigInteger> tally(GrundyValue target, Progress progress) {
        List<GrundyValue> values = values(progress);
        List<GrundyValue> others = others(values);
        if (!target.isNimber() || values.stream().anyMatch(value -> !value.isNimber()))
            return Component.super.tally(target, progress);
        BigInteger count = BigInteger.ZERO;
        for (int i = 0; i < components.size(); i++) {
            Optional<BigInteger> own = components.get(i).tally(target.plus(others.get(i)), progress);
            if (own.isEmpty()) return Optional.empty();
            count = count.add(own.get());
        }
        return Optional.of(count);
    }

    @Override
    public Outcome misere(Progress progress) {
        Optional<List<BigInteger>> piles = nimPiles(progress);
        return piles.isPresent() ? MisereNim.outcome(piles.get()) : Component.super.misere(progress);
    }

    /** By the rule for Nim where all components are Nim piles: only moves to the pile sizes that can matter are tried. */
    @Override
    public List<Option> misereWinning(Progress progress) {
        if (nimPiles(progress).isEmpty()) return Component.super.misereWinning(progress);
        Optional<Family> family = family();
        List<GrundyValue> others = others(values(progress));
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            progress.check();
            List<GrundyValue> targets = new ArrayList<>(List.of(GrundyValue.ZERO, GrundyValue.of(1)));
            GrundyValue balance = others.get(i);
            if (!targets.contains(balance)) targets.add(balance);
            for (GrundyValue target : targets)
                for (Option option : components.get(i).optionsTo(target, progress)) options.add(in(i, option, family));
        }
        return options.stream()
                .filter(o -> o.after().misere(progress) == Outcome.P)
                .toList();
    }

    private Optional<List<BigInteger>> nimPiles(Progress progress) {
        List<BigInteger> piles =
                components.stream().flatMap(c -> c.nimPile(progress).stream()).toList();
        return piles.size() == components.size() ? Optional.of(piles) : Optional.empty();
    }

    @Override
    public boolean isLoopy() {
        return components.stream().anyMatch(Component::isLoopy);
    }

    @Override
    public boolean isSearchable() {
        return components.stream().allMatch(Component::isSearchable);
    }

    @Override
    public Object key() {
        Map<Object, Integer> counts = new HashMap<>();
        for (Component component : components) counts.merge(component.key(), 1, Integer::sum);
        return new Bag(counts);
    }

    /** The components in no order, hashed so that piles of the same total do not fall together, as they do in a map. */
    private record Bag(Map<Object, Integer> counts) {
        @Override
        public int hashCode() {
            int hash = 0;
            for (Map.Entry<Object, Integer> each : counts.entrySet()) {
                int mixed = each.getKey().hashCode() * 0x9E3779B1;
                mixed = (mixed ^ mixed >>> 15) * 0x85EBCA77;
                hash += (mixed ^ mixed >>> 13) * each.getValue();
            }
            return hash;
        }
    }

    @Override
    public Message describe() {
        if (components.size() == 1) return components.getFirst().describe();
        return family().map(family -> family.describe(components)).orElseGet(this::named);
    }

    /** The components by name, as far as they are read at a glance. */
    private Message named() {
        List<Message> names = components.stream().map(Component::describe).toList();
        return names.size() <= MOST_NAMED
                ? Message.of("impartial.sum.of", names.size(), names)
                : Message.of(
                        "impartial.sum.long",
                        names.size(),
                        names.subList(0, MOST_NAMED - 1),
                        names.size() - MOST_NAMED + 1);
    }

    /** The sort of all components, where they are of one. */
    @Override
    public Optional<Family> family() {
        List<Optional<Family>> sorts =
                components.stream().map(Component::family).distinct().toList();
        return sorts.size() == 1 ? sorts.getFirst() : Optional.empty();
    }

    @Override
    public String print() {
        return components.stream().map(Component::print).collect(Collectors.joining(" + "));
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("components", components.stream().map(Component::facts).toList());
    }

    @Override
    public Scene scene(Words words) {
        return family().map(family -> family.scene(components, words))
                .orElseGet(() -> Drawing.together(
                        components.stream().map(c -> c.scene(words)).toList()));
    }

    /** For each component what all the others add up to: those before it and those after it. */
    private static List<GrundyValue> others(List<GrundyValue> values) {
        GrundyValue[] others = new GrundyValue[values.size()];
        GrundyValue before = GrundyValue.ZERO;
        for (int i = 0; i < others.length; i++) {
            others[i] = before;
            before = before.plus(values.get(i));
        }
        GrundyValue after = GrundyValue.ZERO;
        for (int i = others.length - 1; i >= 0; i--) {
            others[i] = others[i].plus(after);
            after = after.plus(values.get(i));
        }
        return List.of(others);
    }

    private Option in(int index, Option option, Optional<Family> family) {
        List<Component> after = new ArrayList<>(components);
        after.set(index, option.after());
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("component", index);
        facts.putAll(option.facts());
        return new Option(
                (index + 1) + ":" + option.notation(),
                new Sum(after),
                components.size() == 1
                        ? option.words()
                        : family.map(sort -> sort.move(index + 1, components.get(index), option))
                                .orElseGet(() -> Message.of(
                                        "impartial.sum.in",
                                        index + 1,
                                        components.get(index).describe(),
                                        option.words())),
                facts,
                parts(index, option.parts(), family));
    }

    private static List<Part> parts(int index, List<Part> parts, Optional<Family> family) {
        return parts.stream()
                .map(part -> family.map(sort -> sort.part(index + 1, part))
                        .orElseGet(() -> Drawing.numbered(index + 1, part)))
                .toList();
    }
}

package hissho.strategic.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Solution;
import hissho.progress.Progress;
import hissho.strategic.named.Family;
import hissho.strategic.question.MatrixKind;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A family of named matrix games as a kind: its document holds the family's parameters, and what may be asked of any matrix game. */
final class FamilyKind implements Kind<NamedQuestion> {

    /** What a document may ask beside the parameters, as for any matrix game. */
    private static final List<String> ASKED = List.of("method", "p", "q", "value", "rowPlayed", "colPlayed", "outcomes");

    private final Family family;
    private final MatrixKind matrix = new MatrixKind();

    FamilyKind(Family family) {
        this.family = family;
    }

    @Override
    public String name() {
        return family.slug();
    }

    @Override
    public String room() {
        return "named";
    }

    @Override
    public Chapter chapter() {
        return Chapter.MATRIX;
    }

    @Override
    public Shape.Fields document() {
        Stream<Field> asked = matrix.document().fields().stream().filter(field -> isAsked(field.name()));
        return new Shape.Fields(Stream.concat(family.parameters().stream(), asked).toList());
    }

    /** A parameter of the family takes the name before a question does. */
    private boolean isAsked(String field) {
        return ASKED.contains(field) && !family.names().contains(field);
    }

    @Override
    public NamedQuestion read(Node document) {
        Set<String> known = new HashSet<>(family.names());
        ASKED.stream().filter(this::isAsked).forEach(known::add);
        known.addAll(Reading.ABOUT);
        document.only(known);
        Map<String, @Nullable Object> parameters = new LinkedHashMap<>(document.fields());
        parameters.keySet().retainAll(family.names());
        Map<String, @Nullable Object> whole = new LinkedHashMap<>(document.fields());
        whole.keySet().retainAll(ASKED.stream().filter(this::isAsked).toList());
        whole.put("game", family.slug());
        whole.put("params", parameters);
        return new NamedQuestion(
                family.read(new Node(document.place(), parameters)), matrix.read(new Node(document.place(), whole)));
    }

    @Override
    public Solution solve(NamedQuestion question, Progress progress) {
        return new NamedAnswer(question.game(), matrix.solve(question.question(), progress));
    }

    /** The parameters in the order of the document, as in {@code solve number-hides 5}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Reading.positional(name(), family.parameters(), words);
    }
}

package hissho.zerosum.gallery;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.kind.Chapter;
import hissho.kind.Game;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.kind.Solution;
import hissho.number.Rational;
import hissho.play.Position;
import hissho.progress.Progress;
import hissho.zerosum.countable.CountableGame;
import hissho.zerosum.countable.LargeNumbers;
import hissho.zerosum.named.Family;
import hissho.zerosum.question.MatrixKind;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A family of named matrix games as a kind: its document holds the family's parameters, and what may be asked of any matrix game. */
final class FamilyKind implements Kind<Game> {

    /** What a document may ask beside the parameters, as for any matrix game. */
    private static final List<String> ASKED = List.of("method", "p", "q");

    private static final int MOST_NUMBERS = 40;

    private final Family family;
    private final MatrixKind matrix = new MatrixKind();

    FamilyKind(Family family) {
        this.family = family;
    }

    @Override
    public Listing listing() {
        return new Listing(family.slug(), "named", Chapter.MATRIX);
    }

    @Override
    public Shape.Fields document() {
        Stream<Field<?>> asked = matrix.document().fields().stream().filter(field -> isAsked(field.name()));
        return new Shape.Fields(
                Stream.concat(family.parameters().stream(), asked).toList());
    }

    /** A parameter of the family takes the name before a question does. */
    private boolean isAsked(String field) {
        return ASKED.contains(field) && !family.names().contains(field);
    }

    @Override
    public Game read(Node document) {
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
        if (document.has("n") && document.get("n").text().equals("infinite")) return onAllNumbers(document);
        return new NamedQuestion(
                family.read(new Node(document.place(), parameters)), matrix.read(new Node(document.place(), whole)));
    }

    @Override
    public Solution solve(Game game, Progress progress) {
        return switch (game) {
            case CountableKind.Asked asked -> CountableKind.solved(asked, progress);
            case NamedQuestion question ->
                new NamedAnswer(question.game(), matrix.solve(question.question(), progress));
            default -> throw new IllegalArgumentException("not a game of this kind: " + game);
        };
    }

    @Override
    public Optional<Position> play(Game game, Progress progress) {
        return game instanceof NamedQuestion named ? matrix.play(named.question(), progress) : Optional.empty();
    }

    /** The games of Mendelsohn and Silverman on all positive numbers. */
    private Game onAllNumbers(Node document) {
        Rational win = number(document, "win", 1);
        return switch (family.slug()) {
            case "mendelsohn" -> {
                Rational lose = number(document, "lose", 2);
                yield new CountableKind.Asked(
                        CountableGame.mendelsohn(win, lose), MOST_NUMBERS, LargeNumbers.mendelsohn(win, lose));
            }
            case "silverman" -> {
                Rational threshold = number(document, "threshold", 3);
                Rational penalty = number(document, "penalty", 2);
                yield new CountableKind.Asked(
                        CountableGame.silverman(threshold, win, penalty),
                        MOST_NUMBERS,
                        LargeNumbers.silverman(threshold, win, penalty));
            }
            default -> throw document.get("n").bad("named.bad.infinite");
        };
    }

    private static Rational number(Node document, String name, long usual) {
        return CountableGame.parameter(document, name, usual);
    }

    /** The parameters in the order of the document, as in {@code solve number-hides 5}. */
    @Override
    public Optional<Map<String, Object>> fromWords(List<String> words) {
        return Reading.positional(name(), family.parameters(), words);
    }
}

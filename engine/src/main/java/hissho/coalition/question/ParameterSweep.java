package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.GameReader;
import hissho.coalition.core.Balance;
import hissho.coalition.core.Core;
import hissho.document.Field;
import hissho.document.InOrder;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.fact.Facts;
import hissho.form.Coalitions;
import hissho.kind.Chapter;
import hissho.kind.Inquiry;
import hissho.kind.Kind;
import hissho.kind.Listing;
import hissho.linear.LinearProgram;
import hissho.linear.Outcome;
import hissho.linear.Sense;
import hissho.linear.Simplex;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * For which values of a parameter a game has a core, where every worth is a constant plus a multiple of the parameter: an interval, since
 * parameter and allocation together satisfy linear inequalities; its ends are two linear programs.
 *
 * @param constant the worths with the parameter at zero
 * @param slope how much each worth grows with the parameter
 */
record ParameterSweep(String parameter, Coalitions constant, Coalitions slope) implements Inquiry.Asked {

    private static final int MOST_PLAYERS = 8;

    private static final Field<Node> PLAYERS = Field.optional(
            "players", Shape.either(Shape.whole(1, MOST_PLAYERS), Shape.listOf(Shape.text(), 1, MOST_PLAYERS)));
    private static final Field<Map<String, String>> V = Field.optional("v", Shape.mapOf(Shape.text()));
    private static final Field<List<String>> SYMMETRIC =
            Field.optional("symmetric", Shape.listOf(Shape.text(), 1, MOST_PLAYERS));
    private static final Field<String> PARAMETER = Field.optional("parameter", Shape.text(), "a");

    static Kind<ParameterSweep> kind() {
        return new Inquiry<>(
                new Listing("core-parameter", "coalition", Chapter.COALITION),
                Shape.fields(PLAYERS, V, SYMMETRIC, PARAMETER),
                ParameterSweep::read,
                List.of("interval", "least", "most", "coreAtLeast", "coreAtMost"));
    }

    private static ParameterSweep read(Node document) {
        String name = PARAMETER.in(document);
        if (!name.matches("[a-zA-Z]\\w{0,9}")) throw document.get("parameter").bad("coalition.bad.parameter", name);
        return new ParameterSweep(name, part(document, name, false), part(document, name, true));
    }

    /** The game of the constants, or of the multiples of the parameter. */
    private static Coalitions part(Node document, String name, boolean slopes) {
        Map<String, Object> game = new LinkedHashMap<>();
        document.find("players")
                .ifPresent(players -> game.put("players", java.util.Objects.requireNonNull(players.value())));
        document.find("symmetric")
                .ifPresent(list -> game.put(
                        "symmetric",
                        list.list(1, MOST_PLAYERS).stream()
                                .map(entry -> number(entry, name, slopes))
                                .toList()));
        document.find("v").ifPresent(map -> {
            Map<String, Object> worths = new LinkedHashMap<>();
            for (String key : map.fields().keySet())
                worths.put(
                        key,
                        number(new Node(map.place() + "." + key, map.fields().get(key)), name, slopes));
            game.put("v", worths);
        });
        CoalitionalGame read = GameReader.read(Node.root(game));
        if (read.count() > MOST_PLAYERS) throw document.bad("coalition.bad.players", read.count(), MOST_PLAYERS);
        return read.coalitions();
    }

    /** One part of an expression such as 3, a, 2a, 3-a/2 or 1 + 2a. */
    private static Rational number(Node node, String name, boolean slope) {
        Rational sum = Rational.ZERO;
        String text = node.text().replace(" ", "").replace("*", "").replace("-", "+-");
        for (String term : text.split("\\+", -1)) {
            if (term.isEmpty()) continue;
            boolean withName = term.contains(name);
            String rest = withName ? term.replaceFirst(name, "") : term;
            if (withName && (rest.isEmpty() || rest.equals("-"))) rest += "1";
            if (withName && rest.startsWith("/")) rest = "1" + rest;
            if (withName && rest.startsWith("-/")) rest = "-1" + rest.substring(1);
            Rational number =
                    Rational.read(rest).orElseThrow(() -> node.bad("coalition.bad.linear", node.text(), name));
            if (withName == slope) sum = sum.plus(number);
        }
        return sum;
    }

    private Coalitions at(Rational value) {
        return Coalitions.ofTable(
                constant.players(),
                IntStream.range(0, (int) constant.grand() + 1)
                        .mapToObj(
                                set -> constant.worth(set).plus(slope.worth(set).times(value)))
                        .toList());
    }

    @Override
    public Facts answers(Progress progress) {
        Supplier<List<End>> ends = new Once<>(() -> List.of(end(false, progress), end(true, progress)));
        return new Facts()
                .put("interval", () -> written(ends.get()))
                .put("least", () -> ends.get().getFirst().at())
                .put("most", () -> ends.get().getLast().at())
                .put("coreAtLeast", () -> core(ends.get().getFirst(), progress))
                .put("coreAtMost", () -> core(ends.get().getLast(), progress));
    }

    /** An end of the interval: a number, beyond all numbers, or none because there is no core at all. */
    private record End(@Nullable Rational at, boolean open) {}

    private End end(boolean most, Progress progress) {
        int n = constant.players().count();
        int rows = (int) constant.grand();
        LinearProgram program = new LinearProgram(
                most,
                RationalVector.unit(n + 1, n),
                RationalMatrix.generate(rows, n + 1, (r, i) -> {
                    if (i == n) return slope.worth(r + 1).negated();
                    return ((r + 1) >>> i & 1) != 0 ? Rational.ONE : Rational.ZERO;
                }),
                IntStream.range(0, rows)
                        .mapToObj(r -> r + 1 == rows ? Sense.EQUAL : Sense.AT_LEAST)
                        .toList(),
                RationalVector.generate(rows, r -> constant.worth(r + 1)),
                IntStream.rangeClosed(0, n).boxed().collect(Collectors.toSet()));
        return switch (Simplex.solve(program, progress)) {
            case Outcome.Optimal optimal -> new End(optimal.objective(), false);
            case Outcome.Unbounded _ -> new End(null, true);
            case Outcome.Infeasible _ -> new End(null, false);
        };
    }

    private String written(List<End> ends) {
        End low = ends.getFirst();
        End high = ends.getLast();
        if (low.at == null && !low.open) return "never";
        if (low.at == null && high.at == null) return "always";
        if (low.at != null && low.at.equals(high.at)) return parameter + "=" + low.at;
        return (low.at == null ? "" : low.at + "<=") + parameter + (high.at == null ? "" : "<=" + high.at);
    }

    private @Nullable List<RationalVector> core(End end, Progress progress) {
        return end.at == null
                ? null
                : Core.of(at(end.at), progress).map(Core::vertices).orElse(null);
    }

    /** At each end the core is there, and a little beyond it is not: balanced weights say so. */
    @Override
    public Certificate check(Progress progress) {
        List<End> ends = List.of(end(false, progress), end(true, progress));
        boolean holds = true;
        List<Rational> looked = new ArrayList<>();
        Rational little = Rational.of(1, 1_000_000);
        for (int k = 0; k < 2; k++) {
            Rational at = ends.get(k).at;
            if (at == null) continue;
            looked.add(at);
            holds &= !isEmpty(at, progress) && isEmpty(k == 0 ? at.minus(little) : at.plus(little), progress);
        }
        return new Certificate.SecondWay(
                holds,
                Extent.everything(),
                Message.of("coalition.core-parameter.certificate"),
                looked.isEmpty() ? Map.of() : InOrder.of("looked", looked));
    }

    private boolean isEmpty(Rational value, Progress progress) {
        Coalitions game = at(value);
        return Balance.of(game, progress).total().compareTo(game.worth(game.grand())) > 0;
    }
}

package hissho.coalition.question;

import hissho.certificate.Certificate;
import hissho.certificate.Extent;
import hissho.coalition.CoalitionalGame;
import hissho.coalition.GameReader;
import hissho.coalition.nucleolus.EveryCoalition;
import hissho.coalition.nucleolus.Kohlberg;
import hissho.coalition.nucleolus.Nucleolus;
import hissho.coalition.value.Axioms;
import hissho.coalition.value.Dividends;
import hissho.coalition.value.ShapleyValue;
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
import hissho.number.Rational;
import hissho.number.RationalVector;
import hissho.progress.Once;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Two games with the same players: whether the values of their sum and difference are the sums and differences of their values. */
record GameSum(Coalitions u, Coalitions w) implements Inquiry.Asked {

    private static final int MOST_PLAYERS = 10;
    private static final Field<Integer> PLAYERS = Field.required("players", Shape.whole(1, MOST_PLAYERS));
    private static final Field<Map<String, Rational>> U =
            Field.required("u", Shape.mapOf(Shape.number())).looksLike("coalitions");
    private static final Field<Map<String, Rational>> W =
            Field.required("w", Shape.mapOf(Shape.number())).looksLike("coalitions");

    static Kind<?> kind() {
        return new Inquiry<>(
                new Listing("game-sum", "value", Chapter.COALITION),
                Shape.fields(PLAYERS, U, W),
                GameSum::read,
                List.of(
                        "shapleyAdds",
                        "nucleolusAdds",
                        "shapleyOfSum",
                        "sumOfShapleys",
                        "nucleolusOfSum",
                        "sumOfNucleoli",
                        "shapleyOfDifference",
                        "differenceOfShapleys",
                        "differenceAdds"));
    }

    private static GameSum read(Node document) {
        return new GameSum(game(document, "u"), game(document, "w"));
    }

    /** One of the games: its worths under a name of its own. */
    private static Coalitions game(Node document, String name) {
        int players = PLAYERS.in(document);
        Node worths = document.get(name);
        CoalitionalGame game =
                GameReader.read(new Node(worths.place(), InOrder.of("players", players, "v", worths.fields())));
        return game.coalitions();
    }

    @Override
    public Facts answers(Progress progress) {
        Coalitions sum = Axioms.plus(u, w, Rational.ONE);
        Once<RationalVector> ofSum = new Once<>(() -> ShapleyValue.of(sum, progress));
        Once<RationalVector> sumOf =
                new Once<>(() -> ShapleyValue.of(u, progress).plus(ShapleyValue.of(w, progress)));
        Once<RationalVector> nucleolus = new Once<>(() -> nucleolus(sum, progress));
        Once<RationalVector> nucleoli = new Once<>(() -> nucleolus(u, progress).plus(nucleolus(w, progress)));
        Once<RationalVector> ofDifference =
                new Once<>(() -> ShapleyValue.of(Axioms.plus(u, w, Rational.MINUS_ONE), progress));
        Once<RationalVector> difference =
                new Once<>(() -> ShapleyValue.of(u, progress).minus(ShapleyValue.of(w, progress)));
        return new Facts()
                .put("shapleyAdds", () -> ofSum.get().equals(sumOf.get()))
                .put("nucleolusAdds", () -> nucleolus.get().equals(nucleoli.get()))
                .put("shapleyOfSum", ofSum)
                .put("sumOfShapleys", sumOf)
                .put("nucleolusOfSum", nucleolus)
                .put("sumOfNucleoli", nucleoli)
                .put("shapleyOfDifference", ofDifference)
                .put("differenceOfShapleys", difference)
                .put("differenceAdds", () -> ofDifference.get().equals(difference.get()));
    }

    /** The Shapley values always add up; the nucleoli may or may not. */
    @Override
    public Optional<Message> shortAnswer(Facts answers) {
        return Optional.of(Message.of(
                answers.get("nucleolusAdds", Boolean.class) ? "value.game-sum.both" : "value.game-sum.shapley"));
    }

    private static RationalVector nucleolus(Coalitions game, Progress progress) {
        return Nucleolus.of(new EveryCoalition(game, progress), false, progress).point();
    }

    /** The values again by dividends, the nucleolus of the sum by Kohlberg's criterion. */
    @Override
    public Certificate check(Progress progress) {
        Coalitions sum = Axioms.plus(u, w, Rational.ONE);
        RationalVector point = nucleolus(sum, progress);
        boolean holds = Kohlberg.of(sum, point, false, progress).holds();
        return new Certificate.SecondWay(
                holds,
                Extent.everything(),
                Message.of("value.certificate.sum"),
                InOrder.of(
                        "shapleyOfSum",
                        Dividends.of(sum, progress).shapley(),
                        "sumOfShapleys",
                        Dividends.of(u, progress)
                                .shapley()
                                .plus(Dividends.of(w, progress).shapley()),
                        "nucleolusOfSum",
                        point));
    }
}

package hissho.zerosum.named;

import hissho.document.Field;
import hissho.document.Node;
import hissho.document.Shape;
import hissho.number.RationalMatrix;
import hissho.number.RationalVector;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Optional;

/** A Latin or a magic square played as a game: equal row sums and equal column sums make the uniform mixtures optimal. */
public record SquareGame(String family, RationalMatrix square) implements NamedGame {

    private static final Field<Node> LETTERS = Field.optional(
            "square", Shape.listOf(Shape.text(), 1, Family.LARGEST).by(node -> node));
    private static final Field<Node> VALUES =
            Field.required("values", Shape.either(Shape.mapOf(Shape.number()), Shape.listOf(Shape.number())));

    public static final Family LATIN = Family.of("latin-square", SquareGame::latin, LETTERS, VALUES);

    private static final Field<RationalMatrix> MATRIX =
            Field.optional("matrix", Family.SQUARE).looksLike("matrix");
    private static final Field<RationalMatrix> NAME = Field.optional(
            "name",
            Shape.choice("durer", "lo-shu").as(n -> n.equals("durer") ? MagicSquares.durer() : MagicSquares.loShu()),
            MagicSquares.durer());
    private static final Field<RationalMatrix> N =
            Field.optional("n", Shape.whole(1, Family.LARGEST).by(SquareGame::ofOrder));

    public static final Family MAGIC = Family.of(
            "magic-square",
            p -> new SquareGame(
                    "magic-square", MATRIX.find(p).or(() -> N.find(p)).orElseGet(() -> NAME.in(p))),
            MATRIX,
            NAME,
            N);

    private static RationalMatrix ofOrder(Node node) {
        int n = node.whole(1, Family.LARGEST);
        if (n == 2) throw node.bad("named.bad.no-magic-square");
        return MagicSquares.ofOrder(n);
    }

    /** The numbers turned round once for every row, or the given letters with a number for each. */
    private static SquareGame latin(Node parameters) {
        Node values = VALUES.in(parameters);
        if (!LETTERS.isIn(parameters)) {
            RationalVector list = Family.NUMBERS.read(values);
            int n = list.size();
            return new SquareGame("latin-square", RationalMatrix.generate(n, n, (i, j) -> list.get((i + j) % n)));
        }
        List<List<String>> letters = letters(LETTERS.in(parameters));
        return new SquareGame(
                "latin-square",
                RationalMatrix.generate(
                        letters.size(),
                        letters.size(),
                        (i, j) -> values.get(letters.get(i).get(j)).rational()));
    }

    /** Rows of letters, each a word or a list, that form a Latin square. */
    private static List<List<String>> letters(Node square) {
        List<Node> rows = square.list(1, Family.LARGEST);
        int n = rows.size();
        List<List<String>> letters = rows.stream()
                .map(row -> row.isList()
                        ? row.texts()
                        : row.text().codePoints().mapToObj(Character::toString).toList())
                .toList();
        for (int i = 0; i < n; i++) {
            List<String> row = letters.get(i);
            if (row.size() != n) throw rows.get(i).bad("core.bad.ragged", row.size(), n);
            if (row.stream().distinct().count() < n || !letters.getFirst().containsAll(row))
                throw rows.get(i).bad("named.bad.not-latin");
        }
        for (int j = 0; j < n; j++) {
            int column = j;
            if (letters.stream().map(row -> row.get(column)).distinct().count() < n)
                throw square.bad("named.bad.not-latin");
        }
        return letters;
    }

    @Override
    public MatrixGame matrix() {
        List<String> numbers = NamedGame.numbered(square.height());
        return new MatrixGame(square, numbers, numbers);
    }

    @Override
    public Optional<ClosedForm> closedForm() {
        int n = square.height();
        ClosedForm uniform =
                new ClosedForm(family, square.row(0).sum().over(n), ClosedForm.uniform(n), ClosedForm.uniform(n));
        return Optional.of(uniform).filter(form -> form.proves(square));
    }
}

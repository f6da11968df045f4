package hissho.zerosum.method;

import hissho.progress.Progress;
import hissho.zerosum.matrix.MatrixGame;
import java.util.List;
import java.util.Optional;

/** The methods in the order of the textbook, and the choice of the simplest one that applies to a game. */
public final class Methods {

    /** A method together with what it said. */
    public record Told(Method method, Argument argument) {

        /** The same method for the same payoffs under other names. */
        public Told again(MatrixGame game, Choices choices, Progress progress) {
            return new Told(method, method.argue(game, choices, progress));
        }
    }

    private static final List<Method> ALL = List.of(
            new SaddleMethod(),
            new TwoByTwoMethod(),
            new LatinSquareMethod(),
            new ConstantSumMethod(),
            new DiagonalMethod(),
            new SymmetricMethod(),
            new EnvelopeMethod(),
            new DominationMethod(),
            new TriangularMethod(),
            new InverseMethod(),
            new IndifferenceMethod(),
            new InvarianceMethod(),
            new KernelMethod(),
            new PivotMethod(),
            new LinearProgramMethod());

    /** Methods whose argument a reader can follow only for small games are not chosen for larger ones. */
    private static final int SMALL = 12;

    private Methods() {}

    public static List<Method> all() {
        return ALL;
    }

    public static Optional<Method> named(String name) {
        return ALL.stream().filter(method -> method.name().equals(name)).findFirst();
    }

    /** The first method that applies; the linear program always does. */
    public static Told simplest(MatrixGame game, Progress progress) {
        return simplest(game, Optional.empty(), progress);
    }

    /** The first method that applies, not counting one that was tried in vain. */
    public static Told simplest(MatrixGame game, Optional<Method> tried, Progress progress) {
        boolean small = game.height() <= SMALL && game.width() <= SMALL;
        for (Method method : ALL) {
            boolean suitable = switch (method) {
                case SaddleMethod _ -> true;
                case TwoByTwoMethod _ -> true;
                case LatinSquareMethod _ -> true;
                case ConstantSumMethod _ -> true;
                case DiagonalMethod _ -> true;
                case SymmetricMethod _ -> small;
                case EnvelopeMethod _ -> game.height() == 2 || game.width() == 2;
                case DominationMethod _ -> small;
                case TriangularMethod _ -> small;
                case InverseMethod _ -> small;
                case IndifferenceMethod _ -> false;
                case KernelMethod _ -> false;
                case PivotMethod _ -> game.height() <= 5 && game.width() <= 5;
                case LinearProgramMethod _ -> true;
                case Method.Further _ -> false;
            };
            if (!suitable || tried.equals(Optional.of(method))) continue;
            Argument argument = method.argue(game, Choices.NONE, progress);
            if (argument.pair().isPresent()) return new Told(method, argument);
        }
        throw new IllegalStateException("every finite game has a value");
    }
}

package hissho.coalition.claim;

import hissho.claim.Claim;
import hissho.claim.Finding;
import hissho.claim.SolvingClaim;
import hissho.form.Coalitions;
import hissho.progress.Progress;
import hissho.words.Message;
import java.util.Map;
import java.util.function.IntToLongFunction;

/** A statement about values of games, each instance solved under the budget of the whole. The size is the number of players. */
record ValueClaim(
        String id,
        Verdict known,
        int smallestSize,
        int defaultSize,
        int largestSize,
        IntToLongFunction count,
        Statement statement)
        implements SolvingClaim {

    private static final int DRAWN = 48;
    /** A drawn game has a worth for every coalition. */
    private static final int MOST_DRAWN = 14;

    /** A family of games with one member for each number of players. */
    @FunctionalInterface
    interface Drawn {
        Coalitions game(int players, long number, Progress progress);
    }

    /** What is said of a game. */
    @FunctionalInterface
    interface Said {
        boolean of(Coalitions game, Progress progress);
    }

    /** A theorem, tried on games drawn by chance. */
    static ValueClaim theorem(String id, int smallest, int usual, Drawn drawn, Said said) {
        return new ValueClaim(id, Verdict.HOLDS, smallest, usual, MOST_DRAWN, size -> DRAWN, tried(drawn, said));
    }

    /** The same theorem, for no more than so many players. */
    ValueClaim upTo(int players) {
        return new ValueClaim(id, known, smallestSize, defaultSize, players, count, statement);
    }

    /** What one might believe and is false. */
    static Claim mistake(String id, int smallest, int usual, Drawn drawn, Said said) {
        return new ValueClaim(id, Verdict.FAILS, smallest, usual, MOST_DRAWN, size -> DRAWN, tried(drawn, said));
    }

    /** A formula in the number of players. */
    static Claim formula(String id, int smallest, int usual, Statement statement) {
        return new ValueClaim(id, Verdict.HOLDS, smallest, usual, MOST, size -> 1, statement);
    }

    private static Statement tried(Drawn drawn, Said said) {
        return (size, number, progress) -> {
            Coalitions game = drawn.game(size, number, progress);
            return finding(said.of(game, progress), CoreClaims.document(game), "-");
        };
    }

    static Finding finding(boolean holds, Map<String, Object> document, Object found) {
        return holds ? Finding.holds() : new Finding.Refuted(document, Message.of("textbook.found", found));
    }
}

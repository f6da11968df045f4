package hissho.impartial.definition;

import hissho.kind.Chapter;
import java.util.List;

/** The parts of the theory of games, and the chapters of the catalogue whose kinds belong to each. */
enum Theory {
    ZERO_PLAYER("zero-player"),
    DECISION_PROBLEM("decision-problem"),
    COMBINATORIAL("combinatorial"),
    ZERO_SUM_STRATEGIC("zero-sum-strategic"),
    ZERO_SUM_EXTENSIVE("zero-sum-extensive"),
    NONCOOPERATIVE("noncooperative"),
    COOPERATIVE_TU("cooperative-tu"),
    COOPERATIVE_NTU("cooperative-ntu"),
    COALITIONAL("coalitional");

    private final String plain;

    Theory(String plain) {
        this.plain = plain;
    }

    String plain() {
        return plain;
    }

    /** The chapters whose kinds belong to this theory. */
    List<Chapter> chapters() {
        return switch (this) {
            case ZERO_PLAYER -> List.of();
            case DECISION_PROBLEM -> List.of(Chapter.APPENDIX);
            case COMBINATORIAL -> List.of(Chapter.IMPARTIAL, Chapter.TANHINMIN);
            case ZERO_SUM_STRATEGIC -> List.of(Chapter.MATRIX);
            case ZERO_SUM_EXTENSIVE ->
                List.of(Chapter.EXTENSIVE, Chapter.RECURSIVE, Chapter.POKER, Chapter.TRICK, Chapter.MEMORY);
            case NONCOOPERATIVE -> List.of(Chapter.EXTENSIVE, Chapter.EQUILIBRIUM, Chapter.DUOPOLY);
            case COOPERATIVE_TU, COOPERATIVE_NTU -> List.of(Chapter.BARGAINING);
            case COALITIONAL -> List.of(Chapter.COALITION);
        };
    }

    /** The rules in the order of the textbook; the first that fits decides. */
    static Theory of(Described game) {
        if (game.players() == 0) return ZERO_PLAYER;
        if (game.players() == 1) return DECISION_PROBLEM;
        if (game.form().equals("coalitional")) return COALITIONAL;
        if (game.players() == 2 && game.winOrLose() && game.perfectInformation() && !game.chanceMoves())
            return COMBINATORIAL;
        if (game.players() == 2 && game.zeroSum())
            return game.form().equals("extensive") ? ZERO_SUM_EXTENSIVE : ZERO_SUM_STRATEGIC;
        if (!game.agreements()) return NONCOOPERATIVE;
        if (game.players() > 2) return COALITIONAL;
        return game.transferableUtility() ? COOPERATIVE_TU : COOPERATIVE_NTU;
    }

    /** Whether a game belongs here, said for each theory by itself; exactly one fits every game. */
    boolean fits(Described game) {
        boolean two = game.players() == 2 && !game.form().equals("coalitional");
        boolean combinatorial = two && game.winOrLose() && game.perfectInformation() && !game.chanceMoves();
        boolean opposed = two && game.zeroSum() && !combinatorial;
        boolean several = game.players() >= 2 && !game.form().equals("coalitional") && !combinatorial && !opposed;
        return switch (this) {
            case ZERO_PLAYER -> game.players() == 0;
            case DECISION_PROBLEM -> game.players() == 1;
            case COMBINATORIAL -> combinatorial;
            case ZERO_SUM_STRATEGIC -> opposed && !game.form().equals("extensive");
            case ZERO_SUM_EXTENSIVE -> opposed && game.form().equals("extensive");
            case NONCOOPERATIVE -> several && !game.agreements();
            case COOPERATIVE_TU -> several && two && game.agreements() && game.transferableUtility();
            case COOPERATIVE_NTU -> several && two && game.agreements() && !game.transferableUtility();
            case COALITIONAL ->
                game.players() >= 2 && (game.form().equals("coalitional") || (several && !two && game.agreements()));
        };
    }
}

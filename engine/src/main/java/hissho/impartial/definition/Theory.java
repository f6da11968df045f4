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

    private List<String> chapterNames() {
        return switch (this) {
            case ZERO_PLAYER, DECISION_PROBLEM -> List.of();
            case COMBINATORIAL -> List.of("IMPARTIAL");
            case ZERO_SUM_STRATEGIC -> List.of("MATRIX");
            case ZERO_SUM_EXTENSIVE -> List.of("EXTENSIVE", "STOCHASTIC", "POKER");
            case NONCOOPERATIVE -> List.of("BIMATRIX", "GENERAL", "STRATEGIC", "EXTENSIVE");
            case COOPERATIVE_TU, COOPERATIVE_NTU -> List.of("BARGAINING", "GENERAL");
            case COALITIONAL -> List.of("COALITION", "COALITIONAL");
        };
    }

    /** The chapters that exist under this theory. */
    List<Chapter> chapters() {
        List<String> names = chapterNames();
        return java.util.Arrays.stream(Chapter.values())
                .filter(chapter -> names.contains(chapter.name()))
                .toList();
    }

    /** The description of a game that decides which theory applies. */
    record Description(
            int players,
            String form,
            boolean perfectInformation,
            boolean chanceMoves,
            boolean winOrLose,
            boolean zeroSum,
            boolean agreements,
            boolean transferableUtility) {

        /** The rules in the order of the textbook; the first that fits decides. */
        Theory theory() {
            if (players == 0) return ZERO_PLAYER;
            if (players == 1) return DECISION_PROBLEM;
            if (form.equals("coalitional")) return COALITIONAL;
            if (players == 2 && winOrLose && perfectInformation && !chanceMoves) return COMBINATORIAL;
            if (players == 2 && zeroSum) return form.equals("extensive") ? ZERO_SUM_EXTENSIVE : ZERO_SUM_STRATEGIC;
            if (!agreements) return NONCOOPERATIVE;
            if (players > 2) return COALITIONAL;
            return transferableUtility ? COOPERATIVE_TU : COOPERATIVE_NTU;
        }
    }
}

package hissho.impartial.definition;

import hissho.kind.Chapter;
import java.util.List;

/** The parts of the theory of games, and the chapters of the catalogue whose kinds belong to each. */
enum Theory {
    ZERO_PLAYER("zero-player", List.of()),
    DECISION_PROBLEM("decision-problem", List.of()),
    COMBINATORIAL("combinatorial", List.of("IMPARTIAL")),
    ZERO_SUM_STRATEGIC("zero-sum-strategic", List.of("MATRIX")),
    ZERO_SUM_EXTENSIVE("zero-sum-extensive", List.of("EXTENSIVE", "STOCHASTIC", "POKER")),
    NONCOOPERATIVE("noncooperative", List.of("BIMATRIX", "GENERAL", "STRATEGIC", "EXTENSIVE")),
    COOPERATIVE_TU("cooperative-tu", List.of("BARGAINING", "GENERAL")),
    COOPERATIVE_NTU("cooperative-ntu", List.of("BARGAINING", "GENERAL")),
    COALITIONAL("coalitional", List.of("COALITION", "COALITIONAL"));

    private final String plain;
    private final List<String> chapterNames;

    Theory(String plain, List<String> chapterNames) {
        this.plain = plain;
        this.chapterNames = chapterNames;
    }

    String plain() {
        return plain;
    }

    /** The chapters that exist under this theory. */
    List<Chapter> chapters() {
        return java.util.Arrays.stream(Chapter.values())
                .filter(chapter -> chapterNames.contains(chapter.name()))
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

package hissho.catalogue;

import hissho.appendix.AppendixKinds;
import hissho.appendix.claim.AppendixClaims;
import hissho.bargaining.BargainingKinds;
import hissho.bargaining.claim.BargainingClaims;
import hissho.card.memory.MemoryKinds;
import hissho.card.tanhinmin.TanhinminKinds;
import hissho.card.trick.TrickKinds;
import hissho.claim.Claim;
import hissho.coalition.CoalitionKinds;
import hissho.coalition.claim.CoalitionClaims;
import hissho.duopoly.DuopolyKinds;
import hissho.duopoly.claim.DuopolyClaims;
import hissho.equilibrium.EquilibriumKinds;
import hissho.equilibrium.claim.EquilibriumClaims;
import hissho.extensive.claim.ExtensiveClaims;
import hissho.extensive.named.NamedTrees;
import hissho.extensive.question.TreeKind;
import hissho.impartial.claim.ImpartialClaims;
import hissho.impartial.coin.CoinKinds;
import hissho.impartial.hackenbush.HackenbushKinds;
import hissho.impartial.nimber.NimArithmeticKind;
import hissho.impartial.ordinal.OrdinalKinds;
import hissho.impartial.sum.ImpartialKinds;
import hissho.impartial.tartan.TartanKinds;
import hissho.kind.Chapter;
import hissho.kind.Kind;
import hissho.kind.Tabulation;
import hissho.poker.PokerKinds;
import hissho.poker.claim.PokerClaims;
import hissho.stochastic.StochasticKinds;
import hissho.stochastic.claim.StochasticClaims;
import hissho.zerosum.claim.MatrixClaims;
import hissho.zerosum.gallery.ZeroSumKinds;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Every kind of game the house knows, one line per room. */
public final class Catalogue {

    private static final List<Kind<?>> KINDS = Stream.<List<? extends Kind<?>>>of(
                    MemoryKinds.all(), // the Memory game
                    TrickKinds.all(), // trick-taking
                    NimArithmeticKind.all(), // the field of nimbers
                    CoinKinds.all(), // coins in a row
                    TartanKinds.all(), // coins on a board
                    HackenbushKinds.all(), // Hackenbush
                    OrdinalKinds.all(), // transfinite values
                    TanhinminKinds.all(), // Tanhinmin
                    ZeroSumKinds.all(), // matrix games: plain, named, search, parametric and infinite
                    List.of(new TreeKind()), // any game tree
                    NamedTrees.all(), // named trees, and questions about trees
                    StochasticKinds.all(), // recursive and stochastic games
                    PokerKinds.all(), // poker with continuous hands
                    EquilibriumKinds.all(), // strategic games and their equilibria
                    DuopolyKinds.all(), // models of duopoly
                    BargainingKinds.all(), // cooperative games of two players
                    CoalitionKinds.all(), // coalitional games
                    AppendixKinds.all(), // utility, contraction maps
                    ImpartialKinds.all(), // heaps, boards, graphs and sums
                    List.of()) // the end
            .<Kind<?>>flatMap(List::stream)
            .toList();

    private Catalogue() {}

    public static List<Kind<?>> kinds() {
        return KINDS;
    }

    public static Optional<Kind<?>> kind(String name) {
        return KINDS.stream().filter(kind -> kind.name().equals(name)).findFirst();
    }

    /** The names of all kinds. */
    public static List<String> names() {
        return KINDS.stream().map(Kind::name).toList();
    }

    public static List<Tabulation> tables() {
        return KINDS.stream().flatMap(kind -> kind.tables().stream()).toList();
    }

    public static Optional<Tabulation> table(String name) {
        return tables().stream().filter(table -> table.name().equals(name)).findFirst();
    }

    public static List<String> tableNames() {
        return tables().stream().map(Tabulation::name).distinct().toList();
    }

    /** The claims of the kinds, and those of whole theories, one line per theory. */
    public static List<Claim> claims() {
        return claimsByChapter().values().stream().flatMap(List::stream).toList();
    }

    /** The claims of the kinds, and the theorems and errata of each chapter, in the order of the chapters. */
    public static Map<Chapter, List<Claim>> claimsByChapter() {
        Map<Chapter, List<Claim>> all = new EnumMap<>(Chapter.class);
        for (Kind<?> kind : KINDS)
            all.computeIfAbsent(kind.chapter(), chapter -> new ArrayList<>()).addAll(kind.claims());
        Map<Chapter, List<Claim>> stated = Map.of(
                Chapter.IMPARTIAL, ImpartialClaims.all(),
                Chapter.MATRIX, MatrixClaims.all(),
                Chapter.EXTENSIVE, ExtensiveClaims.all(),
                Chapter.RECURSIVE, StochasticClaims.all(),
                Chapter.POKER, PokerClaims.all(),
                Chapter.EQUILIBRIUM, EquilibriumClaims.all(),
                Chapter.DUOPOLY, DuopolyClaims.all(),
                Chapter.BARGAINING, BargainingClaims.all(),
                Chapter.COALITION, CoalitionClaims.all(),
                Chapter.APPENDIX, AppendixClaims.all());
        stated.forEach((chapter, claims) ->
                all.computeIfAbsent(chapter, _ -> new ArrayList<>()).addAll(claims));
        return all;
    }

    public static Optional<Claim> claim(String id) {
        return claims().stream().filter(claim -> claim.id().equals(id)).findFirst();
    }

    public static List<String> claimIds() {
        return claims().stream().map(Claim::id).toList();
    }
}

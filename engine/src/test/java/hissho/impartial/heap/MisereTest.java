package hissho.impartial.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.impartial.Analysis;
import hissho.impartial.Component;
import hissho.impartial.Convention;
import hissho.impartial.Genus;
import hissho.impartial.MisereSearch;
import hissho.impartial.Option;
import hissho.impartial.Outcome;
import hissho.impartial.nim.MooreNim;
import hissho.impartial.nim.NimPile;
import hissho.impartial.octal.MisereQuotient;
import hissho.impartial.octal.OctalGames;
import hissho.impartial.octal.TakeAndBreakCode;
import hissho.impartial.pile.PileGames;
import hissho.progress.Progress;
import hissho.property.Generator;
import hissho.property.Property;
import java.math.BigInteger;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Misère play by rules, quotients and genus against plain search. */
class MisereTest {

    private static final Generator<List<Integer>> PILES = Generator.listOf(Generator.whole(0, 5), 1, 4);

    @Test
    void misereNimByRuleIsWhatSearchFinds() {
        Property.holds(150, PILES, piles -> {
            List<BigInteger> sizes = piles.stream().map(BigInteger::valueOf).toList();
            Component sum = NimPile.sum(sizes);
            Analysis analysis = Analysis.of(sum, Convention.MISERE, Progress.none());
            MisereSearch search = new MisereSearch(Progress.none());
            assertEquals(search.outcome(sum), analysis.outcome());
            assertEquals(
                    new TreeSet<>(sum.options().stream()
                            .filter(o -> search.outcome(o.after()) == Outcome.P)
                            .map(Option::notation)
                            .toList()),
                    new TreeSet<>(
                            analysis.winning().stream().map(Option::notation).toList()));
        });
    }

    @Test
    void moorePlayedByColumnsIsWhatTheDefinitionSays() {
        Property.holds(60, Generator.listOf(Generator.whole(0, 4), 1, 4), piles -> {
            for (int k = 1; k <= 3; k++)
                for (Convention convention : Convention.values()) {
                    MooreNim game =
                            new MooreNim(piles.stream().map(BigInteger::valueOf).toList(), k);
                    Analysis analysis = Analysis.of(game, convention, Progress.none());
                    assertTrue(analysis.certified(Progress.none()), game + " " + convention);
                    List<Option> expected = game.options().stream()
                            .filter(o -> ((MooreNim) o.after()).outcome(convention, Progress.none()) == Outcome.P)
                            .toList();
                    assertEquals(
                            new TreeSet<>(
                                    expected.stream().map(Option::notation).toList()),
                            new TreeSet<>(analysis.winning().stream()
                                    .map(Option::notation)
                                    .toList()));
                    boolean ended = game.optionCount() == 0;
                    assertEquals(
                            ended ? convention == Convention.MISERE : !expected.isEmpty(),
                            analysis.outcome() == Outcome.N);
                }
        });
    }

    @Test
    void misereHeapsAreWhatPlainSearchFinds() {
        for (String name : List.of("kayles", "dawson-chess", "grundy-game")) {
            HeapGame game = PileGames.named(name);
            MisereHeaps heaps = new MisereHeaps(game, Progress.none());
            MisereSearch search = new MisereSearch(Progress.none());
            for (int n = 1; n <= 14; n++)
                assertEquals(search.outcome(new Heap(game, n)) == Outcome.P, heaps.isP(List.of(n)), name + " " + n);
        }
    }

    @Test
    void quotientsAreProvedAndPredictOutcomesOfRandomSums() {
        for (String code : List.of("0.77", "0.137", "0.7", "0.33")) {
            HeapGame game = OctalGames.of(TakeAndBreakCode.read(code).orElseThrow());
            MisereQuotient quotient =
                    MisereQuotient.of(game, 6, Progress.none()).orElseThrow();
            assertTrue(quotient.isProved(game, Progress.none()));
            MisereHeaps heaps = new MisereHeaps(game, Progress.none());
            Property.holds(60, Generator.listOf(Generator.whole(0, 6), 0, 7), sum -> {
                int element = 0;
                for (int heap : sum) element = quotient.times()[element][heap];
                assertEquals(heaps.isP(sum), quotient.p()[element]);
            });
        }
        assertEquals(
                12,
                MisereQuotient.of(PileGames.named("kayles"), 6, Progress.none())
                        .orElseThrow()
                        .order());
    }

    @Test
    void theQuotientOfAPublishedGameHasItsPublishedOrder() {
        HeapGame game = OctalGames.of(TakeAndBreakCode.read("0.123").orElseThrow());
        assertEquals(
                20, MisereQuotient.of(game, 9, Progress.none()).orElseThrow().order());
    }

    @Test
    void aWrongQuotientIsNotProved() {
        HeapGame game = PileGames.named("kayles");
        MisereQuotient right = MisereQuotient.of(game, 5, Progress.none()).orElseThrow();
        for (int q = 0; q < right.order(); q++) {
            boolean[] wrong = right.p().clone();
            wrong[q] = !wrong[q];
            assertTrue(!new MisereQuotient(right.heapElements(), right.times(), wrong, right.names())
                    .isProved(game, Progress.none()));
        }
    }

    @Test
    void generaOfNimPilesAndKayles() {
        List<String> nim = List.of("0^120", "1^031", "2^20", "3^31", "4^46");
        for (int n = 0; n < nim.size(); n++)
            assertEquals(
                    nim.get(n),
                    Genus.of(NimPile.of(n), Progress.none()).orElseThrow().toString());
        List<String> kayles = List.of("0^120", "1^031", "2^20", "3^31", "1^031", "4^146");
        for (int n = 0; n < kayles.size(); n++)
            assertEquals(
                    kayles.get(n),
                    Genus.of(new Heap(PileGames.named("kayles"), n), Progress.none())
                            .orElseThrow()
                            .toString());
        assertTrue(Genus.of(NimPile.of(5), Progress.none()).orElseThrow().isTame());
    }
}
